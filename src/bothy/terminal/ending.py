"""The end of a game in words: ranks, who has won, and why where scores alone do not say it."""

from __future__ import annotations

from bothy.kernel import Result, Seat
from bothy.locales import Speech


def ranking(result: Result) -> list[tuple[int, Seat]]:
    """The seats from first to last, those who tie on the same rank. In some games the lowest score wins."""
    seats = range(len(result.scores))
    winner = max(seats, key=lambda seat: result.shares[seat])
    lowest = result.shares[winner] > 0 and result.scores[winner] < max(result.scores)
    worth = [(-result.shares[seat], result.scores[seat] if lowest else -result.scores[seat]) for seat in seats]
    order = sorted(seats, key=lambda seat: worth[seat])
    return [(1 + sum(worth[other] < worth[seat] for other in seats), seat) for seat in order]


def together(result: Result) -> bool:
    """Whether all have won or lost as one, so that nobody has a rank."""
    return len(set(result.shares)) == 1 and not result.tied and len(set(result.scores)) == 1


def verdict(result: Result, speech: Speech) -> str:
    """Who has won, or shares the win."""
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    if together(result) and len(result.scores) > 1:
        return speech.text("sheet-all-win" if winners else "sheet-all-lose")
    if len(winners) == 1:
        return speech.text("sheet-wins", seat=winners[0])
    if not winners:
        return speech.text("sheet-nobody")
    return listed("sheet-shared", winners, speech)


def why(result: Result, speech: Speech) -> list[str]:
    """What was compared where several had the best score, and what came of it."""
    if not result.tied:
        return []
    lines = [listed("sheet-tie", result.tied, speech, points=result.scores[result.tied[0]])]
    for compared in result.ties:
        figures = ", ".join([f"{speech.name(seat)} {compared.figures[seat]}" for seat in compared.tied])
        label, left = speech.say(compared.label), len(compared.left)
        tied = "yes" if compared.left == compared.tied else "no"
        lines.append(speech.text("sheet-tie-line", label=label, figures=figures, left=left, tied=tied))
    if max(result.shares) < 1:
        lines.append(speech.text("sheet-tie-shared", compared=len(result.ties)))
    return lines


def listed(id: str, seats: list[Seat], speech: Speech, **values: int) -> str:
    """A sentence about several seats, the reader first if it is one of them."""
    names = [speech.name(seat) for seat in sorted(seats, key=lambda seat: seat != speech.viewer)]
    you = "yes" if speech.viewer in seats else "no"
    return speech.text(id, names=", ".join(names[:-1]), last=names[-1], among=you, **values)


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
