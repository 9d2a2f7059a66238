"""Whoever writes a game makes mistakes: each is told in a sentence that says what is wrong and what would be right."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bothy.kernel.position
from bothy.games import adopt, find, search
from bothy.kernel import Choice, Game, Luck, Message, Option, Result, Table, Vocabulary
from bothy.kernel.journal import read
from bothy.kernel.mistakes import Mistake
from bothy.kernel.scene import Impossible
from kernel.mistaken import CODE, RULES, WORDS, game_with, tried
from kernel.small_game import module

FOLDER: Any = import_module("bothy.games")
COMPILED = not bothy.kernel.position.__file__.endswith(".py")
TYPED = " object expected; got "
"""What compiled code says, which looks at the types of what it is given by itself, and first."""

HEAP = '    heap: list[int] = field(Bag(), [5], "Straw that nobody has.")'
STRAW = 'field(Own("heap"), lambda box: [0] * box.seats'
LAID = "public(lambda box: [0] * box.seats,"
FEEDING = "barn.laid = [int(answers[seat] is LAY) for seat in range(barn.box.seats)]"
ODDS = "return [(0, 1), (1, 2)]"
RESULT = "return Result.highest(barn.laid)"
LAY = 'LAY = Choice("lay", Message("barn-lay"), clause="B01")'
NONE_FOLLOW = "returned None: return the steps that follow as a tuple, `()` if none do"


def asked(step: str, offered: str) -> dict[str, str]:
    """The choices of a step, told by its docstring, changed."""
    [before] = re.findall(rf"{re.escape(step)}.*?return \[LAY, KEEP\]", CODE, re.DOTALL)[:1]
    return {before: before.removesuffix("[LAY, KEEP]") + offered}


FEED, RACE, MILK = "or keeps it.", "first in?", "one seat milks."

FOUND_AT_ONCE: dict[str, tuple[dict[str, str], str]] = {
    "a field without an audience": (
        {HEAP: "    heap: list[int] = [5]"},
        "Barn.heap has no audience: declare it by `public(…)` or `field(…)`",
    ),
    "a field without a type": (
        {HEAP: HEAP.replace(": list[int]", "")},
        "Barn.heap has no type: declare it as in `heap: int = public(…)`",
    ),
    "a field with a name that is taken": (
        {"    heap:": "    values: int = public(0, 'How many.')\n    heap:"},
        "Barn.values: every table has something of that name; call the field otherwise",
    ),
    "an audience that is a class": (
        {"field(Bag(), [5]": "field(Bag, [5]"},
        "barn: Barn.heap has the class Bag for an audience: write `Bag(…)`",
    ),
    "an audience that is a word": (
        {"field(Bag(), [5]": "field('heap', [5]"},
        "barn: Barn.heap: 'heap' is no audience: give one such as `Own()` or `Bag()`",
    ),
    "an audience that names a field there is not": (
        {'Own("heap")': 'Own("pile")'},
        "barn: Barn.straw needs a field 'pile': Barn has straw, heap, laid",
    ),
    "masks that are nowhere": (
        {'Own("heap")': 'Seen("whom")'},
        "barn: Barn.straw needs a field 'whom': Barn has straw, heap, laid",
    ),
    "a pool that is no bag": (
        {'Own("heap")': 'Own("laid")'},
        "barn: Barn.laid is used as a pool and is no Bag: declare it by `field(Bag(), …)`",
    ),
    "a first value that is no list": (
        {STRAW: 'field(Own("heap"), 0'},
        "barn: Barn.straw is 0 at first, and is declared as list[int]: let one fit the other",
    ),
    "an owner without an entry": (
        {STRAW: 'field(Own("heap"), [0]'},
        "barn: Barn.straw has 1 entries for 2 owners: give each seat one, as in `lambda box: [0] * box.seats`",
    ),
    "a first value that cannot be stored": (
        {LAID: "public({},"},
        "barn: Barn.laid is a dict at first, which cannot be stored: a table holds numbers, words and lists of them",
    ),
    "a table without a field": (
        {"class Barn(Table):\n": "class Barn(Table):\n    pass\n\n\nclass Other(Table):\n"},
        "barn: Barn has no field: declare what lies on the table, by `public(…)` or `field(…)`",
    ),
    "a step whose field has a value": (
        {"    hours: int\n": "    hours: int = 1\n"},
        "Rain.hours: the field of a record has no value of its own; declare it by its type alone, `hours: int`,",
    ),
    "a step with a constructor": (
        {"    hours: int\n": "    def __init__(self, hours):\n        self.hours = hours\n"},
        "barn: Rain writes its own constructor: declare its fields instead, as in `seat: Seat`",
    ),
    "two steps of one name": (
        {"class Milking(": "class Home(Rule[Barn]):\n    pass\n\n\nclass Milking("},
        "barn: code.py: two classes are called Home, at lines 55 and 69; the second hides the first",
    ),
    "no first step": (
        {"    def opening(": "    def begin("},
        "barn: BarnGame has no `opening`: return the first step, as in `SetUp()`",
    ),
    "no result": (
        {"    def result(": "    def ending("},
        "barn: BarnGame has no `result`: return the scores and who has won, as in `Result.highest(table.scores)`",
    ),
    "no bound": (
        {"    def bound(": "    def length("},
        "barn: BarnGame has no `bound`: return the most answers and outcomes a game can take",
    ),
    "nothing conserved": (
        {"    def conserved(": "    def kept("},
        "barn: BarnGame has no `conserved`: return sums that never change, as in `{'cards': 52}`, or `{}` if there are",
    ),
    "no vocabulary": (
        {", vocabulary=VOCABULARY)": ")"},
        "barn: nothing says what can be answered: give `vocabulary=VOCABULARY` to the constructor of Game",
    ),
    "an opening that is no step": (
        {"return Feed()": "return None"},
        "barn: BarnGame.opening returned None: return the first step, as in `SetUp()`",
    ),
    "an opening that is a class": (
        {"return Feed()": "return Feed"},
        "barn: BarnGame.opening returned the class Feed: return the first step, as in `SetUp()`",
    ),
    "a bound that is nothing": (
        {"return 4 * box.seats": "pass"},
        "barn: BarnGame.bound returned None: return the most answers and outcomes a game can take",
    ),
    "a key nobody can type": (
        {'"barn", "Barn", (2': '"Barn Game", "Barn", (2'},
        "the key of BarnGame is what one types: small letters, digits and hyphens, as in 'loch-ness'",
    ),
    "more seats at least than at most": (
        {"(2, 3), 1, Barn": "(3, 2), 1, Barn"},
        "barn: the seats of BarnGame are (3, 2): give the fewest and the most, as in `(2, 4)`",
    ),
    "a label that is a word": (
        {LAY: 'LAY = Choice("lay", "Lay it", clause="B01")'},
        "barn: the label of the choice 'lay' is 'Lay it': give a message, as in `Message('barn-lay')`",
    ),
    "an option that is a word": (
        {"Barn, vocabulary=VOCABULARY)": 'Barn, ["wet"], vocabulary=VOCABULARY)'},
        "barn: BarnGame has the option 'wet': write `Option('wet')`",
    ),
    "two choices of one notation": (
        {"Vocabulary([LAY, KEEP])": "Vocabulary([LAY, KEEP, LAY])"},
        "two choices are called 'lay': each needs a notation of its own",
    ),
    "a choice that is a word": (
        {"Vocabulary([LAY, KEEP])": 'Vocabulary(["lay"])'},
        "'lay' is no choice: make one, as in `Choice('lay', Message(…))`",
    ),
    "a class for a game": (
        {"GAME = BarnGame()": "GAME = BarnGame"},
        "is the class BarnGame: write `GAME = BarnGame()`",
    ),
    "no game": (
        {"GAME = BarnGame()": "GAME = None"},
        "offers no GAME: write `GAME = …()` into its __init__.py",
    ),
}
FOUND_IN_PLAY: dict[str, tuple[dict[str, str], str]] = {
    "a secret that returns nothing": ({"return (Rain(1),)": "pass"}, f"barn: Feed.revealed {NONE_FOLLOW}"),
    "a chance that returns nothing": ({"return (Shelter(),)": "pass"}, f"barn: Rain.happened {NONE_FOLLOW}"),
    "a race that returns nothing": ({"return self.silent(barn)": "pass"}, f"barn: Shelter.heard {NONE_FOLLOW}"),
    "a decision that returns nothing": (
        {"choice: Choice):\n        return ()": "choice: Choice):\n        pass"},
        f"barn: Milking.decided {NONE_FOLLOW}",
    ),
    "a rule that returns nothing": (
        {"def apply(self, barn: Barn):\n        return ()": "def apply(self, barn: Barn):\n        pass"},
        f"barn: Home.apply {NONE_FOLLOW}",
    ),
    "a step that is not in a tuple": (
        {"return (Rain(1),)": "return Rain(1)"},
        "barn: Feed.revealed returned Rain(1): return `(Rain(1),)`",
    ),
    "steps in a list": (
        {"return (Rain(1),)": "return [Rain(1)]"},
        "barn: Feed.revealed returned a list: return the steps that follow as a tuple, `()` if none do",
    ),
    "a class among the steps": (
        {"return (Rain(1),)": "return (Rain,)"},
        "barn: the class Rain stands among the steps to be played: write `Rain(…)`",
    ),
    "nothing among the steps": (
        {"return (Rain(1),)": "return (None,)"},
        "barn: None stands among the steps to be played: a step returns steps, as in `(Deal(0), Turn(0))`",
    ),
    "a rule without apply": (
        {"    def apply(": "    def play("},
        "barn: Home has no `apply(table)`: write one that returns a tuple of the steps that follow",
    ),
    "a chance without odds": (
        {"    def odds(": "    def chances("},
        "barn: Rain has no `odds(table)`: write one that returns a list of outcomes with their weights",
    ),
    "a chance without happened": (
        {"    def happened(": "    def happens("},
        "barn: Rain has no `happened(table, outcome)`: write one that returns a tuple of the steps that follow",
    ),
    "a decision without decided": (
        {"    def decided(": "    def decides("},
        "barn: Milking has no `decided(table, choice)`: write one that returns a tuple of the steps that follow",
    ),
    "a secret without revealed": (
        {"    def revealed(": "    def reveals_it("},
        "barn: Feed has no `revealed(table, answers)`: write one that returns a tuple of the steps that follow",
    ),
    "choices that are nothing": (asked(MILK, "None"), "barn: Milking.choices returned None: return a list of choices"),
    "no choice": (
        asked(MILK, "[]"),
        "barn: Milking.choices leaves seat 1 nothing to answer: offer at least one choice, or do not ask that seat",
    ),
    "odds without an outcome": (
        {ODDS: "return []"},
        "barn: Rain.odds returned no outcome: return at least one, or do not play this step",
    ),
    "odds that add up to less than nothing": (
        {ODDS: "return [(0, -1), (1, -2)]"},
        "barn: Rain.odds gives outcome 0 the weight -1: leave out what cannot happen",
    ),
    "odds that are no pairs": (
        {ODDS: "return [0, 1]"},
        "barn: Rain.odds holds 0: return a list of outcomes with their weights, as in `[(1, 1), (2, 3)]`",
    ),
    "odds that are fractions": (
        {ODDS: "return [(0, 0.5), (1, 0.5)]"},
        "barn: Rain.odds holds (0, 0.5): return a list of outcomes with their weights, as in `[(1, 1), (2, 3)]`,",
    ),
    "odds that are too large": (
        {ODDS: "return [(0, 2**31), (1, 2)]"},
        "barn: Rain.odds add up to 2147483650: weights are small numbers, 2147483647 at most together",
    ),
}
FOUND_BY_A_LAW: dict[str, tuple[dict[str, str], str]] = {
    "a choice outside the vocabulary": (
        asked(FEED, "[LAY, STRAY]"),
        "barn: Feed.choices offers 'stray', which is not in the vocabulary: make it once and put it there",
    ),
    "choices that are words": (
        asked(MILK, '["lay", "keep"]'),
        "barn: Milking.choices offers 'lay': offer choices out of the vocabulary",
    ),
    "a choice that is offered twice": (
        asked(MILK, "[LAY, LAY]"),
        "barn: Milking.choices offers seat 1 the same twice: lay, lay",
    ),
    "a race without a pass": (
        asked(RACE, "[LAY]"),
        "barn: Shelter.choices offers seat 0 no Pass: in a race everybody may stay silent",
    ),
    "odds with an outcome that cannot be": (
        {ODDS: "return [(0, 0), (1, 2)]"},
        "barn: Rain.odds gives outcome 0 the weight 0: leave out what cannot happen",
    ),
    "odds with an outcome twice": (
        {ODDS: "return [(0, 1), (0, 2)]"},
        "barn: Rain.odds has the outcomes [0, 0]: name each once, the smallest first",
    ),
    "a seat there is not": (
        {"Milking(1), Home()": "Milking(7), Home()"},
        "barn: Milking asks seat 7: seats are numbered from 0, here to 2",
    ),
    "nobody is asked": (
        {FEED + '"""\n': FEED + '"""\n\n    def seats(self, barn):\n        return []\n'},
        "barn: Feed.seats returned []: return a list of the seats that are asked, at least one",
    ),
    "somebody is asked twice": (
        {FEED + '"""\n': FEED + '"""\n\n    def seats(self, barn):\n        return [0, 0, 1]\n'},
        "barn: Feed.seats returned [0, 0, 1]: name each seat once",
    ),
    "a step with a set": (
        {"Rain(1)": "Rain({1})"},
        "barn: Rain.hours is a set, which cannot be stored: a step holds numbers, words and tuples of them",
    ),
    "a step with a list": (
        {"Rain(1)": "Rain([1])"},
        "barn: Rain.hours is a list, and a step never changes: make it a tuple",
    ),
    "a set on the table": (
        {FEEDING: "barn.laid = {1}"},
        "barn: Barn.laid: set cannot be stored; a table and its steps hold numbers, words and lists",
    ),
    "something on the table that is not declared": (
        {FEEDING: "barn.wet = 1"},
        "barn: a step has set Barn.wet, which Barn does not declare",
    ),
    "a thing its bag does not know": (
        {STRAW: 'field(Own("heap"), lambda box: [7] * box.seats'},
        "barn: Barn.straw = [7, 7] does not fit its bag, heap = [5]: things are numbered from 0, and the bag",
    ),
    "something hidden that comes from nowhere": (
        {'Own("heap")': "Own()"},
        "barn: nothing says what is unseen in Barn.straw (entry 0): give its audience a pool, as in `Own('bag')`",
    ),
    "a docstring without a clause": (
        {"B02: all go home.": "All go home."},
        "barn: the docstring of Home names no clause, and RULES.md has B01 to B02",
    ),
    "a docstring with a clause there is not": (
        {"B02: all go home.": "B07: all go home."},
        "barn: the docstring of Home names the clause B07, and RULES.md has B01 to B02",
    ),
    "a choice with a clause there is not": (
        {LAY: LAY.replace("B01", "B09")},
        "barn: the choice 'lay' names the clause B09, and RULES.md has B01 to B02",
    ),
    "a message nobody has written": (
        {'tell("rains"': 'tell("pours"'},
        "barn: locales/en.ftl has no barn-pours: write `barn-pours = …`",
    ),
    "a message with the key of the game": (
        {'tell("rains"': 'tell("barn-rains"'},
        "`tell` puts the key of the game before an id by itself",
    ),
    "a message that lacks a value": (
        {'{"drops": outcome}': '{"drips": outcome}'},
        "barn: locales/en.ftl cannot say barn-rains, which carries drips:",
    ),
    "a message with a list": (
        {'{"drops": outcome}': '{"drops": [outcome]}'},
        "the message barn-rains carries drops = [0]: a value is a number or a word",
    ),
    "a message to a list of seats": (
        {'{"drops": outcome})': '{"drops": outcome}, to=[0])'},
        "barn-rains is told to [0]: `to` is a mask of seats, as in `1 << seat`",
    ),
    "no result at the end": (
        {RESULT: "pass"},
        "barn: BarnGame.result returned None: return a Result, as in `Result.highest(scores)`",
    ),
    "too few scores": (
        {RESULT: "return Result.highest(barn.laid[:1])"},
        "barn: BarnGame.result returned 1 scores for 2 seats: each seat has one",
    ),
    "shares of more than one win": (
        {RESULT: "return Result(barn.laid, [0.4] * barn.box.seats)"},
        "shares of the win add up to 0.8, not to 1",
    ),
    "a bound that is too small": ({"return 4 * box.seats": "return 2"}, "a game went on after its bound of 2"),
    "something that comes from nowhere": (
        {'{"straw": sum(barn.heap)}': '{"laid": sum(barn.laid)}'},
        "something came or went: {'laid': 0} became {'laid':",
    ),
}


def said(error: BaseException, sentence: str) -> bool:
    return sentence in str(error) or (COMPILED and TYPED in str(error))


def play_many(game: Game[Any]) -> None:
    for seed in range(40):
        game.new().playout(Luck(seed))


def test_the_game_is_right_as_it_stands() -> None:
    tried({})


@pytest.mark.parametrize("mistake", FOUND_AT_ONCE)
def test_found_when_the_game_is_found(mistake: str) -> None:
    changes, sentence = FOUND_AT_ONCE[mistake]
    with pytest.raises((TypeError, ValueError)) as error:
        game_with(changes)
    assert said(error.value, sentence), error.value


@pytest.mark.parametrize("mistake", FOUND_IN_PLAY)
def test_found_where_random_play_fails(mistake: str) -> None:
    changes, sentence = FOUND_IN_PLAY[mistake]
    game = game_with(changes)
    with pytest.raises((TypeError, NotImplementedError)) as error:
        play_many(game)
    assert said(error.value, sentence), error.value


@pytest.mark.parametrize("mistake", [*FOUND_IN_PLAY, *FOUND_BY_A_LAW])
def test_found_by_a_law(mistake: str) -> None:
    changes, sentence = {**FOUND_IN_PLAY, **FOUND_BY_A_LAW}[mistake]
    with pytest.raises((AssertionError, TypeError, ValueError, NotImplementedError)) as error:
        tried(changes)
    assert said(error.value, sentence), error.value


def test_a_word_that_is_missing_is_named_with_its_catalogue() -> None:
    with pytest.raises(AssertionError, match=r"barn: locales/en.ftl has no barn-home: write `barn-home = …`"):
        tried({}, words=WORDS.replace("barn-home = Home\n", ""))
    with pytest.raises(AssertionError, match=r"has no barn-feed.ask: write `.ask = …` below barn-feed"):
        tried({}, words=WORDS.replace("    .ask = Lay it?\n", ""))


def test_a_clause_that_is_missing_is_named() -> None:
    with pytest.raises(AssertionError, match=r"barn: the docstring of Rain names the clause B02, and RULES.md has B01"):
        tried({}, rules=RULES.partition("### B02")[0])
    with pytest.raises(AssertionError, match=r"names the clause B01, and RULES.md has no clause at all"):
        tried({}, rules="")


def test_an_error_of_the_rules_themselves_stays_as_it_is() -> None:
    game = game_with({FEEDING: "barn.laid[7] = 1"})
    with pytest.raises(IndexError):
        game.new().playout(Luck(1))


# Finding games


def test_a_folder_that_is_no_game_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "half_done"
    folder.mkdir()
    (folder / "__init__.py").write_text('"""Half done."""\n')
    monkeypatch.setattr(FOLDER, "__path__", [*FOLDER.__path__, str(tmp_path)])
    monkeypatch.setattr(FOLDER, "search", search.__wrapped__)
    with pytest.raises(ValueError, match=r"the game 'half-done' cannot be used: .* offers no GAME: write"):
        find("half-done")
    sys.modules.pop("bothy.games.half_done")


# What is stored, told and kept


def test_stored_positions_that_do_not_fit() -> None:
    game = adopt(module(""))
    stored: dict[str, Any] = game.new(2).dump()
    for change, sentence in (
        ({"agenda": [["DrawStone"]]}, r"\['DrawStone'\] does not fit DrawStone, which has seat"),
        ({"agenda": [["Storm"]]}, r"\['Storm'\] is no step of this game"),
        ({"table": {}}, "hill-fort: the stored table differs in bag, gone"),
    ):
        with pytest.raises(ValueError, match=sentence):
            game.load({**stored, **change})
    with pytest.raises(ValueError, match="hill-fort: what was stored lacks seats, sealed: store all that `dump`"):
        game.load({name: value for name, value in stored.items() if name not in ("seats", "sealed")})


def test_scenes_and_journals_with_a_pack_or_a_moment_that_cannot_be() -> None:
    game = adopt(module(""))
    for line, sentence in (
        ("moment: 3", "'moment: 3': three numbers, as in `moment: 4 3 -1`"),
        ("pack [[stone]]", "a pack is told as one quoted text"),
    ):
        with pytest.raises(Impossible, match=re.escape(sentence)):
            game.scene(f"hill-fort, 2 seats\n{line}")
    with pytest.raises(ValueError, match="line 4: a pack is kept as one quoted text"):
        read("bothy journal 1\ngame hill-fort\nseats 2\npack [[stone]]\n", lambda _: game)


def test_a_pack_for_a_game_without_content() -> None:
    with pytest.raises(ValueError, match="Barn has no content that a pack could replace"):
        game_with({}).new(pack="[[straw]]\n")


def test_results_options_and_vocabularies() -> None:
    with pytest.raises(ValueError, match=r"a score and a share of the win for each seat, not \[1, 2\] and \[1.0\]"):
        Result([1, 2], [1.0])
    with pytest.raises(ValueError, match="option 'wet' has no value: give at least two, the default first"):
        Option("wet", ())
    stray = Choice("stray", Message("stray"))
    Vocabulary([stray])
    with pytest.raises(ValueError, match="choice 'stray' stands in two vocabularies: make one for each"):
        Vocabulary([Choice("other", Message("other")), stray])


def test_a_mistake_is_a_type_error_like_those_python_makes() -> None:
    assert issubclass(Mistake, TypeError)
    with pytest.raises(NotImplementedError, match="Table has no declared field"):
        Table.fresh(Game("barn", "Barn", (2, 3), 1, Table, vocabulary=Vocabulary([])).box(2, {}, ""))
