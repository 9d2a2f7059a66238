// Merlin's house from outside, cut open, by night: sky, roof and attic, walls, garden and prison. 862 by 944.
import { BARE, C, E, G, INK, INKED, L, P, R } from "./draw";
import { candle } from "./rooms";

/** The whole house leans a little. */
export const LEAN = "translate(27 0) skewX(-2)";
export const BOX = { wide: 862, high: 944 };
/** Where gnomes stand in the prison: behind bars, and before them. */
export const CELL = { left: 196, right: 496, floor: 916 };
export const GATE = { left: 566, right: 630, floor: 920 };

export const PAINT =
  '<radialGradient id="merlouf-shine"><stop offset="0" stop-color="#ffd889" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb24d" stop-opacity=".38"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="merlouf-moonlight"><stop offset=".2" stop-color="#fbeec0" stop-opacity=".5"/><stop offset="1" stop-color="#fbeec0" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="merlouf-dusk" cx=".5" cy=".55" r=".72"><stop offset=".45" stop-color="#0a0612" stop-opacity="0"/><stop offset="1" stop-color="#0a0612" stop-opacity=".6"/></radialGradient>' +
  '<linearGradient id="merlouf-sky" x2="0" y2="1"><stop offset="0" stop-color="#0c1430"/><stop offset=".55" stop-color="#283463"/><stop offset=".85" stop-color="#5b4a72"/></linearGradient>' +
  '<linearGradient id="merlouf-dawn" x2="0" y2="1"><stop offset="0" stop-color="#5d7fb4"/><stop offset=".5" stop-color="#e8a27a"/><stop offset=".85" stop-color="#ffd9a0"/></linearGradient>' +
  '<linearGradient id="merlouf-wood" x2="0" y2="1"><stop offset="0" stop-color="#6d4528"/><stop offset="1" stop-color="#432817"/></linearGradient>' +
  '<pattern id="merlouf-slate" width="30" height="20" patternUnits="userSpaceOnUse"><rect width="30" height="20" fill="#4a3a5e"/><path d="M0 0Q7.5 14 15 0Q22.5 14 30 0M-7.5 10Q0 24 7.5 10Q15 24 22.5 10Q30 24 37.5 10" fill="#594772" stroke="#2a1f38" stroke-width="1.4"/></pattern>' +
  '<pattern id="merlouf-wall-chamber" width="34" height="34" patternUnits="userSpaceOnUse"><rect width="34" height="34" fill="#4b4580"/><path d="M8 5l1.5 3.500l3.5 1.500l-3.5 1.500l-1.5 3.500l-1.5-3.500l-3.5-1.500l3.5-1.500ZM25 22l1 2.500l2.5 1l-2.5 1l-1 2.500l-1-2.500l-2.5-1l2.5-1Z" fill="#7f78b8"/></pattern>' +
  '<pattern id="merlouf-wall-working" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="#4d6142"/><path d="M11 2Q18 11 11 20Q4 11 11 2" fill="#5d7350"/></pattern>' +
  '<pattern id="merlouf-wall-bathroom" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="#2f6668"/><rect x="1" y="1" width="20" height="20" rx="2" fill="#458588"/></pattern>' +
  '<pattern id="merlouf-wall-lounge" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#82363a"/><path d="M13 3Q20 8 13 14Q6 8 13 3M13 14V24" fill="#9a474a" stroke="#9a474a"/></pattern>' +
  '<pattern id="merlouf-wall-kitchen" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#a8762f"/><path d="M0 0H13V13H0ZM13 13H26V26H13Z" fill="#b9863b"/></pattern>' +
  '<pattern id="merlouf-wall-entry" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#77493b"/><rect width="7" height="18" fill="#875646"/></pattern>' +
  '<pattern id="merlouf-stone" width="60" height="36" patternUnits="userSpaceOnUse"><rect width="60" height="36" fill="#3a3d45"/><path d="M2 2h32v14h-32ZM37 2h21v14h-21ZM2 20h16v14h-16ZM21 20h37v14h-37Z" fill="#4b4f59" stroke="#2b2d34"/></pattern>' +
  '<clipPath id="merlouf-frame"><rect width="344" height="174" rx="6"/></clipPath>';

const glow = (x: number, y: number, radius: number, more = ""): string => `<circle class="merlouf-glow" cx="${x}" cy="${y}" r="${radius}" fill="url(#merlouf-shine)" ${more}/>`;

const bloomers = (x: number, y: number, fill: string, turn: number): string =>
  G(INKED(P("M-13 0H13Q20 16 13 24Q7 27 3 24L0 15L-3 24Q-7 27-13 24Q-20 16-13 0Z", fill) + R(-13, -2, 26, 5, "#fff6e0") + C(-5, 11, 2.4, "#fff6e0", BARE) + C(5, 9, 2.4, "#fff6e0", BARE) + C(0, 6, 2, "#fff6e0", BARE), 1.3) + L("M-9-5V2M9-5V2", "#c98f4e", 2.4), `translate(${x} ${y}) rotate(${turn})`);

/** Night and earth go on beside, above and below the house: a screen has another shape than the drawing. */
function sky(): string {
  let out = `<rect x="-1400" y="-700" width="3660" height="701" fill="#0c1430"/><rect class="merlouf-night" x="-1400" width="3660" height="944" fill="url(#merlouf-sky)"/>`;
  for (let i = 0; i < 70; i++) out += C((i * 197 + 31) % 840, (i * i * 37 + i * 53) % 430, i % 5 ? 0.9 : 1.7, "#fff3d0", `opacity="${(0.35 + (i % 4) * 0.18).toFixed(2)}"`);
  out += C(122, 92, 120, "url(#merlouf-moonlight)") + C(122, 92, 32, "#fbeec0") + C(112, 84, 5, "#e4d29a") + C(130, 101, 7, "#e4d29a") + C(132, 80, 3, "#e4d29a");
  return out + P("M-1400 640H0Q120 560 230 640T480 610T880 620H2260V800H-1400Z", "#241f3f") + P("M-1400 720H0Q60 668 120 716T260 720H2260V800H-1400Z", "#1a1830") + P("M790 770Q796 640 810 560Q822 640 836 770ZM14 770Q20 660 28 600Q40 670 46 770Z", "#141429");
}

function roof(): string {
  const chimney = P("M640 42Q662 18 644 2M652 60Q690 24 676 0", "none", 'class="merlouf-smoke" stroke="#cfc7e6" stroke-opacity=".28" stroke-width="11" stroke-linecap="round"') + INKED(P("M604 160L612 70L668 62L676 196Z", "#7a4a3c") + P("M604 76L610 58L676 50L678 68Z", "#94604c") + L("M612 96H640M650 110H672M610 126H632M644 140H674M630 84V96M660 98V110", "#54301f"));
  const walls = INKED(P("M46 206L792 198L796 392L780 398L790 582L768 590L778 782H40L46 592L62 584L52 396L40 390Z", "url(#merlouf-wood)") + P("M14 216Q190 176 300 66Q344 6 420 12Q470 10 520-2Q486 30 500 56Q600 170 828 204L812 224Q420 196 26 236Z", "url(#merlouf-slate)") + P("M14 216Q190 176 300 66M828 204Q600 170 500 56", "none", 'stroke="#7d68a0" stroke-width="4"'), 2.2);
  const attic =
    INKED(P("M196 208Q320 150 378 78Q420 52 452 82Q520 166 640 200Q420 194 196 208Z", "#3d2a22") + L("M300 204L398 76M540 198L440 78M330 166H510", "#6d4528", 7) + C(420, 108, 19, "#6d4528") + C(420, 108, 14, "#33447e") + L("M420 94V122M406 108H434", "#6d4528", 2.5) + P("M424 100Q414 106 420 116Q412 112 414 104Q418 99 424 100Z", "#fbeec0", BARE)) +
    glow(420, 178, 120, 'opacity=".8"') +
    INKED(P("M472 200V178Q496 162 522 178V200Z", "#7d4f2b") + R(470, 178, 54, 6, "#c9982f", 1) + R(492, 176, 10, 12, "#c9982f") + [[-14, 346], [-3, 362], [9, 378]].map(([turn, x]) => G(R(-10, -30, 20, 30, "#2f6f73", 3) + R(-7, -27, 14, 24, "none", 2, 'stroke="#bfe3d6"') + P("M-5-10L0-20L5-10Z", "#f4d77a"), `translate(${x} 202) rotate(${turn})`)).join("")) +
    candle(420, 200, 12, 40) + L("M250 192Q280 188 300 170M262 190Q278 196 286 182", "#d8d2c4", 0.8) + INKED(P("M570 180q-8-10-18-6q6 4 4 10q8-4 14 4q6-8 14-4q-2-6 4-10q-10-4-18 6Z", "#2a1f38"), 1.2);
  const beams = INKED([[52, 392, 1], [786, 392, -1], [50, 586, 1], [780, 586, -1]].map(([x, y, side]) => P(`M${x} ${y}l${-12 * side!}-3v10q2 26 ${14 * side!} 40Z`, "#7d4f2b")).join("")) + L("M60 300L50 340M786 250L792 300M56 470L64 520M784 470L788 520", "#8d5a34", 3);
  return chimney + walls + attic + beams + trifles();
}

/** Patches, a lantern, the washing line with big underpants, an owl, ivy. */
function trifles(): string {
  const patches = INKED(G(R(-22, -12, 44, 11, "#7d5a3a") + R(-19, 0, 40, 11, "#8d6a48") + [[-18, -7], [18, -7], [-15, 5], [17, 5]].map(([x, y]) => C(x!, y!, 1.4, INK)).join(""), "translate(566 138) rotate(33)") + G(R(-20, -6, 40, 11, "#7d5a3a") + C(-16, 0, 1.4, INK) + C(16, 0, 1.4, INK), "translate(292 112) rotate(-44)"), 1.3);
  const lantern = L("M818 212V228", "#3a2418", 2) + glow(818, 242, 60) + INKED(P("M808 230H828L825 256H811Z", "#ffd36b") + P("M805 230Q818 218 831 230Z", "#3a2418") + R(809, 255, 18, 4, "#3a2418", 1) + L("M818 231V255", "#3a2418", 1.4), 1.3);
  const washing = INKED(P("M796 206Q804 140 798 70L804 70Q812 140 806 206Z", "#5f3a1e"), 1.4) + L("M674 88Q740 118 800 76", "#e9dcc0") + `<g class="merlouf-washing">${bloomers(698, 99, "#c8443c", 8)}${bloomers(734, 106, "#d6a21e", 2)}${bloomers(771, 97, "#2f6fb0", -10)}</g>`;
  const owl = G(INKED(E(206, 158, 15, 19, "#8d6a48") + P("M194 144L192 132L201 139H211L220 132L218 144Z", "#8d6a48") + C(200, 149, 6, "#fff3d0") + C(212, 149, 6, "#fff3d0") + C(201, 149, 2.6, INK) + C(211, 149, 2.6, INK) + P("M204 153L206 159L208 153Z", "#e0a02c") + P("M196 164Q200 168 204 164Q208 168 212 164") + L("M201 177V181M211 177V181", "#e0a02c", 2.5), 1.3), "translate(4 -17)");
  let ivy = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [Math.round((46 + Math.sin(i * 0.55) * 11 + (i % 3) * 4) * 10) / 10, Math.round((782 - i * 4.3) * 10) / 10];
    ivy += P(`M${x} ${y}q7-8 9 2q-2 8-9-2Z`, ["#4f7a3f", "#3d6233", "#6b9450"][i % 3], `stroke="${INK}" stroke-width=".7" transform="rotate(${((i * 47) % 90) - 45} ${x} ${y})"`);
  }
  return patches + lantern + washing + owl + ivy;
}

function garden(): string {
  let out = P("M-1400 772H0Q120 762 240 774T520 772T880 770H2260V1640H-1400Z", "#2c1d15") + P("M-1400 772H0Q120 762 240 774T520 772T880 770H2260V784H880Q700 792 520 784T240 788T0 786H-1400Z", "#3f5a34", `stroke="${INK}" stroke-width="1.5"`);
  for (let i = 0; i < 36; i++) out += L(`M${i * 25 + 8} 776q-3-8-6-10M${i * 25 + 8} 776q2-9 6-11`, "#5b7a3a");
  const mushroom = INKED(P("M-4 0Q-3-10-3-14H3Q3-10 4 0Z", "#f2e4c0") + P("M-14-12Q-12-27 0-27Q12-27 14-12Q0-7-14-12Z", "#c8443c") + C(-5, -18, 2.6, "#fff6e0", BARE) + C(4, -21, 2.2, "#fff6e0", BARE) + C(7, -14, 1.8, "#fff6e0", BARE), 1.4);
  out += [[24, 784, 1], [42, 787, 0.7], [842, 782, 1.1], [822, 786, 0.75], [806, 788, 0.5]].map(([x, y, size]) => G(mushroom, `translate(${x} ${y}) scale(${size})`)).join("");
  for (const [x, y] of [[18, 700], [30, 540], [10, 610], [836, 690], [846, 520], [828, 600], [22, 430], [840, 400]] as const) out += glow(x, y, 13) + C(x, y, 1.8, "#fff1b8");
  for (let i = 0; i < 26; i++) {
    const x = (i * 173 + 20) % 860;
    if (x < 120 || x > 720) out += E(x, 808 + ((i * 29) % 120), 9 + (i % 4) * 3, 6 + (i % 3) * 2, "#3f2b20");
  }
  return out;
}

function prison(): string {
  return (
    INKED(P("M130 932V836Q140 800 190 798H650Q704 800 712 836V932Z", "#6b6f7a") + P("M144 930V840Q152 812 196 810H646Q690 812 698 840V930Z", "url(#merlouf-stone)"), 2) + R(146, 908, 550, 22, "#4a3a2a", 0) +
    L("M170 914l20-5M190 918l24-6M230 914l16-6M330 918l22-8M360 914l20 2M400 918l22-7M600 918l22-6M640 914l24 2", "#d6b25a", 2) + candle(664, 862, 12, 110) + glow(330, 862, 110, 'opacity=".55"') + INKED(R(652, 862, 24, 5, "#5f3a1e")) +
    INKED(P("M400 912q-3-14 10-15q12 0 14 12l10 2l-10 3Z", "#7d7a80") + C(403, 900, 3, "#a59aa0") + L("M424 910q16 6 22-4", "#c99a9a", 2)) + INKED(L("M600 830V862", "#8c8f98", 3) + E(600, 868, 6, 7, "none", 'stroke="#8c8f98" stroke-width="3"'))
  );
}

/** What stands before the prisoners. */
export const GRATING = ((): string => {
  let out = "";
  for (let x = 160; x <= 522; x += 30) out += R(x, 812, 5, 108, "#3a3d46", 2.5, 'stroke="#0c0d10"');
  return out + R(152, 836, 382, 6, "#23252b") + R(512, 858, 20, 26, "#c9982f", 4, `stroke="${INK}"`) + C(522, 868, 3.5, INK);
})();

/** Everything behind the rooms. */
export const HOUSE = sky() + G(roof(), LEAN) + garden() + prison();

/** Where the attic is to be touched. */
export const ATTIC = "M236 206Q330 160 378 84Q420 52 452 86Q510 160 610 200Z";
