// Portraits of the six agents in their suits, in a box of 120 by 140.
import { C, E, P, S } from "./brush";

const twin = (inner: string): string => `${inner}<g transform="translate(120 0) scale(-1 1)">${inner}</g>`;
const EDGE = 'stroke="#0d1519" stroke-width="2.500" stroke-linejoin="round"';

const pill =
  P("M14 140c0-34 16-50 46-50s46 16 46 50Z", "#d8e2dc", EDGE) + P("M44 92h32l-4 48H48Z", "#aebcb6") + P("M54 104h12v10h10v12H66v10H54v-10H44v-12h10Z", "#c8443c") + twin(P("M12 118c0-20 10-30 24-30l6 22-16 20Z", "#eef4f0", EDGE) + S("M22 100q6-6 12-6", "#fff", 3)) +
  P("M60 16c24 0 36 16 36 38 0 24-14 42-36 42S24 78 24 54c0-22 12-38 36-38Z", "#e6eeea", EDGE) + P("M34 46q26-14 52 0 2 26-26 30-28-4-26-30Z", "#14333a", EDGE) + P("M38 50q10-8 20-8l-12 26q-8-6-8-18Z", "#7fe3ea", 'opacity=".5"') + C(60, 24, 7, "#c8443c") + S("M60 20v8M56 24h8", "#fff", 2.400) + S("M24 56h-6M96 56h6", "#8a9a94", 6) + S("M48 86h24M52 91h16", "#8a9a94", 3); // prettier-ignore

const bastion =
  P("M4 140c0-40 20-56 56-56s56 16 56 56Z", "#4a5a6a", EDGE) + P("M40 92h40l6 48H34Z", "#35424e") + twin(P("M2 126C0 96 14 78 38 76l8 26-18 34Z", "#7d92a4", EDGE) + P("M4 118c2-18 10-28 24-32", "none", 'stroke="#c6d6e2" stroke-width="3"') + C(20, 112, 4, "#e0b451")) +
  P("M28 92V40q2-24 32-28 30 4 32 28v52q-14 10-32 10T28 92Z", "#8ea2b2", EDGE) + P("M28 44h64v14l-26 4v34H54V62l-26-4Z", "#10181e") + S("M34 51h20M66 51h20", "#ffcf7a", 4) + S("M38 74v14M44 76v14M76 76v14M82 74v14", "#22303a", 3) + P("M54 10h12v26H54Z", "#c9982f", EDGE) + S("M40 24q8-8 14-8", "#dfeaf2", 3) + P("M60 112l16 6v12q-4 10-16 10-12 0-16-10v-12Z", "#c9982f", EDGE); // prettier-ignore

const lumen =
  C(60, 52, 56, "url(#cv-fire)", 'opacity=".65"') + P("M18 140c0-32 16-46 42-46s42 14 42 46Z", "#c9a24a", EDGE) + P("M46 96h28l4 44H42Z", "#6a4f1a") + C(60, 118, 9, "#fff3c4", EDGE) + twin(P("M16 126c0-20 8-30 22-32l6 20-14 20Z", "#e6c46a", EDGE)) +
  P("M60 18c22 0 32 16 32 36 0 22-12 40-32 42-20-2-32-20-32-42 0-20 10-36 32-36Z", "#f0dca0", EDGE) + P("M38 40q22-8 44 0l4 20q-6 20-26 22-20-2-26-20Z", "#4a3410", EDGE) + C(60, 60, 17, "#ffe6a0", 'opacity=".35"') + C(60, 60, 11, "#fff7d8") + C(60, 60, 5, "#ffffff") + Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45} 60 52)">${S("M60 6v-8", "#ffe08a", 4)}</g>`).join("") + S("M44 34q8-8 18-8", "#fff", 3, 'opacity=".8"'); // prettier-ignore

const rook =
  P("M8 140c0-38 18-54 52-54s52 16 52 54Z", "#7a2a24", EDGE) + P("M42 92h36l4 48H38Z", "#3a1512") + S("M60 96v44M44 116h32", "#e0b451", 2.400) + twin(P("M4 128c0-28 12-42 32-46l8 24-18 30Z", "#a8443a", EDGE) + P("M8 96 0 78l16 8ZM20 86l-4-18 14 14Z", "#c8d2d6", EDGE)) +
  P("M30 94V44l6-8v-14h12v10h8V22h8v10h8V22h12v14l6 8v50q-14 8-30 8t-30-8Z", "#b3564a", EDGE) + P("M34 50l24 10v10L34 62ZM86 50 62 60v10l24-8Z", "#150807") + S("M40 58l14 6M80 58l-14 6", "#ff8a5c", 4) + S("M60 60v36M46 82v12M52 84v12M68 84v12M74 82v12", "#4a1a16", 3) + S("M36 42q6-8 14-8", "#f0b8a8", 3); // prettier-ignore

const wisp =
  P("M16 140c2-34 18-48 44-48s42 14 44 48Z", "#2f3d54", EDGE) + P("M60 8c32 2 46 26 44 58l8 44-26-10q-10 14-26 14T34 100L8 110l8-44C14 34 28 10 60 8Z", "#3f5474", EDGE) + P("M60 24c20 0 30 16 28 36-2 22-12 34-28 36-16-2-26-14-28-36-2-20 8-36 28-36Z", "#0a0f18", EDGE) + P("M34 66q26 14 52 0-2 26-26 30-24-4-26-30Z", "#5d7396") + S("M40 76q20 10 40 0M44 86q16 6 32 0", "#33435c", 2.400) +
  C(47, 56, 12, "#9fd0f6", 'opacity=".3"') + C(73, 56, 12, "#9fd0f6", 'opacity=".3"') + P("M38 56q9-8 18 2-10 6-18-2ZM82 56q-9-8-18 2 10 6 18-2Z", "#cdeaff") + S("M30 30q10-16 30-16", "#86a6d0", 3, 'opacity=".8"') + S("M6 60q8-6 6-16M114 60q-8-6-6-16M2 90q8-2 10-10", "#9fd0f6", 2, 'opacity=".6"') + P("M54 112h12l-6 16Z", "#9fd0f6"); // prettier-ignore

const cog =
  P("M10 140c0-36 18-52 50-52s50 16 50 52Z", "#4f6a3a", EDGE) + P("M42 94h36l4 46H38Z", "#2c3d22") + twin(P("M6 130c0-26 12-40 32-42l6 22-16 26Z", "#7a9a54", EDGE)) + C(60, 118, 14, "url(#cv-brass)", EDGE) + Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45} 60 118)">${P("M56 100h8v6h-8Z", "#c9982f")}</g>`).join("") + C(60, 118, 6, "#2c3d22") +
  P("M60 20c22 0 34 14 34 36 0 26-14 40-34 40S26 82 26 56c0-22 12-36 34-36Z", "#8aa862", EDGE) + P("M22 34q38-26 76 0l-4 14q-34-16-68 0Z", "#5a3f26", EDGE) + C(44, 62, 16, "#1a241c", 'stroke="url(#cv-brass)" stroke-width="5"') + C(76, 62, 12, "#1a241c", 'stroke="url(#cv-brass)" stroke-width="5"') + C(44, 62, 9, "#b4f08a", 'opacity=".9"') + C(76, 62, 6, "#b4f08a", 'opacity=".9"') + S("M39 57q4-4 8-3", "#fff", 2.400) + S("M48 86h24M54 82v8M60 82v8M66 82v8", "#33451f", 2.600) + S("M92 40 106 16M106 16l6 4", "#c9982f", 4) + E(113, 18, 4, 4, "#ff8a5c"); // prettier-ignore

export const PORTRAITS: Record<string, string> = { pill, bastion, lumen, rook, wisp, cog };

/** The ground behind each, so that they differ at a glance. */
const GROUNDS: Record<string, string> = { pill: "#2a5a52", bastion: "#2b4258", lumen: "#54451f", rook: "#4e2622", wisp: "#28304e", cog: "#34482a" };

export const portrait = (key: string): string =>
  `<rect width="120" height="140" fill="${GROUNDS[key] ?? "#26343d"}"/>` + P("M10 140V56C10 26 36 12 60 0c24 12 50 26 50 56v84Z", "#ffffff", 'opacity=".08"') + (PORTRAITS[key] ?? C(60, 60, 30, "#59707c") + P("M14 140c0-30 18-44 46-44s46 14 46 44Z", "#59707c"));
