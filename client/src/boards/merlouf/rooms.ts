// The six rooms with their furniture, 344 by 174 each, and where things lie and gnomes stand in them.
import { ROOM_NAMES } from "./table";
import type { Colour } from "./things";
import { BARE, C, E, INK, INKED, L, P, R, SKIN, symbol } from "./draw";

export type RoomName = Exclude<(typeof ROOM_NAMES)[number], "prison">;
export const ROOMS = ROOM_NAMES.filter((name): name is RoomName => name !== "prison");
export const WIDE = 344;
export const HIGH = 174;
export const FLOOR = 168;

type Spot = [x: number, y: number];

export interface Room {
  /** Where it is in the house, and by how much it leans. */
  x: number;
  y: number;
  lean: number;
  /** Where the object of each colour lies. */
  spots: Partial<Record<Colour, Spot>>;
  hide: Spot;
  /** Where gnomes stand, the best places first. */
  standing: number[];
}

export const PLAN: Record<RoomName, Room> = {
  chamber: { x: 60, y: 214, lean: -1.2, spots: { green: [138, 46], red: [202, 46], yellow: [172, 108], purple: [46, 72], orange: [300, 34] }, hide: [124, 150], standing: [66, 216, 262, 26, 308, 172] },
  working: { x: 420, y: 210, lean: 1, spots: { red: [60, 50], blue: [140, 48], yellow: [204, 48], purple: [60, 114], orange: [316, 78] }, hide: [138, 148], standing: [196, 248, 98, 296, 40, 326] },
  bathroom: { x: 72, y: 400, lean: 0.8, spots: { green: [52, 86], blue: [114, 86], yellow: [176, 82], purple: [228, 42], orange: [288, 86] }, hide: [219, 140], standing: [170, 122, 268, 72, 312, 28] },
  lounge: { x: 426, y: 404, lean: -0.8, spots: { green: [134, 48], red: [166, 104], blue: [214, 30], yellow: [282, 30], purple: [68, 104] }, hide: [30, 146], standing: [124, 212, 256, 300, 80, 330] },
  kitchen: { x: 60, y: 590, lean: -0.6, spots: { green: [44, 92], red: [206, 40], blue: [108, 92], purple: [172, 92], orange: [316, 38] }, hide: [266, 108], standing: [136, 200, 76, 322, 26, 254] },
  entry: { x: 416, y: 590, lean: 0.9, spots: { green: [116, 42], red: [56, 88], blue: [314, 46], yellow: [184, 42], orange: [240, 106] }, hide: [150, 112], standing: [206, 292, 250, 104, 326, 58] },
};

const candle = (x: number, y: number, high = 14, glow = 95): string =>
  `<circle class="merlouf-glow" cx="${x}" cy="${y - high - 6}" r="${glow}" fill="url(#merlouf-shine)"/>` +
  INKED(R(x - 3, y - high, 6, high, "#fff3d6", 1.5) + P(`M${x} ${y - high - 13}Q${x + 5} ${y - high - 5} ${x} ${y - high - 1}Q${x - 5} ${y - high - 5} ${x} ${y - high - 13}Z`, "#ffc64a") + E(x, y, 7, 2.2, "#c9982f"), 1.1);
export { candle };
const glow = (x: number, y: number, radius: number): string => `<circle class="merlouf-glow" cx="${x}" cy="${y}" r="${radius}" fill="url(#merlouf-shine)"/>`;
const shelf = (x: number, y: number, wide: number): string => INKED(R(x, y, wide, 6, "#7d4f2b") + P(`M${x + 8} ${y + 6}v8l8-8ZM${x + wide - 8} ${y + 6}v8l-8-8Z`, "#5f3a1e"), 1.3);

const BOOKS: [number, number, number, string][] = [
  [22, 50, 68, "#8a3320"], [31, 46, 68, "#2f6f73"], [82, 47, 68, "#b5482f"], [91, 52, 68, "#5b7a3a"],
  [22, 82, 100, "#7a5c8e"], [31, 78, 100, "#c9982f"], [40, 84, 100, "#2f6f73"], [82, 80, 100, "#8a3320"], [91, 84, 100, "#c9982f"],
  [22, 112, 132, "#2f6f73"], [32, 108, 132, "#c9982f"], [82, 110, 132, "#7a5c8e"], [91, 114, 132, "#b5482f"],
];

const FURNITURE: Record<RoomName, string> = {
  chamber:
    INKED(R(18, 34, 62, 56, "#6d4528", 3) + R(22, 38, 54, 48, "#1d2a57") + C(64, 50, 8, "#fbeec0", BARE) + C(68, 47, 7, "#1d2a57", BARE) + L("M49 38V86M22 62H76", "#6d4528", 3) + P("M14 30H84Q80 60 90 94H76Q80 60 66 34H32Q20 60 24 94H8Q18 60 14 30Z", "#9a3f4c") + R(14, 90, 70, 5, "#7d4f2b", 1)) +
    shelf(112, 66, 116) + shelf(278, 54, 46) +
    INKED(P("M306 60Q326 52 332 62V158H318V92H306Z", "#6d4528") + R(124, 118, 204, 34, "#6d4528", 4) + P("M120 96Q126 88 134 96V160H122Z", "#7d4f2b") + P("M254 118Q252 94 284 92Q318 92 318 120Z", "#f7efdd") + P("M128 124Q150 98 200 102Q240 98 268 112L276 150H128Z", "#7a5c8e") + P("M160 103Q176 98 196 102L194 150H160ZM226 101Q244 102 258 108L262 150H228Z", "#c9982f", BARE) + P("M128 134Q200 122 272 134", "none", 'stroke-dasharray="4 4" stroke="#fff6e0"')) +
    INKED(R(88, 122, 26, 34, "#7d4f2b") + C(101, 138, 2, "#c9982f")) + candle(101, 122, 16, 110),
  working:
    INKED(R(14, 26, 92, 126, "#5f3a1e", 3) + [68, 100, 132].map((y) => R(19, y, 82, 4, "#7d4f2b", 1)).join("") + BOOKS.map(([x, top, foot, fill]) => R(x, top, 8, foot - top, fill, 1)).join("") +
      P("M190 98H334L330 108H194ZM200 108V156H210V108M316 108V156H326V108", "#7d4f2b") + P("M228 98L262 66L270 74L240 98Z", "#c9982f") + P("M258 62L284 42L294 54L272 78Z", "#8a6a2a") + R(196, 90, 30, 8, "#f2e4c0", 1) + P("M214 90Q222 70 234 62Q230 80 216 90Z", "#e8e6df") +
      C(138, 122, 21, "#3c7fc4") + P("M124 110Q136 104 142 114Q136 126 128 128Q118 124 124 110ZM146 126Q154 120 157 128Q150 138 144 136Z", "#7fae62", BARE) + L("M138 98Q164 104 160 130Q156 144 138 146", INK, 2.5) + P("M126 156H150L142 144H134Z", "#5f3a1e")) +
    shelf(116, 68, 112) + candle(284, 98, 15, 110),
  bathroom:
    INKED(R(134, 20, 52, 58, "#c9982f", 24) + R(139, 25, 42, 48, "#bcd9dd", 20) + L("M150 58L168 36", "#fff", 2) + P("M26 108H150Q150 148 128 150H48Q26 148 26 108Z", "#f2ece0") + R(20, 102, 136, 9, "#fffaf0", 4) + P("M48 150L42 160H54ZM128 150L122 160H134Z", "#c9982f") +
      ([[40, 98, 9], [56, 94, 12], [76, 97, 10], [94, 93, 13], [114, 97, 10], [132, 98, 8]] as const).map(([x, y, r]) => C(x, y, r, "#eaf7fb")).join("") + L("M28 102V66Q30 54 42 60", "#c9982f", 5) +
      R(262, 26, 52, 28, "#f2ece0", 4) + L("M302 54V80", "#c9982f", 2) + C(302, 82, 3.5, "#8a3320") + L("M284 54V112", "#d8d2c4", 6) + P("M258 114H312Q312 138 296 142L300 158H268L274 142Q258 138 258 114Z", "#f2ece0") + E(285, 114, 30, 7, "#a8653a") +
      P("M198 122H240L234 158H204Z", "#b98a4e") + L("M200 132H238M202 144H236", "#7d5a28", 1.5) + P("M196 122Q200 108 212 114Q220 102 228 114Q240 110 242 122Z", "#e9d9d9")) +
    shelf(152, 102, 48) + shelf(206, 62, 44) + candle(160, 102, 10, 100),
  lounge:
    INKED(R(196, 56, 112, 100, "#8c8074", 3) + R(188, 50, 128, 10, "#7d4f2b") + P("M214 156V100Q216 82 252 82Q288 82 290 100V156Z", "#1a0f0c") + P("M226 154Q222 126 238 112Q240 124 248 120Q246 104 258 94Q258 110 270 116Q284 132 278 154Z", "#e8742c") + P("M238 154Q236 136 248 128Q252 136 256 126Q270 142 266 154Z", "#ffcf5a") + L("M226 152L280 146M226 146L280 153", "#5f3a1e", 6) +
      R(46, 24, 40, 48, "#c9982f") + R(51, 29, 30, 38, "#3d4a32") + C(66, 46, 7, SKIN) + P("M58 48Q66 76 74 48Q66 54 58 48Z", "#f4f1ea") + P("M57 44L68 31L75 44Z", "#5f79b3") +
      P("M30 152V104Q28 78 64 78Q100 78 98 104V152Z", "#2f6f73") + P("M22 118Q22 108 32 110Q40 112 40 124V140H90V124Q90 112 98 110Q108 108 108 118V156H22Z", "#3b8589") + R(40, 128, 50, 12, "#4b9a9d", 5) + P("M148 124H184L180 130H152ZM163 130H169V156H163Z", "#7d4f2b") + E(200, 164, 70, 7, "#c9982f", `${BARE} opacity=".55"`)) +
    glow(252, 126, 120) + shelf(110, 68, 50) + candle(248, 50, 12, 60),
  kitchen:
    INKED(L("M20 34H150", "#3a2418", 4) + ([[40, "#b5623a", 12], [72, "#8d8f96", 10], [124, "#b5623a", 10]] as const).map(([x, fill, r]) => L(`M${x} 34V48`, "#3a2418", 2.5) + P(`M${x - r} 48H${x + r}Q${x + r} 66 ${x} 66Q${x - r} 66 ${x - r} 48Z`, fill)).join("") + P("M98 36Q92 60 102 64Q108 56 100 36Z", "#e9e0c6") +
      P("M212 156V86Q216 58 266 58Q316 58 320 86V156Z", "#9a5a40") + L("M214 84H238M226 104H214M300 78H318M306 100H320M214 126H232M304 130H320M250 66V58M280 66V58", "#6a3524") + P("M236 122V104Q238 84 266 84Q294 84 296 104V122Z", "#1a0f0c") + P("M242 122Q240 108 252 104Q254 110 260 98Q270 108 276 104Q290 112 288 122Z", "#e8742c") + R(230, 122, 72, 6, "#5f3a1e") + P("M244 58L250 26H284L288 58Z", "#8a4e38") +
      P("M18 112H196L192 122H22ZM34 122L30 158H42L46 122M176 122L180 158H192L186 122", "#8d5a2b") + P("M62 112L66 96L92 104V112Z", "#f0c64f") + C(76, 106, 2.6, "#c9982f", BARE) + P("M126 112Q124 100 140 100Q156 100 154 112Z", "#c98f4e") + L("M134 104L138 109M144 103L147 109", "#8d5a2b")) +
    shelf(188, 60, 38) + shelf(294, 58, 40) + glow(266, 112, 118) + candle(140, 112, 22, 110),
  entry:
    INKED(P("M196 156V72Q200 34 240 34Q280 34 284 72V156Z", "#5f3a1e") + P("M204 156V74Q208 42 240 42Q272 42 276 74V156Z", "#3f7047") + L("M228 44V156M252 44V156", "#2b5233") + C(240, 70, 12, "#f4cf6a") + L("M240 58V82M228 70H252", INK, 2) + C(268, 116, 3.6, "#c9982f") + R(188, 154, 104, 8, "#8c8074") +
      P("M14 158V142H34V124H54V106H74V88H94V158Z", "#7d4f2b") + L("M14 142H34M34 124H54M54 106H74M74 88H94", "#b98a4e", 3) + L("M18 112L96 46", "#c9982f", 4) + L("M30 142V104M54 108V84M78 90V62", "#5f3a1e", 3) +
      L("M150 158V60M150 70L136 58M150 70L164 58M150 158L140 160M150 158L160 160", "#5f3a1e", 4) + P("M134 64Q124 100 130 128H152Q150 90 146 66Z", "#7a5c8e") + P("M152 68Q168 86 168 122H150Z", "#b5482f") + P("M298 130H322L319 160H301Z", "#8c8074") + L("M306 130L300 100Q298 92 306 94M314 130L318 96", "#2f6f73", 3.5) + P("M106 160V146H116V152Q128 152 128 160Z", "#4a2d1c")) +
    shelf(96, 62, 40) + shelf(164, 62, 40) + shelf(294, 66, 40) + candle(276, 30, 10, 80),
};

/** A room from wall to wall, without what moves in it. */
export function rooms(): string {
  let out = "";
  for (const name of ROOMS) {
    const boards = [0, 1, 2, 3, 4, 5].map((i) => L(`M${i * 66 + 10} 147L${i * 74 - 10} 176`, "#0004", 1.2)).join("");
    const floor = R(0, 142, WIDE, 5, "#5f3a1e", 0, `stroke="${INK}"`) + R(0, 147, WIDE, 30, name === "bathroom" ? "#7f9c98" : "#8a5c34", 0) + boards;
    out += symbol(`room-${name}`, `0 0 ${WIDE} ${HIGH}`, `<g clip-path="url(#merlouf-frame)">${R(0, 0, WIDE, HIGH, `url(#merlouf-wall-${name})`)}${R(0, 0, WIDE, 16, "#0004", 0)}${floor}${FURNITURE[name]}</g>`);
  }
  return out;
}

/** The eye that is shut: a place to hide. */
export const HIDING = C(0, 0, 17, "#fff", 'fill-opacity=".18" stroke="#fff" stroke-width="2.2"') + P("M-9 0Q0-9 9 0Q0 9-9 0ZM-9 8L9-8", "none", 'stroke="#fff" stroke-width="1.7" stroke-linecap="round"');

/** The pictures on Merlin's die, in a box of 24. */
export const FIGURES: Record<RoomName, string> = {
  lounge: "M4 12V8Q4 4 8 4H16Q20 4 20 8V12M2 12H6V16H18V12H22V20H2Z",
  working: "M20 3Q8 5 6 18L4 21M6 18Q16 16 20 3M8 13L14 11",
  bathroom: "M2 12H22Q22 19 17 19H7Q2 19 2 12ZM5 12V5Q5 2 9 4M7 19V22M17 19V22",
  chamber: "M2 6V20M2 16H22V20M22 16Q22 11 16 11H9V16M5 13A2 2 0 1 0 5 12.9",
  kitchen: "M4 9H20V16Q20 21 12 21Q4 21 4 16ZM2 9H22M9 6Q7 4 9 2M14 6Q12 4 14 2",
  entry: "M6 22V9Q6 2 12 2Q18 2 18 9V22ZM3 22H21M15 13V14",
};

export const moved = (room: Room): string => `translate(${room.x} ${room.y}) rotate(${room.lean})`;
