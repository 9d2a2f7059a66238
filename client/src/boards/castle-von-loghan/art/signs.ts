// Small signs: Health, Clarity, Energy, kinds of weapons, and what enemies do. Each in a box of 24.
import { C, P, S } from "./brush";

const HEART = "M12 20.500C3 13.800 2.500 9 4.100 6.300 6 3.300 10 3.500 12 6.800c2-3.300 6-3.500 7.900-.5 1.600 2.700 1.100 7.500-7.900 14.200Z";

export const SIGNS: Record<string, string> = {
  heart: P(HEART, "currentColor"),
  "heart-lost": P(HEART, "none", 'stroke="currentColor" stroke-width="1.800" stroke-dasharray="2.600 2"'),
  eye: S("M2 12c5-7.500 15-7.500 20 0-5 7.500-15 7.500-20 0Z", "currentColor", 2) + C(12, 12, 3.8, "currentColor"),
  orb: C(12, 12, 9.5, "url(#cv-orb)") + P("M13.200 5.400 8.400 13.200H12l-1.200 5.600 5-8h-3.700Z", "#5a3808"),
  melee: P("m20 3-11.600 11.600 1.800 1.800L21 6ZM6.400 12.600l5.200 5.200-1.600 1.600-5.200-5.200ZM6.200 16.200l1.800 1.800-4 4-1.800-1.800Z", "currentColor"),
  ranged: S("M6.500 3c10.500 1.500 13 6 14.500 14.500M6.500 3 21 17.500M3 21 15.500 8.500m0 0-4.400.6m4.400-.6-.6 4.400M3 21l.6-3.400M3 21l3.400-.6", "currentColor", 1.9),
  shock: P("M14 2 5 13.500h6L9 22l10-12.500h-6.500Z", "currentColor"),
  power: P("M7 10.500V5.700c0-1.900 2.500-1.900 2.500 0V4c0-2 2.700-2 2.700 0v1c0-1.900 2.600-1.900 2.600 0v1.200c0-1.800 2.400-1.800 2.400 0V13c0 5-2.300 7.500-6.300 7.500-3.600 0-5.300-1.700-7-5L2.500 12c-.8-1.700 1.300-2.800 2.400-1.300Z", "currentColor"),
  shield: P("M12 2 20.500 5v7c0 5-4 8.500-8.500 10-4.500-1.500-8.500-5-8.500-10V5Z", "currentColor"),
  card: S("M6 3h9.500A1.500 1.500 0 0 1 17 4.500v15a1.500 1.500 0 0 1-1.500 1.500H6a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 6 3ZM19.500 6v14", "currentColor", 2),
  "card-lost": S("M6 3h9.500A1.500 1.500 0 0 1 17 4.500v15a1.500 1.500 0 0 1-1.500 1.500H6a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 6 3ZM2 21 21 3", "currentColor", 2),
  drop: S("M12 3v11m0 0-4-4m4 4 4-4M4 20h16", "currentColor", 2.2),
  mend: P("M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500Z", "currentColor"),
  join: S("M8 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM2 20c0-8 12-8 12 0M18.500 8v8m-4-4h8", "currentColor", 2),
  stun: S("M12 3v4M12 17v4M3 12h4M17 12h4M5.600 5.600l2.800 2.800M15.600 15.600l2.800 2.800M5.600 18.400l2.800-2.800M15.600 8.400l2.800-2.800", "currentColor", 2.2),
  loot: P("M3 10h18v10H3ZM4 9c0-4 3-5.500 8-5.500S20 5 20 9h-6v3h-4V9Z", "currentColor"),
  skull: P("M12 2c5.500 0 9 3.800 9 8.600 0 3.200-1.500 5-3.500 6.400V21h-11v-4C4.500 15.600 3 13.800 3 10.600 3 5.800 6.500 2 12 2Zm-3.700 7a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Zm7.400 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z", "currentColor", 'fill-rule="evenodd"'),
  crown: P("M3 18 2 7l5.500 4L12 4l4.500 7L22 7l-1 11Z", "currentColor"),
  bolt: P("M14 2 5 13.500h6L9 22l10-12.500h-6.500Z", "currentColor"),
  sleep: S("M4 8h7l-7 9h7M14 4h6l-6 7h6", "currentColor", 2.2),
  left: S("M20 12H5m0 0 6-6m-6 6 6 6", "currentColor", 2.6),
  right: S("M4 12h15m0 0-6-6m6 6-6 6", "currentColor", 2.6),
  up: S("M12 20V5m0 0-6 6m6-6 6 6", "currentColor", 2.6),
  down: S("M12 4v15m0 0-6-6m6 6 6-6", "currentColor", 2.6),
};
