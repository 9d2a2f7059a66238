// Written by python -m bothy.web.tables; do not edit.

/** In a sight: something lies here, and the viewer has not seen it. */
export const UNSEEN = -1;
/** Nothing lies here, and everybody can see that. */
export const NOTHING = -2;
/** The viewer who has no seat and sees what all see. */
export const SPECTATOR = -1;
/** The viewer who sees everything: after the end, or with a delay where the table allows it. */
export const OPEN = -2;
