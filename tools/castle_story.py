"""How a story of Castle von Loghan is played: how often every card, outcome and closing is reached, and at what price.

    python tools/castle_story.py --games 1000 --seats 3 --difficulty normal

Plays games of mixed bots: every seat has a level and a temper of the game's by lot. `--bot sharp` gives all the same
mind. Of a hundred Decision cards `--whim` are laid on a whim, as people do who are curious. Told are the tables of
docs/castle-figures.md, of this one setting; nothing is kept.
"""

from __future__ import annotations

import argparse

from castle_plays import MIXED, Setting, play_game
from castle_telling import fights, losses, reached, reading, winning


def main() -> None:
    parser = argparse.ArgumentParser(description="How often every card, outcome and closing of a story is reached.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--story", default="eighteenth")
    parser.add_argument("--printing", default="second")
    parser.add_argument("--bot", default=MIXED, help="the mind of all seats: a level, and perhaps a temper")
    parser.add_argument("--whim", type=int, default=25, help="Decision cards laid on a whim, of a hundred")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    options = (("difficulty", wanted.difficulty), ("story", wanted.story), ("printing", wanted.printing))
    setting = Setting(wanted.seats, options, wanted.bot, wanted.whim, seed=wanted.seed)
    games = [play_game(setting, number) for number in range(wanted.games)]
    runs = [(setting, games)]
    parts = [winning(runs), fights(runs), losses(runs), reading(runs), reached(runs)]
    print("\n\n".join("\n".join(part) for part in parts))


if __name__ == "__main__":
    main()
