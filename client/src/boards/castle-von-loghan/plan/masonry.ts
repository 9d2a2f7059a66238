// Walls, turrets and furniture of the castle.
import type { Layout } from "./geometry";

const TURRETS: [x: number, y: number, r: number][] = [
  [26, 290, 15],
  [30, 640, 15],
  [770, 235, 15],
  [770, 565, 15],
  [646, 565, 15],
  [556, 60, 15],
  [262, 601, 12],
  [418, 601, 12],
  [262, 684, 19],
  [418, 684, 19],
];
const FILLED: [x: number, y: number, w: number, h: number][] = [
  [182, 524, 52, 34],
  [196, 96, 44, 36],
  [222, 216, 30, 22],
  ...[0, 1, 2, 3].map((i): [number, number, number, number] => [768, 262 + i * 76, 12, 11]),
  ...[0, 1, 2, 3].map((i): [number, number, number, number] => [430 + i * 32, 52, 9, 12]),
  ...[0, 1, 2, 3].map((i): [number, number, number, number] => [20, 318 + i * 84, 12, 11]),
  ...[0, 1].map((i): [number, number, number, number] => [518 + i * 92, 552, 11, 14]),
];
const ROUND = "watchtower";

/** Everything that is wall, with a margin around the rooms. */
export function mass(layout: Layout, margin: number): string {
  const walls = layout.places().map((place) => outline(layout, place, margin * layout.shape.scale));
  const turrets = TURRETS.map(([x, y, r]) => {
    const at = layout.at(x, y);
    return `<circle cx="${at.x}" cy="${at.y}" r="${r * layout.shape.scale}"/>`;
  });
  const filled = FILLED.map(([x, y, w, h]) => {
    const [from, to] = [layout.at(x, y), layout.at(x + w, y + h)];
    return `<rect x="${from.x}" y="${from.y}" width="${to.x - from.x}" height="${to.y - from.y}"/>`;
  });
  return [...walls, ...turrets, ...filled].join("");
}

/** The floor of a place: a rectangle, or a round tower. */
export function outline(layout: Layout, place: string, margin: number): string {
  const area = layout.area(place)!;
  if (place === ROUND)
    return `<ellipse cx="${area.x + area.w / 2}" cy="${area.y + area.h / 2}" rx="${area.w / 2 + margin}" ry="${area.h / 2 + margin}"/>`;
  return `<rect x="${area.x - margin}" y="${area.y - margin}" width="${area.w + 2 * margin}" height="${area.h + 2 * margin}"/>`;
}

/** Thin lines in the rooms, on the unstretched plan. */
export const FURNITURE: Record<string, string> = {
  gatehouse: "M285 615v52M395 615v52M318 601v80M362 601v80M318 668h44M318 674h44",
  "guard-room": "M50 545h34v16H50zM50 568h34v16H50zM50 604h34v16H50zM136 604h34v16h-34zM50 549h8v8h-8M50 572h8v8h-8",
  armoury:
    "M50 430h120v9H50zM60 430v9M76 430v9M92 430v9M108 430v9M124 430v9M140 430v9M156 430v9M48 506h122v10H48zM62 511h10M84 511h10M106 511h10M128 511h10M150 511h10",
  kitchen:
    "M48 308h44v16H48zM56 312q6 8 0 12M64 312q6 8 0 12M74 312q6 8 0 12M100 388h66v14h-66zM48 384a9 9 0 1 0 18 0a9 9 0 1 0-18 0M70 394a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
  pantry:
    "M94 210h16v34H94zM94 221h16M94 232h16M34 272a8 8 0 1 0 16 0a8 8 0 1 0-16 0M52 272a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  "great-hall":
    "M256 398h14v122h-14zM410 398h14v122h-14zM300 388h80v12h-80zM276 400v118M404 400v118M250 400v118M430 400v118M305 536h20M355 536h20M340 396l12 64-12 64-12-64ZM276 460l64-12 64 12-64 12Z",
  "throne-room":
    "M312 246h56v26h-56zM304 246v34h72v-34M330 250h20v14h-20zM250 250v100M258 250v100M422 250v100M430 250v100",
  chapel:
    "M516 470h48v6h-48zM576 470h48v6h-48zM516 484h48v6h-48zM576 484h48v6h-48zM516 498h48v6h-48zM576 498h48v6h-48zM516 512h48v6h-48zM576 512h48v6h-48zM548 388h44v12h-44zM536 408q34-44 68 0",
  "crypt-stair":
    "M660 436h90M660 440v14M668 440v14M676 440v14M684 440v14M692 440v14M718 440v14M726 440v14M734 440v14M742 440v14",
  library:
    "M508 243h34v8h-34zM580 243h52v8h-52zM508 340h124v8h-124zM508 354h124v6h-124zM516 340v8M524 340v8M536 340v8M548 340v8M560 340v8M572 340v8M590 340v8M602 340v8M618 340v8",
  study: "M700 328h44v18h-44zM716 320h12v8h-12zM656 252h70v7h-70zM668 252v7M680 252v7M694 252v7M712 252v7",
  greenhouse:
    "M404 82h44v12h-44zM492 82h46v12h-46zM404 158h44v12h-44zM492 158h46v12h-46zM410 88q4-8 8 0q4-8 8 0q4-8 8 0q4-8 8 0M498 88q4-8 8 0q4-8 8 0q4-8 8 0q4-8 8 0M410 164q4-8 8 0q4-8 8 0q4-8 8 0M498 164q4-8 8 0q4-8 8 0q4-8 8 0",
  observatory:
    "M261 120a50 50 0 1 0 100 0a50 50 0 1 0-100 0M270 120a41 41 0 1 0 82 0a41 41 0 1 0-82 0M311 66v10M311 164v10M257 120h10M355 120h10M342 80l22-12M346 88l22-12M364 68l4 8",
  watchtower:
    "M136 70a40 40 0 1 0 80 0a40 40 0 1 0-80 0M176 20v12M176 108v12M141 35l8 8M211 35l-8 8M141 105l8-8M211 105l-8-8",
  vault:
    "M658 472h94v76h-94zM664 530h20v12h-20zM726 530h20v12h-20zM664 536h20M726 536h20M664 478h14v10h-14zM732 478h14v10h-14z",
  "clock-chamber":
    "M138 168a38 38 0 1 0 76 0a38 38 0 1 0-76 0M176 130v8M176 198v8M138 168h8M206 168h8M149 141l6 6M203 141l-6 6M149 195l6-6M203 195l-6-6M136 268a10 10 0 1 0 20 0a10 10 0 1 0-20 0M158 276a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
  "lift-lobby": "M70 776h84v110H70zM112 776v110M84 800l14-12 14 12M112 862l14 12 14-12",
  "specimen-hall":
    "M204 768a10 10 0 0 1 20 0v46h-20zM230 768a10 10 0 0 1 20 0v46h-20zM256 768a10 10 0 0 1 20 0v46h-20zM366 768a10 10 0 0 1 20 0v46h-20zM392 768a10 10 0 0 1 20 0v46h-20zM418 768a10 10 0 0 1 20 0v46h-20z",
  generator:
    "M210 871a22 22 0 1 0 44 0a22 22 0 1 0-44 0M221 871h22M232 860v22M394 871a22 22 0 1 0 44 0a22 22 0 1 0-44 0M405 871h22M416 860v22",
  "cold-store":
    "M484 766h34v50h-34zM524 766h34v50h-34zM656 766h34v50h-34zM696 766h34v50h-34zM492 774l18 34M510 774l-18 34M532 774l18 34M550 774l-18 34M664 774l18 34M682 774l-18 34M704 774l18 34M722 774l-18 34",
  "archive-core":
    "M484 846h46v50h-46zM680 846h46v50h-46zM490 854h34M490 864h34M490 874h34M490 884h34M686 854h34M686 864h34M686 874h34M686 884h34",
};
