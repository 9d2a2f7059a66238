// Written by python -m bothy.web.tables; do not edit.

/** What lies on the table, as one viewer is told it. */
export interface Fields {
  /** The seat that begins the round. */
  start: number;
  /** The round being played; 0 before the first. */
  round: number;
  /** How many turns the round has had. */
  turn: number;
  /** Who has called SAORSA!! in this round, and is frozen; NOTHING if nobody has. */
  caller: number;
  /** How often the Open pile has become a new Closed pile in this round. */
  shuffles: number;
  /** How many turns have begun since a card last left the Closed pile. */
  still: number;
  /** How many cards the Closed pile has. */
  left: number;
  /** Those cards by kind, but for a top somebody has looked at. */
  closed: number[];
  /** The top card of the Closed pile, once somebody has looked at it; else NOTHING. */
  top: number;
  /** Who has seen it, as a mask. */
  top_knows: number;
  /** Who is being shown it right now. */
  top_shows: number;
  /** The Open pile, its top last. */
  open: number[];
  /** Who has seen each of its cards, as a mask; -1 for everybody. */
  open_knows: number[];
  /** Who is being shown each of its cards: everybody the top, a piper all. */
  open_shows: number[];
  /** The cards of each clan, place by place; NOTHING where a place has been emptied. */
  clans: number[][];
  /** Who has seen each of them, as a mask; -1 for everybody. */
  knows: number[][];
  /** Who is being shown it right now; -1 for everybody, because it lies face up. */
  shows: number[][];
  /** The lap in which each seat last saw it, five bits a seat; 0 is the first look. */
  seen_in: number[][];
  /** The places of each clan where a card lies face up, as a mask. */
  up: number[];
  /** The card that was drawn and is in hand; NOTHING if none. */
  held: number;
  /** Who has seen it, as a mask. */
  held_knows: number;
  /** Where something is being shown, and to whom: a mask of seats for each clan, and one for the piles. */
  showing: number;
  /** Whether the seat whose turn it is has done anything yet: SAORSA!! comes first or not at all. */
  begun: number;
  /** How often it has used the power of a Witch this turn. */
  peeks: number;
  /** Whether it has played a token this turn. */
  token_played: number;
  /** Whether it has turned up a card this turn that was no Witch. */
  slipped: number;
  /** Whether it has got a face-down card that it knows from a rival this turn. */
  received: number;
  /** Seer Stone Tokens of each seat. */
  stones: number[];
  /** Baby Monster Tokens of each seat. */
  babies: number[];
  /** Victory Tokens of each seat. */
  victories: number[];
  /** Tokens that can still be won: stones, babies, victories. */
  stock: number[];
  /** Tokens that are out of the game: used stones, and victories nobody won. */
  gone: number[];
  /** The score book: what each seat wrote down, a row of all seats for each round. */
  book: number[];
}

export const CARD_NAMES = ["mercenary", "peasant", "missionary", "brahan-seer", "monster-egg", "broonie", "baobhan-sith", "baby-monster", "ghostly-piper", "kelpie", "selkie", "red-cap", "loch-monster", "priest-of-forvie", "witch", "baby-monster-token"] as const;
export const TOKEN = 15;
