// Enemies in their niches.
import { niche } from "./brush";
import { GREATER } from "./greater";
import { LESSER } from "./lesser";

const UNKNOWN = `<path d="M95 60c26 0 40 22 38 46 14 30 20 80 22 134H35c2-54 8-104 22-134-2-24 12-46 38-46Z" fill="#10181c"/>`;

export const FIGURES: Record<string, string> = { ...LESSER, ...GREATER };
export const figure = (key: string, colour: string): string => niche(colour, FIGURES[key] ?? UNKNOWN);
