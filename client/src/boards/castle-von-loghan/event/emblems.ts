// What the events are about, drawn around the middle. f: brass, d: dark, g: glowing, s: steel, w: pale, r: red, l: pale line, c: scanner line.
const p = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;
const o = (kind: string, x: number, y: number, r: number): string => `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const times = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join("");
/** A small suit of armour like the agents' own. */
const suit = (x: number, y: number, kind = "s"): string =>
  p(kind, `M${x - 12} ${y}c0-16 24-16 24 0v8h-24ZM${x - 20} ${y + 44}c0-34 8-36 20-36s20 2 20 36Z`) + p("c", `M${x - 8} ${y + 1}h16`);
const cube = (x: number, y: number, s: number): string => p("d", `M${x} ${y - s}l${s} ${s / 2}v${s}l${-s} ${s / 2}l${-s} ${-s / 2}v${-s}Z`) + p("c", `M${x - s} ${y - s / 2}l${s} ${s / 2}l${s} ${-s / 2}M${x} ${y}v${s}`);

const EMBLEMS: Record<string, string> = {
  "humming-portrait": p("f", "M-46-66h92V58h-92Z") + p("d", "M-36-56h72V48h-72Z") + p("w", "M-16-18c0-24 32-24 32 0s-8 26-16 26-16-8-16-26ZM-30 46c2-26 14-34 30-34s28 8 30 34Z") + p("l", "M52-30q12-6 12-16v26M66-46l14-4v20"),
  "table-for-strangers": p("f", "M-78 14h156l10 16H-88Z") + p("d", "M-66 30h10v30h-10zM56 30h10v30H56z") + times(3, (i) => p("w", `M${-52 + i * 42} 2h30q-2 12-15 12t-15-12Z`) + p("l", `M${-44 + i * 42}-8q-4-8 0-14M${-32 + i * 42}-8q-4-8 0-14`)),
  "voice-behind-the-panel": p("f", "M-56-62h112V60H-56Z") + p("d", "M-44-50h36v98h-36zM8-50h36v98H8z") + p("c", "M-30-10q10-12 20 0t20 0 20 0M-22 8q8-10 16 0t16 0 16 0"),
  "mushroom-stair": times(4, (i) => p("d", `M${-80 + i * 40} ${56 - i * 24}h40v${8 + i * 24}h-40Z`) + p("w", `M${-66 + i * 40} ${54 - i * 24}v-14h12v14Z`) + p("r", `M${-76 + i * 40} ${42 - i * 24}q16-26 32 0Z`)),
  "walking-laundry": p("f", "M-44 0h88l-10 44h-68Z") + p("l", "M-44 14h84M-40 28h76") + p("w", "M-40 0q6-30 26-18 12-26 28-4 24-10 26 22Z") + p("l", "M-20 44v18h-10M20 44v18h10") + o("d", -10, -10, 4) + o("d", 10, -10, 4),
  "fallen-drone": p("s", "M-50 8c0-30 100-30 100 0 0 18-26 26-50 26S-50 26-50 8Z") + o("g", 0, 8, 12) + p("l", "M-44-4-72-30M44-4l28-26M-30 30-48 54M30 30l18 24") + p("c", "M-84-34h24M60-34h24"),
  "well-of-voices": p("s", "M-48 10h96v46h-96Z") + p("l", "M-48 26h96M-48 42h96M-20 10v16M16 26v16") + p("d", "M-56-2h112v14H-56Z") + p("f", "M-60-50 0-74l60 24v8H-60ZM-50-42h8v40h-8zM42-42h8v40h-8z") + p("c", "M-16-14q8-10 16 0t16 0"),
  "toll-keeper": o("w", -30, -28, 18) + p("r", "M-54 56c0-42 10-62 24-62s24 20 24 62Z") + p("f", "M2-20 66-34V36L2 50Z") + p("l", "M14-8l40-9M14 6l40-9M14 20l40-9M14 34l26-6"),
  "puppet-show": p("r", "M-76-66h152v22q-26 20-38 0-13 20-38 0-13 20-38 0-12 20-38 0Z") + p("f", "M-76-44h12V58h-12zM64-44h12V58H64z") + suit(-26, -4) + suit(26, 0) + p("l", "M-30-44v32M-14-44v36M22-44v36M38-44v34"),
  "candle-clock": p("w", "M-16-26h32v82h-32Z") + times(5, (i) => p("l", `M16 ${-12 + i * 14}h22`)) + p("g", "M0-66q18 22 0 36-18-14 0-36Z") + p("f", "M-34 56h68v8h-68Z"),
  "armour-that-breathes": times(3, (i) => p("s", `M${-70 + i * 52} 60V8c0-30 36-30 36 0v52Z`) + p("d", `M${-66 + i * 52} 6h28v8h-28Z`)) + p("l", "M-4-34q10-10 20 0M4-46q8-8 16 0"),
  "flooded-ledger": p("d", "M-90 24q22-12 45 0t45 0 45 0 45 0v34H-90Z") + p("w", "M-48 8-4-4V30l-44 10ZM48 8 4-4V30l44 10Z") + p("l", "M-40 16l28-7M-40 26l28-7M40 16 12 9M40 26l-28-7") + p("c", "M-80 44q20-10 40 0t40 0 40 0 40 0"),
  "the-other-group": p("d", "M-60 60V-20C-60-54-30-64 0-80c30 16 60 26 60 60v80Z") + suit(-32, 0) + suit(0, -8) + p("l", "M24 50c0-40 4-44 14-44s14 4 14 44M28-2q10-14 20 0"),
  "gas-lamps": times(3, (i) => p("f", `M${-62 + i * 52}-30h20l8 44h-36ZM${-56 + i * 52} 14h8v20h-8Z`) + p("l", `M${-52 + i * 52}-46v-20`)) + p("w", "M44 60 74 34l4 4-30 26Z") + p("g", "M80 32q14-14 4-26-16 8-4 26Z"),
  "locked-music-box": p("f", "M-56-8h112V50H-56Z") + p("d", "M-56-8-40-46H72L56-8Z") + o("w", 0, 16, 10) + p("l", "M0 16v14M56 20h18v14h10M-30-58v-20l20-4v20M10-64v-18l18-4v18"),
  "sleeping-sentry": p("s", "M-34 60V0c0-12 12-18 34-18S34-12 34 0v60ZM-18-18c0-34 36-34 36 0Z") + p("d", "M-14-26h28v6h-28Z") + p("l", "M30-40h16L30-22h16M54-60h12L54-46h12"),
  "hall-of-draughts": times(4, (i) => p("l", `M${-80 + (i % 2) * 20} ${-44 + i * 28}h${70 + i * 14}q18 0 18-12t-14-12`)) + p("g", "M54 40q14 18 0 28-14-10 0-28Z"),
  "the-surgeon-table": p("s", "M-80 4H80v14H-80Z") + p("d", "M-60 18h10v40h-10zM50 18h10v40H50z") + p("f", "M-50-6h14V20h-14zM34-6h14V20H34z") + p("w", "M-20-56h44v46h-44Z") + p("l", "M-12-46h28M-12-36h28M-12-26h18M64-24 84-54M76-20l16-20"),
  "rain-of-gears": [[-46, -30, 22], [30, -44, 16], [0, 12, 26], [58, 18, 18], [-60, 34, 15]].map(([x, y, r]) => `<circle class="f" cx="${x}" cy="${y}" r="${r}" stroke-dasharray="6 5" stroke-width="7"/>` + o("d", x!, y!, r! / 3)).join(""),
  "mirror-with-no-back": p("f", "M0-74c34 0 44 32 44 66S34 58 0 58-44 26-44-8s10-66 44-66Z") + p("s", "M0-62c26 0 34 26 34 54S26 46 0 46-34 20-34-8s8-54 34-54Z") + p("l", "M-18-36-6-48M-20-14 14-48M-10 30l30-34") + p("d", "M-20 58h40v10h-40Z"),
  "the-choir-below": p("d", "M-84 20H84v12H-84Z") + times(5, (i) => o("w", -64 + i * 32, 50, 11) + o("d", -64 + i * 32, 53, 4)) + p("c", "M-70-10v-34M-35-4v-50M0-8v-30M35-4v-50M70-10v-34"),
  "debt-collector": p("d", "M-36 60C-36-6-20-24 0-24s36 18 36 84Z") + o("w", 0, -40, 18) + p("d", "M-28-52h56l-10-6v-22h-36v22Z") + p("f", "M28 4h44v40H28Z") + p("l", "M36 16h28M36 26h28M36 36h16"),
  "frozen-minute": o("w", 0, -6, 54) + o("d", 0, -6, 44) + p("l", "M0-6v-34M0-6l22 14M0-46v6M0 28v6M-40-6h6M34-6h6") + p("c", "M-70-50l12 12M70-50 58-38M-70 44l12-12M70 44 58 32M0-78v14M0 52v14"),
  "broken-throne": p("f", "M-40 60V-30l12-40 12 24 16-34 16 34 12-24 12 40v90H24V24h-48v36Z") + p("r", "M-26-6h52v30h-52Z") + p("d", "M4-46-6-22 6-8-4 10") ,
  "hard-landing": p("s", "M-76 24C-60-14 10-34 60-14c14 6 16 18 10 28C40 40-40 44-76 24Z") + p("d", "M-50 8c14-16 30-22 46-22-4 12-10 18-18 24-10 2-20 0-28-2Z") + p("g", "M70-4q30-20 20 14 22 4-4 20Z") + p("l", "M-90 52q50-14 90 0t90 0M20-24l16-34 20 4-6 36"),
  "the-lit-hall": p("f", "M-84 20H84l8 16H-92Z") + p("s", "M-30 6c0-10 60-10 60 0v14h-60Z") + p("c", "M-14 2h8l6-8 6 14 4-6h10") + times(2, (i) => p("w", `M${-66 + i * 124}-6h8v26h-8Z`) + p("g", `M${-62 + i * 124}-30q10 14 0 22-10-8 0-22Z`)) + p("d", "M-70 36h12v26h-12zM58 36h12v26H58z"),
  "ink-that-moves": p("w", "M-70-60H70V50H-70Z") + p("d", "M-52-40h36v30h-36zM-4-40h46v16H-4zM-52 4h26v28h-26z") + p("d", "M4-4h30v30H4ZM12 26q-4 14 2 22 6-8 4-22M26 26q0 18 4 26 6-10 2-26"),
  "the-keeper-of-hours": [[-52, -30, 22], [0, -46, 18], [50, -26, 24]].map(([x, y, r]) => o("f", x!, y!, r!) + o("w", x!, y!, r! - 5) + `<path class="d" d="M${x} ${y}v${-(r! - 9)}M${x} ${y}l${r! - 12} 4"/>`).join("") + p("f", "M-30 30a14 14 0 1 1 26 0h50v10h-8v8h-8v-8H-4a14 14 0 0 1-26-10Z"),
  "table-for-knives": p("f", "M-84 26H84l8 14H-92Z") + times(6, (i) => p("s", `M${-70 + i * 28} 24l4-40 4 40Z`)) + suit(0, -52),
  "where-the-sky-broke": o("g", -44, -44, 20) + o("r", 40, -54, 14) + p("l", "M-6-80 8-54-8-34 12-10 0 4") + p("d", "M-90 40q40-30 80-8t100-10v40H-90Z") + p("f", "M-14 36V-4l6-16 8 10 8-10 6 16v40Z"),
  "the-waiting-rows": times(3, (row) => times(5 - row, (i) => suit(-64 + row * 16 + i * 32, 6 - row * 26))),
  "vault-of-copies": times(3, (row) => times(5, (i) => (row === 2 && i > 2 ? "" : cube(-64 + i * 32, -40 + row * 38, 11)))) + p("l", "M-84-20H84M-84 18H84M-84 56H84"),
  "the-long-winter": times(3, (i) => `<path class="c" transform="rotate(${i * 60})" d="M0-66V66M0-46-14-60M0-46l14-14M0 46-14 60M0 46l14 14"/>`) + o("w", 0, 0, 10),
  "specimen-seven": times(7, (i) => p(i === 6 ? "l" : "s", `M${-92 + i * 27} 56V-24a11 11 0 0 1 22 0v80Z`) + (i === 6 ? p("c", `M${-84 + i * 27} 60q-4 8 4 10`) : o("w", -81 + i * 27, -14, 6) + p("w", `M${-87 + i * 27} 30c0-30 4-36 6-36s6 6 6 36Z`))),
  "the-echo-regent": p("d", "M-52 60V-40l20-34h64l20 34V60Z") + suit(0, -14, "f") + p("f", "M-16-34 -22-56l12 10L0-64l10 18 12-10-6 22Z") + p("c", "M-52-20q20 20 32 50M52-20Q32 0 20 30M-52 20q16 4 28 20M52 20q-16 4-28 20"),
  "one-more-hour": o("f", 0, 4, 46) + o("d", 0, 4, 36) + p("g", "M0 4V-24l20 36Z") + p("f", "M-8-56h16v14H-8Z") + p("l", "M-18-66h36M0 4 0-22M0 4l18 12"),
};

export const emblem = (event: string): string => EMBLEMS[event] ?? p("d", "M-50 62V-16C-50-50-24-60 0-76c24 16 50 26 50 60v78Z") + p("g", "M0-22a14 14 0 0 1 8 26l6 30h-28l6-30a14 14 0 0 1 8-26Z");
