// The gnomes with their feet at 0, 0, in pants of their seat's colour; and Merlin, asleep and up.
import { BARE, C, E, G, INK, INKED, L, P, R, SKIN, symbol } from "./draw";
import { GNOME_NAMES } from "./table";

const PANTS = "var(--seat)";
const BAND = "#fff6e0";

const BALL =
  E(0, 1, 22, 3.5, "#000", `${BARE} fill-opacity=".4"`) + E(-9, -2, 8, 4, "#4a2d1c") + E(9, -2, 8, 4, "#4a2d1c") +
  L("M-20-30Q-29-24-25-17", INK, 8) + L("M20-30Q29-24 25-17", INK, 8) + L("M-20-30Q-29-24-25-17", "#e2b285", 6) + L("M20-30Q29-24 25-17", "#e2b285", 6) +
  C(0, -26, 21, "#e2bb8c") + L("M-13-37Q-9-35-7-38M13-37Q9-35 7-38", "#b98a5e", 1.2) + C(0, -33, 1.2, "#b98a5e", BARE) +
  P("M-21.5-31Q0-24 21.5-31Q27-14 18-5Q11-2 4-5L0-11L-4-5Q-11-2-18-5Q-27-14-21.5-31Z", PANTS) + P("M-21.5-31Q0-24 21.5-31L22.3-26.500Q0-19.5-22.3-26.500Z", BAND) +
  L("M-17-8Q-13-6-9-8M17-8Q13-6 9-8", BAND, 1.2) +
  C(0, -47, 12.5, SKIN) + E(-11.5, -46, 3, 4, SKIN) + E(11.5, -46, 3, 4, SKIN) + C(-7, -43, 3, "#e8896f", `${BARE} opacity=".7"`) + C(7, -43, 3, "#e8896f", `${BARE} opacity=".7"`) +
  P("M0-42Q-6-44-11-38Q-4-36 0-39Q4-36 11-38Q6-44 0-42Z", "#8a4b26") + E(0, -45, 3.4, 2.9, "#eaa77c") + C(-4.5, -49.5, 1.3, INK, BARE) + C(4.5, -49.5, 1.3, INK, BARE) +
  P("M-13-51Q0-57 13-51Q12-64 1-67Q-3-72-9-69Q-12-62-13-51Z", "#c08a2e") + L("M-8-60L-3-61M3-59L7-60", "#f2d58a", 1.3);

const WISE =
  E(0, 1, 15, 3, "#000", `${BARE} fill-opacity=".4"`) + L("M-5-13V-3M5-13V-3", SKIN, 4) + P("M-2 0Q-2-5-7-5Q-14-4-14-8Q-17 0-9 0ZM2 0Q2-5 7-5Q14-4 14-8Q17 0 9 0Z", "#5a3a24") +
  P("M-9-46H9L11-30H-11Z", "#5b7390") + L("M-9-42Q-17-37-15-30M9-42Q18-38 16-30", "#5b7390", 5) + P("M-12-33H12Q20-18 14-10Q8-8 3-10L0-17L-3-10Q-8-8-14-10Q-20-18-12-33Z", PANTS) + R(-12.5, -35, 25, 4.4, BAND) +
  C(0, -53, 9.5, SKIN) + P("M-9-52Q-12-34 0-22Q12-34 9-52Q5-46 0-47Q-5-46-9-52Z", "#efece4") + L("M-3-42Q-2-34 0-29M4-42Q4-36 2-32", "#c3bfb4", 1) + E(0, -50, 2.4, 3.2, "#e8a37c") +
  C(-4.6, -54, 3.6, "#dff1fb") + C(4.6, -54, 3.6, "#dff1fb") + C(-4.3, -54, 1.1, INK, BARE) + C(4.3, -54, 1.1, INK, BARE) +
  P("M-12-57Q0-63 12-57Q8-72 5-80Q9-88 17-86Q8-95-2-85Q-9-74-12-57Z", "#43607f") + P("M0-77l1.6 3.600l3.8.3l-3 2.500l1 3.800l-3.4-2.100l-3.4 2.100l1-3.800l-3-2.500l3.8-.3Z", "#f4d77a", BARE) +
  R(12, -36, 9, 11, "#8a3320", 1) + L("M14-34V-27", "#f4d77a", 1.2);

const MAGIK =
  E(0, 2, 15, 2.6, "#000", `${BARE} fill-opacity=".45"`) + P("M0-68Q-22-52-22-8Q-17-13-13-7Q-8-12-4-6Q0-11 4-6Q8-12 13-7Q17-13 22-8Q22-52 0-68Z", "#3d2a57") + P("M-11-38Q-14-22-12-9H12Q14-22 11-38Z", "#6a4c91") +
  P("M-12-32H12Q18-19 13-10Q7-8 3-10L0-16L-3-10Q-7-8-13-10Q-18-19-12-32Z", PANTS) + R(-12.5, -34, 25, 4.2, BAND) +
  P("M-14-44Q-18-66 0-73Q10-80 20-76Q12-72 13-62Q17-54 13-43Q0-35-14-44Z", "#4d3670") + E(0, -52, 9.5, 9, "#120c1c") + E(-3.8, -53, 1.9, 2.6, "#ffe48a", BARE) + E(3.8, -53, 1.9, 2.6, "#ffe48a", BARE) +
  P("M-6-46Q0-42 6-46Q5-34 0-31Q-5-34-6-46Z", "#9d86c2") +
  P("M-20-62l1.2 3l3 1.200l-3 1.200l-1.2 3l-1.2-3l-3-1.200l3-1.200ZM21-40l1 2.600l2.6 1l-2.6 1l-1 2.600l-1-2.600l-2.6-1l2.6-1Z", "#ffe9a8", BARE);

const BODIES = { wise: WISE, ball: BALL, magik: MAGIK };
/** Where each wears the shape of his seat, and how tall he is drawn. */
export const MARKS = { wise: { x: -8, y: -19, size: 9 }, ball: { x: 0, y: -15.5, size: 11 }, magik: { x: 8, y: -19.5, size: 9 } } as const;
export const TALL = { wise: 0.82, ball: 0.94, magik: 0.86 } as const;

const CAP = P("M-12-82Q-8-104 14-106Q34-106 34-84L30-76Q27-90 16-90Q12-84 12-80Z", "#6684c4") + L("M2-98Q8-94 10-86M18-105Q24-100 24-92", "#e6ecfa", 3) + R(-15, -85, 29, 7, "#f4ead2", 3.5) + C(31, -74, 5.5, "#f4ead2");

/** Merlin up: nightgown, candle, and very awake. */
const MERLIN =
  E(0, 1, 26, 4, "#000", `${BARE} fill-opacity=".4"`) + E(-8, -2, 8, 4, "#b5482f") + E(9, -2, 8, 4, "#b5482f") + P("M-14-58H14Q26-28 24-6Q0 2-24-6Q-26-28-14-58Z", "#e9e4f4") + L("M-20-14Q0-8 20-14M-21-22Q0-16 21-22", "#b9b2d6", 1.6) +
  L("M-13-52Q-26-44-28-36", "#e9e4f4", 9) + L("M13-52Q26-50 32-56", INK, 11) + L("M13-52Q26-50 32-56", "#e9e4f4", 9) + C(-29, -34, 4, SKIN) + C(33, -57, 4, SKIN) +
  R(30, -72, 5, 14, "#fff3d6", 1.5) + P("M32.5-84Q37-77 32.5-72Q28-77 32.5-84Z", "#ffc64a") +
  C(0, -70, 14, SKIN) + P("M-13-69Q-16-38 0-18Q16-38 13-69Q6-60 0-61Q-6-60-13-69Z", "#f4f1ea") + L("M-4-54Q-4-40-1-30M5-54Q5-42 2-34", "#c9c5ba", 1.2) + E(0, -67, 4, 4, "#e99d78") +
  C(-5, -73, 3.4, "#fff") + C(5, -73, 3.4, "#fff") + C(-4.4, -72.6, 1.3, INK, BARE) + C(5.6, -72.6, 1.3, INK, BARE) + L("M-9-79L-3-77M9-79L3-77", "#c9c5ba", 2.4) + CAP;

/** Merlin asleep, as he lies in his bed in the chamber. */
export const SLEEPER =
  INKED(
    C(270, 100, 17, SKIN) + P("M256 103Q244 114 226 120Q200 130 182 147Q222 154 254 141Q282 132 286 113Q272 121 256 103Z", "#f4f1ea") + L("M250 116Q230 126 212 140M262 120Q248 132 236 140M274 119Q266 128 258 134", "#c9c5ba", 1.2) +
      C(268, 105, 3.5, "#e8896f", `${BARE} opacity=".6"`) + E(257, 98, 6, 5, "#e99d78") + L("M262 93Q266 96 270 93M275 94Q279 97 282 94", INK, 1.7) + L("M261 88Q265 86 269 88", "#f4f1ea", 3) +
      P("M260 86Q270 62 300 58Q331 55 335 84Q337 98 331 108Q324 87 309 87Q299 96 290 113Q282 92 260 86Z", "#6684c4") + L("M281 68Q293 78 298 94M302 61Q311 70 312 83M322 64Q326 74 321 86", "#e6ecfa", 3.4) +
      L("M261 87Q282 92 290 112", INK, 9.5) + L("M261 87Q282 92 290 112", "#f4ead2", 6.6) + C(331, 113, 7, "#f4ead2"),
  ) + '<g class="snore" fill="#e9e4ff" font-family="Georgia,serif" font-style="italic" font-weight="600"><text x="246" y="94" font-size="15">z</text><text x="236" y="80" font-size="19">z</text><text x="226" y="62" font-size="25">Z</text></g>';

export function gnomes(): string {
  let out = "";
  for (const name of GNOME_NAMES) out += symbol(`gnome-${name}`, "-40 -100 80 104", INKED(BODIES[name]));
  return out + symbol("merlin", "-44 -110 88 114", INKED(MERLIN)) + symbol("sleeper", "0 0 344 174", SLEEPER) + symbol("nightcap", "-18 -110 56 42", INKED(G(CAP, "translate(0 0)")));
}
