"""The loch as text: a ring of fifteen spaces with the shore around it, and what lies beside the board."""

from __future__ import annotations

from bothy.games.loch_ness.choices import (
    ACTION,
    CAMERA_NAMES,
    EVERY_SPOT,
    GROUPS,
    HAND,
    MOTIFS,
    WHITE_DECK,
    CameraNumber,
    spot_name,
)
from bothy.games.loch_ness.table import CAMERAS, PUB, WHITE, Loch
from bothy.kernel import NOTHING, UNSEEN, Message, Seat, Sight, Value
from bothy.kernel.game import Say

WIDTH = 80
HEIGHT = 16
TOP = [0, 1, 2, 3, 4]
RIGHT = [5, 6, 7]
BOTTOM = [12, 11, 10, 9, 8]
LEFT = [14, 13]
MIDDLES = [10, 25, 40, 55, 70]
"""The columns round which the groups of the upper and the lower shore stand."""
RIGHT_ROWS = [4, 7, 10]
LEFT_ROWS = [5, 9]
PHOTO, RIVER, BLOCKER = "▣", "≈", "▒▒"


def draw(sight: Sight[Loch], say: Say) -> str:
    """All that a seat sees, within 80 columns."""
    return "\n".join(
        [
            heading(sight, say),
            "",
            *ring(sight.table, say),
            "",
            *track(sight.table, say),
            "",
            *seats(sight, say),
            "",
            *beside(sight, say),
        ]
    )


def word(say: Say, id: str, **values: Value) -> str:
    return say(Message(f"loch-ness-board-{id}", values))


def mark(say: Say, seat: Seat) -> str:
    return say(Message("seat-mark", {"number": seat}))


def name(say: Say, seat: Seat) -> str:
    return say(Message("seat-name", {"seat": seat}))


def heading(sight: Sight[Loch], say: Say) -> str:
    """The round, and in which order the seats have their turn: those who lay a card, then the others."""
    loch = sight.table
    if loch.round == 0 or sight.over():
        return word(say, "the-end" if sight.over() else "set-up")
    order = [f"{mark(say, seat)} {name(say, seat)}" for seat in loch.round_the_table()]
    players = len(loch.card_players())
    line = f"{word(say, 'round', round=loch.round)}  {' › '.join(order[:players])}"
    if order[players:]:
        line += f"  {word(say, 'no-card')} {' › '.join(order[players:])}"
    return line


# The ring


class Canvas:
    """Text that can be written anywhere."""

    def __init__(self, height: int, width: int) -> None:
        self.cells = [[" "] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str) -> None:
        for offset, letter in enumerate(text):
            self.cells[row][column + offset] = letter

    def put_round(self, row: int, middle: int, text: str) -> None:
        self.put(row, middle - len(text) // 2, text)

    def put_before(self, row: int, end: int, text: str) -> None:
        self.put(row, end - len(text), text)

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.cells]


def ring(loch: Loch, say: Say) -> list[str]:
    """The spaces clockwise from the upper left; camera spots outside them, the legend in the water."""
    canvas = Canvas(HEIGHT, WIDTH)
    spots = standing(loch, say)
    for groups, back, front, water in ((TOP, 0, 1, 2), (BOTTOM, 15, 14, 13)):
        for group, middle in zip(groups, MIDDLES, strict=True):
            canvas.put_round(back, middle, spots[group * 3 + 2])
            canvas.put_round(front, middle - 3, spots[group * 3])
            canvas.put_round(front, middle + 3, spots[group * 3 + 1])
            canvas.put_round(water, middle, space(loch, group))
    for group, row in zip(RIGHT, RIGHT_ROWS, strict=True):
        canvas.put_before(row, 67, space(loch, group))
        canvas.put_round(row, 71, spots[group * 3])
        canvas.put_round(row + 1, 71, spots[group * 3 + 1])
        canvas.put_round(row, 77, spots[group * 3 + 2])
    for group, row in zip(LEFT, LEFT_ROWS, strict=True):
        canvas.put(row, 13, space(loch, group))
        canvas.put_round(row, 9, spots[group * 3])
        canvas.put_round(row + 1, 9, spots[group * 3 + 1])
        canvas.put_round(row, 3, spots[group * 3 + 2])
    rivers(loch, canvas)
    for row, line in enumerate(legend(loch, say), 4):
        canvas.put(row, 26, line[:31])
    return canvas.lines()


def rivers(loch: Loch, canvas: Canvas) -> None:
    """A river wherever one sector ends and the next begins."""
    for group in range(GROUPS):
        if loch.loch_box.sector_of[group] == loch.loch_box.sector_of[(group + 1) % GROUPS]:
            continue
        if group in TOP[:-1]:
            for row in (0, 1, 2):
                canvas.put(row, MIDDLES[group] + 7, RIVER)
        elif group in BOTTOM[1:]:
            for row in (13, 14, 15):
                canvas.put(row, MIDDLES[BOTTOM.index(group) - 1] + 7, RIVER)
        elif group in RIGHT[:-1]:
            canvas.put(RIGHT_ROWS[group - 5] + 2, 69, RIVER * 11)
        elif group == LEFT[1]:
            canvas.put(7, 0, RIVER * 11)
        else:
            corner = {4: (3, 69), 7: (12, 69), 12: (12, 0), 14: (3, 0)}[group]
            canvas.put(*corner, RIVER * 11)


def standing(loch: Loch, say: Say) -> list[str]:
    """What is to be read on each spot: its name if it is free, else what stands there."""
    spots = [spot_name(spot) for spot in EVERY_SPOT]
    for spot in EVERY_SPOT:
        if loch.blockers >> spot & 1:
            spots[spot] = BLOCKER
    for index, spot in enumerate(loch.cameras):
        if spot >= 0:
            spots[spot] = camera(loch, say, index // CAMERAS, CameraNumber(index % CAMERAS))
    if loch.white >= 0:
        spots[loch.white] = camera(loch, say, loch.standing_on(PUB), WHITE)
    return spots


def camera(loch: Loch, say: Say, seat: Seat, which: CameraNumber) -> str:
    """A camera with its owner's mark; in brackets once it has moved and lies face down."""
    value = word(say, "white") if which == WHITE else CAMERA_NAMES[which]
    text = f"{mark(say, seat)}{value}"
    return f"[{text}]" if loch.moved & loch.bit_of(seat, which) else text


def space(loch: Loch, group: int) -> str:
    """A space with the photos it brings, and how far ahead of Nessie it lies."""
    each = loch.loch_box.photos_at[group]
    photos = PHOTO * each if each < 3 else f"{each}{PHOTO}"
    if group == loch.nessie:
        return f"NESSIE {group + 1} {photos}"
    ahead = f" +{(group - loch.nessie) % GROUPS}" if loch.nessie >= 0 else ""
    return f"{group + 1} {photos}{ahead}"


def legend(loch: Loch, say: Say) -> list[str]:
    lines = [word(say, "legend-spots"), word(say, "legend-photos", photo=PHOTO), word(say, "legend-ahead")]
    lines += [word(say, "legend-camera", mark=mark(say, 0)), word(say, "legend-moved", mark=mark(say, 0))]
    lines.append(word(say, "legend-rivers", river=RIVER * 2))
    if loch.box.seats == 2:
        lines.append(word(say, "legend-blocked", blocker=BLOCKER))
    if loch.white >= 0:
        lines.append(word(say, "legend-white", white=word(say, "white"), points=loch.loch_box.points[WHITE]))
    return lines


# Beside the board


def track(loch: Loch, say: Say) -> list[str]:
    """How far small Nessie has come; auction symbols as `!`."""
    end = loch.loch_box.end
    length = min(end, 65)
    line = ["─"] * length
    if loch.loch_box.storm:
        for symbol in loch.loch_box.marks:
            line[(symbol - 1) * length // end] = "!"
    if loch.clock:
        line[min((loch.clock - 1) * length // end, length - 1)] = "N"
    place = word(say, "track-storm" if loch.loch_box.storm else "track", clock=loch.clock, end=end)
    return [f"0 {''.join(line)} {end}", f"  {place}"]


def seats(sight: Sight[Loch], say: Say) -> list[str]:
    """A line for each seat: score, card laid, cards in hand, photos."""
    loch = sight.table
    rows = [["", word(say, "seat"), word(say, "score"), word(say, "laid"), word(say, "hand"), word(say, "photos")]]
    for seat in range(loch.box.seats):
        marker = "▶" if seat == loch.start and loch.round and not sight.over() else " "
        rows.append(
            [
                f"{marker} {mark(say, seat)}",
                name(say, seat)[:14],
                str(loch.scores[seat]),
                laid(sight, seat),
                in_hand(loch, seat),
                photos_of(sight, say, seat),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = [
        "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=False)] + row[5:]).rstrip()
        for row in rows
    ]
    return [*lines, f"     {word(say, 'seats-legend')}"] if not sight.over() else lines


def laid(sight: Sight[Loch], seat: Seat) -> str:
    """The card a seat has laid, `?` if it is hidden, `…` if it is still to come, a dash if it lays none."""
    loch = sight.table
    card = loch.laid[seat]
    if card == UNSEEN:
        return "?"
    if card != NOTHING:
        return str(card)
    return "…" if loch.round and loch.lays_cards(seat) and not sight.over() else "–"


def in_hand(loch: Loch, seat: Seat) -> str:
    """The cards a seat holds, as far as all know; a dot for one that is spent or lies open."""
    deck = WHITE_DECK if loch.distilled == seat else HAND
    held = loch.hand(seat)
    return "".join(str(card) if card in held and card != loch.laid[seat] else "·" for card in deck)


def photos_of(sight: Sight[Loch], say: Say, seat: Seat) -> str:
    loch = sight.table
    own = loch.blind[seat * 3] != UNSEEN
    blind = loch.blind[seat * 3 : seat * 3 + 3] if own else [0, 0, 0]
    held = [loch.photos[seat * 3 + motif] + blind[motif] for motif in range(3)]
    words = motifs(say, held)
    if not own and loch.rolls[seat]:
        words.append(f"? {loch.rolls[seat]}")
    if not words:
        return "–"
    return ", ".join(words) + (f"  {word(say, 'worth', points=loch.photo_points(seat))}" if own else "")


def motifs(say: Say, counts: list[int]) -> list[str]:
    return [f"{word(say, 'motif', motif=MOTIFS[motif])} {count}" for motif, count in enumerate(counts) if count]


def beside(sight: Sight[Loch], say: Say) -> list[str]:
    """The third card of a game for two, the open photos and the deck, the action spaces."""
    loch = sight.table
    lines = []
    if loch.box.seats == 2:
        lines.append(third_card(loch, say))
    photos = ", ".join(motifs(say, loch.display))
    lines.append(word(say, "display", photos=photos, deck=loch.photos_left()))
    if loch.round > 1 and not sight.over():
        lines += action_row(loch, say)
    return lines


def third_card(loch: Loch, say: Say) -> str:
    left = " ".join([str(card) for card in loch.third_cards()])
    if loch.third >= 0:
        return word(say, "third-known", card=loch.third)
    return word(say, "third-looked" if loch.third == UNSEEN else "third", left=left)


def action_row(loch: Loch, say: Say) -> list[str]:
    """Every action space with the reporter on it."""
    lines = [word(say, "actions")]
    for choice in ACTION[: loch.loch_box.action_spaces]:
        holder = loch.standing_on(choice.action)
        text = f" {say(Message(f'{choice.label.id}.short'))} {mark(say, holder) if holder >= 0 else '–'} "
        if len(lines[-1]) + len(text) > WIDTH:
            lines.append(" ")
        lines[-1] += text
    return [line.rstrip() for line in lines]
