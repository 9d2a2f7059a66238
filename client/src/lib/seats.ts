// How the seats of a table are told apart.
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hex"] as const;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;
export const shape = (seat: number): string => SHAPES[seat % SHAPES.length] as string;
export const colour = (seat: number): string => COLOURS[seat % COLOURS.length] as string;
