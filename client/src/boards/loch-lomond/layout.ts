// How large the cards on the stage are: as large as the room for the clans and the piles lets them be.

export interface Room {
  width: number;
  height: number;
}

export interface Sizes {
  /** Width of a rival's card, and how much higher than wide it is; a low screen cuts its foot off. */
  rival: number;
  ratio: number;
  /** Width of a card on the piles. */
  pile: number;
}

const [GAP, EDGE, PLAQUE, BETWEEN] = [3, 4, 26, 6];
/** The padding of the stage, and a little: what is one line here must not become two on the page. */
const MARGIN = 18;
const LABEL = 24;
const FOOT = 62;
const TALL = 1.5;
const CUT = 1.09;
/** The narrowest card on a pile. */
const LEAST = 32;

export const clanWidth = (columns: number, card: number): number =>
  Math.max(86, columns * card + (columns - 1) * GAP + 2 * EDGE);

/** In how many lines clans lie, if those do not fit into one. */
export function lines(widths: number[], room: number): number {
  let [count, left] = [1, room];
  for (const wide of widths) {
    if (wide > left && left < room) [count, left] = [count + 1, room];
    left -= wide + BETWEEN;
  }
  return count;
}

/** The cards of a clan in one row; where they would be too narrow for a finger, in two, with their feet cut off. */
export interface Row {
  wide: number;
  rows: number;
  ratio: number;
}

const FINGER = 44;
const ASIDE = 5;

export function row(room: number, count: number, most: number): Row {
  const wide = (side: number): number => Math.floor(Math.min(most, (room - (side - 1) * ASIDE) / side));
  if (wide(count) >= FINGER) return { wide: wide(count), rows: 1, ratio: TALL };
  return { wide: Math.min(52, wide(Math.ceil(count / 2))), rows: 2, ratio: CUT };
}

const clanHeight = (card: number, ratio: number): number => PLAQUE + 2 * card * ratio + GAP + 2 * EDGE;

/** Sizes for rivals with so many columns of cards each. Upright the shout and the tokens lie under the piles, else beside them. */
export function arrange({ width, height }: Room, clans: number[], upright: boolean): Sizes {
  const around = LABEL + 14 + (upright ? FOOT : 0);
  const needs = (card: number, ratio: number): number => {
    const widths = clans.map((columns) => clanWidth(columns, card));
    const count = lines(widths, width - MARGIN);
    if (Math.max(...widths) > width - MARGIN || count > (upright ? 3 : 1)) return Infinity;
    return count * (clanHeight(card, ratio) + BETWEEN);
  };
  const fitting = (ratio: number, from: number, to: number, most: number): Sizes | null => {
    for (let rival = from; rival >= to; rival--) {
      const needed = needs(rival, ratio);
      if (needed > most) continue;
      const across = upright ? (width - 56) / 3 : (width - 250) / 3.5;
      const pile = Math.round(Math.max(LEAST, Math.min(150, (height - needed - around) / TALL, across)));
      return { rival, ratio, pile };
    }
    return null;
  };
  const half = height * (upright ? 0.52 : 0.49);
  // where a clan has many penalties, the piles give way
  const most = Math.max(half, height - around - LEAST * TALL);
  return (
    fitting(TALL, 74, 44, half) ??
    fitting(CUT, 60, 34, half) ??
    fitting(CUT, 44, 16, most) ?? { rival: 16, ratio: CUT, pile: LEAST }
  );
}

/** In how many columns so many cards that may be picked lie, a gap apart: as few as the width asks for, and more where they would not fit below each other. */
export function picks(cards: number, width: number, height: number, gap = 10, least = 84): number {
  let columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const high = (): number => {
    const rows = Math.ceil(cards / columns);
    return rows * TALL * ((width - gap * (columns - 1)) / columns) + gap * (rows - 1);
  };
  while (columns < cards && high() > height) columns++;
  return columns;
}
