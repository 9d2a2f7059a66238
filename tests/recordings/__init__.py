"""Recordings: games and tables of one version of the program, to be played again by another.

They prove that a change of shape is no change of what the program does. A recording holds a whole journal, and short
hashes of all that was offered, told and shown on the way; bots are asked while it is made and never again.

With a version that is known to be right, say one installed and compiled in `old/`:

    PYTHONPATH=tests old/bin/python -m recordings.record ../recordings --games 200
    PYTHONPATH=tests old/bin/python -m recordings.tables ../recordings

and afterwards with the one that was changed:

    PYTHONPATH=src:tests python -m recordings.replay ../recordings/*.jsonl.gz
    PYTHONPATH=src:tests python -m recordings.served ../recordings

Where the rules version of a game has risen its positions may look otherwise, and all that shows them whole:
`--allow castle-von-loghan:dump` says so of one kind of thing, and may be repeated. Of those kinds are `dump`, `sights`,
`tensors`, `layout`, `describe`, `imagined`, `ends` and `journal` (its hashes). What must never be allowed is `replay`
(a row is refused), `reading` (an old journal is not understood) and `load` (an old position is not, or becomes another
than the one that was replayed).

A hash does not tell what was there before. `--show NUMBER:ROW`, with the old program and with the new one, prints all
that was looked at, and the two texts can be compared.

`sample/` is a small set, replayed by `test_recordings.py`. It is made by the same two commands with `--brief`, the
first with `--games 6` too.
"""
