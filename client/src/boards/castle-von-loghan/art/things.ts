// Pictures of treasures, in a box of 64. Each has a shape, and a light by its kind.
import { C, E, G, P, S } from "./brush";

const haft = (d: string, width = 6): string => S(d, "#3c2617", width) + S(d, "#8a6a48", width * 0.5);
const flask = (liquid: string, shine: string): string =>
  P("M25 8h14v14l12 24q3 11-9 11H22q-12 0-9-11l12-24Z", "#123640", 'stroke="#d8eef0" stroke-width="2"') + P("M19 36h26l6 11q2 8-8 8H21q-10 0-8-8Z", liquid) + E(26, 46, 3, 4, shine, 'opacity=".8"') + S("M23 8h18", "#e0b451", 4.5);
const blade = (d: string, guard = "M16 44 26 54"): string => P(d, "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.200"') + S(guard, "#c9982f", 5) + S("M20 50 11 59", "#3c2617", 6) + C(10, 60, 3.4, "#c9982f");
const shieldOf = (fill: string, mark: string): string => P("M32 5 55 12v20c0 14-11 22-23 28C20 54 9 46 9 32V12Z", fill, 'stroke="#14202a" stroke-width="2.500"') + P("M32 5v55C20 54 9 46 9 32V12Z", "#ffffff", 'opacity=".16"') + mark;
const coil = (light: string): string => C(46, 18, 15, light, 'opacity=".25"') + haft("M10 58 44 22", 7) + S("M40 26c-6-10 4-20 13-18M44 22c7 6 16 0 14-9", "#b9c9ce", 3.6) + C(49, 15, 6, "#eaffff") + S("M49 15 60 26l-4 1 5 7M49 15 37 9l1 5-8-3", light, 1.8);
const bolt = (colour: string): string => P("M36 6 16 36h13l-4 22 23-32H34Z", colour, 'stroke="#14202a" stroke-width="1.500"');
const bow = (wood: string, more = ""): string => S("M18 6c32 8 40 24 42 44", wood, 6) + S("M18 6 60 50", "#e8f2f6", 1.6) + S("M8 58 44 22", "#c9b48a", 3.4) + P("M48 18 36 22l8 8Z", "url(#cv-steel)") + P("M8 58l-2-10 6 4 4 6Z", "#b5482f") + more;
const gun = (metal: string): string => P("M6 26h44l8 4v8H36l-6 8H18l2-8H6Z", metal, 'stroke="#14202a" stroke-width="2"') + P("M20 44h12l-4 16H14Z", "#5a3f26", 'stroke="#20140a" stroke-width="2"') + C(56, 34, 3, "#0c1012") + S("M10 30h30", "#ffffff", 1.600, 'opacity=".5"');

export const THINGS: Record<string, string> = {
  axe: haft("M14 60 42 14", 7) + P("M36 8c16-4 26 4 24 22-8-6-14-6-20 0l-12-8c4-4 6-8 8-14Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.500"'),
  bow: bow("#8a6a48"),
  "large-rod": coil("#7fe3ea"),
  "short-blade": blade("M56 8 26 46l-8-8Z"),
  sling: S("M10 8c4 20 12 30 26 40M22 6c8 14 18 22 32 24", "#8a6a48", 4) + P("M34 46c4 10 18 10 24 0 0-8-2-14-4-16-8 4-16 10-20 16Z", "#6b4a2c", 'stroke="#20140a" stroke-width="2"') + C(46, 40, 7, "#9aa6a8", 'stroke="#2b353a" stroke-width="1.500"'),
  "spark-glove": P("M18 58V34c-4-6-6-12-3-14s6 2 8 8V10q4-6 7 0v12-14q4-6 7 0v14-12q4-5 7 0v14-8q4-5 7 0v22c0 8-4 12-6 20Z", "#5d7d8a", 'stroke="#14202a" stroke-width="2"') + S("M20 50h24M20 54h24", "#e0b451", 2.4) + G("translate(14 12) scale(.55)", bolt("#a8f4f9")),
  pike: haft("M8 60 46 18", 6) + P("M60 4 52 26 40 16Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.500"') + P("M36 30l-10-4 4-4ZM34 26l4 10 4-4Z", "#b5482f"),
  "plank-shield": P("M10 8h44v40L32 60 10 48Z", "url(#cv-bark)", 'stroke="#1c120a" stroke-width="2.500"') + S("M24 8v46M40 8v46", "#1c120a", 2) + S("M10 20h44M10 38h44", "#8fa3ad", 4) + C(32, 29, 5, "#8fa3ad", 'stroke="#2c3a42" stroke-width="2"'),
  potion: flask("#d0443c", "#ffc1b6"),
  "smelling-salts": P("M18 24h28v34H18Z", "#e9e2d0", 'stroke="#5a4a34" stroke-width="2"') + P("M22 14h20v10H22Z", "url(#cv-brass)") + S("M24 34h16M24 42h16", "#5a4a34", 2.4) + S("M26 10q-4-4 0-8M34 10q-4-4 0-8M42 10q-4-4 0-8", "#7fe3ea", 2.4),
  "sphere-syphon": C(42, 22, 15, "url(#cv-orb)") + S("M30 32C18 38 22 50 12 56", "#59707c", 7) + S("M30 32C18 38 22 50 12 56", "#a8f4f9", 1.800, 'stroke-dasharray="4 4"') + P("M24 26l12 12-6 4-10-10Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="1.500"') + P("M44 12 36 24h6l-2 9 9-14h-6Z", "#5a3808"),
  "lockpick-roll": P("M6 34q26 10 52 0v18q-26 10-52 0Z", "#6b4a2c", 'stroke="#20140a" stroke-width="2"') + [14, 24, 34, 44, 52].map((x, i) => S(`M${x} 44V${14 + (i % 3) * 4}h${i % 2 ? 5 : -5}`, "#cfdade", 3)).join("") + S("M8 42q24 8 48 0", "#e0b451", 2, 'stroke-dasharray="3 3"'),
  "training-manual": P("M32 14c-8-6-16-6-26-4v44c10-2 18-2 26 4 8-6 16-6 26-4V10c-10-2-18-2-26 4Z", "#efe5cf", 'stroke="#5a4a34" stroke-width="2.500"') + S("M32 14v44M12 20q8-2 14 2M12 30q8-2 14 2M12 40q8-2 14 2", "#5a4a34", 2) + G("translate(36 18) scale(.3)", P("M12 60 60 10l6 6L20 66Z", "#b5482f")),
  "smoke-bulb": C(28, 40, 18, "#3a4449", 'stroke="#14202a" stroke-width="2.500"') + P("M26 16h10v8H26Z", "#c9982f") + S("M32 16q2-12 14-8", "#d8b26a", 3) + C(48, 10, 6, "url(#cv-fire)") + C(50, 36, 9, "#9aa6a8", 'opacity=".5"') + C(44, 52, 8, "#9aa6a8", 'opacity=".4"') + C(20, 34, 4, "#cfdade", 'opacity=".7"'),
  "cracked-cell": P("M20 12h24v44H20Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="2.500"') + P("M26 6h12v6H26Z", "#cfdade") + P("M24 24h16v28H24Z", "#f0c050") + S("m34 18-6 14 8 6-6 16", "#14202a", 2.600),
  halberd: haft("M12 60 44 16", 6) + P("M44 2l6 14-10 4ZM40 18c14-6 24 2 20 20-6-6-12-6-18-4ZM34 24l-14-2 8 10Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.500"'),
  crossbow: haft("M10 56 48 18", 8) + S("M26 10c18 2 28 12 30 30", "#8fa3ad", 5) + S("M26 10 30 36 56 40", "#e8f2f6", 1.6) + S("M22 44 54 12", "#c9b48a", 3) + P("M58 8 46 14l6 6Z", "url(#cv-steel)"),
  "arc-staff": haft("M12 60 40 18", 6) + S("M36 20C28 8 44 2 50 8c8 6 2 18-8 16", "url(#cv-brass)", 4.5) + C(45, 14, 5, "#eaffff") + G("translate(26 2) scale(.46)", bolt("#a8f4f9")) + C(45, 14, 14, "#7fe3ea", 'opacity=".22"'),
  "war-pick": haft("M16 60 38 18", 7) + P("M14 12c16-6 30-4 46 12-14-4-24-4-34 2Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.500"'),
  "throwing-irons": [[14, 14, 0], [36, 24, 30], [16, 42, -20]].map(([x, y, a]) => G(`translate(${x} ${y}) rotate(${a} 8 8)`, P("M8-6l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.200"') + C(8, 8, 2.6, "#14202a"))).join(""),
  "coil-baton": S("M14 56 48 14", "#2b353a", 10) + S("M22 46 48 14", "#c9982f", 3.6, 'stroke-dasharray="3 4"') + C(50, 12, 6, "#eaffff") + C(50, 12, 13, "#7fe3ea", 'opacity=".28"') + S("M12 58 20 48", "#6b4a2c", 9),
  "tower-shield": P("M12 6h40v34c0 10-10 16-20 20-10-4-20-10-20-20Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="2.500"') + S("M32 6v54M12 26h40", "#14202a", 3) + C(32, 26, 8, "url(#cv-brass)", 'stroke="#3c2a0c" stroke-width="2"') + C(17, 11, 2, "#e8f2f6") + C(47, 11, 2, "#e8f2f6"),
  "strong-potion": flask("#b01f4a", "#ffd0e0") + P("M29 26h6v5h5v6h-5v5h-6v-5h-5v-6h5Z", "#fff2e0", 'opacity=".9"'),
  "focus-tea": P("M10 28h36v14q0 14-18 14T10 42Z", "#e9e2d0", 'stroke="#5a4a34" stroke-width="2.500"') + S("M46 32q12 0 10 9t-12 5", "#5a4a34", 3.6) + E(28, 29, 16, 4, "#4f8a7a") + S("M20 22q-5-6 0-12M30 22q-5-6 0-12M38 22q-5-6 0-12", "#7fe3ea", 2.600),
  "scout-goggles": S("M4 30h56", "#6b4a2c", 8) + C(20, 32, 14, "#2b353a", 'stroke="url(#cv-brass)" stroke-width="5"') + C(46, 32, 12, "#2b353a", 'stroke="url(#cv-brass)" stroke-width="5"') + C(20, 32, 8, "#7fe3ea", 'opacity=".85"') + C(46, 32, 6.5, "#7fe3ea", 'opacity=".85"') + S("M15 28q3-4 7-4", "#fff", 2),
  "loaded-coin": C(32, 32, 24, "url(#cv-brass)", 'stroke="#5a3f0c" stroke-width="2.500"') + C(32, 32, 18, "none", 'stroke="#5a3f0c" stroke-width="1.600"') + P("M20 40V26l6 6 6-9 6 9 6-6v14Z", "#5a3f0c") + S("M8 12q6-8 14-8M56 52q-6 8-14 8", "#e0b451", 3),
  bandolier: S("M10 8 54 56", "#4a3424", 14) + [0, 1, 2, 3].map((i) => G(`translate(${12 + i * 11} ${6 + i * 12}) rotate(48)`, P("M0 0h16v6H0Z", "url(#cv-brass)") + P("M-5 3 0 0v6Z", "#b5482f"))).join(""),
  whetstone: P("M6 40 40 26l18 10-34 16Z", "#9aa6a8", 'stroke="#2b353a" stroke-width="2"') + P("M6 40v8l18 12V52Z", "#57646c") + P("M24 52v8l34-16v-8Z", "#7b878a") + S("M20 30 54 8", "url(#cv-steel)", 5) + S("M38 12l4-6M46 18l8-2M30 20l-6-4", "#ffe6a0", 2.600),
  "ward-chalk": P("M40 6 56 20 40 40 26 28Z", "#f4f1ea", 'stroke="#9aa3a6" stroke-width="1.500"') + C(22, 44, 15, "none", 'stroke="#f4f1ea" stroke-width="3"') + S("M22 30v28M10 50l24-14M10 38l24 14", "#f4f1ea", 1.8),
  "spare-battery": P("M12 18h36v36H12Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="2.500"') + P("M18 10h8v8h-8ZM34 10h8v8h-8Z", "#cfdade") + [0, 1, 2].map((i) => P(`M${17 + i * 10} 24h7v24h-7Z`, "#f0c050")).join("") + S("M54 28v14M50 35h8", "#f0c050", 3),
  "ash-greatsword": blade("M60 4 30 46 18 34Z", "M10 38 28 56") + S("M52 14 26 42", "#ff7a3c", 2),
  "siege-bow": bow("#4a3a30", S("M12 2c40 8 50 26 50 58", "#8fa3ad", 3)),
  "storm-lance": haft("M6 60 36 26", 7) + P("M60 2 44 32 30 20Z", "#a8f4f9", 'stroke="#2f6f8a" stroke-width="2"') + S("M60 2 36 26", "#fff", 2) + G("translate(30 18) scale(.4)", bolt("#ffe98a")) + C(50, 14, 14, "#7fe3ea", 'opacity=".25"'),
  "duel-sabre": P("M14 50C34 40 50 26 58 4c4 22-12 42-38 52Z", "url(#cv-steel)", 'stroke="#39444a" stroke-width="1.500"') + S("M12 44q10 2 14 14M18 52 8 60", "#c9982f", 5),
  "hand-cannon": gun("url(#cv-rust)"),
  "volt-gauntlet": P("M16 58V30c-2-10 2-20 10-22h14c10 4 12 14 10 24l-4 26Z", "url(#cv-brass)", 'stroke="#3c2a0c" stroke-width="2.500"') + S("M20 26h28M20 36h28M22 46h24", "#3c2a0c", 2.400) + G("translate(16 8) scale(.56)", bolt("#a8f4f9")),
  aegis: shieldOf("url(#cv-brass)", C(32, 28, 12, "#7a2a18", 'stroke="#ffe6a0" stroke-width="2"') + G("translate(20 15) scale(1)", S("M8 10q4-4 8 0M6 16q6 8 12 0", "#ffe6a0", 2.400))),
  "phoenix-draught": flask("#ff8a3c", "#ffe6a0") + P("M32 26c8 8 6 14 0 20-6-6-8-12 0-20Z", "#ffe6a0"),
  "mind-crystal": P("M32 2 50 22 40 62H24L14 22Z", "#9fd0f6", 'stroke="#2f5a8a" stroke-width="2"') + P("M32 2v60H24L14 22Z", "#fff", 'opacity=".35"') + S("M14 22h36M32 2l-6 20 6 40M32 2l8 20-8 40", "#2f5a8a", 1.600) + C(32, 30, 20, "url(#cv-chill)", 'opacity=".4"'),
  "servo-harness": P("M14 8h10l8 14 8-14h10l2 46H12Z", "#3a4449", 'stroke="#14202a" stroke-width="2.500"') + C(20, 22, 6, "url(#cv-brass)") + C(44, 22, 6, "url(#cv-brass)") + S("M20 22v26M44 22v26M18 40h28", "#b9c9ce", 4) + C(32, 36, 6, "#7fe3ea"),
  "chrono-watch": C(32, 36, 22, "url(#cv-brass)", 'stroke="#3c2a0c" stroke-width="2.500"') + C(32, 36, 16, "#f4ecd6") + S("M32 24v12l8 6M32 8v6M26 8h12", "#2a1c10", 3) + S("M32 23v2M32 47v2M19 36h2M43 36h2", "#2a1c10", 2),
  "master-key": C(20, 18, 12, "none", 'stroke="url(#cv-brass)" stroke-width="6"') + S("M28 27 54 56M46 46l8-6M40 40l6-5", "#e0b451", 6) + C(20, 18, 4, "#7fe3ea"),
  "blink-cloak": P("M32 6c10 0 14 8 14 16 8 10 12 24 12 38-10-6-16-6-26 0-10-6-16-6-26 0 0-14 4-28 12-38 0-8 4-16 14-16Z", "url(#cv-robe)", 'stroke="#120a1e" stroke-width="2"') + P("M32 12q8 2 8 12-4 8-8 8t-8-8q0-10 8-12Z", "#0c0914") + S("M10 20l4 4M52 14l4 4M54 30h6M6 34h6", "#d6b0ff", 2.4),
  "battle-drum": E(32, 20, 24, 9, "#efe5cf", 'stroke="#5a3f26" stroke-width="3"') + P("M8 20v26c0 12 48 12 48 0V20c0 12-48 12-48 0Z", "#8a2a26", 'stroke="#3a0e14" stroke-width="2"') + S("M10 28l12 22 10-20 10 20 12-22", "#e0b451", 2.400) + S("M18 4l12 14M46 2 36 18", "#8a6a48", 3.600),
  "sealed-reactor": P("M32 4 56 18v28L32 60 8 46V18Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="2.500"') + C(32, 32, 15, "#0c1012", 'stroke="#f0c050" stroke-width="3"') + C(32, 32, 12, "url(#cv-fire)") + C(32, 32, 5, "#fff3c4") + S("M32 6v10M32 48v10M10 20l8 5M54 20l-8 5M10 44l8-5M54 44l-8-5", "#f0c050", 2),
  "paradox-blade": blade("M58 6 28 46l-8-8Z") + G("translate(6 -4)", P("M58 6 28 46l-8-8Z", "#c79be8", 'opacity=".45"')) + G("translate(24 2) scale(.4)", bolt("#a8f4f9")),
  "longwatch-rifle": S("M4 44 60 12", "#2b353a", 6) + S("M30 26 46 16", "url(#cv-brass)", 5) + P("M2 42l16-6 8 10-14 14Z", "#6b4a2c", 'stroke="#20140a" stroke-width="2"') + S("M26 40l4 10", "#2b353a", 4) + C(60, 12, 3, "#7fe3ea"),
  "null-hammer": haft("M14 60 36 24", 8) + G("rotate(32 42 18)", P("M26 6h32v22H26Z", "url(#cv-iron)", 'stroke="#14202a" stroke-width="2.500"') + C(42, 17, 8, "#000", 'stroke="#c79be8" stroke-width="2.500"') + C(42, 17, 2, "#fff")),
  "ion-sceptre": haft("M12 60 38 26", 6) + C(44, 18, 13, "#2a1c38", 'stroke="url(#cv-brass)" stroke-width="3"') + C(44, 18, 8, "#c8fbff") + E(44, 18, 20, 7, "none", 'stroke="#7fe3ea" stroke-width="2"') + C(44, 18, 20, "url(#cv-chill)", 'opacity=".5"'),
  "mirror-bulwark": shieldOf("url(#cv-glass)", S("M16 34 44 12M18 46 50 22", "#fff", 3, 'opacity=".8"') + P("M32 5 55 12v20c0 14-11 22-23 28C20 54 9 46 9 32V12Z", "none", 'stroke="#c79be8" stroke-width="3"')),
  "second-heart": P("M32 58C6 40 4 26 10 16c6-9 17-8 22 4 5-12 16-13 22-4 6 10 4 24-22 42Z", "#c8443c", 'stroke="#4a0d14" stroke-width="2"') + S("M8 32h14l4-10 6 20 5-14 3 4h16", "#ffe6a0", 3) + S("M22 12q4-8 2-10M44 12q-4-8-2-10", "#b9c9ce", 4),
  "lucid-halo": E(32, 18, 24, 9, "none", 'stroke="#ffe98a" stroke-width="5"') + E(32, 18, 24, 9, "none", 'stroke="#fff" stroke-width="1.500"') + P("M12 44c10-14 30-14 40 0-10 14-30 14-40 0Z", "none", 'stroke="#7fe3ea" stroke-width="3.500"') + C(32, 44, 6, "#7fe3ea"),
  "hour-bottle": P("M16 6h32M16 58h32", "none", 'stroke="url(#cv-brass)" stroke-width="6" stroke-linecap="round"') + P("M18 10h28c0 14-10 16-10 22s10 8 10 22H18c0-14 10-16 10-22s-10-8-10-22Z", "#1b2f3a", 'stroke="#d8eef0" stroke-width="2"') + P("M22 16h20c-2 8-8 10-10 14-2-4-8-6-10-14ZM22 52c0-6 6-8 10-12 4 4 10 6 10 12Z", "#e6c98a") + S("M32 30v10", "#e6c98a", 2),
  "memory-shard": P("M38 2 56 26 40 62 12 50 8 22Z", "#c79be8", 'stroke="#3c2a54" stroke-width="2"') + P("M38 2 30 30 8 22Z", "#f0e0ff", 'opacity=".7"') + P("M30 30 12 50 8 22Z", "#9a6cc0") + S("M38 2 30 30l26-4M30 30l10 32", "#3c2a54", 1.600) + C(32, 34, 22, "url(#cv-haze-violet)"),
  "borrowed-minute": C(32, 32, 24, "#1d1830", 'stroke="#c79be8" stroke-width="4"') + P("M32 32V10a22 22 0 0 1 11 3Z", "#ffe98a") + S("M32 32V12M32 32l10-17", "#fff", 2.400) + C(32, 32, 3, "#fff") + S("M32 58v4M8 32H4M60 32h-4", "#c79be8", 3),
  "gate-sigil": P("M12 60V28C12 12 22 6 32 2c10 4 20 10 20 26v32Z", "#1d1830", 'stroke="url(#cv-brass)" stroke-width="4"') + P("M20 60V30c0-10 6-14 12-18 6 4 12 8 12 18v30Z", "#7fe3ea", 'opacity=".35"') + C(32, 36, 8, "none", 'stroke="#c8fbff" stroke-width="2.500"') + S("M32 26v20M22 36h20", "#c8fbff", 1.800),
  "auditor-seal": C(32, 26, 20, "#8a1f2a", 'stroke="#4a0d14" stroke-width="2"') + P("M20 42l-4 20 10-6 6 8 6-8 10 6-4-20Z", "#b5482f") + C(32, 26, 14, "none", 'stroke="#f0b0a0" stroke-width="1.800"') + S("M25 26l5 6 10-12", "#ffe6d8", 4),
}; // prettier-ignore

/** What lies face down: a chest. */
export const UNSEEN = P("M6 28h52v28H6Z", "url(#cv-bark)", 'stroke="#1c120a" stroke-width="2.500"') + P("M6 28C6 14 16 8 32 8s26 6 26 20Z", "#6b4a2c", 'stroke="#1c120a" stroke-width="2.500"') + S("M18 10v46M46 10v46", "#e0b451", 3) + P("M26 24h12v14H26Z", "url(#cv-brass)", 'stroke="#3c2a0c" stroke-width="1.500"') + C(32, 30, 2.4, "#3c2a0c");

export const thing = (key: string): string => THINGS[key] ?? UNSEEN;
