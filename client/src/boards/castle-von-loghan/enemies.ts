// Enemy cards as the table numbers them: twice the kind, and 1 more for a card with the Loot icon.

export const kindOf = (card: number): number => Math.floor(card / 2);
export const hasLoot = (card: number): boolean => card % 2 === 1;
