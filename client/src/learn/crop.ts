// Which part of a drawing is shown: what it speaks of, with some room around it, in the shape of the frame.
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least area that holds all of these; null of none. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, wanted));

/** The part of a whole to show: as wide to high as the whole is, never less than a share of it, never beyond its edges. */
export function crop(of: Area | null, whole: { width: number; height: number }, least: number, room: number): Area {
  if (!of) return { x: 0, y: 0, ...whole };
  const share = within(least, Math.max((of.width + 2 * room) / whole.width, (of.height + 2 * room) / whole.height), 1);
  const [width, height] = [whole.width * share, whole.height * share];
  return {
    x: within(0, of.x + of.width / 2 - width / 2, whole.width - width),
    y: within(0, of.y + of.height / 2 - height / 2, whole.height - height),
    width,
    height,
  };
}

/** A number lies in the middle of something large, at the corner of something small, which it would hide; never outside. */
const SMALL = 90;
const MARK = 14;
export function markAt(of: Area, whole: { width: number; height: number }): { x: number; y: number } {
  const small = of.width < SMALL && of.height < SMALL;
  const [x, y] = small ? [of.x + of.width, of.y] : [of.x + of.width / 2, of.y + of.height / 2];
  return { x: within(MARK, x, whole.width - MARK), y: within(MARK, y, whole.height - MARK) };
}
