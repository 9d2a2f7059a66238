"""The style of what only the page of a comparison has."""

from __future__ import annotations

COMPARED = """
.mast.cmp{display:flex;align-items:flex-end;gap:32px;justify-content:space-between;padding:18px 0 14px}
.mast.cmp h1{font-size:37px;margin:6px 0 0}
.ab{display:flex;gap:12px;min-width:0}
.c{display:flex;gap:12px;align-items:center;background:var(--card);border-radius:12px;box-shadow:var(--shadow);
padding:10px 18px 10px 14px;font-size:15px;line-height:1.3;min-width:0;max-width:340px}
.c svg{width:20px;height:20px;flex:none}.c b{display:block;font:600 17px/1.2 var(--serif)}
.c p{min-width:0;overflow-wrap:anywhere}.c span{color:var(--muted)}.c.B span{color:var(--ember)}
.card{--ground:var(--card);background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:20px 28px 14px}
.say h2{font-size:26px;letter-spacing:-.018em;line-height:1.15}.say p{margin-top:6px}
.tb{margin-top:10px}
.tb li{display:grid;grid-template-columns:208px 66px 66px minmax(0,1fr) 236px;gap:0 16px;align-items:center;
border-top:1px solid var(--line);min-height:50px}
.tb .hd{border:0;min-height:26px;font-size:14px;color:var(--muted);align-items:end;padding-bottom:4px}
.hd .pl{display:grid;grid-template-columns:1fr auto 1fr;line-height:1.2}.hd .pl span:last-child{text-align:right}
.hd .pl b{color:var(--ink)}.tb .hd .b{color:var(--ember);font-weight:600}
.tb .nm{font-size:17px;line-height:1.2}.tb .nm b{font-weight:600}.tb .nm span{color:var(--muted);font-size:14.5px}
.tb .a,.tb .b{text-align:right;font-size:17px}.tb div.a{color:var(--muted)}.tb div.b{font-weight:600}
.tb .hd .a,.tb .hd .b{font-size:16px}.tb .diff div.b{color:var(--ember)}
.pl{padding-top:3px}.vd{display:flex;gap:10px;align-items:center;padding-left:14px;font-size:15px;line-height:1.22}
.vi{width:16px;height:16px;flex:none}.vd b{display:block;font-weight:600}.vd span{color:var(--muted);font-size:14.5px}
.iv2{stroke:var(--loch);stroke-width:2}.iv.n,.iv2.n{stroke:var(--ember)}.iv.w,.iv2.w{stroke:var(--was)}
.pt.w{fill:var(--ground);stroke:var(--was);stroke-width:2}.bar.w{fill:var(--was)}
.ln.w{stroke:var(--was)}.ar.w{fill:var(--was)}.card .void{stroke-dasharray:3 2.5;stroke-width:1.25}
.lg{display:flex;flex-wrap:wrap;gap:4px 28px;font-size:14px;color:var(--muted);border-top:1px solid var(--line);
padding-top:10px}.lg span{display:flex;gap:8px;align-items:center}.lg svg{flex:none}
section.more{--ground:var(--paper);display:grid;grid-template-columns:1fr 1fr;gap:36px 56px;padding:36px 0 8px}
section.more .fg{min-width:0}section.more .small{margin-top:8px}
section.more .fg:last-child:nth-child(odd){grid-column:1/-1}
.fg:last-child:nth-child(odd) .sv{columns:2;column-gap:56px}
.sv div{display:grid;grid-template-columns:150px minmax(0,1fr);gap:12px;align-items:center;font-size:15px;
line-height:1.15;min-height:26px;break-inside:avoid}.sv div:first-child{font-weight:600}
@media (max-width:1000px){.mast.cmp{display:block}.ab{margin-top:14px}.c{max-width:none;flex:1}
.tb li{grid-template-columns:150px 58px 58px minmax(0,1fr) 200px;gap:0 10px}}
@media (max-width:680px){.mast.cmp{padding:14px 0 12px}.mast.cmp h1{font-size:30px}.ab{gap:8px}
.c{padding:9px 10px;gap:9px;font-size:14px}.c b{font-size:15px}.c svg{width:16px;height:16px}
.card{padding:16px 16px 12px;margin:0 -8px}.say h2{font-size:22px}.tb .hd{display:none}
.tb li{grid-template-columns:minmax(0,1fr) auto auto;gap:0 10px;padding:10px 0 8px}.pl{grid-column:1/-1;padding-top:7px}
.vd{grid-column:1/-1;grid-row:2;padding:3px 0 0}.vd p{display:flex;gap:6px;flex-wrap:wrap}
.tb li.diff .vd b{color:var(--ember)}
.tb div.a:before{content:"A ";font-size:13px}.tb div.b:before{content:"B ";font-size:13px;font-weight:400}
section.more{grid-template-columns:minmax(0,1fr);gap:28px;padding-top:28px}.lg{display:grid;gap:6px}
.fg:last-child:nth-child(odd) .sv{columns:1}
.sv div{grid-template-columns:128px minmax(0,1fr)}}
@media print{.card,.c{box-shadow:none;border:1px solid var(--line)}.tb li{break-inside:avoid}}
"""
