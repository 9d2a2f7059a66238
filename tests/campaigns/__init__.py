"""The server's proofs: small samples run in the tests, the whole of them with `python -m campaigns`."""
