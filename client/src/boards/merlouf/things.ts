// Everything that can be stolen, worn or sprung: pictures in a box from -12 to 12, and the tokens that bear them.
import { BARE, C, E, G, INK, INKED, L, P, R, symbol } from "./draw";
import { BACK_NAMES, COLOURS, ENCHANTED, FACE_KEYS, GOODY, TRAP } from "./table";

export type Colour = (typeof COLOURS)[number];

export const BRIGHT: Record<Colour, string> = { green: "#4c9a58", red: "#cf4a40", blue: "#3c7fc4", yellow: "#e0b02c", purple: "#8a5ab0", orange: "#e07e35" };
export const DEEP: Record<Colour, string> = { green: "#26592f", red: "#7d221c", blue: "#1c4678", yellow: "#8a6508", purple: "#4c2b69", orange: "#8c4412" };

/** The sign on the back of each colour: leaf, flame, drop, sun, moon, fox. */
const SIGNS: Record<Colour, string> = {
  green: "M0-8Q9-3 5 5Q2 8-1 8Q-8 2 0-8ZM-4 8L1-2",
  red: "M0-9Q7-2 6 3Q5 8 0 8Q-6 8-6 2Q-5-1-3-3Q-1 0 0-9Z",
  blue: "M0-9Q7 0 6 4Q4 8 0 8Q-5 8-6 4Q-7 0 0-9Z",
  yellow: "M0-9L2-4L7-6L5-1L9 2L4 3L4 8L0 5L-4 8L-4 3L-9 2L-5-1L-7-6L-2-4Z",
  purple: "M3-8Q-7-7-7 1Q-6 8 2 8Q6 8 8 4Q-2 4 3-8Z",
  orange: "M-8-8L-3-4H3L8-8Q9 1 0 8Q-9 1-8-8Z",
};

const eyes = (x: number, y: number, apart: number, size = 1): string => C(x - apart, y, size, INK, BARE) + C(x + apart, y, size, INK, BARE);
const cross = (x: number, y: number): string => L(`M${x - 4.5} ${y - 2.5}L${x - 1.5} ${y - 1}M${x + 4.5} ${y - 2.5}L${x + 1.5} ${y - 1}`, INK, 1.2) + eyes(x, y, 3);

const PICTURES: Record<string, string> = {
  foak: P("M-8 2H8L6 11H-6Z", "#b5623a") + R(-9.5, -1, 19, 4, "#cf7a4a", 1.5) + P("M0-1Q-3-7-9-8Q-8-2 0-1Q-4-10 1-13Q5-8 0-1Q8-2 9-8Q3-8 0-1Z", "#5aa85e") + eyes(0, 5.5, 2.5, 0.9) + L("M-2 8Q0 9.5 2 8", INK, 1),
  "frog-jar": R(-8, -6, 16, 17, "#bfe3d6", 3, 'fill-opacity=".75"') + R(-7, -11, 14, 5, "#b5623a", 1.5) + E(0, 6, 5.5, 4, "#5aa85e") + C(-3, 2, 2, "#5aa85e") + C(3, 2, 2, "#5aa85e") + eyes(0, 2, 3, 0.7),
  "moss-slippers": P("M-11 2Q-10-5-5-5Q-2-5-1 0L3 3Q4 7-1 7H-9Q-12 7-11 2Z", "#6fa24b") + P("M-2 6Q-1-1 4-1Q7-1 8 4L11 6Q13 10 8 11H0Q-3 11-2 6Z", "#86b95c") + C(-6, -2, 1.6, "#cfe3a8", BARE) + C(4, 3, 1.6, "#cfe3a8", BARE) + L("M-9 4q3-2 6 0M1 8q3-2 6 0", "#3d6233", 1),
  "pickle-barrel": P("M-8-8Q0-11 8-8Q11 1 8 10Q0 13-8 10Q-11 1-8-8Z", "#9a6a3c") + L("M-9.5-3H9.500M-9.5 5H9.5", "#4a2d1c", 2) + E(0, -8, 7.5, 2.6, "#4f7a3f") + P("M-4-9Q-5-14-1-13Q1-11 0-9ZM2-8Q3-13 6-11Q7-9 5-8Z", "#7fb04e"),
  "hissing-fern": L("M0 11Q-1 0 0-11", "#2b6b39", 2) + P("M0 4Q-10 2-10-4Q-3-4 0 4ZM0 4Q10 2 10-4Q3-4 0 4ZM0-3Q-8-5-7-11Q-1-9 0-3ZM0-3Q8-5 7-11Q1-9 0-3Z", "#5aa85e") + C(-4, -8, 1, "#fff", BARE) + C(4, -8, 1, "#fff", BARE) + L("M0 11L-2 13M0 11L2 13", "#cf4a40", 1),
  "ruby-ladle": L("M8-11L-1 3", "#8d5a2b", 3) + P("M-10 2H3Q3 11-3.5 11Q-10 11-10 2Z", "#cf4a40") + C(-4, 6, 2, "#ffb3a8", BARE),
  "dragon-kettle": P("M7 0Q14-2 12-8L9-6Q9-2 5 0Z", "#b23a30") + E(-1, 4, 9, 7, "#cf4a40") + P("M-9 0L-12-6L-6-3ZM-5-3L-6-9L-1-4Z", "#e9a03a") + L("M-6-3Q-1-12 5-3", "#5f2a1e", 2) + C(-4, 3, 1.3, "#ffe48a", BARE) + L("M-7 8q2 1 4 0", INK, 1),
  "velvet-fez": P("M-7 8L-4-8H4L7 8Q0 11-7 8Z", "#a82f3a") + E(0, -8, 4, 1.6, "#c24a52") + L("M0-8Q8-9 9 1", "#e0b02c", 1.6) + P("M7 1h4l-1 6h-2Z", "#e0b02c"),
  "chilli-candle": P("M-5-2Q-6 8-1 11Q7 12 6 3Q6-2 5-3Q0-6-5-2Z", "#cf4a40") + P("M-5-2Q0-6 5-3Q1 0-5-2Z", "#5aa85e") + P("M0-13Q5-8 0-4Q-5-8 0-13Z", "#ffc64a") + C(-2, 4, 1.6, "#ff9a88", BARE),
  "biting-boot": P("M-7-11H2V0Q10 1 11 6L10 8H-7Z", "#b23a30") + P("M-7 8H11V11H-7Z", "#5f2a1e") + P("M1 6L3 2L5 6L7 3L9 6L11 6L10 8H0Z", "#fff") + L("M-5-7H0", "#f0a89c", 1.4) + C(-1, 0, 1.5, "#ffe48a") + C(-1, 0, 0.6, INK, BARE),
  "moon-teapot": P("M8-2Q15-6 13-9L10-7Q9-3 6 0Z", "#6fa3dc") + L("M-7-3Q-14-3-12 4Q-10 7-6 6", "#28527f", 2.4) + E(0, 3, 9, 8, "#5a93d2") + R(-4, -8, 8, 4, "#3c74b0", 2) + C(0, -9.5, 1.8, "#f4d77a") + P("M2-1Q-4 0-3 5Q-1 9 4 7Q-1 5 2-1Z", "#fbe9a8", BARE),
  "ink-flask": P("M-3-11H3V-4Q10 0 9 6Q8 11 0 11Q-8 11-9 6Q-10 0-3-4Z", "#cfe3f4") + P("M-7 2Q0 5 7 2L9 6Q8 11 0 11Q-8 11-9 6Z", "#2b4f86") + R(-4, -13, 8, 4, "#b5623a", 1.5) + C(-3, 7, 1.3, "#9cc0ee", BARE),
  "snow-globe": P("M-9 7H9L7 12H-7Z", "#8d5a2b") + C(0, -1, 9.5, "#d8ecfa") + P("M-5 6L-5 1L0-4L5 1V6Z", "#3c7fc4") + P("M-6 1L0-5L6 1Z", "#fff") + C(-4, -6, 1, "#fff", BARE) + C(4, -5, 1.1, "#fff", BARE) + C(1, -8, 0.9, "#fff", BARE) + C(6, -1, 0.9, "#fff", BARE),
  "tide-horn": P("M-11 3Q-9-9 4-9Q12-8 12-1Q8-4 4-2Q0 8-7 8Q-12 8-11 3Z", "#7fb6e0") + P("M12-1Q13 6 9 9Q4 6 4-2Q8-4 12-1Z", "#2b5f9c") + L("M-8 4Q-6-4 2-6M-6 6Q-3 0 2-2", "#e4f2fb", 1.2),
  "weeping-mirror": L("M0 6V13", "#8d5a2b", 3.4) + E(0, -2, 8.5, 9.5, "#7b9fc9") + E(0, -2, 6.2, 7.2, "#dff1fb") + cross(0, -3) + P("M-4-1Q-2 3-4 3.500Q-6 3-4-1ZM4-1Q6 3 4 3.500Q2 3 4-1Z", "#3c7fc4", BARE) + L("M-2 3.500Q0 2 2 3.5", INK, 1),
  clock: L("M-5 9L-7 12M5 9L7 12", INK, 2) + C(0, 1, 9, "#e7bb3f") + C(0, 1, 6.5, "#fffaf0") + L("M0 1V-4M0 1L3.5 2.5", INK, 1.5) + C(-6, -8, 3, "#c9982f") + C(6, -8, 3, "#c9982f"),
  "honey-lantern": L("M-4-10Q0-14 4-10", "#5f3a1e", 1.8) + R(-6, -10, 12, 4, "#8d5a2b", 1.5) + P("M-7-6H7L6 8H-6Z", "#f6d98a") + P("M-5 0Q0-3 5 0L5 8H-5Z", "#e0a02c", BARE) + R(-7, 8, 14, 3.5, "#8d5a2b", 1.5) + L("M0-6V8", "#a8742a", 1.2) + C(-3, 4, 1, "#fff3c0", BARE),
  "brass-bugle": P("M3-6L12-9V7L3 3Z", "#e7bb3f") + R(-10, -3.5, 14, 4, "#d6a21e", 2) + L("M-8 0Q-9 8-3 8Q2 8 1 1", "#c9982f", 2.6) + R(-13, -4, 3.5, 5, "#b98a1e", 1.5),
  "sun-dial": P("M-9 5H9L7 11H-7Z", "#b0a58c") + E(0, 4, 10.5, 4.5, "#e7d9a0") + P("M-1 4L2-10L5 3Z", "#c9982f") + L("M-8 4H-6M8 4H6M0 8V7", INK, 1) + C(-8, -7, 3, "#ffd65a") + L("M-8-12V-11M-13-7H-12M-11.5-10.500L-11-10", "#e0b02c", 1.2),
  "gossip-bell": P("M-8 6Q-5 4-5-3Q-5-9 0-9Q5-9 5-3Q5 4 8 6Z", "#e7bb3f") + C(0, -10.5, 2, "#c9982f") + R(-9, 5, 18, 3, "#c9982f", 1.5) + eyes(0, -3, 2.2) + E(0, 2, 2.6, 2, "#7d2a1c") + P("M0 8Q3 13 5 11Q4 8 2 8Z", "#e8896f"),
  "grape-goblet": P("M-7-11H7Q7 1 0 2Q-7 1-7-11Z", "#8a5ab0") + R(-1.3, 2, 2.6, 6, "#c9982f", 0) + E(0, 10, 6, 2.2, "#c9982f") + C(-2, -6, 2, "#c79be6", BARE) + C(2, -6, 2, "#c79be6", BARE) + C(0, -3, 2, "#c79be6", BARE),
  "star-cushion": P("M-10-8Q0-11 10-8Q12 1 10 9Q0 12-10 9Q-12 1-10-8Z", "#9a6cc4") + P("M0-6L1.8-1.500L6.5-1.200L2.9 1.800L4 6.500L0 3.800L-4 6.500L-2.9 1.800L-6.5-1.200L-1.8-1.500Z", "#f4d77a") + C(-10, -8, 1.8, "#f4d77a") + C(10, -8, 1.8, "#f4d77a") + C(-10, 9, 1.8, "#f4d77a") + C(10, 9, 1.8, "#f4d77a"),
  "plum-grimoire": P("M-8-11H7Q9-11 9-9V9H-6Q-9 9-9 11Q-9 13-6 13H9", "#e9dcc0") + R(-9, -11, 17, 21, "#6a3f8e", 2) + L("M-5-11V10", "#3d2457", 1.6) + C(2, -1, 4.2, "#b58be0") + P("M2-5Q4-8 6-7Q5-5 2-5Z", "#6fa24b") + R(6, -3, 4, 3, "#c9982f", 1),
  "bat-umbrella": L("M0-9V9Q0 12-3 11", "#5f3a1e", 1.8) + P("M-12 0Q-11-10 0-11Q11-10 12 0Q9-3 6 0Q3-4 0 0Q-3-4-6 0Q-9-3-12 0Z", "#5a3a86") + L("M0-11Q-5-6-6 0M0-11Q5-6 6 0", "#2f1c4c", 1) + P("M-3-6L-4-9L-1.5-7.500H1.500L4-9L3-6Q0-3-3-6Z", "#1c110b", BARE) + C(-1.2, -6, 0.6, "#ffe48a", BARE) + C(1.2, -6, 0.6, "#ffe48a", BARE),
  "snoring-pillow": P("M-11-3Q-12-8-6-7Q0-9 7-7Q12-8 11-2Q12 5 10 8Q0 11-9 8Q-13 6-11-3Z", "#c9b0e6") + L("M-5 0Q-3 2-1 0M2 0Q4 2 6 0", INK, 1.3) + E(0.5, 4.5, 2, 1.6, "#6a3f8e") + L("M5-12H9L5-8H9", "#5a3a86", 1.4),
  "pumpkin-stool": L("M-6 5L-9 12M6 5L9 12M0 6V12", "#6b3a1e", 2.4) + E(0, 0, 11, 6.5, "#e07e35") + P("M0-6Q-4 0 0 6.500Q4 0 0-6ZM-6-5Q-10 0-6 5M6-5Q10 0 6 5", "#f09a52", BARE) + L("M-6-5Q-9 0-6 5.500M6-5Q9 0 6 5.5", "#9c4a16", 1) + P("M-1-6L0-10L3-10L2-6Z", "#5b7a3a"),
  "fox-scarf": P("M-9-6Q0-12 9-6Q11-1 6 1Q0 3-6 1Q-11-1-9-6Z", "#e07e35") + P("M-6-4Q0-7 6-4Q5-1 0-1Q-5-1-6-4Z", "#8c4412", BARE) + P("M2 0L8 12L2 11L0 13L-1 2Z", "#e98f48") + P("M8 12L2 11L0 13L1 8L6 8Z", "#fff3e0") + P("M-8-8L-9-12L-5-9.500Z", "#e07e35"),
  "copper-sieve": L("M7 2L13 9", "#8d5a2b", 3) + C(-1, -2, 9.5, "#d07a3e") + C(-1, -2, 7, "#f3d3b0") + L("M-6-5H4M-7-1H5M-6 3H4M-4-8V4M-1-9V5M2-8V4", "#a85a26", 0.9),
  "carrot-flute": P("M-9-6Q-7-10-3-8L12 8Q12 11 9 11Q-7 1-9-6Z", "#e98436") + P("M-7-8Q-13-9-11-13Q-7-13-6-9Q-7-14-3-14Q-2-11-5-8Z", "#6fa24b") + C(-2, -3, 1.3, INK, BARE) + C(2, 1, 1.3, INK, BARE) + C(6, 5, 1.3, INK, BARE),
  "angry-broom": L("M8-12L0 1", "#8d5a2b", 2.8) + P("M-3-1L4 3Q3 9-2 12L-12 6Q-8 0-3-1Z", "#e0a23a") + L("M-4 3L-9 7M-1 5L-5 10", "#a8742a", 1.1) + L("M-5 1.500L-2.5 3.500M2 4.500L-.5 4", INK, 1.2) + C(-3.8, 4.6, 0.9, INK, BARE) + C(-0.4, 6.4, 0.9, INK, BARE),
  pins: L("M-9 9L6-6M-3 11L10-2", "#8d8f96", 2) + C(7, -8, 3.4, "#cf4a40") + C(11, -4, 3.4, "#3c7fc4"),
  ribbon: P("M-12-4Q-6-11 0-3Q6-11 12-4Q13 5 0-1Q-13 5-12-4Z", "#e59ab0") + P("M-2 0L-7 11L-1 8L0 2L3 8L8 10L2 0Z", "#d98aa0") + C(0, -1.5, 3, "#c06a84"),
  powder: P("M-6-4H6L8 9Q0 12-8 9Z", "#d9c9a0") + P("M-6-4Q0-9 6-4Z", "#b5623a") + L("M-4 2H4M-3 5H3", "#8a6a2a", 1.2) + C(-9, -8, 1.2, "#f0e2c2") + C(-5, -11, 1.4, "#f0e2c2") + C(0, -12, 1, "#f0e2c2") + C(6, -10, 1.5, "#f0e2c2") + C(10, -7, 1, "#f0e2c2"),
  bloomers: P("M-11-8H11Q14 3 10 9Q6 11 2 8L0 2L-2 8Q-6 11-10 9Q-14 3-11-8Z", "#f7efdd") + R(-11, -11, 22, 4, "#b5482f", 2) + L("M-8-2V5M8-2V5M-4-3V2M4-3V2", "#cdb98a", 1.2),
  corset: P("M-8-10Q-4-6 0-10Q4-6 8-10Q4 0 8 11Q0 13-8 11Q-4 0-8-10Z", "#e8b9a8") + L("M-2-6L2-3M2-6L-2-3M-2-1L2 2M2-1L-2 2M-2 4L2 7M2 4L-2 7", "#8a3320", 1.2) + L("M-7 10Q0 12 7 10M-7-9Q-4-5 0-9Q4-5 7-9", "#fff6e0", 1.2),
  soap: P("M-11 11V5H-4V-1H3V-7H11V11Z", "#a8653a") + G(R(-6, -3, 12, 6, "#e59ab0", 3), "translate(-1 -6) rotate(-16)") + C(-7, -6, 2, "#fff") + C(-10, -10, 1.4, "#fff") + C(7, -11, 1.8, "#fff"),
  bucket: P("M-8-2H8L6 11H-6Z", "#8d9aa6") + E(0, -2, 8, 2.6, "#5aa0d8") + L("M-8-3Q0-14 8-3", "#4a5058", 1.6) + P("M-11 2Q-13 6-11 7Q-9 6-11 2ZM11 0Q9 5 11 6Q13 5 11 0Z", "#5aa0d8"),
  beard: R(-11, -12, 8, 24, "#6b4a2a", 1) + R(3, -12, 8, 24, "#6b4a2a", 1) + P("M-4-8Q0-11 4-8Q6 2 3 8Q0 13-3 8Q-6 2-4-8Z", "#f4f1ea") + L("M-1-5Q-2 2-1 7M2-4Q2 2 1 6", "#c9c5ba", 1) + C(-5, 1, 1, "#c9982f"),
  pepper: G(R(-10, -4, 16, 8, "#4a5058", 3) + R(4, -5, 4, 10, "#6b7280", 1), "rotate(-20)") + C(-5, 6, 5, "#8d5a2b") + C(-5, 6, 1.6, "#e0b02c") + C(9, -9, 1.2, "#3a2418") + C(12, -6, 1, "#3a2418") + C(11, -12, 1, "#3a2418") + C(7, -12, 0.9, "#3a2418"),
  "joker-hat": P("M-9 6Q-13-8-6-9Q-1-8 0 0Q1-8 6-9Q13-8 9 6Z", "#8a5ab0") + P("M0 0Q1-8 6-9Q13-8 9 6H0Z", "#e0b02c") + R(-9, 5, 18, 4, "#cf4a40", 2) + C(-7, -10, 2, "#f4d77a") + C(7, -10, 2, "#f4d77a"),
  "joker-glove": P("M-6 11V0L-9-5Q-8-8-5-5L-4-3V-10Q-2-12-1-10V-3V-11Q1-13 2-11V-3L3-9Q5-11 6-9V3Q6 8 4 11Z", "#cf4a40") + R(-7, 8, 12, 4, "#e0b02c", 1.5),
  "joker-cape": P("M-3-10H3L10 9Q5 7 3 11Q0 8-3 11Q-5 7-10 9Z", "#8a5ab0") + P("M-3-10H0V10Q-2 9-3 11Q-5 7-10 9Z", "#cf4a40") + C(0, -9, 2, "#e0b02c"),
  "joker-sock": P("M-5-11H3V2L9 7Q9 12 3 11L-6 5Z", "#e0b02c") + P("M-5-6H3V-2H-5ZM-5.5 2H3L5 4L-1 8Z", "#8a5ab0", BARE) + R(-6, -12, 10, 3, "#cf4a40", 1.5),
  "gold-thimble": P("M-7 9L-5-6Q0-12 5-6L7 9Q0 12-7 9Z", "#e7bb3f") + L("M-6 5Q0 8 6 5", "#a8742a", 1.4) + eyes(-1, -3, 2, 0.7) + eyes(1, 0, 3, 0.7),
  "star-sextant": L("M0-11L-9 9H9Z", "#c9982f", 2.4) + L("M-6 3Q0 8 6 3", "#8a6508", 2) + L("M0-11L4 7", "#7d4f2b", 2) + C(0, -10, 2, "#f4d77a"),
  "silver-beard-comb": P("M-11-8Q0-12 11-8V-2H-11Z", "#d5dbe0") + L("M-9-2V9M-6-2V9M-3-2V9M0-2V9M3-2V9M6-2V9M9-2V9", "#aeb6bd", 1.8) + C(0, -6, 1.6, "#3c7fc4"),
  "phoenix-quill": P("M-9 11Q-4-6 9-12Q11-2 2 5Q-3 8-7 7Z", "#e8742c") + L("M-10 12Q-2-2 8-11", "#7d221c", 1.4) + P("M9-12Q10-6 6-4Q6-8 9-12Z", "#ffcf5a", BARE),
  "crystal-pipe": P("M-11-5H-2V3Q-2 9-7 9Q-12 9-12 3Z", "#bfe3f0") + L("M-2 3Q4 4 12-7", "#7fb6d0", 3.4) + L("M-9-8Q-12-11-9-13M-5-8Q-8-11-5-13", "#cfc7e6", 1.4),
  "crown-of-corks": P("M-10 8L-11-6L-5 0L0-9L5 0L11-6L10 8Z", "#e7bb3f") + R(-13, -10, 5, 5, "#b98a4e", 1.5) + R(-2.5, -13, 5, 5, "#b98a4e", 1.5) + R(8, -10, 5, 5, "#b98a4e", 1.5) + R(-10, 6, 20, 4, "#c9982f", 1),
};

/** The star that stands for something enchanted. */
const STAR = P("M0-11L2.6-3.500L10.5-3.400L4.2 1.400L6.5 9L0 4.500L-6.5 9L-4.2 1.400L-10.5-3.400L-2.6-3.500Z", "#b58be0") + L("M-3 0Q0-3 2 0T-1 3", "#fff", 1.3);
const CARD_BACK: Record<string, [fill: string, drawn: string]> = {
  goody: ["#8a3320", P("M-5-4H5Q7 3 4 5H1L0 2L-1 5H-4Q-7 3-5-4Z", "#f4d77a")],
  trap: ["#2f6f73", P("M-6 5L0-7L6 5Z", "#f4d77a") + C(0, 2, 1.4, "#2f6f73")],
};

const ring = (colour: Colour): string => C(0, 2, 15.5, "#000", 'fill-opacity=".45"') + C(0, 0, 15, BRIGHT[colour], `stroke="${DEEP[colour]}" stroke-width="1.6"`);

function back(colour: Colour): string {
  return (
    ring(colour) +
    C(0, 0, 11.6, "none", 'stroke="#fff" stroke-opacity=".55" stroke-dasharray="2.2 2.2"') +
    P("M-12-5Q-8-13 1-13", "none", 'stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"') +
    `<path d="${SIGNS[colour]}" transform="scale(.82)" fill="#fff8e6" fill-opacity=".94" stroke="${DEEP[colour]}" stroke-width="1.1" stroke-linejoin="round"/>`
  );
}

const shine = P("M9-14L10.2-11L13-10L10.2-9L9-6L7.8-9L5-10L7.8-11Z", "#e9d4ff", `stroke="${INK}" stroke-width=".8"`);

/** All symbols of things: `merlouf-thing-…` alone, `merlouf-token-…` as a token, `merlouf-back-…` from behind, `merlouf-gone-…` where none lies. */
export function things(): string {
  let out = symbol("enchanted", "-13 -13 26 26", INKED(STAR, 1.2));
  for (const [key, drawn] of Object.entries(PICTURES)) out += symbol(`thing-${key}`, "-14 -14 28 28", INKED(drawn, 1.1));
  COLOURS.forEach((colour, number) => {
    out += symbol(`back-${colour}`, "-17 -17 34 35", back(colour));
    out += symbol(`gone-${colour}`, "-17 -17 34 35", C(0, 0, 12, "#000", `fill-opacity=".3" stroke="${BRIGHT[colour]}" stroke-width="1.6" stroke-dasharray="3 3.5"`));
    FACE_KEYS[number]!.forEach((key, kind) => {
      const face = `<g transform="scale(.8)">${INKED(PICTURES[key] ?? "", 1.1)}</g>`;
      out += symbol(`token-${key}`, "-17 -17 34 35", ring(colour) + C(0, 0, 12, kind === ENCHANTED ? "#eadcff" : "#fff6e0") + face + (kind === ENCHANTED ? shine : ""));
    });
  });
  for (const [name, [fill, drawn]] of Object.entries(CARD_BACK))
    out += symbol(`back-${name}`, "-17 -17 34 35", R(-10, -15, 20, 30, fill, 3, `stroke="${INK}"`) + R(-7, -12, 14, 24, "none", 2, 'stroke="#f4d77a"') + drawn);
  for (const key of [...FACE_KEYS[GOODY]!, ...FACE_KEYS[TRAP]!])
    out += symbol(`token-${key}`, "-17 -17 34 35", R(-12, -15, 24, 30, "#f6ead0", 3, `stroke="${INK}"`) + `<g transform="scale(.78)">${INKED(PICTURES[key] ?? "", 1.1)}</g>`);
  return out + symbol("back-enchanted", "-17 -17 34 35", C(0, 0, 14, "#eadcff", 'stroke="#6a3f8e" stroke-width="1.8" stroke-dasharray="3 3"') + INKED(STAR, 1.2)) + symbol("empty", "-17 -17 34 35", C(0, 0, 13, "#000", 'fill-opacity=".12" stroke="currentColor" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="3 3"'));
}

/** The symbol of a thing as a viewer sees it, by its back and what is behind it. */
export function tokenOf(back: number, face: number): string {
  const key = face >= 0 ? FACE_KEYS[back]?.[face] : undefined;
  return key ? `#merlouf-token-${key}` : `#merlouf-back-${BACK_NAMES[back] ?? "enchanted"}`;
}

export const drawn = (key: string): boolean => key in PICTURES;
