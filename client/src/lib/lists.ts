// Lists of names, as the table numbers them.

/** The place of a name in a list that may not have it; -1 then. */
export const indexIn = (list: readonly string[], name: unknown): number => list.findIndex((one) => one === name);
