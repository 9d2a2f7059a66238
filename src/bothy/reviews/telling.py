"""A review in words, for one reader: names, percentages, and what happened at a moment."""

from __future__ import annotations

from bothy.kernel import Choice, Seat
from bothy.locales import Speech
from bothy.reviews.answers import Judged
from bothy.reviews.course import Moment
from bothy.reviews.review import Review, Turning

SPACE = "\u00a0"
"""A space that does not break, before the sign for per cent."""


class Telling:
    """What is said of a review in one language."""

    def __init__(self, review: Review, speech: Speech) -> None:
        self.review = review
        self.speech = speech

    def title(self) -> str:
        return self.speech.text("review-title", game=self.review.game.name)

    def about(self) -> str:
        return self.speech.text("review-about", worlds=self.review.worlds)

    def name(self, line: int) -> str:
        """Whose curve it is."""
        return self.speech.text("review-group") if self.review.course.shared else self.speech.name(line)

    def mark(self, seat: Seat) -> str:
        return self.speech.plain("seat-mark", number=seat)

    def round(self, moment: Moment) -> str:
        """In which round a moment lies; empty before the first."""
        return self.speech.round(self.review.game, moment.round) if moment.round > 0 else ""

    def happened(self, moment: Moment) -> str:
        """What came next at a moment, as the log tells it, or else who answered what."""
        words = self.speech.say(moment.told())
        return words if moment.events or moment.seat < 0 else self.said(moment)

    def said(self, moment: Moment) -> str:
        """Who answered what."""
        return self.speech.text("review-said", seat=moment.seat, words=self.label(moment, moment.choice))

    def moved(self, turning: Turning) -> str:
        """For whom a turning point changed how much, those it changed most first."""
        order = sorted(range(len(turning.moved)), key=lambda line: -abs(turning.moved[line]))
        some = [f"{self.name(line)} {change(turning.moved[line])}" for line in order if percent(turning.moved[line])]
        return ", ".join(some)

    def as_good(self, seat: Seat) -> str:
        """How many of a seat's answers were as good as any."""
        judged = self.review.judged_of(seat)
        good = len([one for one in judged if one.better is None])
        return self.speech.text("review-as-good", seat=seat, good=good, all=len(judged))

    def label(self, moment: Moment, choice: Choice) -> str:
        return self.speech.say(moment.label(choice))

    def better(self, one: Judged) -> str:
        """What would have been better than this answer."""
        assert one.better is not None
        return self.speech.text("review-better", words=self.label(one.moment, one.better))

    def reasons(self, one: Judged) -> list[str]:
        """Why that would have been better."""
        return [self.speech.say(reason) for reason in one.reasons]

    def blunders(self, most: int) -> list[Judged]:
        """The answers that cost most, the dearest first."""
        some = [one for one in self.review.judged if one.better is not None]
        return sorted(some, key=lambda one: -one.gain)[:most]


def percent(share: float) -> int:
    """A share in hundredths, halves away from zero."""
    return int(share * 100 + (0.5 if share >= 0 else -0.5))


def chance(share: float) -> str:
    return f"{percent(share)}{SPACE}%"


def change(share: float) -> str:
    """A change with its sign."""
    number = percent(share)
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}{SPACE}%"
