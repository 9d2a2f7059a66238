// Written by python -m bothy.web.tables; do not edit.

/** What lies on the table, as one viewer is told it. */
export interface Fields {
  /** The round being played; 0 during set-up. */
  round: number;
  /** The part of the night, 1 to 3; 0 outside it. */
  part: number;
  /** The seat that begins in this round. */
  first: number;
  /** The points of each seat. */
  scores: number[];
  /** The room of each gnome, three to a seat; PRISON, BARS, or NOTHING at home. */
  places: number[];
  /** The gnome in the hiding place of each room, as seat * 3 + gnome; NOTHING if it is free. */
  hiders: number[];
  /** The gnome each seat plays in this part; NOTHING if it sits out. */
  playing: number[];
  /** The actions he has left. */
  left: number[];
  /** The seat from which the next action is looked for. */
  turn: number;
  /** A mask of the seats whose Gnowise may still look. */
  looks: number;
  /** A mask of the seats that have contested in this part. */
  contested: number;
  /** A mask of the seats whose time is up for this night. */
  late: number;
  /** What nobody has seen yet, as counts by kind: six bags of objects by colour, goodies, traps. */
  bags: number[][];
  /** What each thing is, by its kind behind its back: first on the circles, then with each seat. */
  faces: number[];
  /** What each thing looks like from behind: a colour, GOODY, TRAP; NOTHING where no thing lies. */
  backs: number[];
  /** Who has seen each face, as a mask; it goes wherever the thing goes. */
  knows: number[];
  /** Objective cards that are still to come. */
  deck: number[];
  /** The card of each seat; NOTHING if it has none. */
  objectives: number[];
  /** Objective cards that have been scored. */
  played: number[];
  /** Goodies that are out of the game, by kind. */
  goodies_gone: number[];
  /** Traps that are out of the game, by kind. */
  traps_gone: number[];
  /** How many words each seat has said in these negotiations. */
  words: number[];
  /** A mask of the seats that are done with them. */
  done: number;
  /** The offer each seat is about to make. Inner lists are replaced, never changed, so copies share them. */
  drafts: number[][];
  /** The open offers, three to a seat, in the form of a draft; an empty list where there is none. */
  offers: number[][];
  /** How often each seat has declined an offer or a plan of each in these talks, at proposer * seats + partner. */
  declined: number[];
  /** How often each seat has found another's words true. */
  truths: number[][];
  /** How often it has found them false. */
  lies: number[][];
  /** How many deals have been closed. */
  deals: number;
  /** The room Merlin looked into this morning; NOTHING while he sleeps. */
  merlin: number;
  /** A mask of the seats whose trap has caught Merlin, and whose gnomes he therefore does not. */
  safe: number;
  /** Who has each bonus object; TO_SHARE, or NOTHING while it is in its bag. */
  bonus: number[];
  /** The trap each seat proposes: its kind, a mask of the partners, the room, and the card of each; else empty. */
  plans: number[][];
  /** The same for traps that were agreed on in the round before. */
  pacts: number[][];
}

export const COLOURS = ["green", "red", "blue", "yellow", "purple", "orange"] as const;
export const ENCHANTED = 4;
export const GOODY = 6;
export const TRAP = 7;
export const BACK_NAMES = ["green", "red", "blue", "yellow", "purple", "orange", "goody", "trap"] as const;
export const FACE_KEYS = [
  ["foak", "frog-jar", "moss-slippers", "pickle-barrel", "hissing-fern"],
  ["ruby-ladle", "dragon-kettle", "velvet-fez", "chilli-candle", "biting-boot"],
  ["moon-teapot", "ink-flask", "snow-globe", "tide-horn", "weeping-mirror"],
  ["clock", "honey-lantern", "brass-bugle", "sun-dial", "gossip-bell"],
  ["grape-goblet", "star-cushion", "plum-grimoire", "bat-umbrella", "snoring-pillow"],
  ["pumpkin-stool", "fox-scarf", "copper-sieve", "carrot-flute", "angry-broom"],
  ["pins", "ribbon", "powder", "bloomers", "corset"],
  ["soap", "bucket", "beard", "pepper"],
] as const;
export const ROOM_NAMES = ["lounge", "working", "bathroom", "chamber", "kitchen", "entry", "prison"] as const;
export const PRISON = 6;
export const BARS = 7;
export const GNOME_NAMES = ["wise", "ball", "magik"] as const;
export const PHASES = ["objects", "objectives", "goodies", "night", "deals", "day", "assessment"] as const;
