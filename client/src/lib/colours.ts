// The colours of seats, each with its shape, so that nobody has to tell them apart by colour alone.
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hex"] as const;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;
