"""The style of the page: its colours by day and by night, on desks, on phones and on paper."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from importlib import resources

DAY = (
    "--paper:#f6f1e7;--card:#fffaf0;--ink:#1f2328;--muted:#655f55;--line:#e3dac8;--sunk:#efe7d7;--ember:#b5482f;"
    "--loch:#2f6f73;--was:#8a8375;--moss:#5b7a3a;--hill:#9fbab0;--wall:#f3ebdb;--roof:#4a4e55;--glow:#f4bf55;--axis:#cfc4ae;"
    "--band:#efe6d2;--shadow:0 1px 2px rgba(60,44,20,.06),0 10px 28px -10px rgba(60,44,20,.2)"
)
NIGHT = (
    "--paper:#0f1418;--card:#182027;--ink:#e8e6df;--muted:#9aa3a8;--line:#2a353d;--sunk:#0c1115;--ember:#e07a58;"
    "--loch:#6fb3b5;--was:#8d989e;--moss:#9dbb78;--hill:#1f2e3b;--wall:#b9b09b;--roof:#3d4853;--glow:#ffc95c;--axis:#3b4851;"
    "--band:#212b33;--shadow:0 1px 2px rgba(0,0,0,.4),0 12px 30px -10px rgba(0,0,0,.6)"
)

WHOLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 var(--sans);-webkit-text-size-adjust:100%}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--serif);font-weight:600;letter-spacing:-.012em;line-height:1.14}
a{color:inherit;text-underline-offset:3px;text-decoration-thickness:1px}
svg{display:block;overflow:visible}
.small{font-size:15px;color:var(--muted);line-height:1.4}
.eyebrow{font:600 13px/1 var(--sans);letter-spacing:.09em;text-transform:uppercase;color:var(--muted)}
.num{font-variant-numeric:tabular-nums}
.mk-hill{fill:var(--hill)}.mk-wall{fill:var(--wall);stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round}
.mk-roof{fill:var(--roof)}.mk-door,.mk-win{fill:var(--glow)}.mk-open{fill:var(--ember)}.mk-ground{fill:var(--moss)}
"""
PLOTS = """
svg.t{width:100%;font:400 13px var(--sans);font-variant-numeric:tabular-nums}
svg text{fill:var(--ink)}svg text.m{fill:var(--muted)}svg text.b{font-weight:600}svg text.n{fill:var(--ember)}
svg text.k{fill:var(--loch)}
svg text.h{paint-order:stroke;stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}
.g{stroke:var(--line)}.ax{stroke:var(--axis)}.ref{stroke:var(--ink);stroke-dasharray:2 3;opacity:.7}
.iv{stroke:var(--loch);stroke-width:9;stroke-opacity:.36}.pt{fill:var(--loch)}
.iv.hl{stroke:var(--ember)}.pt.hl,.pt.n{fill:var(--ember)}
.wh{stroke:var(--ink);stroke-width:1.5;opacity:.55}.bar{fill:var(--loch)}.bar.n{fill:var(--ember)}.bar.q{fill:var(--axis)}.band{fill:var(--band)}
.void{fill:none;stroke:var(--axis);stroke-dasharray:4 3}
.ln{fill:none;stroke:var(--loch);stroke-width:2.25;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.ar{fill:var(--loch);opacity:.18}.ln.n{stroke:var(--ember)}.ar.n{fill:var(--ember)}
.ivp .r{display:grid;grid-template-columns:minmax(84px,112px) minmax(0,1fr) 128px;gap:12px;align-items:center}
.ivp .l{font-size:15px;line-height:1.1;display:flex;align-items:center;gap:7px;min-width:0}
.ivp .v{font-size:15px;line-height:1;white-space:nowrap;text-align:right}
.ivp .v i,.wn i{font-style:normal;color:var(--muted);font-size:13px;margin-left:4px}
.sign{color:var(--loch);font-size:13px;width:14px;flex:none}.sign.hl{color:var(--ember)}
.nm{overflow-wrap:anywhere}
.cr .nm{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;line-clamp:2;overflow:hidden}
"""
PAGE = """
.wrap{max-width:1160px;margin:0 auto;padding:0 32px 48px}
.mast{padding:22px 0 18px}.mast .eyebrow{display:flex;align-items:center;gap:8px}.mk{width:30px;height:30px}
.mast h1{font-size:44px;letter-spacing:-.024em;margin:4px 0 8px}
.facts{display:flex;flex-wrap:wrap;gap:2px 0;font-size:16px;color:var(--muted)}
.facts span:not(:last-child):after{content:"·";margin:0 9px}
.first{--ground:var(--card);background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:22px 28px 0}
.fh{display:flex;align-items:baseline;gap:28px;margin-bottom:12px}.fh h2{font-size:29px;white-space:nowrap}
.stand{display:grid;grid-template-columns:1fr 1fr;column-gap:40px}
.stand li{display:grid;grid-template-columns:26px minmax(0,1fr) 196px;gap:0 12px;padding:14px 0;
border-top:1px solid var(--line);align-items:start}
.stand li:last-child:nth-child(odd){grid-column:1/-1}
.no{font:600 20px/1.2 var(--serif);color:var(--ember);font-feature-settings:"lnum"}
.stand h3{font-size:20px;line-height:1.18;overflow-wrap:anywhere}
.stand p{font-size:15px;line-height:1.36;color:var(--muted);margin-top:4px}.stand a{white-space:nowrap}
.stand .pl{padding-top:6px;min-width:0}.stand .ivp .r{grid-template-columns:52px minmax(0,1fr) 52px;gap:8px}
.stand .ivp .l,.stand .ivp .v{font-size:13px}.stand .ivp .v i{display:none}
.quiet{margin:0 -28px;padding:14px 28px 18px;background:color-mix(in srgb,var(--loch) 8%,transparent);
border-radius:0 0 14px 14px;display:grid;grid-template-columns:auto 1fr;gap:8px 32px;align-items:baseline;
border-top:1px solid var(--line)}
.quiet h3{font-size:18px}.quiet dl{display:grid;grid-template-columns:1fr 1fr;gap:3px 32px;font-size:15px;
line-height:1.35}
.quiet dl div{display:flex;gap:8px}.quiet dt{font-weight:600;white-space:nowrap}.quiet dd{color:var(--muted)}
.sec{--ground:var(--paper);display:grid;grid-template-columns:236px minmax(0,1fr);gap:40px;padding:36px 0 4px;
margin-top:32px;border-top:1px solid var(--axis)}
.side h2{font-size:25px;margin:2px 0 10px}.side p{font-size:15.5px;line-height:1.42;color:var(--muted)}
.side p+p{margin-top:8px}.side b{color:var(--ink);font-weight:600}
.two{display:grid;grid-template-columns:1fr 1fr;gap:28px 40px}.two>*{min-width:0}
.two.wide{grid-template-columns:1.25fr 1fr}
.stack{display:grid;gap:16px;align-content:start}
.fg figcaption{font-size:15.5px;line-height:1.3;margin-bottom:8px}.fg figcaption span{color:var(--muted)}
.key{display:flex;flex-wrap:wrap;gap:2px 14px;font-size:14px;color:var(--muted);margin-top:4px}
.key span{overflow-wrap:anywhere;min-width:0}.key b{color:var(--ink);font-weight:600}
.chs{display:grid;grid-template-columns:1fr 1fr;gap:28px 40px;align-items:start}.ch{min-width:0}
.ch h4{font:600 15.5px/1.2 var(--sans);margin-bottom:2px}
.cr{display:grid;grid-template-columns:minmax(0,1fr) 44px 96px 118px;gap:12px;align-items:center;font-size:14.5px;
line-height:1.15;min-height:34px;padding:1px 0}
.cr.hd{font-size:13px;color:var(--muted);align-items:end;padding-bottom:3px;border-bottom:1px solid var(--line);
margin-bottom:3px;min-height:0}
.cr.lk{grid-template-columns:minmax(0,1fr) 96px 118px}.cr.lk.bare{grid-template-columns:minmax(0,1fr) 96px}
.cr.hd.lk span:nth-child(2){text-align:left;margin-left:0}.cr.ft{min-height:0}
.cr .of{text-align:right;color:var(--muted)}.cr.hd span:nth-child(2){text-align:right;margin-left:-70px}
.tk,.wn{display:grid;grid-template-columns:minmax(0,1fr) 44px;gap:8px;align-items:center}
.tk b,.wn b{font-weight:600;text-align:right}
.ch .small{font-size:13px}
.never li{padding:10px 0;border-top:1px solid var(--line);font-size:15.5px;line-height:1.35}
.never li:first-child{border:0;padding-top:0}.never span{color:var(--muted);display:block}
.made{margin-top:40px;padding-top:24px;border-top:1px solid var(--axis);display:grid;gap:8px}.made h3{font-size:20px}
.made pre{margin:8px 0 0;font:500 14px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;background:var(--sunk);
padding:10px 14px;border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere}
"""
SMALLER = """
@media (max-width:1000px){.stand,.chs{grid-template-columns:minmax(0,1fr)}
.sec{grid-template-columns:minmax(0,1fr);gap:18px}.side p{max-width:40em}}
@media (max-width:680px){.wrap{padding:0 16px 32px}.mast{padding:14px 0}.mast h1{font-size:32px;margin:12px 0 6px}
.facts{font-size:15px;line-height:1.35}.first{padding:16px 16px 0;margin:0 -8px}.fh{display:block;margin-bottom:12px}
.fh h2{font-size:26px;margin-bottom:6px}.stand li{grid-template-columns:24px minmax(0,1fr);gap:0 8px}
.stand .pl{grid-column:2;padding-top:10px}
.quiet{margin:0 -16px;padding:14px 16px 16px;grid-template-columns:minmax(0,1fr)}
.quiet dl{grid-template-columns:minmax(0,1fr);gap:8px}.quiet dl div{display:block}
.two,.two.wide{grid-template-columns:minmax(0,1fr)}.sec{padding-top:24px;margin-top:24px}
.cr{grid-template-columns:minmax(0,1fr) 38px 78px 88px;gap:8px}
.cr.lk{grid-template-columns:minmax(0,1fr) 78px 88px}.cr.lk.bare{grid-template-columns:minmax(0,1fr) 78px}
.ivp .r{grid-template-columns:92px minmax(0,1fr) 84px;gap:10px;min-height:40px}.ivp .r.a{min-height:0}
.ivp .v i{display:block;margin:3px 0 0}}
"""
PAPER = """
@media print{:root{--paper:#fff;--card:#fff}body{font-size:11pt;print-color-adjust:exact}
.wrap{max-width:none;padding:0}.first{box-shadow:none;border:1px solid var(--line)}
.sec,.fg,.ch,.stand li{break-inside:avoid}
.sec{grid-template-columns:minmax(0,1fr);gap:12px;padding-top:18px;margin-top:18px}a{text-decoration:none}
@page{size:A4;margin:14mm}}
"""
LETTERS = (
    ("Fraunces Variable", "fraunces.woff2", "100 900"),
    ("Source Sans 3 Variable", "source-sans-3.woff2", "200 900"),
)
"""The Latin letters of the two fonts that the house uses, each with its licence beside it."""
FONTS = (
    '--serif:"Fraunces Variable",Georgia,"DejaVu Serif Condensed",serif;'
    '--sans:"Source Sans 3 Variable",system-ui,"DejaVu Sans Condensed",sans-serif'
)


@lru_cache(maxsize=1)
def faces() -> str:
    """The letters themselves: some 90 kB of the page, so that it looks alike wherever it is opened."""
    folder = resources.files("bothy.study") / "fonts"
    found = []
    for family, file, weights in LETTERS:
        told = b64encode((folder / file).read_bytes()).decode("ascii")
        source = f"url(data:font/woff2;base64,{told}) format('woff2')"
        found.append(f'@font-face{{font-family:"{family}";font-weight:{weights};src:{source}}}')
    return "".join(found)


def style(more: str = "") -> str:
    """All of it, and perhaps more for a page that has things of its own."""
    root = f":root{{{DAY};{FONTS};color-scheme:light dark;--ground:var(--paper)}}"
    night = f"@media (prefers-color-scheme:dark){{:root{{{NIGHT}}}}}"
    by_day_on_paper = f"@media print{{:root{{{DAY}}}}}"
    return faces() + "".join([root, night, by_day_on_paper, WHOLE, PLOTS, PAGE, SMALLER, more, PAPER]).replace("\n", "")


MARK = (
    '<svg class="mk" viewBox="0 0 48 48" aria-hidden="true">'
    '<path class="mk-hill" d="M0 40C6 26 13 19 19 14c5 6 8 9 11 10 4-5 7-7 10-8 3 6 6 13 8 24z"/>'
    '<path class="mk-wall" d="M10 42V29h27v13z"/><path class="mk-roof" d="M7 30 12 20.5h23L40 30z"/>'
    '<path class="mk-wall" d="M30 21v-5.5h4.5V24z"/><path class="mk-door" d="M20.5 42v-9h6.500v9z"/>'
    '<path class="mk-open" d="m20.5 33-4 1.600V43l4-1z"/><path class="mk-win" d="M30.5 33h3.800v3.800h-3.800z"/>'
    '<path class="mk-ground" d="M2 42h44v2.500H2z"/></svg>'
)
"""The house."""
