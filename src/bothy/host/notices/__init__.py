"""A house that calls people back: what they are to be told while they are elsewhere, how they wish it, who carries it.

`Matters` sees from the tables what somebody is to be told; `WishBook` keeps how everybody wishes to be called; the
`Desk` puts both together; `Sending` hands it to the carriers, which the web brings along.
"""
