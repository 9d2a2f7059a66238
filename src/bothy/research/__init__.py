"""For learners and researchers: observations, PettingZoo, OpenSpiel, traces.

Nothing here knows a game: whatever is found in `bothy.games` can be studied. `bothy.research.pettingzoo` and
`bothy.research.openspiel` need what the extra `research` brings (`bothy.extras`); they are imported by name.
"""
