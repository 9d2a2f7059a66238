// One table as this browser sees it.
import type {
  Advice,
  AgendaLine,
  Chat,
  ClockPart,
  Done,
  LogLine,
  Offered,
  QuestionPart,
  ResultPart,
  Spoken,
  TablePart,
} from "../protocol";
import { whole } from "./address";
import { api } from "./api";
import * as comings from "./comings";
import { Connection, type Request, type State } from "./connection";
import { house } from "./house.svelte";
import * as keeping from "./keep";
import { palette } from "./palette.svelte";
import type { SightOf, Untyped } from "./seen";

export interface Links {
  seats: string[];
  owner: string;
  invite: string;
  watch: string;
  /** The key of one's place, where no link of one's own is kept here. */
  place?: string;
}

/** What can be said at a table; the id it goes by is put on when it is sent. */
export type Said = Request extends infer One ? (One extends Request ? Omit<One, "id"> : never) : never;

/** A board that has gone quiet for so long no longer holds back what has happened. */
const PATIENCE = 5000;

let counter = 0;
export const freshId = (): string =>
  `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export class Table<Told = Untyped> implements SightOf<Told> {
  state = $state<State>("connecting");
  ended = $state("");
  viewers = $state.raw<number[]>([]);
  owner = $state(false);
  /** The viewer whose sight is shown: a seat, or somebody who watches. */
  viewer = $state(-1);
  parts = $state.raw<Record<string, unknown>>({});
  log = $state.raw<LogLine[]>([]);
  chats = $state.raw<Chat[]>([]);
  unsaved = $state(0);
  /** Whether the table waits for its database: nobody knows yet what became of what was said. */
  slow = $state(false);
  /** Whether those at the table are asked if one may sit down. */
  asking = $derived(this.state === "open" && this.viewers.length === 0);
  trouble = $state<Spoken | null>(null);
  /** The answer that is on its way, until it has arrived. */
  sent = $state.raw<Offered | null>(null);
  table = $derived(this.parts["table"] as TablePart | undefined);
  question = $derived((this.parts["question"] ?? null) as QuestionPart | null);
  /** The number of the question about which one has asked what to do; 0 if none. */
  private wondered = $state(0);
  private advised = $state.raw<Advice | null>(null);
  /** Whether one has asked what to do about the question of the moment. */
  wondering = $derived(this.wondered > 0 && this.wondered === this.question?.number);
  /** What was advised about it; null while it is being thought over. */
  advice = $derived(
    this.wondering && this.advised?.question === this.wondered && this.advised.seat === this.viewer
      ? this.advised
      : null,
  );
  clock = $derived((this.parts["clock"] ?? null) as ClockPart | null);
  agenda = $derived((this.parts["agenda"] ?? []) as AgendaLine[]);
  result = $derived((this.parts["result"] ?? null) as ResultPart | null);
  names = $derived(this.table?.chairs.map(house.nameOf) ?? []);
  /** How many lines the board has shown so far; null when it shows all there is. */
  private upTo = $state<number | null>(null);
  private quiet: ReturnType<typeof setTimeout> | undefined;
  /** Whether the board is still showing what has happened. */
  showing = $derived(this.upTo !== null && this.upTo < this.log.length);
  /** The log as far as the board has shown it. */
  shown = $derived(this.upTo === null ? this.log : this.log.slice(0, this.upTo));
  /** Who sat where at each line of the log. */
  private then = $derived(comings.seatedThen(this.log, this.names, this.viewer));
  /** Whether the last thing said came too late for its question. */
  private late = false;
  private connection: Connection;

  constructor(
    readonly id: string,
    readonly links: Links,
  ) {
    this.connection = new Connection(
      `/api/tables/${id}/socket`,
      () => ({ type: "hello", seats: links.seats, owner: links.owner, watch: links.watch, place: links.place ?? "" }),
      () => this.refresh(),
    );
    this.connection.connect();
  }

  close(): void {
    clearTimeout(this.quiet);
    this.connection.close();
  }

  /** One more person sits down at this device. */
  async beside(seat: number): Promise<void> {
    const seated = await api.join(this.id, this.links.invite, seat, true);
    this.hold([...this.held(), [seated.seat, seated.secret]]);
  }

  /** Somebody at this device has got up. */
  without(seat: number): void {
    this.hold(this.held().filter(([other]) => other !== seat));
  }

  /** The seats of this device with their secrets. */
  private held(): [number, string][] {
    return this.viewers.filter((viewer) => viewer >= 0).map((viewer, index) => [viewer, this.links.seats[index] ?? ""]);
  }

  private hold(some: [number, string][]): void {
    this.links.seats = some.sort(([a], [b]) => a - b).map(([, secret]) => secret);
    this.connection.again();
  }

  telling = (lines: number | null): void => {
    clearTimeout(this.quiet);
    if (this.upTo !== lines) this.upTo = lines;
    if (lines !== null) this.quiet = setTimeout(() => (this.upTo = null), PATIENCE);
  };

  private refresh(): void {
    const connection = this.connection;
    this.state = connection.state;
    this.ended = connection.ended;
    this.viewers = connection.viewers;
    this.owner = connection.owner;
    this.chats = connection.chats;
    this.slow = connection.slow;
    this.advised = connection.advice;
    this.unsaved = connection.answers;
    this.choose();
    const told = connection.told.get(this.viewer);
    if (told) {
      this.parts = told.parts;
      this.log = told.log;
      if (this.table) {
        palette.wear(this.table.chairs.map((chair) => chair.colour ?? 0));
        this.keep(this.table.game);
        if (this.table.state === "finished") keeping.noteOver([this.id]);
      }
    }
  }

  /** With several seats on one device, show the one that is asked. */
  private choose(): void {
    const seats = this.viewers;
    if (seats.length && !seats.includes(this.viewer)) this.viewer = seats[0] as number;
    if (seats.length > 1 && !this.asked(this.viewer)) {
      const next = seats.find((seat) => this.asked(seat));
      if (next !== undefined) this.viewer = next;
    }
  }

  /** The address by which friends come: with the invitation, if one has it; else they knock. */
  get invitation(): string {
    return whole(`/t/${this.id}${this.links.invite ? `#invite=${this.links.invite}` : ""}`);
  }

  /** The address by which one looks on. */
  get window(): string {
    return whole(`/t/${this.id}#watch${this.links.watch ? `=${this.links.watch}` : ""}`);
  }

  private asked(viewer: number): boolean {
    return Boolean(this.connection.told.get(viewer)?.part("question"));
  }

  private keep(game: string): void {
    if (!this.links.seats.length && !this.links.owner) return;
    const seats: Record<string, string> = {};
    this.links.seats.forEach((secret, index) => {
      seats[String(this.viewers[index] ?? index)] = secret;
    });
    keeping.keep({
      table: this.id,
      game,
      seats,
      owner: this.links.owner || undefined,
      invite: this.links.invite || undefined,
      watch: this.links.watch || undefined,
      at: Date.now(),
    });
  }

  /** The secret of the seat one looks from; empty without one. */
  get secret(): string {
    return this.held().find(([seat]) => seat === this.viewer)?.[1] ?? "";
  }

  say = (message: Spoken): string => house.speech.say(message, this.names, this.viewer);

  /** A line of the log, with the names that people had then. */
  tell = (index: number): string => {
    const line = this.log[index];
    const { names, viewer } = this.then[index] ?? this;
    return line ? house.speech.say(line.message, names, viewer) : "";
  };

  /** Do something at the table; what is refused is told. */
  async act(message: Said): Promise<Done | null> {
    const reply = await this.connection.say({ ...message, id: freshId() });
    this.unsaved = this.connection.answers;
    this.late = reply.type === "refused" && reply.code === "stale";
    if (reply.type === "refused") {
      this.trouble = this.late ? null : reply.message;
      return null;
    }
    this.trouble = null;
    return reply;
  }

  /** What would you do? Asked again, it is put away. */
  wonder = async (): Promise<void> => {
    const question = this.question;
    if (!question || this.wondering) {
      this.wondered = 0;
      return;
    }
    this.wondered = question.number;
    if (this.advised?.question === question.number && this.advised.answers.length) return;
    this.connection.advice = this.advised = null;
    const done = await this.act({ type: "advise", seat: this.viewer, question: question.number });
    if (!done) this.wondered = 0;
  };

  answer = async (offer: Offered): Promise<void> => {
    const question = this.question;
    if (!question) return;
    const said = (number: number) =>
      this.act({ type: "answer", seat: this.viewer, question: number, choice: offer.choice });
    this.sent = offer;
    try {
      await said(question.number);
    } finally {
      this.sent = null;
    }
    // where all talk at once, somebody else's word was heard first: what one meant to say still stands
    const now = this.question;
    const same =
      now?.patience === "talk" &&
      now.step === question.step &&
      now.choices.some(({ choice }) => choice === offer.choice);
    if (this.late && same) await said(now.number);
  };

  only = $derived(
    this.viewer < 0 || this.result
      ? undefined
      : {
          subjects: (this.parts["only"] ?? []) as string[],
          wish: (subjects: string[]): void => void this.act({ type: "only", seat: this.viewer, subjects }),
        },
  );

  /** The choices that belong to a place on the board. */
  at = (target: string): Offered[] => this.question?.choices.filter((offer) => offer.target === target) ?? [];

  field<Name extends keyof Told & string>(name: Name): Told[Name] {
    return this.parts[`game.${name}`] as Told[Name];
  }

  async why(choice: string): Promise<string> {
    if (this.viewer < 0) return "";
    const reply = await this.connection.say({ type: "why", seat: this.viewer, choice, id: freshId() });
    return reply.type === "done" && reply.message ? this.say(reply.message) : "";
  }

  async inWords(): Promise<string> {
    const own = this.links.seats[Math.max(0, this.viewers.indexOf(this.viewer))];
    const secret = this.viewer >= 0 ? (own ?? "") : this.links.watch || this.links.owner;
    return (await api.text(this.id, secret, house.language === "fr" ? "fr" : "en")).board;
  }
}
