"""Merlouf as the package finds it."""

from __future__ import annotations

from bothy.games.merlouf import gnomes, rooms, things
from bothy.games.merlouf.board.drawing import draw
from bothy.games.merlouf.board.figures import PHASES, figures
from bothy.games.merlouf.bot.knack import choose
from bothy.games.merlouf.bot.outlook import outlook
from bothy.games.merlouf.bot.tricks import TRICKS, trick
from bothy.games.merlouf.box import PARTS, ROUNDS, RULES_VERSION, THE_NIGHT, HouseBox
from bothy.games.merlouf.content.reading import box, load
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import Talk
from bothy.games.merlouf.gnomes import EVERY_GNOME
from bothy.games.merlouf.reasons import reasons
from bothy.games.merlouf.rooms import ROOMS
from bothy.games.merlouf.rounds import SetUp
from bothy.games.merlouf.scene import HouseLanguage
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import CIRCLES, FACE_KEYS, GOODY, TRAP
from bothy.games.merlouf.upgrading import upgraded
from bothy.games.merlouf.words import WORDS
from bothy.kernel import NOTHING, Box, Choice, Event, Game, Message, Option, Reason, Result, Sight, Step, TieBreak
from bothy.kernel.game import Say
from bothy.kit.constants import named
from bothy.kit.points import points_told


class Merlouf(Game[House]):
    def __init__(self) -> None:
        super().__init__(
            "merlouf",
            "Merlouf",
            (2, 6),
            RULES_VERSION,
            House,
            [
                Option("traps", ("off", "on"), "F47"),
                Option("no-time", ("off", "on"), "F46"),
                Option("used-gnome", ("stays", "moves"), "F14"),
                Option("fewer-objects", ("off", "on"), "F08"),
                Option("ties", ("shared", "goodies"), "F45"),
                Option("first-player", ("dice", "lot"), "F05", since=2, formerly="lot"),
                Option("task-points", ("weighed", "even"), "F39", since=2, formerly="even"),
            ],
        )
        self.language = HouseLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> HouseBox:
        return box(seats, tuple(options.items()), pack)

    def check_pack(self, pack: str, name: str) -> None:
        load(pack, name)

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        return upgraded(data)

    def opening(self, box: Box) -> Step[House]:
        return SetUp()

    def result(self, house: House) -> Result:
        """F45: most points win; who ties shares the win, or with the option the one with more goodies has it."""
        goodies = [house.held(seat, GOODY) for seat in range(house.box.seats)]
        breaks = [TieBreak(Message("merlouf-tie-goodies"), goodies)] if house.house_box.goodies_break_ties else []
        return Result.ranked(house.scores, breaks)

    def account(self, house: House, events: list[Event]) -> list[tuple[Message, list[int]]]:
        """What each assessment moved the pawns by, what traps brought and goodies cost; nobody falls below 0."""
        seats = house.box.seats
        pawns, assessed = [0] * seats, [0] * seats
        rounds: list[list[int]] = []
        for event in events:
            id, values = event.message.id, event.message.values
            if id not in ("merlouf-scores", "merlouf-buys", "merlouf-traps-merlin"):
                continue
            seat, points = values["seat"], values["points"]
            assert isinstance(seat, int)
            assert isinstance(points, int)
            before = pawns[seat]
            pawns[seat] = max(0, before - points if id == "merlouf-buys" else before + points)
            if id == "merlouf-scores":
                if assessed[seat] == len(rounds):
                    rounds.append([0] * seats)
                rounds[assessed[seat]][seat] = pawns[seat] - before
                assessed[seat] += 1
        lines = [
            (Message("merlouf-account-round", {"round": number + 1}), points) for number, points in enumerate(rounds)
        ]
        bought = points_told(events, "merlouf-buys", seats)
        lines.append((Message("merlouf-account-goodies"), [-points for points in bought]))
        if house.house_box.with_traps:
            lines.append((Message("merlouf-account-traps"), points_told(events, "merlouf-traps-merlin", seats)))
        return lines

    def rounds(self, house: House) -> int:
        return house.round

    def bound(self, box: Box) -> int:
        """The most that can happen in a game.

        Set-up draws a card each, who begins and a die each. In a round: six circles left out, a card each, three
        goodies each with an answer and a draw and one answer more; in each of three parts a placement each, and for
        each of at most five actions an answer, a look (two answers and two draws), a draw, and a contest of all with
        talk, goodies and dice, once more for each rival; at most 40 words each in the negotiations, each heard after
        all have answered and followed by at most three things picked, six stowed and a card laid; the die, and for
        each seat's trap a card each, three bonus objects drawn and voted on three times.
        """
        assert isinstance(box, HouseBox)
        seats = box.seats
        actions = seats * max(box.actions)
        parts = 3 * (seats + actions * 6 + (actions + seats) * (3 * seats + 2))
        talks = seats * WORDS * (seats + 1 + 10) + seats
        traps = seats * (seats + 3 + 9 * seats)
        return 2 * seats + 1 + ROUNDS * (ROOMS + seats + 7 * seats + parts + talks + 1 + traps)

    def knack(self, sight: Sight[House], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices, level, seed)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tempers(self) -> list[str]:
        return ["honest", "sly", "silent"]

    def tricks(self) -> list[str]:
        return TRICKS

    def trick(self, sight: Sight[House], choices: list[Choice], name: str, seed: int) -> Choice:
        return trick(sight, choices, name, seed)

    def reaction(self, level: str) -> float:
        return 4.0

    def hourglass(self, house: House) -> tuple[str, int] | None:
        """F46: with No Time! the whole night has three minutes."""
        return ("night", THE_NIGHT) if house.part and house.house_box.no_time else None

    def conserved(self, house: House) -> dict[str, int]:
        """Every object, card and gnome is somewhere, and only once."""
        counts = [bag.copy() for bag in house.bags]
        for place, face in enumerate(house.faces):
            if face >= 0:
                counts[house.backs[place]][face] += 1
        for gone, back in ((house.goodies_gone, GOODY), (house.traps_gone, TRAP)):
            for kind, copies in enumerate(gone):
                counts[back][kind] += copies
        account = {key: counts[back][kind] for back, keys in enumerate(FACE_KEYS) for kind, key in enumerate(keys)}
        for card in range(len(house.deck)):
            account[f"card {card + 1}"] = house.deck[card] + house.played[card] + house.objectives.count(card)
        account["hidden elsewhere"] = sum(
            1 for room, hider in enumerate(house.hiders) if hider != NOTHING and house.places[hider] != room
        )
        account["things unseen by their owner"] = unseen_by_owner(house)
        account["objects with gnomes at home"] = with_gnomes_at_home(house)
        account["backs in the wrong place"] = misplaced(house)
        return account

    def outlook(self, house: House) -> list[float]:
        return outlook(house)

    def tick(self, house: House) -> int:
        """A part of the night is settled once the next begins, the others with the round."""
        return house.round * (PARTS + 1) + house.part

    def pondering(self, step: Step[House]) -> float:
        """Talks are many words, each of little weight."""
        return 0.0 if isinstance(step, (Negotiate, Talk)) else 1.0

    def reasons(self, sight: Sight[House], choice: Choice) -> list[Reason]:
        return reasons(sight, choice)

    def figures(self, sight: Sight[House]) -> dict[str, object]:
        return figures(sight)

    def constants(self) -> dict[str, object]:
        return {
            **named(things, "COLOURS ENCHANTED GOODY TRAP BACK_NAMES FACE_KEYS"),
            **named(rooms, "ROOM_NAMES PRISON BARS"),
            **named(gnomes, "GNOME_NAMES"),
            "PHASES": PHASES,
        }

    def draw(self, sight: Sight[House], say: Say) -> str:
        return draw(sight, say)


def unseen_by_owner(house: House) -> int:
    """Things that a seat has and has never looked at."""
    things = house.house_box.things
    return sum(
        1
        for place in range(CIRCLES, len(house.backs))
        if house.backs[place] != NOTHING and not house.knows[place] >> ((place - CIRCLES) // things) & 1
    )


def with_gnomes_at_home(house: House) -> int:
    """Objects carried by a gnome who is not in the house."""
    return sum(
        house.load(seat, gnome)
        for seat in range(house.box.seats)
        for gnome in EVERY_GNOME
        if not house.is_out(seat, gnome)
    )


def misplaced(house: House) -> int:
    """Things on circles of another colour, among another kind of cards, or cards carried like objects."""
    box = house.house_box
    wrong = sum(1 for circle in range(CIRCLES) if house.backs[circle] not in (NOTHING, box.circles[circle]))
    for place in range(CIRCLES, len(house.backs)):
        thing, back = (place - CIRCLES) % box.things, house.backs[place]
        if thing >= box.goodies_from:
            wrong += back not in (NOTHING, TRAP if thing >= box.traps_from else GOODY)
        else:
            wrong += back >= GOODY
    return wrong
