"""Findings: what studies of a game tell its designer, written to docs/findings/, a page a game.

    NAME=build/findings/loch-ness-sharp
    bothy study loch-ness --bots knack:sharp --games 10000 --out $NAME > $NAME.txt
    NAME=build/findings/loch-ness-search
    bothy study loch-ness --bots search:16 --games 900 --out $NAME > $NAME.txt
    python tools/findings.py

reads the reports (`GAME-sharp.json`, `GAME-search.json`), what they cost from what the study told of it at the end
(`GAME-sharp.txt`), and writes the figures between the marks of each page. What stands above the marks is written by
hand, and stays.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bothy.games import games
from bothy.lab.tally import wilson

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "findings"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
KINDS = {"sharp": "Sharp", "search": "search"}
THINGS = "Cards, rooms, pieces"
FEW = 4
MOST = 6
"""Lines of a list."""
HALF = 4
"""The fifth of nine tenths."""
PLACES = ("Whoever begins", "the second", "the third", "the fourth", "the fifth", "the sixth")

COST = re.compile(r"([\d,]+(?:\.\d+)?) s(?: of processor time|\.)")
"""How a study ends its report: *61.0 s of processor time; the 10,000 games that were counted: 118.2 s.*"""
SPREAD = {"deal": "the deal", "level": "the level of play", "rest": "the rest"}

Report = dict[str, Any]
Figure = list[float]


class Told:
    """A report and the sentences made of it, each with its intervals and the name of its run."""

    def __init__(self, kind: str, report: Report) -> None:
        self.kind = kind
        self.report = report

    @property
    def tag(self) -> str:
        return f"[{KINDS[self.kind]}](#what-was-run)"

    def share(self, figure: Figure, digits: int = 1) -> str:
        value, low, high = (100 * part for part in figure)
        return f"{value:.{digits}f} % ({low:.{digits}f}–{high:.{digits}f})"

    def number(self, figure: Figure, digits: int = 1) -> str:
        value, low, high = figure
        return f"{value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"

    def sentences(self) -> Iterator[tuple[str, str]]:
        """What is told, by heading."""
        report = self.report
        seats, scores, length, lead = (report[name] for name in ("seats", "scores", "length", "lead"))
        if report["shared"]:
            won, ends = report["ends"]["how"]["won"], report["ends"]
            yield "Winning", f"The group wins {self.share(won)} of the games."
            by = ends["won_by_difficulty"]
            if by and by["same_deals"]:
                told = ", ".join(f"{value} {self.share(part)}" for value, part in by["won"].items())
                yield "Winning", f"By difficulty, the same {by['games_each']} deals with each: {told}."
            for table, rows in ends["lost_with"].items():
                met = sorted(rows.items(), key=lambda one: -one[1][0])[:3]
                told = ", ".join(f"{key} {self.share(part)}" for key, part in met)
                yield "Winning", f"The {table} that lost games had met last: {told}."
            why = sorted(ends["lost_by"].values(), key=lambda one: -one["part"][0])[:3]
            if why:
                told = "; ".join(f"“{one['text']}” in {self.share(one['part'])}" for one in why)
                yield "Winning", f"Told in the last move of lost games, and never before: {told}."
            rounds = {int(number): many for number, many in ends["lost_in_round"].items()}
            if rounds:
                lost, worst = sum(rounds.values()), max(rounds, key=lambda number: rounds[number])
                part = [rounds[worst] / lost, *wilson(rounds[worst], lost)]
                yield "Winning", f"Most games are lost in round {worst}: {self.share(part)} of the lost ones."
        elif len(seats["by_seat"]) > 1:
            order = [self.share(place["wins"]) for place in seats["by_order"]]
            told = ", ".join(f"{name} {wins}" for name, wins in zip(PLACES, order, strict=False))
            fair = 100 / len(order)
            yield "Seats and order", f"{told.replace('begins ', 'begins wins ', 1)}; {fair:.1f} % would be fair."
            points = ", ".join(self.number(place["score"]) for place in seats["by_order"])
            yield "Seats and order", f"In that order they make {points} points."
        if scores["margin"][0] is not None and not report["shared"]:
            winner, last, margin = (self.number(scores[name]) for name in ("winner", "last", "margin"))
            yield "Scores", f"The winner makes {winner} points and the last {last}; the margin is {margin}."
            clear = report["ends"]["how"]["clear"]
            yield "Scores", f"{self.share(clear)} of the games are won on points, without a tie-break and unshared."
        decisions, person = self.number(length["decisions"]), self.number(length["decisions_a_person"])
        yield (
            "Length",
            f"A game has {decisions} decisions, {person} a person, and takes {self.number(length['minutes'])} minutes.",
        )
        ways, forced = self.number(length["ways"]), self.share(length["forced"])
        yield "Length", f"Where there is a choice there are {ways} ways; {forced} of the answers had no alternative."
        for name, minutes in list(length["minutes_by_question"].items())[:1]:
            asked = report["choices"].get(name, {}).get("title", name)
            yield "Length", f"Most time goes into “{asked}”: {self.number(minutes)} minutes a game."
        if not report["shared"] and lead.get("changes") and lead["changes"][0] is not None:
            half, last = lead["leader_wins_by_tenth"][HALF], lead["last_wins_by_tenth"][HALF]
            yield "The lead", f"The lead changes hands {self.number(lead['changes'])} times."
            good = self.number(lead["tenth_of_the_lead_for_good"])
            yield "The lead", f"The winner takes it for good in tenth {good} of the game."
            if half[0] is not None and last[0] is not None:
                back = self.share(last)
                yield (
                    "The lead",
                    f"Whoever leads half-way wins {self.share(half)}; whoever is last there still wins {back}.",
                )
        quiet = report["stands_out"]["quiet"]
        if "Luck" in quiet:
            yield "Luck and skill", f"What chance brings: {quiet['Luck']}."
        if report["skill"] and "mirrored" in report["skill"]:
            found = report["skill"]["mirrored"]
            strong, weak, chance = found["strong"], found["weak"], found["chance"]
            told = (
                f"One `{strong['bot']}` among `{weak['bot']}` bots wins {self.share(strong['wins'])} with the same luck"
            )
            yield "Luck and skill", f"{told} ({found['deals']} deals; by chance alone {chance:.2g})."
            if found["variance"]:
                spread = ", ".join(f"{SPREAD[name]} {self.share(part)}" for name, part in found["variance"].items())
                yield "Luck and skill", f"What spreads the points: {spread}."
        if report["skill"]:
            yield from self.closely(report["skill"]["closely"])
        yield from self.things()

    def closely(self, closely: Report) -> Iterator[tuple[str, str]]:
        """What the games tell that were looked at closely: interaction, and how early the winner can be told."""
        games, own = closely["games"], closely["own_outlook_moved"]
        if own[0] is not None:
            moved, others = (
                self.number([100 * part for part in closely[f"{whose}_outlook_moved"]], 2)
                for whose in ("own", "others")
            )
            yield (
                "Interaction",
                f"An answer moves its own outlook by {moved} points of a hundred and each other's by {others}; "
                f"{self.share(closely['moves_another_further'])} of the answers move "
                f"somebody else's further than one's own ({games} games looked at closely).",
            )
        elif games:
            yield "Interaction", f"How far an answer moves the others could not be told ({games} games)."
        told = [(tenths, one) for tenths, one in closely["told_after_tenths"].items() if one[0] is not None]
        if told:
            what = "the end" if self.report["shared"] else "the winner"
            listed = ", ".join(f"after {tenths} tenths {self.share(one)}" for tenths, one in told)
            yield (
                "How early it can be told",
                f"Played on {closely['rollouts']} times from the open table, {what} is rightly named: {listed}.",
            )

    def fair(self) -> float:
        """What a seat wins if nothing makes a difference; what a group wins as things are."""
        report = self.report
        won: float = report["ends"]["how"].get("won", [0.0])[0]
        return won if report["shared"] else 1 / len(report["bots"])

    def things(self) -> Iterator[tuple[str, str]]:
        """Cards, rooms, pieces: those whose takers win for sure more or less, and what is answered about each."""
        for table, rows in self.report["things"].items():
            yield from self.won_with(table, rows)
            yield from self.asked_about(table, rows)

    def won_with(self, table: str, rows: Report) -> Iterator[tuple[str, str]]:
        for kind, said in (("", "whoever takes it"), ("heard", "whoever it is told of")):
            some = [(one["label"], one[kind] if kind else one) for one in rows.values() if (kind or "taken") in one]
            sure = [one for one in some if one[1]["won_with_it"][0] is not None and self.is_sure(one[1]["won_with_it"])]
            sure.sort(key=lambda one: -abs(one[1]["won_with_it"][0] - self.fair()))
            for label, one in sure[:FEW]:
                often = f"told of in {self.share(one['met'])} of the games" if kind else ""
                often = often or f"taken in {self.share(one['taken'])} of the offers"
                whoever = ("where it is told of" if kind else "where it is taken") if self.report["shared"] else said
                wins = self.share(one["won_with_it"])
                yield THINGS, f"{table} “{label}”: {often}; {whoever} wins {wins}."

    def is_sure(self, won: Figure) -> bool:
        """Whether an interval leaves out what is fair, with some room: there are many of them."""
        _, low, high = won
        wide = (high - low) / 2
        return low - wide > self.fair() or high + wide < self.fair()

    def asked_about(self, table: str, rows: Report) -> Iterator[tuple[str, str]]:
        """Of the question that is asked most about the rows of a table: which answer is given of which row."""
        often: dict[str, float] = {}
        for row in rows.values():
            for question, answers in row.get("asked_about", {}).items():
                often[question] = often.get(question, 0.0) + max(one["offered_a_game"][0] for one in answers.values())
        for question in sorted(often, key=lambda name: -often[name])[:2]:
            found: dict[str, list[tuple[float, str]]] = {}
            for row in rows.values():
                for one in row.get("asked_about", {}).get(question, {}).values():
                    told = f"{row['label']} {self.share(one['taken'])}"
                    found.setdefault(one["text"], []).append((-one["taken"][0], told))
            title = self.report["choices"].get(question, {}).get("title", question)
            for answer, some in found.items():
                if any(-part > 0.1 for part, _ in some):
                    lines = [told for _, told in sorted(some)]
                    shown = lines if len(lines) <= 2 * MOST + 4 else [*lines[:MOST], "…", *lines[-MOST:]]
                    yield THINGS, f"{title}, of a {table}: “{answer}” is answered of {', '.join(shown)}."

    def taken(self) -> dict[tuple[str, str], tuple[Figure, str]]:
        """How often each choice is taken where it is offered, with what it is called."""
        return {
            (question, notation): (one["taken"], f"“{one['label']}” ({asked['title']})")
            for question, asked in self.report["choices"].items()
            for notation, one in asked["choices"].items()
            if one["offered_a_game"][0] >= 0.2
        }


def listed(heading: str, lines: list[str]) -> list[str]:
    return ["", f"### {heading}", "", *[f"- {line}" for line in lines]] if lines else []


def otherwise(sharp: Told, search: Told) -> list[str]:
    """Where the two answer most differently, of what both were offered often, and for sure."""
    mine, theirs = sharp.taken(), search.taken()
    found = []
    for key in mine.keys() & theirs.keys():
        (one, label), (other, _) = mine[key], theirs[key]
        gap = max(one[1] - other[2], other[1] - one[2])
        if gap > 0.05:
            found.append((-gap, key, f"{label}: {sharp.share(one)} {sharp.tag}, {search.share(other)} {search.tag}."))
    return [line for _, _, line in sorted(found)[:MOST]]


def varied(found: list[Report]) -> list[Report]:
    """The first of what stands out, two of a kind at most."""
    kinds = [each["topic"] for each in found]
    return [each for place, each in enumerate(found) if kinds[:place].count(each["topic"]) < 2][:MOST]


def cost_of(file: Path) -> float:
    """The minutes of a processor that a study says it took: the games that are counted, and the sample."""
    if not file.exists():
        return 0.0
    words = " ".join(file.read_text(encoding="utf-8").split())
    found = COST.findall(words)
    return sum(float(number.replace(",", "")) for number in found) / 60


def page(key: str, told: list[Told], minutes: dict[str, float]) -> list[str]:
    """The figures of a game."""
    lines = ["", "## What was run", ""]
    for one in told:
        report, name = one.report, f"{key}-{one.kind}"
        took = f", {minutes[name]:.1f} minutes of one core" if minutes.get(name) else ""
        what = f"{report['games']:,} games{took}, {len(report['bots'])} seats, rules {report['rules']}"
        command = report["command"]
        lines.append(f"- **{KINDS[one.kind]}**: `{command}` ({what}).")
    lines += ["", "Intervals are of 95 %. Winning with a choice is no cause: who is ahead may choose otherwise."]
    lines += ["", "## Figures"]
    headings: dict[str, list[str]] = {}
    for one in told:
        for heading, sentence in one.sentences():
            headings.setdefault(heading, []).append(f"{sentence} {one.tag}")
    for heading, some in headings.items():
        lines += listed(heading, some)
    for one in told:
        found = one.report["stands_out"]
        some = [f"{each['text']} {each['evidence']} {one.tag}" for each in varied(found["found"])]
        looked = f"of {found['looked_at']} figures, corrected for their number"
        lines += listed(f"What stands out with {KINDS[one.kind]} ({looked})", some)
    if len(told) > 1:
        lines += listed("Where search answers otherwise than Sharp", otherwise(*told))
    lines += listed("Never met", [line for one in told for line in unmet(one)])
    return lines


def unmet(told: Told) -> Iterator[str]:
    ends = told.report["ends"]
    content, taken = ends["content"], ends["never_taken"]
    if content["games_listened_to"]:
        some = "; ".join(f"{table}: {', '.join(rows)}" for table, rows in content["never_met"].items())
        heard = f"in {content['games_listened_to']:,} games that were listened to, so in less than"
        bound = 100 * (1 - 0.025 ** (1 / content["games_listened_to"]))
        yield f"Content that nothing named {heard} {bound:.1f} % of all: {some or 'none'}. {told.tag}"
    often = sorted(taken, key=lambda one: -one[2])[:MOST]
    if often:
        asked = told.report["choices"]
        some = "; ".join(
            f"“{asked[name]['choices'][word]['label']}” (offered {many:,} times)" for name, word, many in often
        )
        yield f"Offered and never taken: {some}. {told.tag}"


def read(folder: Path, key: str) -> list[Told]:
    found = []
    for kind in KINDS:
        file = folder / f"{key}-{kind}.json"
        if file.exists():
            found.append(Told(kind, json.loads(file.read_text(encoding="utf-8"))))
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the figures of docs/findings/.")
    parser.add_argument("--from", dest="folder", type=Path, default=ROOT / "build" / "findings", help="of the reports")
    parser.add_argument("--out", type=Path, default=PAGES)
    given = parser.parse_args(arguments)
    minutes = {file.stem: cost_of(file) for file in given.folder.glob("*.txt")}
    given.out.mkdir(exist_ok=True)
    for key, game in games().items():
        told = read(given.folder, key)
        if not told:
            print(f"{key}: no report in {given.folder}")
            continue
        file = given.out / f"{key}.md"
        text = file.read_text(encoding="utf-8") if file.exists() else f"# {game.name}: findings\n\n{BEGIN}\n{END}\n"
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        file.write_text("\n".join([before + BEGIN, *page(key, told, minutes), "", END + after]), encoding="utf-8")
        counts = [f"{one.report['games']} games of {one.kind}" for one in told]
        print(f"{key}: {', '.join(counts)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
