"""The night: three parts, each with a secret placement and then one action at a time."""

from __future__ import annotations

from bothy.games.merlouf.actions import (
    HIDING,
    Climb,
    caught,
    do,
    look,
    may_climb,
    may_hide,
    may_look,
    may_take,
    release,
    unknown,
)
from bothy.games.merlouf.choices import (
    ATTIC,
    FREE,
    HIDE,
    LOOK,
    PASS,
    PLACE,
    TAKE,
    TIME_IS_UP,
    USE,
    Free,
    Look,
    Send,
    Take,
    Use,
    Values,
)
from bothy.games.merlouf.duels import Contest, contesters
from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOME_NAMES, GNOMES, MAGIK, NO_GNOME, WISE, Gnome
from bothy.games.merlouf.rooms import BARS, PRISON, ROOM_NAMES, ROOMS
from bothy.games.merlouf.table import House, Steps
from bothy.games.merlouf.things import COLOURS, KINDS, Back
from bothy.kernel import NOTHING, Choice, Decision, Message, Rule, Seat, Secret


class Night(Rule[House]):
    """F12: a part of the night: all place a gnome, then they act in turn."""

    part: int

    def title(self, house: House) -> Message:
        return Message("merlouf-night", {"part": self.part})

    def apply(self, house: House) -> Steps:
        house.part = self.part
        house.contested = 0
        house.turn = house.first
        for seat in range(house.box.seats):
            house.playing[seat] = NO_GNOME
            house.left[seat] = 0
        if not placers(house):
            return ()
        return PlaceGnomes(), NextAction()


def usable(house: House, seat: Seat, gnome: Gnome) -> bool:
    """F13: a gnome at home, or one on the board who has not hidden."""
    place = house.places[seat * GNOMES + gnome]
    return place == NOTHING or (place != BARS and not house.is_hidden(seat, gnome))


def placers(house: House) -> list[Seat]:
    """F13: the seats with a gnome to play; the others sit this part out."""
    some: list[Seat] = []
    for seat in range(house.box.seats):
        if not house.late >> seat & 1:
            for gnome in EVERY_GNOME:
                if usable(house, seat, gnome):
                    some.append(seat)
                    break
    return some


class PlaceGnomes(Secret[House]):
    """F13: everybody chooses a gnome and a room unseen, and all are revealed together."""

    def seats(self, house: House) -> list[Seat]:
        return placers(house)

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        some: list[Choice] = []
        rooms = ROOMS + 1 if house.anybody_behind_bars() else ROOMS
        taken = house.active_rooms(seat)
        moves = house.house_box.gnomes_move
        for gnome in EVERY_GNOME:
            place = house.places[seat * GNOMES + gnome]
            if place != NOTHING:
                if place == BARS or house.is_hidden(seat, gnome):
                    continue
                some.append(USE[gnome])
            if place == NOTHING or moves:
                row = PLACE[gnome]
                for room in range(ROOMS if house.load(seat, gnome) else rooms):
                    if not taken >> room & 1:
                        some.append(row[room])
        if house.house_box.no_time:
            some.append(TIME_IS_UP)
        return some

    def default(self, house: House, seat: Seat) -> Choice:
        return TIME_IS_UP if house.house_box.no_time else super().default(house, seat)

    def prompt(self, house: House, seat: Seat) -> Message:
        prompt = super().prompt(house, seat)
        for gnome, actions in enumerate(house.house_box.actions):
            prompt.values[GNOME_NAMES[gnome]] = actions
        return prompt

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, (Send, Use)):
            name = GNOME_NAMES[choice.gnome]
            place = house.places[seat * GNOMES + choice.gnome]
            if place == BARS:
                return Message("merlouf-why-behind-bars", {"gnome": name})
            if house.is_hidden(seat, choice.gnome):
                return Message("merlouf-why-hidden", {"gnome": name})
            if isinstance(choice, Use):
                return Message("merlouf-why-at-home", {"gnome": name})
            moves = place == NOTHING or house.house_box.gnomes_move
            if house.active_in(seat, choice.room) != NOTHING and moves:
                return Message("merlouf-why-two-active", {"room": ROOM_NAMES[choice.room]})
            if not moves:
                return Message("merlouf-why-stays", {"gnome": name})
            if house.load(seat, choice.gnome) and house.anybody_behind_bars():
                return Message("merlouf-why-loaded", {"gnome": name})
            return Message("merlouf-why-empty-prison")
        return Message("merlouf-why-a-gnome", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        for seat in sorted(answers):
            choice = answers[seat]
            if isinstance(choice, Send):
                house.places[seat * GNOMES + choice.gnome] = choice.room
                play(house, seat, choice.gnome)
                if choice.gnome == WISE:
                    house.looks |= 1 << seat
                if house.sink is not None:
                    values: Values = {"seat": seat, "gnome": GNOME_NAMES[choice.gnome]}
                    values["room"] = ROOM_NAMES[choice.room]
                    house.tell("sends", values, f"gnome:{seat}/{choice.gnome}", f"seat:{seat}", choice.target)
            elif isinstance(choice, Use):
                play(house, seat, choice.gnome)
                house.tell("uses", {"seat": seat, "gnome": GNOME_NAMES[choice.gnome]})
            else:
                stop(house, seat)
        return ()


def play(house: House, seat: Seat, gnome: Gnome) -> None:
    house.playing[seat] = gnome
    house.left[seat] = house.house_box.actions[gnome]


def stop(house: House, seat: Seat) -> None:
    """F46: the time of a seat is up: it does nothing more in this night."""
    house.late |= 1 << seat
    house.left[seat] = 0
    house.tell("is-late", {"seat": seat})


class NextAction(Rule[House]):
    """F16: clockwise from the first player, one action at a time, until all are spent or passed."""

    def apply(self, house: House) -> Steps:
        seats = house.box.seats
        for turn in range(seats):
            seat = (house.turn + turn) % seats
            if house.left[seat] > 0:
                if can_act(house, seat):
                    house.turn = (seat + 1) % seats
                    return Act(seat), self
                house.left[seat] = 0
        return ()


def can_act(house: House, seat: Seat) -> bool:
    """Whether there is anything to do for the gnome a seat plays."""
    if house.room_of(seat) == PRISON:
        return house.anybody_behind_bars()
    if may_hide(house, seat) or may_climb(house, seat):
        return True
    if any(may_take(house, seat, Back(colour)) for colour in range(len(COLOURS))):
        return True
    return may_look(house, seat) and len(unknown(house, seat)) > 0


def ways_to_stop(house: House) -> list[Choice]:
    """To do nothing more now; with No Time!, also in this night (F46)."""
    return [PASS, TIME_IS_UP] if house.house_box.no_time else [PASS]


class Act(Decision[House]):
    """F16: take an object, hide, or use what the gnome and the room allow; to pass ends this part for the seat."""

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        some: list[Choice] = []
        gnome, room = house.playing[seat], house.room_of(seat)
        if room == PRISON:
            some += [FREE[index // GNOMES][index % GNOMES] for index in caught(house)]
        else:
            first = room * KINDS
            if house.room_left(seat, gnome) > 0:
                for circle in range(first, first + KINDS):
                    if house.backs[circle] != NOTHING:
                        some.append(TAKE[house.backs[circle]])
            if house.hiders[room] == NOTHING:
                some.append(HIDE)
            if gnome == MAGIK and may_climb(house, seat):
                some.append(ATTIC)
            elif may_look(house, seat):
                some += [LOOK[colour] for colour in unknown(house, seat)]
        some += ways_to_stop(house)
        return some

    def default(self, house: House, seat: Seat) -> Choice:
        return ways_to_stop(house)[-1]

    def prompt(self, house: House, seat: Seat) -> Message:
        prompt = super().prompt(house, seat)
        prompt.values["gnome"] = GNOME_NAMES[house.playing[seat]]
        prompt.values["room"] = ROOM_NAMES[house.room_of(seat)]
        prompt.values["actions"] = house.left[seat]
        return prompt

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return why_not_act(house, seat, choice)

    def decided(self, house: House, choice: Choice) -> Steps:
        seat = self.seat
        if isinstance(choice, Take):
            return aim(house, seat, choice.colour)
        if choice is HIDE:
            return aim(house, seat, HIDING)
        if isinstance(choice, Look):
            house.turn = seat
            return *look(house, seat, choice.colour), LookAgain(seat)
        if choice is ATTIC:
            house.left[seat] -= 1
            return (Climb(seat),)
        if isinstance(choice, Free):
            release(house, seat, choice.seat, choice.gnome)
            return ()
        if choice is TIME_IS_UP:
            stop(house, seat)
            return ()
        house.left[seat] = 0
        house.tell("passes", {"seat": seat})
        return ()


def aim(house: House, seat: Seat, target: int) -> Steps:
    """F23: others in the room may contest what is aimed at; else it is done."""
    if contesters(house, seat, target):
        return (Contest(seat, target),)
    return do(house, seat, target)


def why_not_act(house: House, seat: Seat, choice: Choice) -> Message:
    """Why a gnome cannot do this here."""
    gnome, room = house.playing[seat], house.room_of(seat)
    name = GNOME_NAMES[gnome]
    if isinstance(choice, (Take, Look)):
        values: Values = {"back": COLOURS[choice.colour], "room": ROOM_NAMES[room]}
        circle = -1 if room == PRISON else house.house_box.circle_at[room * len(COLOURS) + choice.colour]
        if circle < 0 or house.backs[circle] == NOTHING:
            return Message("merlouf-why-nothing-there", values)
        if isinstance(choice, Take):
            return Message("merlouf-why-full", {"gnome": name})
        if gnome != WISE:
            return Message("merlouf-why-not-wise")
        if not house.looks >> seat & 1:
            return Message("merlouf-why-looked")
        return Message("merlouf-why-known", values)
    if choice is HIDE:
        if room == PRISON:
            return Message("merlouf-why-prison-hide")
        holder = house.hiders[room]
        return Message("merlouf-why-hiding-place", {"seat": holder // GNOMES, "gnome": GNOME_NAMES[holder % GNOMES]})
    if isinstance(choice, Free):
        return Message("merlouf-why-not-caught") if room == PRISON else Message("merlouf-why-not-in-prison")
    if choice is ATTIC:
        return Message("merlouf-why-attic")
    return Message("merlouf-why-act", {"choice": choice.notation})


class LookAgain(Decision[House]):
    """F19: a second object of the room to look at; then Gnowise acts. Nobody is asked where none is left."""

    def untold(self) -> str:
        return "what Gnowise does next shows it"

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        some: list[Choice] = [LOOK[colour] for colour in unknown(house, seat)]
        if not some:
            return [PASS]
        some += ways_to_stop(house)
        return some

    def default(self, house: House, seat: Seat) -> Choice:
        return self.choices(house, seat)[-1]

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Look):
            return why_not_act(house, seat, choice)
        return Message("merlouf-why-look", {"choice": choice.notation})

    def decided(self, house: House, choice: Choice) -> Steps:
        seat = self.seat
        steps: Steps = look(house, seat, choice.colour) if isinstance(choice, Look) else ()
        house.looks &= ~(1 << seat)
        if choice is TIME_IS_UP:
            stop(house, seat)
        return steps
