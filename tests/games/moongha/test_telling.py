"""What the log, the labels and the text board say, in both languages."""

from __future__ import annotations

import pytest

from bothy.games.moongha.table import Earth
from bothy.kernel import Event, Message, Position
from bothy.kernel.step import Ask
from bothy.locales import Speech
from games.moongha.world import GAME
from stories import bring, clause, say

NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal"]


def told(position: Position[Earth], lang: str, *words: str | int, seat: int = 0) -> list[str]:
    """What a spectator hears of what a seat says, and of what chance brings."""
    events: list[Event] = []
    position.table.sink = events
    for word in words:
        if isinstance(word, int):
            bring(position, word)
        else:
            say(position, seat, word)
    position.table.sink = None
    speech = Speech(lang, [GAME], NAMES)
    return [speech.say(event.message) for event in events]


def labels(position: Position[Earth], lang: str) -> list[str]:
    step = position.step()
    assert isinstance(step, Ask)
    (seat,) = position.asking()
    speech = Speech(lang, [GAME], NAMES, seat)
    return [speech.say(step.label(position.table, seat, choice)) for choice in position.choices(seat)]


BEIJING = """
moongha, 4 seats
monster 0/bloob-1: beijing
white 0/bloob: 1
humans beijing: 1H 1I
"""
STRIKE = ("action attack", "box bloob", "spend 2")


@clause("M23", "M26")
@pytest.mark.parametrize(
    ("aim", "lang", "sentence"),
    [
        ("city", "en", "Ailsa attacks the city of Beijing with Bloob. 2 dice, a 4 or more hits: none."),
        ("humans", "en", "Ailsa attacks the humans in Beijing with Bloob. 2 dice, a 4 or more hits: none."),
        ("city", "fr", "Ailsa attaque la ville de Pékin avec Bloob. 2 dés, on touche dès 4\xa0: aucune touche."),
        ("humans", "fr", "Ailsa attaque les humains à Pékin avec Bloob. 2 dés, on touche dès 4\xa0: aucune touche."),
    ],
)
def test_the_log_says_what_is_attacked(aim: str, lang: str, sentence: str) -> None:
    assert sentence in told(GAME.scene(BEIJING), lang, *STRIKE, f"aim {aim}", 0)


@clause("M40", "Ruling 3")
def test_the_air_force_names_its_target() -> None:
    scene = "moongha, 4 seats\nmonster 1/bloob-2: rome\nmonster 2/drakoor-1: paris\nwaiting military-2: air-force"
    at_rome = ("action military-2", "city rome", 1 * 5 + 0)
    assert "The air force in Rome attacks Bloob 2 of Bruce. 4 dice, a 4 or more hits: 1. No die shows a 1." in told(
        GAME.scene(scene), "en", *at_rome
    )
    assert (
        "L’escadrille attaque Bloob 2 (Bruce) à Rome. 4 dés, on touche dès 4\xa0: 1 touche. Aucun dé ne donne 1."
        in told(GAME.scene(scene), "fr", *at_rome)
    )
    at_paris = ("action military-2", "city paris", 1 * 5 + 2)
    assert told(GAME.scene(scene), "en", *at_paris)[-2:] == [
        "The air force in Paris finds nobody it could hurt. 2 dice show a 1.",
        "2 black cubes go into Paris.",
    ]


@clause("M41")
def test_the_bomb_names_each_monster_it_hits() -> None:
    scene = "moongha, 4 seats\nmonster 1/mechoor: rome\nmonster 2/bloob-1: (rome)\nwaiting military-2: a-bomb"
    lines = told(GAME.scene(scene), "en", "action military-2", "unit a-bomb", "city rome", 2, 3, 0)
    assert lines == [
        "Ailsa sends an A bomb to Rome.",
        "The A bomb hits Mechoor of Bruce. 8 dice, a 4 or more hits: 2.",
        "Mechoor of Bruce is hurt: 2 of 6.",
        "The A bomb hits Bloob 1 of Catriona. 8 dice, a 4 or more hits: 3.",
        "Bloob 1 of Catriona is destroyed.",
        "Rome burns. 8 dice, a 4 or more hits: none.",
    ]


@clause("M45", "Ruling 16")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bruce gets the Pass token back from the box hero, unused: the turn is over."),
        ("fr", "Bruce récupère son jeton Passe de la case héros sans qu’il ait servi\xa0: le tour est fini."),
    ],
)
def test_a_pass_token_that_goes_back_unused_is_told(lang: str, sentence: str) -> None:
    position = GAME.scene("moongha, 4 seats\npass-token 1: hero\npasses = 3")
    lines = told(position, lang, "pass")
    assert lines[1] == sentence
    assert not [line for line in lines if "Pass" in line and line != sentence], "nobody else has laid one"


@clause("M19", "Ruling 9")
def test_more_tokens_than_a_drakoor_takes() -> None:
    """One of two Drakoors has died, so that two tokens lie where one is needed."""
    scene = "moongha, 4 seats\norange 0/drakoor: 1"
    assert told(GAME.scene(scene), "en", "action create", "box drakoor")[-1] == (
        "Ailsa builds Drakoor: 2 tokens, it takes 1."
    )
    assert told(GAME.scene(scene), "fr", "action create", "box drakoor")[-1] == (
        "Ailsa prépare Drakoor\xa0: 2 jetons, il en faut 1."
    )


@clause("M18")
def test_a_bloob_of_two_tokens_is_no_surprise() -> None:
    position = GAME.scene("moongha, 4 seats\nmonster 0/bloob-1: rome\norange 0/bloob: 1")
    assert told(position, "en", "action create", "box bloob", "city rome") == [
        "Ailsa builds Bloob: 2 tokens, it takes 3, or 2 near another.",
        "Bloob 2 of Ailsa comes up in Rome, hidden.",
    ]


@clause("M25", "M26", "M27")
def test_a_label_says_whose_dice_they_are() -> None:
    position = GAME.scene(BEIJING.replace("1H 1I", "1H 1I 1A") + "cubes beijing: 1x2\n")
    say(position, 0, *STRIKE)
    assert labels(position, "en") == [
        "The city: 2 dice; 3 humans fall first; the city can take 6 more cubes; armour fires first, 3 dice; "
        "who is left fires last, up to 2 dice",
        "All humans there (3): 2 dice; armour fires first, 3 dice; who is left fires last, up to 2 dice",
    ]
    assert labels(position, "fr")[0] == (
        "La ville\xa0: 2 dés\xa0; 3 humains tombent d’abord\xa0; la ville peut encore prendre 6 cubes\xa0; "
        "les blindés tirent d’abord, 3 dés\xa0; ceux qui restent tirent ensuite, 2 dés au plus"
    )
    alone = GAME.scene("moongha, 4 seats\nmonster 0/bloob-1: beijing")
    say(alone, 0, "action attack", "box bloob", "spend 1")
    assert labels(alone, "en") == ["The city: 1 die; the city can take 8 more cubes"]


@clause("M26")
def test_in_french_nobody_puts_no_cube() -> None:
    scene = "moongha, 4 seats\nmonster 0/bloob-1: beijing"
    lines = told(GAME.scene(scene), "fr", "action attack", "box bloob", "spend 1", "aim city", 0)
    assert "Ailsa ne pose aucun cube à Pékin et en garde 20." in lines
    lines = told(GAME.scene(scene), "fr", "action attack", "box bloob", "spend 1", "aim city", 1)
    assert "Ailsa pose 1 cube à Pékin et en garde 19." in lines


@clause("M33")
def test_in_french_a_monster_goes_from_one_city_to_another() -> None:
    scene = "moongha, 4 seats\nmonster 0/mechoor: cairo"
    lines = told(GAME.scene(scene), "fr", "action move", "monster 1/mechoor", "city rome")
    assert lines == ["Ailsa déplace Mechoor du Caire à Rome."]


@pytest.mark.parametrize(
    ("passes", "english", "french"),
    [
        (0, "no pass so far, 4 in succession end the turn", "personne n’a passé, 4 de suite finissent le tour"),
        (1, "1 pass so far, 4 in succession end the turn", "1 a passé, 4 de suite finissent le tour"),
        (3, "3 passes so far, 4 in succession end the turn", "3 ont passé, 4 de suite finissent le tour"),
    ],
)
def test_the_board_counts_passes(passes: int, english: str, french: str) -> None:
    sight = GAME.scene(f"moongha, 4 seats\npasses = {passes}").sight(0)
    assert f"({english})" in GAME.draw(sight, Speech("en", [GAME]).say)
    assert f"({french})" in GAME.draw(sight, Speech("fr", [GAME]).say)


def test_what_lies_in_a_box_is_counted_in_french() -> None:
    scene = "moongha, 4 seats\ntokens = [1, 6, 1]\nwaiting military-1: armour armour air-force a-bomb a-bomb"
    text = GAME.draw(GAME.scene(scene).sight(0), Speech("fr", [GAME]).say)
    for words in ("1 orange", "6 blancs", "1 violet", "2 blindés, 1 escadrille, 2 bombes A"):
        assert words in text


def test_refusals_are_sentences() -> None:
    position = GAME.scene("moongha, 4 seats\nmonster 0/mechoor: rome\nwaiting military-1: armour air-force")
    say(position, 0, "action military-1")
    step = position.step()
    assert isinstance(step, Ask)
    vocabulary = position.table.box.vocabulary
    reason = step.why_not(position.table, 0, vocabulary.parse("unit infantry"))
    assert Speech("en", [GAME]).say(reason) == "There is no infantry in that box."
    assert Speech("fr", [GAME]).say(reason) == "Il n’y a pas d’infanterie dans cette case."
    position = GAME.scene("moongha, 4 seats\nmonster 0/mechoor: rome")
    say(position, 0, "action attack", "box mechoor")
    step = position.step()
    assert isinstance(step, Ask)
    reason = step.why_not(position.table, 0, vocabulary.parse("spend 3"))
    assert Speech("en", [GAME]).say(reason) == "There is only 1 token in that box."
    assert Speech("fr", [GAME]).say(reason) == "Il n’y a que 1 jeton dans cette case."


@clause("M39")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            ["The army fires at Bloob 1 of Bruce. 2 dice, a 4 or more hits: 1.", "Bloob 1 of Bruce is hurt: 1 of 3."],
        ),
        (
            "fr",
            [
                "L’armée tire sur Bloob 1 (Bruce). 2 dés, on touche dès 4\xa0: 1 touche.",
                "Bloob 1 (Bruce) est blessé\xa0: 1 sur 3.",
            ],
        ),
    ],
)
def test_shots_and_wounds_are_told_in_sentences(lang: str, lines: list[str]) -> None:
    scene = "moongha, 4 seats\nmonster 1/bloob-1: rome\nwaiting military-1: infantry"
    assert told(GAME.scene(scene), lang, "action military-1", "city rome", 1)[-2:] == lines


@clause("M24")
def test_a_sentence_about_ones_own_monster_begins_with_a_capital() -> None:
    message = Message("moongha-dies", {"owner_seat": 0, "kind": "bloob", "number": 1})
    assert Speech("en", [GAME], NAMES, 0, strict=True).say(message) == "Your Bloob 1 is destroyed."
    assert Speech("fr", [GAME], NAMES, 0, strict=True).say(message) == "Votre Bloob 1 est détruit."
