// What lies around the castle in three ages: a wood, a wasteland, ice. Drawn by code, the same each time.
import type { Layout, Spot } from "./geometry";

/** Numbers from 0 to 1 that look like chance and are always the same. */
export function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** Whether a spot is clear of the castle and the ship. */
function clear(layout: Layout, { x, y }: Spot, margin: number): boolean {
  const castle = layout.places().some((place) => {
    const area = layout.area(place)!;
    return x > area.x - margin && x < area.x + area.w + margin && y > area.y - margin && y < area.y + area.h + margin;
  });
  const ship = layout.at(650, 655);
  const [across, down] = [150 * layout.shape.sx, 58 * layout.shape.sy];
  return !castle && !(Math.abs(x - ship.x) < across && Math.abs(y - ship.y) < down);
}

interface Thing extends Spot {
  size: number;
  kind: number;
}

/** Things strewn over the grounds, the farther ones first. */
function strewn(layout: Layout, count: number, seed: number, sizes: [number, number], margin: number): Thing[] {
  const next = scatter(seed);
  const out: Thing[] = [];
  const bottom = layout.lab ? layout.at(0, 720).y : layout.height;
  for (let i = 0; i < count; i++) {
    const thing = {
      x: next() * layout.width,
      y: next() * bottom,
      size: (sizes[0] + next() * (sizes[1] - sizes[0])) * layout.shape.scale,
      kind: i % 4,
    };
    if (clear(layout, thing, thing.size + margin * layout.shape.scale)) out.push(thing);
  }
  return out.sort((a, b) => a.y - b.y);
}

const n = (value: number): string => value.toFixed(1);

function tree({ x, y, size, kind }: Thing): string {
  return `<ellipse class="shade" cx="${n(x + 3)}" cy="${n(y + 5)}" rx="${n(size)}" ry="${n(size * 0.85)}"/><circle class="flora k${kind}" cx="${n(x)}" cy="${n(y)}" r="${n(size)}"/><path class="vein" d="M${n(x - size * 0.5)} ${n(y - size * 0.2)}q${n(size * 0.5)} ${n(-size * 0.6)} ${n(size)} 0"/>`;
}

function rock({ x, y, size, kind }: Thing): string {
  const s = size * (kind === 3 ? 1.25 : 0.8);
  const d = `M${n(x - s)} ${n(y + s * 0.4)}L${n(x - s * 0.7)} ${n(y - s * 0.5)} ${n(x - s * 0.1)} ${n(y - s)} ${n(x + s * 0.6)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y + s * 0.3)} ${n(x + s * 0.3)} ${n(y + s * 0.7)}Z`;
  return `<ellipse class="shade" cx="${n(x + 4)}" cy="${n(y + s * 0.5)}" rx="${n(s * 1.1)}" ry="${n(s * 0.4)}"/><path class="flora k${kind}" d="${d}"/><path class="vein" d="M${n(x - s * 0.1)} ${n(y - s)}L${n(x)} ${n(y + s * 0.6)}M${n(x)} ${n(y - s * 0.1)}L${n(x + s * 0.8)} ${n(y + s * 0.1)}"/>`;
}

function shard({ x, y, size, kind }: Thing): string {
  const s = size * 0.95;
  if (kind === 3)
    return `<path class="flora k3" d="M${n(x - s)} ${n(y + s * 0.5)}L${n(x - s * 0.35)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 0.2)} ${n(x + s * 0.3)} ${n(y - s * 1.5)} ${n(x + s * 0.9)} ${n(y + s * 0.5)}Z"/><path class="vein" d="M${n(x - s * 0.35)} ${n(y - s * 1.1)}V${n(y + s * 0.4)}M${n(x + s * 0.3)} ${n(y - s * 1.5)}V${n(y + s * 0.4)}"/>`;
  const storey = (up: number, wide: number): string =>
    `<path class="flora k${kind}" d="M${n(x)} ${n(y - s * up - s * 0.7)}L${n(x + s * wide)} ${n(y - s * up + s * 0.3)}H${n(x - s * wide)}Z"/>`;
  return `<ellipse class="shade" cx="${n(x + 3)}" cy="${n(y + s * 0.5)}" rx="${n(s * 0.8)}" ry="${n(s * 0.3)}"/>${storey(0.05, 0.85)}${storey(0.55, 0.62)}<path class="snow" d="M${n(x)} ${n(y - s * 1.25)}l${n(s * 0.36)} ${n(s * 0.58)}q${n(-s * 0.36)} ${n(s * 0.2)} ${n(-s * 0.72)} 0Z"/>`;
}

function cracks(layout: Layout, seed: number, count: number): string {
  const next = scatter(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    let [x, y] = [next() * layout.width, next() * layout.height];
    let d = `M${n(x)} ${n(y)}`;
    for (let step = 0; step < 5; step++) {
      x += (next() - 0.5) * 70;
      y += (next() - 0.3) * 34;
      d += `L${n(x)} ${n(y)}`;
    }
    out += `<path class="crack" d="${d}"/>`;
  }
  return out;
}

function dunes(layout: Layout, seed: number): string {
  const next = scatter(seed);
  let out = "";
  for (let i = 0; i < 16; i++) {
    const [x, y, wide] = [next() * layout.width, next() * layout.height, 60 + next() * 120];
    out += `<path class="dune" d="M${n(x - wide)} ${n(y)}q${n(wide * 0.6)} ${n(-wide * 0.28)} ${n(wide * 1.2)} ${n(-wide * 0.05)}t${n(wide * 0.8)} ${n(wide * 0.02)}"/>`;
  }
  return out;
}

/** The grounds of a board. */
export function scenery(board: string, layout: Layout): string {
  if (board === "anomaly")
    return dunes(layout, 31) + cracks(layout, 5, 22) + strewn(layout, 230, 11, [6, 17], 15).map(rock).join("");
  if (board === "future")
    return dunes(layout, 17) + cracks(layout, 23, 12) + strewn(layout, 260, 19, [9, 19], 16).map(shard).join("");
  return strewn(layout, 620, 7, [9, 22], 13).map(tree).join("");
}
