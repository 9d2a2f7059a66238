"""Scenes of Merlouf, told in words.

    merlouf, 3 seats
    option traps on
    gnome 0/wise: lounge
    gnome 1/ball: bars
    hidden: 2/magik
    playing 0: wise 2
    carries 0/wise: foak clock+1
    looked lounge/red: velvet-fez 0 2
    goodies 0: pins - ribbon
    card 0: 12
    offer 0/0: offer 2, give wise 1, name foak, want yellow, name nothing

Seats are counted from 0. A gnome stands in a room, in the `prison` to free others, or behind `bars`. Who is played may
be followed by the actions he has left. Things go by their keys, each with the other seats that have seen it, as in
`clock+1`, and `-` is an empty place between them. Objects lie on circles like `lounge/red`; `looked` says what one is
and who has looked at it. Offers and drafts are told, after the things they speak of, by the words that make one; a
`plan` or a `pact` by the trap, the room to meet in if one was named, and its partners, each with the number of the card
laid, as in `soap kitchen 0/1 2`.

What is not told: it is the second round, seat 0 begins, Gnowise may look wherever he stands, and everybody has an
objective card. There is an object on every circle but those from which carried ones were taken, from the bottom of the
house up; where `empty` names circles or whole rooms, just these are. Things not told of are in their bags and piles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bothy.games.merlouf.box import PARTS
from bothy.games.merlouf.choices import NAME, NAME_NOTHING, OFFER, OFFERS, PROPOSE, SCRAP, WANT
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.deals import Negotiations, draft
from bothy.games.merlouf.duels import members
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES, WISE, Gnome
from bothy.games.merlouf.night import NextAction, Night
from bothy.games.merlouf.offers import claims, given, specified, wanted
from bothy.games.merlouf.rooms import BARS, EVERY_ROOM, ROOM_NAMES, ROOMS, Room
from bothy.games.merlouf.rounds import Round
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.settling import word_for
from bothy.games.merlouf.table import EMPTY_DRAFT, NAMING, OPEN, PARTNER, SPECIFYING, STAGE, TO_SHARE, House
from bothy.games.merlouf.things import (
    CIRCLES,
    COLOURS,
    EVERY_BACK,
    FACE_KEYS,
    GOODIES,
    GOODY,
    KINDS,
    TRAP,
    TRAPS,
    Back,
    Kind,
    Place,
)
from bothy.games.merlouf.traps import CARDS, KIND, PARTNERS, ROOM, room_of_plan
from bothy.games.merlouf.words import drafting, names
from bothy.kernel import NOTHING, Choice, Seat, Step
from bothy.kernel.scene import Impossible
from bothy.kit.phrasebook import Phrasebook
from bothy.kit.scenes import number as number_in
from bothy.kit.scenes import one_of, seats_told
from bothy.kit.scenes import seat as seat_in
from bothy.kit.scenes import seats as mask_in

PLACE_NAMES: Final = [*ROOM_NAMES, "bars"]
MASKS: Final = ("looks", "contested", "late", "done", "safe")
ANY: Final = -1
"""The card of a seat for which none was named."""


class HouseLanguage(Phrasebook[House]):
    def __init__(self) -> None:
        about = {
            "gnome": gnome,
            "playing": playing,
            "carries": carries,
            "looked": looked,
            "goodies": goodies,
            "traps": traps,
            "card": card,
            "draft": drafted,
            "offer": offer,
            "plan": plan,
            "pact": pact,
            "bonus": bonus,
        }
        alone = {
            "hidden": hidden,
            "empty": empty,
            "gone": gone,
            "played": played,
            "merlin": merlin,
            **{word: mask_reader(word) for word in MASKS},
        }
        super().__init__(about, alone)

    def lay(self, house: House) -> None:
        house.round = 2
        for circle in range(CIRCLES):
            house.backs[circle] = house.house_box.circles[circle]
        for seat in range(house.box.seats):
            house.objectives[seat] = ANY

    def finish(self, house: House, words: set[str]) -> None:
        if "empty" not in words:
            take_from_circles(house)
        fill_bags(house)
        deal_cards(house)
        house.part = 1 if "playing" in words else 0
        if "looks" not in words:
            house.looks = fresh_looks(house)
        check_things(house)

    def write(self, house: House) -> Iterator[str]:
        yield from gnomes_told(house)
        yield from things_told(house)
        yield from cards_told(house)
        yield from talks_told(house)
        yield from traps_told(house)

    def agenda(self, house: House) -> list[Step[House]]:
        acting = any(house.left)
        first: list[Step[House]] = [NextAction()] if acting else []
        parts = range(house.part + 1 if acting else max(house.part, 1), PARTS + 1)
        return [*first, *[Night(part) for part in parts], Negotiations(), Day(), Assessment(), Round()]


# Names


def gnome_name(index: int) -> str:
    """`0/wise`: the seat, then the gnome."""
    return f"{index // GNOMES}/{GNOME_NAMES[index % GNOMES]}"


def gnome_called(house: House, name: str) -> int:
    seat, _, gnome = name.partition("/")
    return seat_in(seat, house.box) * GNOMES + one_of(GNOME_NAMES, gnome, "gnome")


def circle_name(house: House, circle: Place) -> str:
    """`lounge/green`: the room, then the colour."""
    return f"{ROOM_NAMES[circle // KINDS]}/{COLOURS[house.house_box.circles[circle]]}"


def circle_called(house: House, name: str) -> int:
    return one_of([circle_name(house, circle) for circle in range(CIRCLES)], name, "circle")


def thing_called(key: str) -> tuple[Back, Kind]:
    """The back and the kind of an object or card."""
    for back in EVERY_BACK:
        if key in FACE_KEYS[back]:
            return back, Kind(FACE_KEYS[back].index(key))
    raise Impossible(f"there is no object or card {key!r}")


# Where things are held: the places of a gnome, or of a seat's cards


def load_of(house: House, index: int) -> range:
    box = house.house_box
    start = house.base(index // GNOMES) + box.firsts[index % GNOMES]
    return range(start, start + box.limits[index % GNOMES])


def goodies_of(house: House, seat: Seat) -> range:
    start = house.base(seat) + house.house_box.goodies_from
    return range(start, start + GOODIES)


def traps_of(house: House, seat: Seat) -> range:
    start = house.base(seat) + house.house_box.traps_from
    return range(start, start + TRAPS)


def held_traps(house: House, seat: Seat) -> list[int]:
    return [place for place in traps_of(house, seat) if house.backs[place] != NOTHING]


# Reading: gnomes


def gnome(house: House, about: str, rest: str) -> None:
    house.places[gnome_called(house, about)] = Room(one_of(PLACE_NAMES, rest, "room"))


def hidden(house: House, rest: str) -> None:
    for name in rest.split():
        index = gnome_called(house, name)
        room = house.places[index]
        if not 0 <= room < ROOMS:
            raise Impossible(f"{name} is in no room to hide in; say before where he is, as in `gnome {name}: lounge`")
        if house.hiders[room] != NOTHING:
            raise Impossible(f"{gnome_name(house.hiders[room])} hides in the {ROOM_NAMES[room]} already")
        house.hiders[room] = index


def playing(house: House, about: str, rest: str) -> None:
    seat = seat_in(about, house.box)
    name, _, actions = rest.partition(" ")
    house.playing[seat] = Gnome(one_of(GNOME_NAMES, name, "gnome"))
    most = house.house_box.actions[house.playing[seat]]
    house.left[seat] = number_in(actions, 0, most, "number of his actions") if actions else most


def merlin(house: House, rest: str) -> None:
    house.merlin = Room(one_of(ROOM_NAMES[:ROOMS], rest, "room"))


def mask_reader(field: str) -> Callable[[House, str], None]:
    """Reads the seats of a field that is a mask of them."""

    def read(house: House, rest: str) -> None:
        setattr(house, field, mask_in(rest, house.box))

    return read


# Reading: objects and cards


def carries(house: House, about: str, rest: str) -> None:
    index = gnome_called(house, about)
    put(house, load_of(house, index), rest, index // GNOMES, range(GOODY))


def goodies(house: House, about: str, rest: str) -> None:
    seat = seat_in(about, house.box)
    put(house, goodies_of(house, seat), rest, seat, [GOODY])


def traps(house: House, about: str, rest: str) -> None:
    seat = seat_in(about, house.box)
    put(house, traps_of(house, seat), rest, seat, [TRAP])


def put(house: House, places: range, words: str, seat: Seat, backs: range | list[int]) -> None:
    """Lay things with these backs one after the other, known to their owner and to those named."""
    keys = words.split()
    if len(keys) > len(places):
        raise Impossible(f"there is room for {len(places)}, not for {len(keys)}")
    for place, word in zip(places, keys, strict=False):
        if word != "-":
            key, *others = word.split("+")
            back, kind = thing_called(key)
            if back not in backs:
                raise Impossible(f"{key} does not belong here")
            house.lay(place, kind, back, 1 << seat | mask_in(" ".join(others), house.box))


def looked(house: House, about: str, rest: str) -> None:
    circle = circle_called(house, about)
    key, _, seats = rest.partition(" ")
    back, kind = thing_called(key)
    if back != house.house_box.circles[circle]:
        raise Impossible(f"{key} does not lie on this circle: its back is {[*COLOURS, 'a card', 'a card'][back]}")
    house.lay(circle, kind, back, mask_in(seats, house.box))


def empty(house: House, rest: str) -> None:
    for name in rest.split():
        if name in ROOM_NAMES[:ROOMS]:
            first = ROOM_NAMES.index(name) * KINDS
            circles = range(first, first + KINDS)
        else:
            first = circle_called(house, name)
            circles = range(first, first + 1)
        for circle in circles:
            house.lift(circle)


def gone(house: House, rest: str) -> None:
    for key in rest.split():
        back, kind = thing_called(key)
        if back < GOODY:
            raise Impossible(f"{key} is an object; only goodies and traps are ever out of the game")
        (house.goodies_gone if back == GOODY else house.traps_gone)[kind] += 1


def card(house: House, about: str, rest: str) -> None:
    seat = seat_in(about, house.box)
    house.objectives[seat] = NOTHING if rest == "none" else numbered_card(house, rest)


def played(house: House, rest: str) -> None:
    for number in rest.split():
        house.played[numbered_card(house, number)] = 1


def numbered_card(house: House, word: str) -> int:
    return number_in(word, 1, len(house.deck), "objective card") - 1


# Reading: talks and traps


def drafted(house: House, about: str, rest: str) -> None:
    seat = seat_in(about, house.box)
    house.drafts[seat] = terms(house, seat, rest)


def offer(house: House, about: str, rest: str) -> None:
    name, _, number = about.partition("/")
    seat = seat_in(name, house.box)
    house.offers[seat * OFFERS + number_in(number, 0, OFFERS - 1, "number of an offer")] = terms(house, seat, rest)


def terms(house: House, seat: Seat, rest: str) -> list[int]:
    """The draft that these words make, one after the other."""
    kept = house.drafts[seat]
    house.drafts[seat] = EMPTY_DRAFT
    for text in rest.split(", "):
        word = house.box.vocabulary.parse(text)
        if word not in next_words(house, seat):
            raise Impossible(f"seat {seat} cannot say {text!r} here")
        draft(house, seat, word)
    made, house.drafts[seat] = house.drafts[seat], kept
    return made


def next_words(house: House, seat: Seat) -> list[Choice]:
    """The words with which a draft may begin or go on."""
    some: list[Choice] = []
    if house.drafts[seat][PARTNER] == 0:
        return [word for word in OFFER[: house.box.seats] if word.seat != seat]
    if house.drafts[seat][STAGE] == OPEN:
        drafting(house, seat, some, False)
        return [word for word in some if word not in (PROPOSE, SCRAP)]
    names(house, seat, some)
    return some


def plan(house: House, about: str, rest: str) -> None:
    house.plans[seat_in(about, house.box)] = partners_in(house, rest)


def pact(house: House, about: str, rest: str) -> None:
    house.pacts[seat_in(about, house.box)] = partners_in(house, rest)


def partners_in(house: House, rest: str) -> list[int]:
    key, *partners = rest.split()
    made = [one_of(FACE_KEYS[TRAP], key, "trap"), 0, NOTHING, *[NOTHING] * house.box.seats]
    if partners and partners[0] in ROOM_NAMES[:ROOMS]:
        made[ROOM] = ROOM_NAMES.index(partners.pop(0))
    for partner in partners:
        name, _, number = partner.partition("/")
        seat = seat_in(name, house.box)
        made[PARTNERS] |= 1 << seat
        if number:
            made[CARDS + seat] = house.house_box.traps_from + number_in(number, 1, TRAPS, "trap card") - 1
    return made


def bonus(house: House, about: str, rest: str) -> None:
    owner = TO_SHARE if about == "shared" else seat_in(about, house.box)
    for word in rest.split():
        house.bonus[number_in(word, 1, len(house.bonus), "bonus object") - 1] = owner


# What follows


def fresh_looks(house: House) -> int:
    """A mask of the seats whose Gnowise stands in the house, as if none of them had looked."""
    return sum(1 << seat for seat in range(house.box.seats) if house.is_out(seat, WISE))


def take_from_circles(house: House) -> None:
    """Every object carried has come from a circle of its colour."""
    for place in range(CIRCLES, len(house.backs)):
        back = house.backs[place]
        if 0 <= back < GOODY:
            free = [circle for circle in range(CIRCLES) if house.backs[circle] == back and house.faces[circle] < 0]
            if not free:
                raise Impossible(f"carries: more {COLOURS[back]} objects than there are circles to take them from")
            house.lift(free[-1])


def fill_bags(house: House) -> None:
    """What is not told of is in its bag, and those bags hold what lies unseen on circles."""
    for back, keys in enumerate(FACE_KEYS):
        told = [0] * len(keys)
        for place, face in enumerate(house.faces):
            if house.backs[place] == back and face >= 0:
                told[face] += 1
        if back >= GOODY:
            out = house.goodies_gone if back == GOODY else house.traps_gone
            told = [count + out[kind] for kind, count in enumerate(told)]
        bag = house.bags[back]
        for kind, key in enumerate(keys):
            if told[kind] > bag[kind]:
                raise Impossible(f"{key}: told of {told[kind]} times, and the box holds {bag[kind]}")
            bag[kind] -= told[kind]
        unseen = sum(1 for circle in range(CIRCLES) if house.backs[circle] == back and house.faces[circle] < 0)
        left = sum(bag)
        if unseen > left:
            raise Impossible(f"empty: {unseen} unseen objects would be {COLOURS[back]}, and only {left} are left")


def deal_cards(house: House) -> None:
    """Who has no card told has one of those left, and the others are in the deck."""
    for cards in (house.objectives, [number for number, scored in enumerate(house.played) if scored]):
        for number in cards:
            if number >= 0:
                house.deck[number] -= 1
                if house.deck[number] < 0:
                    raise Impossible(f"card {number + 1}: there is only one, and it is told of twice")
    left = [number for number, copies in enumerate(house.deck) if copies]
    for seat in range(house.box.seats):
        if house.objectives[seat] == ANY:
            house.objectives[seat] = left.pop()
            house.deck[house.objectives[seat]] = 0


def check_things(house: House) -> None:
    """Only gnomes in the house carry something or are played, and plans speak of cards there are."""
    for index, place in enumerate(house.places):
        at_home = place in (NOTHING, BARS)
        if at_home and house.load(index // GNOMES, Gnome(index % GNOMES)):
            raise Impossible(f"carries {gnome_name(index)}: he is not in the house")
        if at_home and house.playing[index // GNOMES] == index % GNOMES:
            raise Impossible(f"playing {index // GNOMES}: {GNOME_NAMES[index % GNOMES]} is not in the house")
    for seat in range(house.box.seats):
        cards = [made[CARDS + seat] for made in (*house.plans, *house.pacts) if made]
        for card in cards:
            if card != NOTHING and house.base(seat) + card not in held_traps(house, seat):
                raise Impossible(f"plan or pact: seat {seat} has no trap card {card - house.house_box.traps_from + 1}")


# Writing


def gnomes_told(house: House) -> Iterator[str]:
    for index, place in enumerate(house.places):
        if place != NOTHING:
            yield f"gnome {gnome_name(index)}: {PLACE_NAMES[place]}"
    hiding = [gnome_name(hider) for hider in house.hiders if hider != NOTHING]
    if hiding:
        yield f"hidden: {' '.join(hiding)}"
    for seat, gnome in enumerate(house.playing):
        if gnome != NOTHING:
            full = house.left[seat] == house.house_box.actions[gnome]
            yield f"playing {seat}: {GNOME_NAMES[gnome]}{'' if full else f' {house.left[seat]}'}"
    if house.merlin != NOTHING:
        yield f"merlin: {ROOM_NAMES[house.merlin]}"
    for word in MASKS:
        mask = getattr(house, word)
        if mask != (fresh_looks(house) if word == "looks" else 0):
            yield f"{word}: {seats_told(mask, house.box)}".rstrip()


def things_told(house: House) -> Iterator[str]:
    for circle in range(CIRCLES):
        if house.faces[circle] >= 0:
            key = FACE_KEYS[house.backs[circle]][house.faces[circle]]
            yield f"looked {circle_name(house, circle)}: {key} {seats_told(house.knows[circle], house.box)}".rstrip()
    bare = list(empty_told(house))
    if bare:
        yield f"empty: {' '.join(bare)}"
    for seat in range(house.box.seats):
        for index in range(seat * GNOMES, (seat + 1) * GNOMES):
            yield from held_told(house, f"carries {gnome_name(index)}", load_of(house, index), seat)
        yield from held_told(house, f"goodies {seat}", goodies_of(house, seat), seat)
        yield from held_told(house, f"traps {seat}", traps_of(house, seat), seat)
    out = [(GOODY, house.goodies_gone), (TRAP, house.traps_gone)]
    keys = [FACE_KEYS[back][kind] for back, kinds in out for kind, copies in enumerate(kinds) for _ in range(copies)]
    if keys:
        yield f"gone: {' '.join(keys)}"


def empty_told(house: House) -> Iterator[str]:
    """The circles with nothing on them; a room by its name where all of it is bare."""
    for room in EVERY_ROOM:
        circles = range(room * KINDS, room * KINDS + KINDS)
        bare = [circle_name(house, circle) for circle in circles if house.backs[circle] == NOTHING]
        yield from [ROOM_NAMES[room]] if len(bare) == KINDS else bare


def held_told(house: House, head: str, places: range, seat: Seat) -> Iterator[str]:
    """Things one after the other, each with the others who have seen it."""
    words = []
    for place in places:
        back, kind = house.backs[place], house.faces[place]
        others = [other for other in members(house, house.knows[place]) if other != seat]
        words.append("-" if back == NOTHING else "+".join([FACE_KEYS[back][kind], *map(str, others)]))
    while words and words[-1] == "-":
        words.pop()
    if words:
        yield f"{head}: {' '.join(words)}"


def cards_told(house: House) -> Iterator[str]:
    for seat, number in enumerate(house.objectives):
        yield f"card {seat}: {'none' if number == NOTHING else number + 1}"
    scored = [str(number + 1) for number, copies in enumerate(house.played) if copies]
    if scored:
        yield f"played: {' '.join(scored)}"


def talks_told(house: House) -> Iterator[str]:
    for seat in range(house.box.seats):
        if house.drafts[seat][PARTNER]:
            yield f"draft {seat}: {terms_told(house, seat, house.drafts[seat])}"
        for number, made in enumerate(house.offers[seat * OFFERS : (seat + 1) * OFFERS]):
            if made:
                yield f"offer {seat}/{number}: {terms_told(house, seat, made)}"


def terms_told(house: House, seat: Seat, made: list[int]) -> str:
    """The words that make an offer; what still wants a name comes last, without one."""
    gives: list[Choice] = []
    for thing, kind in zip(given(made), claims(made), strict=True):
        gives += [word_for(house, thing), name_for(house.backs[house.base(seat) + thing], kind)]
    wants: list[Choice] = []
    for back, kind in zip(wanted(made), specified(made), strict=True):
        wants += [WANT[back], name_for(back, kind)]
    if made[STAGE] == NAMING:
        words = [*wants, *gives[:-1]]
    else:
        words = [*gives, *(wants[:-1] if made[STAGE] == SPECIFYING else wants)]
    return ", ".join([OFFER[made[PARTNER] - 1].notation, *[word.notation for word in words]])


def name_for(back: Back, kind: Kind) -> Choice:
    return NAME_NOTHING if kind == NOTHING else NAME[back][kind]


def traps_told(house: House) -> Iterator[str]:
    for word, plans in (("plan", house.plans), ("pact", house.pacts)):
        for planner, made in enumerate(plans):
            if made:
                partners = [partner_told(house, made, seat) for seat in members(house, made[PARTNERS])]
                room = [room_of_plan(made)] if made[ROOM] != NOTHING else []
                yield f"{word} {planner}: {' '.join([FACE_KEYS[TRAP][made[KIND]], *room, *partners])}"
    for owner in (*range(house.box.seats), TO_SHARE):
        mine = [str(number + 1) for number, holder in enumerate(house.bonus) if holder == owner]
        if mine:
            yield f"bonus {'shared' if owner == TO_SHARE else owner}: {' '.join(mine)}"


def partner_told(house: House, made: list[int], seat: Seat) -> str:
    laid = made[CARDS + seat]
    return str(seat) if laid == NOTHING else f"{seat}/{laid - house.house_box.traps_from + 1}"
