"""The rounds: dealing, the first look, counting the clans, tokens, and the end."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.box import ROUNDS
from bothy.games.loch_lomond.choices import CARD_NAMES, CARDS, DONE, EVERY_CARD, SEATS, TURN_UP, Card, TurnUp
from bothy.games.loch_lomond.powers import Remember, ShowAgain, TurnUpWitch, finds_witch, label_of_found
from bothy.games.loch_lomond.table import (
    BABIES,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    EGG,
    KINDS,
    NO_CARD,
    PRIEST,
    SEER,
    STONES,
    TOKEN,
    VICTORIES,
    WITCH,
    Loch,
    Steps,
)
from bothy.games.loch_lomond.turn import BeginRound
from bothy.kernel import NOTHING, Chance, Choice, Luck, Message, Reveal, Rule, Seat, Secret, Step


class FirstStart(Chance[Loch]):
    """L04: who begins the first round is drawn."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(loch.box.seats)]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.start = outcome
        loch.tell("starts", {"seat": outcome}, "", "", f"seat:{outcome}")
        return Round(1), Round(2), Round(3), Round(4)


class Round(Rule[Loch]):
    """L03: four rounds, each from the deal to the counting."""

    number: int

    def title(self, loch: Loch) -> Message:
        return Message("loch-lomond-round", {"round": self.number})

    def apply(self, loch: Loch) -> Steps:
        loch.round = self.number
        shuffle_all(loch)
        loch.tell("begins", {"round": self.number, "seat": loch.start})
        if self.number == ROUNDS:
            return Deal(0, 0), FirstLook(), FirstOpen(), BeginRound(), CountClans(), DealTokens()
        return Deal(0, 0), FirstLook(), FirstOpen(), BeginRound(), CountClans(), DealTokens(), AdmireClans()


def shuffle_all(loch: Loch) -> None:
    """L05: all cards are shuffled into the Closed pile. L50: tokens that lay among them go back to the stock."""
    tokens = tokens_in(loch.open)
    for clan in loch.lomond_box.all_seats:
        tokens += tokens_in(loch.clans[clan])
        loch.clear_clan(clan)
    loch.stock[BABIES] += tokens
    loch.open = []
    loch.open_knows = []
    loch.open_shows = []
    loch.top = NO_CARD
    loch.top_knows = 0
    loch.top_shows = 0
    loch.showing = 0
    loch.closed = loch.lomond_box.copies.copy()
    loch.left = CARDS
    loch.turn = 0
    loch.still = 0
    loch.shuffles = 0
    loch.caller = NOTHING


def tokens_in(cards: list[Card]) -> int:
    count = 0
    for card in cards:
        if card == TOKEN:
            count += 1
    return count


class Deal(Chance[Loch]):
    """L05: four cards for each clan, unseen, two above and two below: a row of two at a time.

    The outcome tells the left card and the right one: so many times sixteen, and so many more.
    """

    clan: Seat
    row: int

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        pairs: list[tuple[int, int]] = []
        for left, copies in enumerate(loch.closed):
            for right, others in enumerate(loch.closed):
                weight = copies * (others - 1 if left == right else others)
                if weight > 0:
                    pairs.append((left * KINDS + right, weight))
        return pairs

    def toss(self, loch: Loch, luck: Luck) -> int:
        left = Card(loch.toss(luck))
        loch.draw_off(left)
        right = loch.toss(luck)
        loch.closed[left] += 1
        loch.left += 1
        return left * KINDS + right

    def happened(self, loch: Loch, outcome: int) -> Steps:
        left, right = Card(outcome >> 4), Card(outcome & 15)
        cards, closed, first = loch.clans[self.clan], loch.closed, self.row * 2
        closed[left] -= 1
        closed[right] -= 1
        loch.left -= 2
        cards[first] = left
        cards[first + 1] = right
        if self.row == 0:
            return DEALS[self.clan * 2 + 1]
        loch.see_bottom(self.clan)
        return DEALS[self.clan * 2 + 2] if self.clan < loch.box.seats - 1 else ()


DEALS: Final[list[Steps]] = [(Deal(clan, row),) for clan in range(SEATS) for row in range(2)]
"""Each row of the deal, made once."""


class FirstLook(Secret[Loch]):
    """L06: everybody looks once at the two cards at the bottom, and may turn up a Witch found there."""

    def seats(self, loch: Loch) -> list[Seat]:
        return loch.lomond_box.all_seats

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        some += [TURN_UP[slot] for slot in (BOTTOM_LEFT, BOTTOM_RIGHT) if finds_witch(loch, seat, slot)]
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.clans[seat][BOTTOM_LEFT] != WITCH and loch.clans[seat][BOTTOM_RIGHT] != WITCH:
            return DONE
        return super().pick(loch, seat, luck)

    def label(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return label_of_found(choice)

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, TurnUp):
            return Message("loch-lomond-why-no-witch")
        return Message("loch-lomond-why-done", {"choice": choice.notation})

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        found = [(seat, choice.slot) for seat, choice in answers.items() if isinstance(choice, TurnUp)]
        steps: list[Step[Loch]] = [TurnUpWitch(seat, slot) for seat, slot in found]
        for seat, slot in found:  # the other card may be a Witch as well
            other = BOTTOM_RIGHT if slot == BOTTOM_LEFT else BOTTOM_LEFT
            steps += [ShowAgain(seat, seat, other), Remember(seat, seat, other)]
        return tuple(steps)


class FirstOpen(Chance[Loch]):
    """L07: the top card of the Closed pile begins the Open pile; nobody may Shoo!! at it."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return loch.next_cards()

    def toss(self, loch: Loch, luck: Luck) -> int:
        return loch.toss(luck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.closed[outcome] -= 1
        loch.left -= 1
        loch.lay(Card(outcome))
        if loch.sink is not None:
            name = CARD_NAMES[outcome]
            loch.tell("opens", {"card": name}, f"card:{name}", "closed", "open", faces={"card": "open"})
        return ()


class CountClans(Reveal[Loch]):
    """L47: all clans are turned up and counted; the caller wins a Victory Token, or pays for a Monster."""

    def title(self, loch: Loch) -> Message:
        """Nobody knows how many turns there are before somebody calls: the agenda must not say that this is next."""
        return super().title(loch) if loch.caller != NOTHING else Message("loch-lomond-count-after-call")

    def apply(self, loch: Loch) -> Steps:
        box = loch.lomond_box
        points = [loch.worth(seat) for seat in range(box.seats)]
        for seat in range(box.seats):
            turn_up_all(loch, seat)
            if loch.sink is not None:
                loch.tell("counts", counted(loch, seat, points[seat]), "", f"seat:{seat}", f"score:{seat}")
        caller = loch.caller
        loch.stock[VICTORIES] -= 1
        if caller != NOTHING and loch.has_monster(caller):
            points[caller] += box.wrong_call
            loch.gone[VICTORIES] += 1
            loch.tell("called-wrongly", {"seat": caller, "points": box.wrong_call}, "", "", f"score:{caller}")
        elif caller != NOTHING and all(points[caller] <= other for other in points):
            loch.victories[caller] += 1
            loch.tell("wins-victory", {"seat": caller}, "token:victory", "", f"seat:{caller}")
        else:
            loch.gone[VICTORIES] += 1
            loch.tell("no-victory", {}, "token:victory", "", "")
        loch.book += points
        return ()


def counted(loch: Loch, seat: Seat, points: int) -> dict[str, int | str]:
    """What a clan has come to, and by how many cards of each kind; L41: Priests who are converted apart."""
    values: dict[str, int | str] = {"seat": seat, "points": points, "converted": loch.converted(seat)}
    for kind, name in zip(EVERY_CARD, CARD_NAMES, strict=True):
        values[name] = loch.clans[seat].count(kind)
    values[CARD_NAMES[PRIEST]] = loch.clans[seat].count(PRIEST) - loch.converted(seat)
    return values


def turn_up_all(loch: Loch, seat: Seat) -> None:
    """A whole clan is turned face up."""
    knows, shows = loch.knows[seat], loch.shows[seat]
    for slot in range(len(knows)):
        knows[slot] = -1
        shows[slot] = -1
    loch.up[seat] = (1 << len(knows)) - 1


class DealTokens(Rule[Loch]):
    """L50: a Seer Stone for each Seer, a Baby Monster Token for each Egg, as far as they go; then who starts next."""

    def apply(self, loch: Loch) -> Steps:
        seats = loch.box.seats
        # L51: the caller starts; if nobody called, the next seat does.
        loch.start = loch.caller if loch.caller != NOTHING else (loch.start + 1) % seats
        for turn in range(seats):
            seat = (loch.start + turn) % seats
            seers, eggs = 0, 0
            for card in loch.clans[seat]:
                if card == SEER:
                    seers += 1
                elif card == EGG:
                    eggs += 1
            if seers + eggs == 0:
                continue
            stones = min(seers, loch.stock[STONES])
            babies = min(eggs, loch.stock[BABIES])
            loch.stones[seat] += stones
            loch.babies[seat] += babies
            loch.stock[STONES] -= stones
            loch.stock[BABIES] -= babies
            if loch.sink is not None and stones + babies:
                values: dict[str, int | str] = {"seat": seat, "stones": stones, "babies": babies}
                loch.tell("earns", values, "token", "", f"seat:{seat}")
        if loch.round == ROUNDS and loch.sink is not None:
            loch.tell("ends")
        return ()


class AdmireClans(Secret[Loch]):
    """L47: all look at the clans before the cards are shuffled."""

    def seats(self, loch: Loch) -> list[Seat]:
        return loch.lomond_box.all_seats

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [DONE]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        return DONE

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["round"] = loch.round
        return prompt

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        return ()
