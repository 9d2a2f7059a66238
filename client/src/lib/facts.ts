// What the house says about its games on the shelf. A game it has never heard of gets a plain card.
export interface Facts {
  scene: string;
  world: string;
  minutes: [number, number] | null;
  weight: "light" | "medium" | "weighty" | null;
}

const KNOWN: Record<string, Facts> = {
  "loch-ness": { scene: "s-ness", world: "ness", minutes: [30, 45], weight: "light" },
  "loch-lomond": { scene: "s-lomond", world: "lomond", minutes: [20, 30], weight: "light" },
  moongha: { scene: "s-moongha", world: "moongha", minutes: [90, 120], weight: "weighty" },
  merlouf: { scene: "s-merlouf", world: "merlouf", minutes: [45, 75], weight: "medium" },
  "castle-von-loghan": { scene: "s-loghan", world: "loghan", minutes: [60, 120], weight: "weighty" },
};

export const facts = (key: string): Facts => KNOWN[key] ?? { scene: "mark", world: "ness", minutes: null, weight: null };

export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hex"] as const;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;
export const shape = (seat: number): string => SHAPES[seat % SHAPES.length] as string;
export const colour = (seat: number): string => COLOURS[seat % COLOURS.length] as string;
