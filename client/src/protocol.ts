// Written by `python -m bothy.web.describe` from the server's own declaration. Do not edit.

export const PROTOCOL = 1;
export type Spoken = [id: string, values: Record<string, number | string>];

/** The first word: which links one holds, and how much of the log one has already. */
export interface Hello {
  type: "hello";
  seats?: string[];
  watch?: string;
  owner?: string;
  place?: string;
  log?: number;
}

/** A seat answers the question of this number. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  choice: string;
}

/** Why is this choice not offered? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  choice: string;
}

/** Take back one's own last answer, if nobody has learned or answered anything since. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** What would you do? An `advice` follows. Alone with bots one may ask; among people once all have agreed to it. */
export interface Advise {
  type: "advise";
  id: string;
  seat: number;
  question: number;
}

/** Ask all people at the table to agree: to undo one's last answer, to end the game here, or to advice for all. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "undo" | "end" | "advice";
}

/** Agree to what was proposed, or not. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  yes: boolean;
  name?: string;
}

/** Stop the clocks, or let them run again. */
export interface Pause {
  type: "pause";
  id: string;
  seat: number;
  on: boolean;
}

/** Let a bot play one's seat, or take it back. */
export interface Away {
  type: "away";
  id: string;
  seat: number;
  on: boolean;
}

/** Give up the seat for good; a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Get up and go: the seat is open to others, and in a game a bot plays it meanwhile. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Be asked in races about some subjects only; in all others the host passes for the seat, when a bot might. */
export interface Only {
  type: "only";
  id: string;
  seat: number;
  subjects: string[];
}

/** Be called otherwise. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Before the game: be ready to begin, or not yet. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  on: boolean;
}

/** Before the game: play in a colour that no other person has. */
export interface Colour {
  type: "colour";
  id: string;
  seat: number;
  colour: number;
}

/** Before the game: change chairs with one that nobody holds; as the owner, let any two change. */
export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string;
}

/** A spectator asks to be let in: to see all hands of a game in progress, at a table that is watched openly. */
export interface Look {
  type: "look";
  id: string;
  name: string;
}

/** The owner lets the game begin; bots take the empty seats. */
export interface Start {
  type: "start";
  id: string;
}

/** The owner changes what the table agrees on, before the game. */
export interface Settle {
  type: "settle";
  id: string;
  options?: Record<string, string>;
  pace?: "relaxed" | "normal" | "blitz" | "days" | "unhurried" | "none";
  bot_pace?: "instant" | "brisk" | "calm";
  public?: boolean;
  watching?: "blind" | "open" | "off";
  seats?: number;
}

/** The owner puts a bot into a seat nobody holds, or an empty name to leave it open. */
export interface Place {
  type: "place";
  id: string;
  seat: number;
  bot: string;
}

/** The owner sends a person away for good: from a seat, where a bot plays on, or from among those who watch. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  name?: string;
}

/** The owner lets a person chat no more, or again, in a seat and without one. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
  name?: string;
}

/** A new secret for a link; the old one opens nothing any more. One's own seat; as the owner, the table's links. */
export interface Renew {
  type: "renew";
  id: string;
  link: "seat" | "invite" | "watch" | "owner";
  seat?: number;
}

/** After the end: ask for another game with the same people, or answer who asks.

It begins at a new table once everybody has answered. Bots take the chairs of those who would rather not. */
export interface Rematch {
  type: "rematch";
  id: string;
  yes?: boolean;
  now?: boolean;
}

/** Send everything again. */
export interface Resync {
  type: "resync";
  log?: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Who one is at this table. Everything one may see follows, an update for each viewer. */
export interface Welcome {
  type: "welcome";
  table: string;
  protocol: number;
  viewers: number[];
  owner: boolean;
  now: number;
  beat: number;
}

/** What has changed for one viewer. Numbers follow each other; where one is missing, ask for a resync. */
export interface Update {
  type: "update";
  viewer: number;
  number: number;
  parts?: Record<string, unknown>;
  whole?: boolean;
  log_from?: number;
  log?: unknown[];
}

/** What the client said is done, and will not be forgotten. */
export interface Done {
  type: "done";
  id: string;
  secret?: string;
  table?: string;
  message?: Spoken | null;
}

/** What the client said was not done. Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: Spoken;
  text: string;
}

/** Somebody said something; -1 is a spectator. */
export interface Chat {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What speaks for an answer, or against it. */
export interface AdvisedReason {
  kind: string;
  message: Spoken;
}

/** An answer that is advised. */
export interface AdvisedAnswer {
  choice: string;
  worth: number | null;
  margin: number;
  reasons: AdvisedReason[];
}

/** What one would do: the two best answers by a search that knew what is shown to this seat and nothing else. */
export interface Advice {
  type: "advice";
  seat: number;
  question: number;
  answers: AdvisedAnswer[];
}

/** The database does not answer: what was said is neither done nor refused until it does. */
export interface Wait {
  type: "wait";
  on: boolean;
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
}

/** I am here, and the line is alive: said unasked, as often as `welcome` promised. */
export interface Beat {
  type: "beat";
}

/** The server hangs up. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
}

/** A seat as all see it. */
export interface Chair {
  name: string;
  kind: "open" | "person" | "bot";
  bot: string;
  present: boolean;
  muted: boolean;
  resigned: boolean;
  ready: boolean;
  colour: number;
}

/** What the people at the table are asked to agree to. */
export interface Proposal {
  what: string;
  seat: number;
  agreed: number[];
  waiting: number[];
  name: string;
}

/** Another game, while it is asked who joins in. */
export interface Offer {
  seat: number;
  agreed: number[];
  declined: number[];
  waiting: number[];
}

/** The part `table`: who sits there and what was agreed. */
export interface TablePart {
  id: string;
  game: string;
  state: string;
  chairs: Chair[];
  options: Record<string, string>;
  pace: string;
  bot_pace: string;
  public: boolean;
  watching: string;
  hot_seat: boolean;
  paused: boolean;
  alone: boolean;
  proposal: Proposal | null;
  rematch: string;
  watch_delay: number;
  host: string;
  offer: Offer | null;
  advice: boolean;
}

/** A choice that is offered. */
export interface Offered {
  choice: string;
  label: Spoken;
  target: string;
  clause: string;
  ask_twice: boolean;
}

/** The part `question`: what the viewer is asked; null when it is not. */
export interface QuestionPart {
  number: number;
  step: string;
  prompt: Spoken;
  clause: string;
  patience: string;
  race: boolean;
  choices: Offered[];
}

/** The part `clock`: when the time for the answer is up, in milliseconds by the server's clock; null without one.

It is near the time since 1970, and no step of the system's clock changes it: take the difference from the `now` of
`welcome`, not from a clock of your own. */
export interface ClockPart {
  until: number;
  length: number;
}

/** A line of the part `agenda`: what happens next, nearest first. */
export interface AgendaLine {
  title: Spoken;
  clause: string;
}

/** A line of the account: what something brought each seat. */
export interface AccountLine {
  label: Spoken;
  points: number[];
}

/** What was compared among those who were tied, as `label`; nothing is left to compare after the last line. */
export interface TieLine {
  label: Spoken;
  figures: number[];
  tied: number[];
  left: number[];
}

/** The part `result`: how it ended; null before. `ended` means by agreement, without scores. */
export interface ResultPart {
  scores: number[];
  shares: number[];
  ended: boolean;
  account: AccountLine[];
  tied: number[];
  ties: TieLine[];
}

/** A line of the log: what happened, and what moved from where to where on the board. */
export interface LogLine {
  message: Spoken;
  thing: string;
  source: string;
  target: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  pack?: string;
  pace?: "relaxed" | "normal" | "blitz" | "days" | "unhurried" | "none";
  bot_pace?: "instant" | "brisk" | "calm";
  public?: boolean;
  watching?: "blind" | "open" | "off";
  watch_delay?: number;
  bots?: string[];
  hot_seats?: number;
  name?: string;
  start?: boolean;
}

/** A table that was made, and its secrets. They are told only here. */
export interface Made {
  table: string;
  owner: string;
  invite: string;
  watch: string;
  seats: Record<string, string>;
}

/** A chair of a table that is carried over. */
export interface CarriedChair {
  name: string;
  person: boolean;
  bot: string;
  colour: number;
  resigned: boolean;
  advice: boolean;
}

/** Something that was said at a table that is carried over. */
export interface CarriedChat {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A table as a file, to be taken up in another house. It holds all that is hidden in its game.

A journal alone will do: then bots sit in all chairs but the first. */
export interface CarriedTable {
  format: string;
  journal: string;
  game?: string;
  chairs?: CarriedChair[];
  pace?: "relaxed" | "normal" | "blitz" | "days" | "unhurried" | "none";
  bot_pace?: "instant" | "brisk" | "calm";
  watching?: "blind" | "open" | "off";
  ended?: boolean;
  started?: number;
  paused?: boolean;
  left?: number;
  chats?: CarriedChat[];
}

/** Sit down in an open seat; once the game has begun, ask for one that a bot plays for nobody. */
export interface Join {
  name?: string;
  seat?: number;
  beside?: boolean;
}

/** Ask for a chair without an invitation. */
export interface Knock {
  name?: string;
}

/** A chair as one sees it from the door. */
export interface Inside {
  name: string;
  kind: "open" | "person" | "bot";
  colour: number;
}

/** A table as everybody sees it who has its address and no link. */
export interface Door {
  id: string;
  game: string;
  state: string;
  host: string;
  chairs: Inside[];
  pace: string;
  watching: string;
  may_sit: boolean;
  may_knock: boolean;
  may_watch: boolean;
  yours: boolean;
  needs: "one" | "all";
}

/** The seat one has got, and its secret. */
export interface Seated {
  seat: number;
  secret: string;
  asked: boolean;
}

/** A person: a name. */
export interface Me {
  name: string;
}

/** Be called otherwise. */
export interface CallMe {
  name: string;
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  clause: string;
}

/** A game and what can be agreed about it. */
export interface GameInfo {
  key: string;
  name: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  rules_version: number;
  about: Record<string, string>;
  compiled: boolean;
  lesson: boolean;
  turn: boolean;
  workshop: boolean;
}

export interface Clause {
  key: string;
  section: string;
  title: string;
  text: string;
}

/** The rules of a game, clause by clause. */
export interface Rules {
  game: string;
  language: string;
  clauses: Clause[];
}

/** A field of the game's table: the part `game.<name>`. */
export interface FieldInfo {
  name: string;
  seen: "all" | "own" | "some" | "hand" | "nobody";
  helper: boolean;
  made_of: "number" | "seats" | "bits" | "packed";
  size: string;
}

/** What lies in the box of a game, and what its table is made of. */
export interface Reference {
  game: string;
  content: Record<string, unknown>;
  fields: FieldInfo[];
}

/** A table as the list of tables shows it. */
export interface TableInfo {
  id: string;
  game: string;
  state: string;
  seats: number;
  open_seats: number;
  people: number;
  pace: string;
  watching: string;
  created: number;
}

export interface Tables {
  tables: TableInfo[];
}

/** What goes on in the house: public tables, and what was said last. */
export interface Lobby {
  tables: TableInfo[];
  chats: Chat[];
  tab: boolean;
}

/** Say something to everybody in the house. */
export interface SayInLobby {
  id: string;
  text: string;
}

/** It is noted. */
export interface Noted {
  noted: boolean;
}

/** A moment of a game: the position after a row of its journal, as one viewer saw it. */
export interface Frame {
  number: number;
  seat: number;
  parts: Record<string, unknown>;
  log: unknown[];
  asked: number;
  question: unknown | null;
  chosen: string;
}

/** Moments of a game as one viewer saw them. */
export interface Frames {
  table: string;
  viewer: number;
  total: number;
  frames: Frame[];
}

/** A line of the log of a whole game. */
export interface ToldLine {
  at: number;
  until: number;
  line: unknown;
}

/** A round, and the moment at which it begins. */
export interface Chapter {
  round: number;
  moment: number;
}

/** All that was told to one viewer in a game, moment by moment. */
export interface Story {
  table: string;
  viewer: number;
  total: number;
  rounds: Chapter[];
  lines: ToldLine[];
  outdated: Spoken | null;
  ended: boolean;
}

/** Play on otherwise from a moment of a finished game: oneself in one seat, bots in all others. */
export interface WhatIf {
  moment: number;
  seat: number;
  bot_pace?: "instant" | "brisk" | "calm";
  name?: string;
}

/** A choice in words. */
export interface Spelled {
  choice: string;
  label: string;
}

/** A table in words, in one language, as one viewer sees it: for plain pages, terminals and talking programs. */
export interface TextView {
  viewer: number;
  board: string;
  question: number;
  prompt: string;
  choices: Spelled[];
  log: string[];
}

/** What went wrong. */
export interface Problem {
  code: string;
  text: string;
}

export interface Readiness {
  status: string;
  version: string;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
}

/** A step of a lesson, as its list shows it. */
export interface LessonStep {
  title: string;
  knows: string;
  goes_on: boolean;
}

/** A game's lesson. */
export interface Lesson {
  game: string;
  language: string;
  aim: string[];
  trick: string;
  steps: LessonStep[];
  minutes: number;
  hints: Record<string, string>;
}

/** Where somebody is in a lesson, and what is answered there. */
export interface LessonPlace {
  step: number;
  said?: string[];
  before?: string[];
  answer?: string;
  show?: boolean;
}

/** What a learner meets. */
export interface LessonMoment {
  step: number;
  said: string[];
  says: string;
  points: string[];
  done: boolean;
  reply: string;
  refused: boolean;
  parts: Record<string, unknown>;
  log: unknown[];
  earlier: unknown[];
}

/** Something on a board, and what it is called. */
export interface NamedPlace {
  place: string;
  name: string;
}

/** A picture of a worked turn. */
export interface TurnFrame {
  title: string;
  says: string;
  points: string[];
  hand: boolean;
  parts: Record<string, unknown>;
  log: unknown[];
}

/** How the board of a game lies, and one turn of it in pictures. */
export interface WorkedTurn {
  game: string;
  language: string;
  title: string;
  about: string;
  board: Record<string, unknown>;
  hand: boolean;
  names: NamedPlace[];
  frames: TurnFrame[];
}

/** How many puzzles a game has; they are numbered from 1. */
export interface PuzzlesOf {
  game: string;
  count: number;
}

export interface PuzzleOfTheDay {
  day: string;
  game: string;
  number: number;
}

/** All puzzles there are. */
export interface Puzzles {
  games: PuzzlesOf[];
  today: PuzzleOfTheDay | null;
}

/** A puzzle before it is solved. */
export interface PuzzleAsked {
  game: string;
  number: number;
  seat: number;
  steady: number;
  parts: Record<string, unknown>;
}

/** What somebody answers to a puzzle. */
export interface PuzzleTry {
  answer: string;
}

/** Play on from a puzzle: oneself in the seat that is asked, bots in all others. */
export interface PlayOn {
  answer?: string;
  bot_pace?: "instant" | "brisk" | "calm";
  name?: string;
}

/** What an answer to a puzzle is worth. */
export interface PuzzleAnswer {
  choice: string;
  worth: number;
  less: number;
  error: number;
  reasons: AdvisedReason[];
}

/** What is said to an answer. */
export interface PuzzleVerdict {
  refused: Spoken | null;
  right: boolean;
  answers: PuzzleAnswer[];
}

/** A table one has been at, and the secret of one's seat there or another link. */
export interface Link {
  table: string;
  secret: string;
}

/** The links one has kept. */
export interface MyLinks {
  links: Link[];
}

/** A table one has been at, as the home page shows it. */
export interface MyTable {
  id: string;
  game: string;
  state: string;
  names: string[];
  seat: number;
  your_turn: boolean;
  waiting_for: number[];
  shares: number[];
  changed: number;
}

/** Have a place that can be opened on other devices. */
export interface OpenPlace {
  links?: Link[];
  device?: string;
  anew?: boolean;
}

/** A key of a place. It is told only here. */
export interface PlaceSecret {
  secret: string;
  until: number;
}

/** A code for another device, good once within ten minutes. */
export interface NewCode {
  move?: boolean;
}

/** Take up a place on this device. */
export interface TakePlace {
  secret: string;
  device?: string;
}

/** A place that was taken up; the key of this device is told only here. */
export interface TakenPlace {
  secret: string;
  name: string;
}

/** What opens a place: a device, or a keepsake. */
export interface PlaceKey {
  id: string;
  kind: string;
  name: string;
  made: number;
  seen: number;
}

export interface EndKey {
  id: string;
}

/** Put a table away. A game that is not over is given up: alone it ends, with others a bot plays on. */
export interface PutAway {
  table: string;
}

/** What somebody has played of a game. */
export interface GameResults {
  game: string;
  played: number;
  won: number;
  fair: number;
}

/** What somebody has played with a friend. */
export interface FriendResults {
  name: string;
  games: number;
  won: number;
  last: number;
}

/** The tables one's links still open. */
export interface MyTables {
  tables: MyTable[];
}

/** All that is one's own. */
export interface MyPlace {
  name: string;
  since: number;
  keys: PlaceKey[];
  this: string;
  tables: MyTable[];
  away: string[];
  results: GameResults[];
  friends: FriendResults[];
}

/** A table in an export: how it stood, and the journal of a game that is over. */
export interface OwnGame {
  table: MyTable;
  options: Record<string, string>;
  journal: string;
}

/** All that the house keeps of a person. */
export interface Export {
  name: string;
  since: number;
  keys: PlaceKey[];
  results: GameResults[];
  friends: FriendResults[];
  notices: unknown;
  games: OwnGame[];
}

/** How far the review of a finished game is, and what has been reckoned of it. */
export interface ReviewState {
  table: string;
  state: "none" | "waiting" | "reckoning" | "done" | "failed";
  part: number;
  mine: boolean;
  review: unknown | null;
}

/** An answer or an outcome of luck in a game that is over. */
export interface PastEvent {
  number: number;
  at: number;
  round: number;
  seat: number;
  row: string;
  text: Spoken;
}

/** One that changed much. */
export interface TurningPoint {
  number: number;
  at: number;
  round: number;
  seat: number;
  row: string;
  text: Spoken;
  moved: number[];
  errors: (number | null)[];
}

/** An answer, judged by what its seat saw. */
export interface JudgedAnswer {
  number: number;
  at: number;
  round: number;
  seat: number;
  row: string;
  text: Spoken;
  better: Spoken | null;
  better_notation: string | null;
  reasons: Spoken[];
  hope: number;
  gain: number;
  error: number;
}

/** A finished game looked back at. Chances are shares of a win; there is a curve a seat, or one for a group.

For every curve start + luck + all that the seats' play changed is the result. Errors are standard errors, null
where there is none yet. */
export interface Review {
  format: string;
  game: string;
  rules: number;
  seats: number;
  shared: boolean;
  seed: number;
  worlds: number;
  scores: number[];
  rounds: number[][];
  chances: number[][];
  errors: ((number | null)[])[];
  start: number[];
  luck: number[];
  luck_errors: (number | null)[];
  play: number[][];
  play_errors: ((number | null)[])[];
  result: number[];
  turning_points: TurningPoint[];
  judged_seats: number[];
  answers: JudgedAnswer[];
}

/** How one wishes to be called back while one is elsewhere, and what there is to wish for in this house. */
export interface MyNotices {
  key: string;
  mails: boolean;
  feeds: boolean;
  rooms: string[];
  kinds: ("turn" | "begun" | "rematch")[];
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
  devices: number;
  mail: string;
  mail_confirmed: boolean;
  room: string;
  feed: string;
}

/** What one wishes to be told, and when not. */
export interface NoticeWishes {
  kinds: ("turn" | "begun" | "rematch")[];
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
  language: "en" | "fr";
}

/** A browser that lets itself be called: its subscription to push messages. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone: string;
  language: "en" | "fr";
}

/** A browser that is no longer to be called. */
export interface OldDevice {
  endpoint: string;
}

/** An address for mail. It is asked first whether it wants any; an empty one ends it. */
export interface MailWish {
  address: string;
  language: "en" | "fr";
}

/** The webhook of a chat room; an empty one ends it. */
export interface RoomWish {
  address: string;
}

/** A new address for a feed of one's turns, which ends the old one; or none any more. */
export interface FeedWish {
  on: boolean;
}

/** What stands after `#` in the link of a mail that asks. */
export interface Confirmation {
  secret: string;
}

/** Whether one is called for a table: as usual, that is by days; always; or never. */
export interface Ringing {
  ringing: "usual" | "always" | "never";
}

/** To how many addresses something was sent. */
export interface Tried {
  addresses: number;
}

/** A column of a table. */
export interface WorkshopColumn {
  name: string;
  label: string;
  group: string;
  kind: "number" | "word" | "words" | "yes" | "text" | "written";
  least: number | null;
  most: number | null;
  words: string[];
  needed: boolean;
}

/** A row of the box. */
export interface WorkshopRow {
  key: string;
  basis: string;
  bases: Record<string, string>;
  cells: string[];
}

/** A table of a game's content. Its first column is the key of its rows. */
export interface WorkshopTable {
  name: string;
  label: string;
  columns: WorkshopColumn[];
  rows: WorkshopRow[];
}

/** A game on the bench: its content in cells, and who can try it. */
export interface Workshop {
  game: string;
  tables: WorkshopTable[];
  bots: string[];
  seats: number;
  longest: number;
}

/** What somebody has typed. */
export interface WorkshopDraft {
  changes?: Record<string, Record<string, Record<string, string>>>;
  seats?: number;
  options?: Record<string, string>;
}

/** A pack as a file has it. */
export interface WorkshopFile {
  text: string;
  name?: string;
}

/** What does not fit, and beside which cell that is told. */
export interface WorkshopMistake {
  table: string;
  row: string;
  cell: string;
  text: string;
}

/** What was typed, looked at: mistakes, and the pack that is tried all the same. */
export interface Checked {
  mistakes: WorkshopMistake[];
  left: [string, string][];
  pack: string;
  file: string;
}

/** The cells of a file, and what of it has none. */
export interface Opened {
  changes: Record<string, Record<string, Record<string, string>>>;
  lost: string[];
}

/** Play as before and as after, and say what differs. */
export interface NewTrial {
  changes?: Record<string, Record<string, Record<string, string>>>;
  seats?: number;
  bots?: string[];
  options?: Record<string, string>;
  options_before?: Record<string, string> | null;
  seed?: number;
}

/** A figure before and after, as far as it is known, in words. */
export interface TrialFigure {
  key: string;
  name: string;
  unit: string;
  before: string;
  after: string;
  difference: [number, number, number] | null;
  trail: [number, number][];
  verdict: "" | "difference" | "none" | "open";
  words: string;
}

/** How often somebody won who had to do with a row; that is no cause. */
export interface RowWon {
  row: string;
  before: [number, number, number] | null;
  after: [number, number, number] | null;
}

/** What a trial has found, in one language. */
export interface TrialTold {
  sentence: string;
  figures: TrialFigure[];
}

/** How far a trial is. */
export interface Trial {
  state: "none" | "waiting" | "playing" | "done" | "stopped" | "failed";
  number: number;
  ahead: number;
  games: number;
  wanted: number;
  marks: number[];
  seconds: number;
  longest: number;
  fair: number;
  failed: number;
  found: unknown | null;
  won: unknown | null;
  problem: string;
}

export type FromClient = Hello | Answer | Why | Undo | Advise | Propose | Vote | Pause | Away | Resign | Leave | Only | Rename | Ready | Colour | Swap | Say | Look | Start | Settle | Place | Remove | Mute | Renew | Rematch | Resync | Ping;
export type FromServer = Welcome | Update | Done | Refused | Chat | Advice | Wait | Pong | Beat | Bye;
