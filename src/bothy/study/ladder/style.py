"""The style of what only the page of a ladder has."""

from __future__ import annotations

LADDER = """
.mast.ld{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:8px 40px;align-items:end}
.say{display:grid;gap:6px;font-size:15.5px;line-height:1.34}.say li{display:flex;gap:10px}
.say svg{width:14px;height:14px;flex:none;margin-top:3px}
.ld2{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:16px;align-items:start}
.ld2.many{grid-template-columns:minmax(0,1fr)}.col{display:grid;gap:16px;min-width:0}
.pan{--ground:var(--card);background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:14px 20px 12px;
min-width:0}
.pan h2{font-size:19px;margin-bottom:8px}.pan h2 span{font:400 14px/1.3 var(--sans);letter-spacing:0;
color:var(--muted);margin-left:6px}
.rg li{display:grid;grid-template-columns:24px minmax(96px,156px) auto minmax(0,1fr) 104px 60px;gap:0 10px;
align-items:center;border-top:1px solid var(--line)}
.rg .hd{border:0;font-size:13.5px;color:var(--muted);line-height:1.1;padding-bottom:6px;align-items:end}
.rg .hd .ms{font-size:13.5px;white-space:normal}
.rg .ax0{border-top:1px solid var(--axis)}
.rk{font:600 17px/1 var(--serif);color:var(--muted);font-feature-settings:"lnum","tnum"}
.nm{min-width:0;overflow-wrap:anywhere}.nm b{display:block;font:600 16px/1.12 var(--sans)}
.at .nm b{font:600 17px/1.12 var(--serif)}
.nm i{display:block;font:400 13px/1.2 ui-monospace,"DejaVu Sans Mono",monospace;color:var(--muted)}
.hs{display:inline-block;width:13px;height:13px;color:var(--loch);margin-left:5px;vertical-align:-1px}
.brs{display:flex;gap:3px;align-self:stretch}.brs i{position:relative;width:8px}
.brs .r:after{content:"";position:absolute;left:1px;right:0;top:-1px;bottom:0;border-left:2px solid var(--muted)}
.brs .s:after{top:50%;margin-top:-8px;border-top:2px solid var(--muted);border-radius:5px 0 0 0}
.brs .e:after{bottom:50%;margin-bottom:-8px;border-bottom:2px solid var(--muted);border-radius:0 0 0 5px}
.rt{text-align:right;line-height:1.12}.rt b{font-weight:600;font-size:16px;display:block}
.rt i{font-style:normal;font-size:13px;color:var(--muted);white-space:nowrap}
.ms{text-align:right;font-size:14px;color:var(--muted);white-space:nowrap}
.pt.w{fill:var(--was)}.iv.w{stroke:var(--was)}
.lg{display:flex;flex-wrap:wrap;gap:4px 22px;font-size:13.5px;line-height:1.2;color:var(--muted);align-items:center;
border-top:1px solid var(--line);padding-top:9px;margin-top:6px}.lg span{display:flex;gap:7px;align-items:center}
.br{width:6px;height:16px;border:2px solid var(--muted);border-right:0;border-radius:5px 0 0 5px}
.sq{width:16px;height:16px;border-radius:4px;box-shadow:inset 0 0 0 2px var(--ink)}
.mxs{overflow-x:auto}.mx{border-collapse:separate;border-spacing:2px;width:100%;table-layout:fixed;font-size:13.5px;
line-height:1;font-variant-numeric:tabular-nums}
.mx thead td{width:132px}.mx thead th{font-weight:400;color:var(--muted);padding:0 0 4px}
.mx tbody th{font-weight:400;text-align:right;padding-right:6px;font-size:13.5px;line-height:1.1}
.mx tbody th b{font-weight:400;color:var(--muted);margin-left:5px}
.mx td{text-align:center;border-radius:4px;padding:0;height:27px;
background:color-mix(in srgb,var(--in) var(--much),var(--card))}
.mx thead td,.mx .none{background:none}
.mx .w{--in:var(--loch)}.mx .l{--in:var(--ember)}.mx .sure{font-weight:600}
@media (prefers-color-scheme:dark){.mx .w{--in:#2f6f73}.mx .l{--in:#b5482f}}
.mx .self{background:repeating-linear-gradient(135deg,var(--line) 0 1.5px,transparent 1.5px 5px)}
.mx .odd{box-shadow:inset 0 0 0 2px var(--ink)}
.think .small{margin-top:6px;font-size:13.5px}
@media (max-width:1000px){.ld2,.mast.ld{grid-template-columns:minmax(0,1fr)}}
@media (max-width:680px){.pan{padding:12px 12px 10px;margin:0 -8px}
.rg .hd,.rg .ms{display:none}.rg li{grid-template-columns:22px auto minmax(0,1fr) auto;gap:0 8px;padding:8px 0 3px}
.rg .hd+li{border-top:0}.rk{grid-row:1;grid-column:1}.brs{grid-row:1/3;grid-column:2;margin:-8px 0 -3px}
.nm{grid-row:1;grid-column:3;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.nm b,.at .nm b{display:inline;font-size:16px}.nm i{display:inline;margin-left:7px}
.rt{grid-row:1;grid-column:4;display:flex;gap:6px;align-items:baseline}.pl{grid-row:2;grid-column:3/5}
.rg .ax0{padding:0}.rg .ax0>span:not(.pl){display:none}
.mx{font-size:12.5px;border-spacing:1px}.mx thead td{width:26px}.mx tbody th .wd{display:none}
.mx tbody th{padding:0 3px 0 0}
.mx.many{min-width:600px}}
@media print{.pan{box-shadow:none;border:1px solid var(--line);break-inside:avoid}
.ld2,.mast.ld{grid-template-columns:minmax(0,1fr)}.rg li{break-inside:avoid}.mxs{overflow:visible}}
"""
