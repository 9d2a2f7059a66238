"""A study as plain values: all figures with their intervals, `[value, low, high]`.

Nothing in it changes with the day: the same study gives the same text, however often it was stopped, and on however
many processes it was played.
"""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

from bothy.study import rows
from bothy.study.core.watching import PARTS, WHOLE
from bothy.study.looks import mean_share
from bothy.study.samples.closer import MOMENTS, ROLLOUTS, Closer
from bothy.study.samples.difficulty import Difficulty
from bothy.study.statistics import Estimate, Level, evenness, mean, part, per_case, rounded, share
from bothy.study.sums import Histogram, Mean
from bothy.study.telling import Telling

FORMAT = "bothy study report 4"


def as_json(telling: Telling) -> str:
    return written(report(telling))


def written(report: dict[str, object]) -> str:
    """A report as text: one value a line, nothing that is no number."""
    return json.dumps(report, ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def report(telling: Telling) -> dict[str, object]:
    """All of it."""
    figures, level = telling.figures, telling.level
    return {
        "format": FORMAT,
        **telling.study.told(),
        "command": telling.command(),
        "games": telling.games,
        **figures.listed(),
        "sample_mishaps": {part: mishaps.listed() for part, mishaps in telling.sample_mishaps()},
        "shared": telling.shared,
        "intervals": {"doubt": level.doubt, "looks": level.looks, "z": round(level.z, 6)},
        "stands_out": {
            "looked_at": telling.found.looked,
            "correction": "holm",
            "found": [
                {
                    "topic": look.topic,
                    "text": telling.headline(look),
                    "evidence": telling.evidence(look),
                    "estimate": look.estimate.as_json(),
                    "expected": rounded(look.fair),
                    "chance": look.chance,
                }
                for look in telling.found.standing
            ],
            "quiet": dict(telling.quiet()),
        },
        "seats": seats(telling),
        "scores": scores(telling),
        "length": length(telling),
        "lead": lead(telling),
        "choices": choices(telling),
        "things": things(telling),
        "luck": luck(telling),
        "skill": skill(telling),
        "ends": ends(telling),
    }


def sized(counts: Histogram) -> dict[str, int]:
    return {str(size): counts[size] for size in sorted(counts)}


def seats(telling: Telling) -> dict[str, object]:
    seats, level = telling.figures.seats, telling.level
    return {
        "evenness": None if telling.shared else rounded(evenness([place.wins / WHOLE for place in seats.by_seat])),
        "by_seat": [
            {"wins": share(place.wins / WHOLE, place.score.count, level).as_json(), "score": told(place.score, level)}
            for place in seats.by_seat
        ],
        "by_order": [
            {"wins": share(place.wins / WHOLE, place.score.count, level).as_json(), "score": told(place.score, level)}
            for place in seats.by_order
        ],
        "by_bot": {name: part(won, level, WHOLE).as_json() for name, won in sorted(seats.by_bot.items())},
    }


def told(sums: Mean, level: Level, factor: float = 1.0) -> list[float | None]:
    return mean(sums, level).scaled(factor).as_json()


def scores(telling: Telling) -> dict[str, object]:
    scores, level = telling.figures.scores, telling.level
    return {
        "mean": per_case(scores.score, level).as_json(),
        "winner": told(scores.winner, level),
        "last": told(scores.last, level),
        "margin": told(scores.margin, level),
        "all": sized(scores.all),
        "winners": sized(scores.winner.sizes),
        "margins": sized(scores.margin.sizes),
    }


def length(telling: Telling) -> dict[str, object]:
    length, level = telling.figures.length, telling.level
    return {
        "decisions": told(length.decisions, level),
        "decisions_a_person": per_case(length.person, level).as_json(),
        "rounds": told(length.rounds, level),
        "minutes": told(length.seconds, level, 1 / 60),
        "minutes_by_question": {name: minutes.as_json() for name, minutes in rows.minutes(telling)},
        "ways": per_case(length.ways, level).as_json(),
        "forced": part(length.forced, level).as_json(),
        "games_by_decisions": sized(length.decisions.sizes),
        "persons_by_decisions": sized(length.persons),
        "games_by_rounds": sized(length.rounds.sizes),
        "answers_by_ways": sized(length.widths),
        "part_by_ways": {label: estimate.as_json() for label, estimate in rows.widths(telling)},
    }


def lead(telling: Telling) -> dict[str, object]:
    leads, level = telling.figures.leads, telling.level
    found: dict[str, object] = {"told_by": "outlook" if telling.game.has_outlook() else "result"}
    if telling.shared:
        found["hopes_by_tenth"] = [told(sums, level, 1 / PARTS) for sums in leads.hopes]
        found["hopes_by_tenth_if_lost"] = [told(sums, level, 1 / PARTS) for sums in leads.hopes_lost]
        return found
    return {
        **found,
        "leader_wins_by_tenth": [mean_share(sums, level).as_json() for sums in leads.leader_wins],
        "last_wins_by_tenth": [mean_share(sums, level).as_json() for sums in leads.last_wins],
        "changes": told(leads.changed, level),
        "games_by_changes": sized(leads.changed.sizes),
        "part_by_changes": {label: estimate.as_json() for label, estimate in rows.changes(telling)},
        "tenth_of_the_lead_for_good": telling.lead_for_good().as_json(),
        "games_by_tenth_of_the_lead_for_good": sized(leads.for_good),
        "part_by_tenth_of_the_lead_for_good": {label: estimate.as_json() for label, estimate in rows.for_good(telling)},
    }


def choices(telling: Telling) -> dict[str, object]:
    by_name = telling.figures.questions.by_name
    vocabulary = telling.box.vocabulary.choices
    return {
        name: {
            "title": telling.question(name),
            "patience": by_name[name].patience,
            "asked_a_game": mean(rows.in_all(telling, by_name[name].seats), telling.level).as_json(),
            "forced": part(by_name[name].forced, telling.level).as_json(),
            "choices": {
                vocabulary[row.id].notation: {
                    "label": telling.choice(row.id),
                    "offered_a_game": row.offered.as_json(),
                    "taken": row.taken.as_json(),
                    "won_with_it": row.won.as_json(),
                }
                for row in some
            },
        }
        for name, some in rows.questions(telling)
    }


def things(telling: Telling) -> dict[str, object]:
    """By table and row: of answers that speak of it, of questions about it, and of games in which it was told of."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for table, some in rows.things(telling):
        for row in some:
            found.setdefault(table, {})[row.key] = {
                "label": row.label,
                "games": telling.games_of(table),
                "met": row.met.as_json(),
                "offered_a_game": row.offered.as_json(),
                "taken": row.taken.as_json(),
                "won_with_it": row.won.as_json(),
            }
    for about in chain.from_iterable(rows.about(telling)):
        for row in about.rows:
            row_told = found.setdefault(about.table, {}).setdefault(row.key, {"label": row.label})
            asked: Any = row_told.setdefault("asked_about", {})
            asked.setdefault(about.question, {})[about.answer] = {
                "text": telling.answer(about.answer),
                "offered_a_game": row.offered.as_json(),
                "taken": row.taken.as_json(),
                "won_with_it": row.won.as_json(),
            }
    for table, told in rows.heard(telling):
        for one in told:
            row_told = found.setdefault(table, {}).setdefault(one.key, {"label": one.label})
            row_told["heard"] = {"met": one.met.as_json(), "won_with_it": one.won.as_json()}
    return {table: {key: some[key] for key in sorted(some)} for table, some in sorted(found.items())}


def luck(telling: Telling) -> dict[str, object]:
    by_name = telling.figures.fortunes.by_name
    return {
        name: {
            "title": telling.title_of(by_name[name].title),
            "outcomes": {
                str(row.outcome): {
                    "text": telling.words(by_name[name].words[row.outcome]),
                    "part": row.came.as_json(),
                    "won_with_it": row.won.as_json(),
                }
                for row in some
            },
        }
        for name, some in rows.fortunes(telling)
    }


def skill(telling: Telling) -> dict[str, object] | None:
    """What the samples tell, with their sizes; None if there was none."""
    closer: Closer = telling.book["closer"].sums
    difficulty: Difficulty = telling.book["difficulty"].sums
    found, level = telling.skill, telling.level
    if found is None and not telling.book["closer"].ranges:
        return None
    answer: dict[str, object] = {
        "closely": {
            "games": telling.book["closer"].size,
            "rollouts": ROLLOUTS,
            "told_after_tenths": {
                str(tenths): mean_share(sums, level).as_json()
                for tenths, sums in zip(MOMENTS, closer.told, strict=True)
            },
            "own_outlook_moved": per_case(closer.own, level).scaled(1 / PARTS).as_json(),
            "others_outlook_moved": per_case(closer.others, level).scaled(1 / PARTS).as_json(),
            "moves_another_further": part(closer.aimed, level).as_json(),
        },
        "difficulty": {
            value: share(won, difficulty.games, level).as_json() for value, won in sorted(difficulty.won.items())
        },
    }
    if found is not None:
        answer["mirrored"] = {
            "deals": found.deals,
            "games": found.games,
            "strong": {"bot": found.names[0], "wins": found.strong.as_json()},
            "weak": {"bot": found.names[1], "wins": found.weak.as_json()},
            "chance": found.chance,
            "variance": {name: estimate.as_json() for name, estimate in found.parts.items()},
        }
    return answer


def ends(telling: Telling) -> dict[str, object]:
    ends, vocabulary = telling.figures.endings, telling.box.vocabulary.choices
    every: dict[str, Estimate] = {key: estimate for key, _, estimate in rows.endings(telling)}
    return {
        "how": {key: estimate.as_json() for key, estimate in every.items()},
        "in_step": {
            step: {"text": label, "part": estimate.as_json()}
            for step, label, estimate in sorted(rows.ended_in(telling))
        },
        "lost_in_round": sized(ends.lost_in),
        "part_lost_in_round": {
            str(round): part.as_json() for round, part in rows.parts_of(ends.lost_in, telling.level).items()
        },
        "lost_by": {
            id: {"text": label, "part": estimate.as_json()} for id, label, estimate in sorted(rows.lost_by(telling))
        },
        "lost_with": {
            table: {key: part.as_json() for key, part in sorted(some)} for table, some in rows.last_told(telling)
        },
        "won_by_difficulty": difficulty(rows.by_difficulty(telling)),
        "never_offered": [vocabulary[id].notation for id in rows.never_offered(telling)],
        "never_taken": [[name, vocabulary[id].notation, offered] for name, id, offered in rows.never_taken(telling)],
        "never_asked": rows.never_asked(telling),
        "content": content(rows.contents(telling)),
    }


def difficulty(found: rows.Difficulties | None) -> dict[str, object] | None:
    if found is None:
        return None
    won = {value: estimate.as_json() for value, estimate in found.won.items()}
    return {"games_each": found.games, "same_deals": found.sampled, "won": won}


def content(found: rows.Contents) -> dict[str, object]:
    return {
        "games_listened_to": found.listened,
        "met": {table: {row: met.as_json() for row, met in some.items()} for table, some in found.met.items()},
        "never_met": found.never,
        "never_named": found.silent,
    }
