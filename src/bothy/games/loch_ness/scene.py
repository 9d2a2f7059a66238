"""The words of scenes of Loch Ness.

    space: 4                  where large Nessie is, as players count the spaces
    camera 0/7: 3a            a seat's camera and its spot; `3a moved` if it lies face down
    reporter 1: pub           the action space of a seat's reporter
    camera 1/white: 5b        the white camera of who is in the pub
    blocked: 2a 9b            the spots that are blocked in a game for two
    laid 1: 3                 the card a seat has laid; `seen 1: 0 2` for who else has seen it, `all` if it is turned up
    spent 1: 2 5              a seat's cards on its discard pile (Room service?)
    third: 4                  the third card of a game for two; `seen third: 0` for who has looked at it
    turned: 1 4               the third cards that lie face up
    photos 0: 1 0 2           heads, bodies and tails a seat has taken from the display
    blind 0: 0 1 0            and those it has drawn from the deck
    display: 2 0 1            the open photos

Seats are counted from 0. The deck holds the photos that are left. Nothing told, it is the second round, seat 0 starts,
Nessie is on the first space, and the display shows one photo of each motif.
"""

from __future__ import annotations

from collections.abc import Iterator

from bothy.games.loch_ness.actions import ChooseAction
from bothy.games.loch_ness.cameras import MoveAgain, MoveCamera, PlaceCamera
from bothy.games.loch_ness.choices import (
    ACTION_NAMES,
    CAMERA_NAMES,
    EVERY_SPOT,
    GROUPS,
    HAND,
    MOTIFS,
    WHITE_DECK,
    ActionNumber,
    CameraNumber,
    SpaceNumber,
    SpotNumber,
    spot_name,
)
from bothy.games.loch_ness.rounds import DrawCard, LayCards, ToCastle, ToChurch, reveal_and_score
from bothy.games.loch_ness.table import FIVE, OWN_CAMERAS, PUB, WHITE, Loch
from bothy.kernel import NOTHING, Seat, Step
from bothy.kernel.scene import Impossible, Language
from bothy.kit.scenes import number, numbers, one_of, seat, seats, seats_told

MIDDLE = ("space", "display", "blocked", "third", "turned")
OWN = ("reporter", "laid", "seen", "spent", "photos", "blind")
SPOT_NAMES = [spot_name(spot) for spot in EVERY_SPOT]


class NessLanguage(Language[Loch]):
    def words(self) -> list[str]:
        return [*MIDDLE, "camera", *OWN]

    def lay(self, loch: Loch) -> None:
        loch.round = 2
        loch.nessie = SpaceNumber(0)
        move_photos(loch, loch.display, [1, 1, 1])

    # Reading

    def read(self, loch: Loch, word: str, about: str, rest: str) -> bool:
        if word in MIDDLE:
            read_middle(loch, word, rest)
        elif word == "camera":
            read_camera(loch, about, rest)
        elif word == "seen" and about == "third":
            loch.third_knows |= seats(rest, loch.box)
        elif word in OWN:
            read_seat(loch, word, seat(about, loch.box), rest)
        else:
            return False
        return True

    def agenda(self, loch: Loch) -> list[Step[Loch]]:
        """What the round still asks of those who have not done it yet; then Nessie swims."""
        order, nobody_laid = loch.round_the_table(), all(card == NOTHING for card in loch.laid)
        if loch.round <= 1:
            draw = [DrawCard(seat) for seat in loch.card_players() if nobody_laid]
            place = [PlaceCamera(seat) for lap in range(FIVE) for seat in order if placed(loch, seat) <= lap]
            return [*draw, *place, *reveal_and_score(loch)]
        act = [ChooseAction(seat) for seat in order if loch.reporters[seat] == NOTHING]
        lay = [LayCards(), ToChurch()] if nobody_laid else []
        move = [MoveCamera(seat) for seat in order if placed(loch, seat) == len(loch.movable(seat)) > 0]
        again = [MoveAgain(seat) for seat in order]
        return [*act, *lay, *move, *again, ToCastle(), *reveal_and_score(loch)]

    # Writing

    def write(self, loch: Loch) -> Iterator[str]:
        if loch.nessie >= 0:
            yield f"space: {loch.nessie + 1}"
        if loch.display != [1, 1, 1]:
            yield f"display: {spaced(loch.display)}"
        blocked = [name for spot, name in enumerate(SPOT_NAMES) if loch.blockers >> spot & 1]
        if blocked:
            yield f"blocked: {spaced(blocked)}"
        if loch.third != NOTHING:
            yield f"third: {loch.third}"
            yield from seen_told(loch, "third", loch.third_knows)
        if loch.turned:
            yield f"turned: {spaced(cards_in(loch.turned))}"
        for owner in range(loch.box.seats):
            yield from write_seat(loch, owner)


def spaced(things: list[int] | list[str]) -> str:
    return " ".join(map(str, things))


def cards_in(mask: int) -> list[int]:
    return [card for card in HAND if mask >> card & 1]


def placed(loch: Loch, owner: Seat) -> int:
    """How many cameras stand on the board for a seat."""
    return sum(loch.owns(owner, camera) for camera in (*OWN_CAMERAS, WHITE))


# Reading


def read_middle(loch: Loch, word: str, rest: str) -> None:
    """What lies on the board and beside it, and is no seat's own."""
    if word == "space":
        loch.nessie = SpaceNumber(number(rest, 1, GROUPS, "space") - 1)
    elif word == "display":
        move_photos(loch, loch.display, numbers(rest, len(MOTIFS), 99, "count of photos"))
    elif loch.box.seats > 2:
        raise Impossible("that is only in a game for two")
    elif word == "blocked":
        for name in rest.split():
            spot = free_spot(loch, name)
            loch.blockers |= 1 << spot
            loch.taken |= 1 << spot
    elif word == "third":
        loch.third = number(rest, HAND[0], HAND[-1], "third card")
    else:
        loch.turned = mask_of_cards(rest)


def read_camera(loch: Loch, about: str, rest: str) -> None:
    before, _, name = about.partition("/")
    owner, camera = seat(before, loch.box), CameraNumber(one_of(CAMERA_NAMES, name, "camera"))
    if loch.spot_of(owner, camera) != NOTHING:
        raise Impossible(f"that camera stands on {spot_name(loch.spot_of(owner, camera))} already")
    if camera == WHITE and loch.reporters[owner] != PUB:
        raise Impossible(f"only who is in the pub has it: tell `reporter {owner}: pub` first")
    spot, _, moved = rest.partition(" ")
    loch.put(owner, camera, free_spot(loch, spot))
    if moved:
        one_of(["moved"], moved, "word for a camera")
        loch.moved |= loch.bit_of(owner, camera)


def free_spot(loch: Loch, name: str) -> SpotNumber:
    spot = SpotNumber(one_of(SPOT_NAMES, name, "spot"))
    if loch.taken >> spot & 1:
        raise Impossible(f"{name} is taken")
    return spot


def read_seat(loch: Loch, word: str, owner: Seat, rest: str) -> None:
    """What is a seat's own."""
    if word == "reporter":
        spaces = ACTION_NAMES[: loch.loch_box.action_spaces]
        action = ActionNumber(one_of(spaces, rest, "action space of this table"))
        if action in loch.reporters:
            raise Impossible(f"seat {loch.standing_on(action)} stands there already")
        loch.reporters[owner] = action
    elif word == "laid":
        loch.laid[owner] = WHITE_DECK[one_of([str(card) for card in WHITE_DECK], rest, "move card")]
        loch.laid_knows[owner] |= 1 << owner
    elif word == "seen":
        if loch.laid[owner] == NOTHING:
            raise Impossible(f"seat {owner} has laid no card")
        loch.laid_knows[owner] |= seats(rest, loch.box)
    elif word == "spent":
        loch.spent[owner] = mask_of_cards(rest)
    else:
        album = loch.photos if word == "photos" else loch.blind
        held = album[owner * 3 : owner * 3 + 3]
        move_photos(loch, held, numbers(rest, len(MOTIFS), 99, "count of photos"))
        album[owner * 3 : owner * 3 + 3] = held
        if word == "blind":
            loch.rolls[owner] = sum(held)


def mask_of_cards(text: str) -> int:
    mask = 0
    for word in text.split():
        mask |= 1 << number(word, HAND[0], HAND[-1], "move card")
    return mask


def move_photos(loch: Loch, held: list[int], wanted: list[int]) -> None:
    """Have so many photos of each motif here instead, and the others in the deck."""
    for motif, count in enumerate(wanted):
        there = loch.deck[motif] + held[motif]
        if count > there:
            raise Impossible(f"there are not {count} photos of a {MOTIFS[motif]} left, but {there}")
        loch.deck[motif] = there - count
        held[motif] = count


# Writing


def write_seat(loch: Loch, owner: Seat) -> Iterator[str]:
    if loch.reporters[owner] != NOTHING:
        yield f"reporter {owner}: {ACTION_NAMES[loch.reporters[owner]]}"
    cameras = [*OWN_CAMERAS, *([WHITE] if loch.reporters[owner] == PUB else [])]
    for camera in cameras:
        spot = loch.spot_of(owner, camera)
        if spot != NOTHING:
            moved = " moved" if loch.moved & loch.bit_of(owner, camera) else ""
            yield f"camera {owner}/{CAMERA_NAMES[camera]}: {spot_name(spot)}{moved}"
    if loch.laid[owner] != NOTHING:
        yield f"laid {owner}: {loch.laid[owner]}"
        knows = loch.laid_knows[owner]
        yield from seen_told(loch, str(owner), knows if knows < 0 else knows & ~(1 << owner))
    if loch.spent[owner]:
        yield f"spent {owner}: {spaced(cards_in(loch.spent[owner]))}"
    for word, album in (("photos", loch.photos), ("blind", loch.blind)):
        held = album[owner * 3 : owner * 3 + 3]
        if any(held):
            yield f"{word} {owner}: {spaced(held)}"


def seen_told(loch: Loch, whose: str, knows: int) -> Iterator[str]:
    if knows:
        yield f"seen {whose}: {seats_told(knows, loch.box)}"
