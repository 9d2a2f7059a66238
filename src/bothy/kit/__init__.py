"""The kit: what games share that is no part of the rules engine. It knows no game either."""
