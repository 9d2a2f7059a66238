"""A review as one page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from html import escape

from bothy.reviews.drawing import COLOURS, NARROW, svg
from bothy.reviews.telling import Telling, chance, change, percent

STYLE = "".join(
    [
        ":root{color-scheme:light dark;--paper:#f6f1e7;--card:#fffaf0;--ink:#1f2328;--muted:#655f55;--line:#e3dac8;"
        "--sunk:#efe7d7;--gold:#c9982f;--loch:#2f6f73;--ember:#a63c22;",
        *[f"--s{seat}:{day};" for seat, (day, _) in enumerate(COLOURS)],
        "}@media(prefers-color-scheme:dark){:root{--paper:#0f1418;--card:#182027;--ink:#e8e6df;--muted:#9aa3a8;"
        "--line:#2a353d;--sunk:#0c1115;--gold:#d9ad4a;--loch:#6fb3b5;--ember:#e58a6a;",
        *[f"--s{seat}:{night};" for seat, (_, night) in enumerate(COLOURS)],
        "}}*{box-sizing:border-box}body{margin:0 auto;max-width:1000px;padding:20px 14px 40px;background:var(--paper);"
        "color:var(--ink);font:400 16px/1.45 system-ui,sans-serif}h1,h2{font-family:Georgia,serif;line-height:1.15;"
        "margin:0 0 4px}h1{font-size:30px}h2{font-size:20px}p{margin:0 0 8px}"
        ".small{color:var(--muted);font-size:14.5px}"
        "section{background:var(--card);border-radius:14px;padding:16px;margin-top:14px;overflow-x:auto}"
        "section.curve{padding:0}svg{display:block;width:100%;height:auto}section.narrow{display:none}"
        "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}"
        "th,td{padding:7px 8px;text-align:left;border-top:1px solid var(--line);vertical-align:top}"
        "thead th{border:0;color:var(--muted);font-weight:400;font-size:14px}"
        "td.n,th.n{text-align:right;white-space:nowrap}"
        ".dot{display:inline-block;width:.7em;height:.7em;border-radius:50%;margin-right:.5em}"
        ".bar{position:relative;display:block;height:22px;min-width:110px;border-radius:6px;background:var(--sunk)}"
        ".bar i{position:absolute;top:3px;bottom:3px;border-radius:4px}.bar b{position:absolute;line-height:22px;"
        "font-weight:600;font-size:14px;white-space:nowrap}"
        ".luck i{background:var(--gold)}.play i{background:var(--loch)}"
        ".cost{color:var(--ember);font-weight:600}ol{margin:6px 0 0;padding-left:1.6em}li{padding:3px 0}"
        "li span,td span.small{display:block}"
        "@media(max-width:600px){section.narrow{display:block}section.wide{display:none}section{padding:12px 10px}"
        "th,td{padding:6px 4px}.sums{font-size:14px}"
        ".bar{min-width:56px;height:36px}.sums .dot{display:none}.bar i{top:22px}"
        ".bar b{left:0!important;right:0!important;text-align:center;font-size:13px}}",
    ]
)


def html(telling: Telling) -> str:
    """The whole review: curve, turning points, luck and play, answers."""
    speech = telling.speech
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(speech.lang)}">',
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(telling.title())}</title>",
        f"<style>{STYLE}</style>",
        f"<h1>{escape(telling.title())}</h1>",
        f'<p class="small">{escape(telling.about())}</p>',
        f'<section class="curve wide">{svg(telling)}</section>',
        f'<section class="curve narrow">{svg(telling, NARROW)}</section>',
        f"<section><h2>{escape(speech.text('review-turning'))}</h2>{turning_points(telling)}</section>",
        f"<section><h2>{escape(speech.text('review-luck-and-play'))}</h2>{luck_and_play(telling)}</section>",
        f"<section><h2>{escape(speech.text('review-answers'))}</h2>{answers(telling)}</section>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def turning_points(telling: Telling) -> str:
    if not telling.review.turnings:
        return f"<p>{escape(telling.speech.text('review-no-turning'))}</p>"
    items = []
    for turning in telling.review.turnings:
        round = telling.round(turning.moment)
        where = f'<span class="small">{escape(round)}</span>' if round else ""
        items.append(
            f"<li>{where}<b>{escape(telling.happened(turning.moment))}</b> "
            f'<span class="small">{escape(telling.moved(turning))}</span></li>'
        )
    return f"<ol>{''.join(items)}</ol>"


def luck_and_play(telling: Telling) -> str:
    """A line for each curve; bars of one scale, or small play would look large."""
    review, speech = telling.review, telling.speech
    columns = ["review-luck", "review-play"] if review.course.shared else ["review-luck", "review-own", "review-others"]
    rows = []
    figures = [
        [review.luck[line], review.own(line), *([] if review.course.shared else [review.others(line)])]
        for line in range(review.lines)
    ]
    most = max([abs(figure) for some in figures for figure in some] + [0.01])
    for line, some in enumerate(figures):
        bars = "".join(
            f"<td>{bar(figure, most, 'luck' if place == 0 else 'play')}</td>" for place, figure in enumerate(some)
        )
        rows.append(
            f'<tr><th><span class="dot" style="background:var(--s{line})"></span>{escape(telling.name(line))}</th>'
            f'<td class="n">{chance(review.start[line])}</td>{bars}'
            f'<td class="n"><b>{chance(review.result[line])}</b></td></tr>'
        )
    heads = "".join(f"<th>{escape(speech.text(id))}</th>" for id in columns)
    return (
        f'<p class="small">{escape(speech.text("review-sum"))}</p><table class="sums"><thead><tr><th></th>'
        f'<th class="n">{escape(speech.text("review-start"))}</th>{heads}'
        f'<th class="n">{escape(speech.text("review-result"))}</th></tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def bar(figure: float, most: float, kind: str) -> str:
    """A change as a bar from the middle to its side, and its number on the other side of the middle."""
    wide = 50.0 * abs(figure) / most
    left = 50.0 if figure >= 0 else 50.0 - wide
    side = "right:calc(50% + 6px)" if figure >= 0 else "left:calc(50% + 6px)"
    return (
        f'<span class="bar {kind}"><i style="left:{left:.1f}%;width:{wide:.1f}%"></i>'
        f'<b style="{side}">{change(figure)}</b></span>'
    )


def answers(telling: Telling) -> str:
    """For each seat how many were as good as any, and those that were not, the dearest first."""
    parts = []
    for seat in telling.review.seats:
        if telling.review.judged_of(seat):
            parts.append(f"<p>{escape(telling.as_good(seat))}</p>")
    rows = []
    for one in telling.blunders(len(telling.review.judged)):
        if percent(one.gain):
            rows.append(
                f'<tr><td class="small">{escape(telling.round(one.moment))}</td>'
                f"<td><b>{escape(telling.said(one.moment))}</b>"
                f'<span class="small">{escape(" · ".join([telling.better(one), *telling.reasons(one)]))}</span></td>'
                f'<td class="n">{chance(one.hope)}</td><td class="n cost">{change(-one.gain)}</td></tr>'
            )
    return "".join(parts) + (f"<table><tbody>{''.join(rows)}</tbody></table>" if rows else "")
