// How the seats of a table are told apart.
import { COLOURS, SHAPES } from "./colours";
import { palette } from "./palette.svelte";

export const shape = (seat: number): string => SHAPES[palette.of(seat)] as string;
export const colour = (seat: number): string => COLOURS[palette.of(seat)] as string;
