// Marks on a track that would lie on each other stand above each other.
export interface Mark {
  seat: number;
  x: number;
  level: number;
}

/** Where each seat's mark stands: along the track, and on how many others. */
export function piles(scores: number[], x: (points: number) => number, wide: number): Mark[] {
  const marks: Mark[] = [];
  scores.forEach((score, seat) => {
    const at = x(score);
    const taken = new Set(marks.filter((other) => Math.abs(other.x - at) < wide).map((other) => other.level));
    let level = 0;
    while (taken.has(level)) level++;
    marks.push({ seat, x: at, level });
  });
  return marks;
}
