// A socket to a table that comes back by itself, and never does a thing twice.
import type { Advice, Chat, Done, FromClient, FromServer, Hello, Refused, Update } from "../protocol";
import { inTab } from "./address";
import * as time from "./time";
import { Told } from "./updates";
import { type Line, way } from "./way";

export type State = "connecting" | "open" | "lost" | "ended";

/** What is acknowledged by its id. */
export type Request = Extract<FromClient, { id: string }>;

export interface Sent {
  message: Request;
  resolve: (reply: Done | Refused) => void;
}

/** So long a line may take to open and to be welcomed, the first time; then longer. */
const OPENING = 4500;
const MOST = 15_000;
/** No longer than about this one waits before the next line is tried: a house that is back is soon found to be. */
const LATEST = 2500;
/** After so many beats in silence a line is dead. */
const SILENT = 2.25;
/** A timer that is so late was asleep with its device: what has come meanwhile is heard first. */
const ASLEEP = 1000;

export class Connection {
  state: State = "connecting";
  viewers: number[] = [];
  owner = false;
  told = new Map<number, Told>();
  chats: Chat[] = [];
  ended = "";
  /** Whether the table waits for its database. */
  slow = false;
  /** What was advised last. */
  advice: Advice | null = null;
  /** What was sent and is not yet acknowledged. */
  waiting = new Map<string, Sent>();
  /** How many answers are on their way. */
  get answers(): number {
    return [...this.waiting.values()].filter(({ message }) => message.type === "answer").length;
  }
  private wire: Line | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** How long a line may be silent before it is taken for dead; infinite where the server promises no beat. */
  private patience = OPENING;
  private heardAt = 0;

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello,
    private readonly changed: (what: FromServer | null) => void,
    private readonly open: (address: string) => Line = way.open,
  ) {}

  connect(): void {
    const wire = this.open(this.address);
    this.wire = wire;
    // a house in this tab may still be setting itself up, and no line to it breaks
    this.patience = inTab ? Infinity : Math.min(MOST, OPENING * 1.5 ** this.tries);
    this.heardAt = performance.now();
    this.listenFor(this.patience);
    wire.onopen = () => {
      wire.send(JSON.stringify(this.hello()));
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      this.heardAt = performance.now();
      this.hear(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lose(400 * 2 ** this.tries);
    };
  }

  /** The line is dead: say so, and open another after a while, not all pages at the same moment. */
  private lose(after: number): void {
    clearTimeout(this.watch);
    this.wire = null;
    if (this.state === "ended") return;
    this.state = "lost";
    this.tries++;
    this.changed(null);
    this.timer = setTimeout(() => this.connect(), Math.min(LATEST, after) * (0.75 + Math.random() / 2));
  }

  private listenFor(milliseconds: number): void {
    clearTimeout(this.watch);
    const due = performance.now() + milliseconds;
    if (Number.isFinite(due)) this.watch = setTimeout(() => this.stillThere(due), milliseconds);
  }

  /** Nothing more was heard of a line that should have spoken: nobody will tell us that it broke. */
  private stillThere(due: number): void {
    const now = performance.now();
    const left = this.heardAt + this.patience - now;
    if (left > 0) this.listenFor(left);
    else if (now - due > ASLEEP) this.listenFor(ASLEEP);
    else {
      const dead = this.wire;
      this.lose(200);
      dead?.close();
    }
  }

  /** Say hello anew, as somebody who holds other links than before. */
  again(): void {
    const old = this.wire;
    clearTimeout(this.timer);
    [this.state, this.ended] = ["connecting", ""];
    this.connect();
    old?.close();
  }

  close(): void {
    this.state = "ended";
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.wire?.close();
    this.wire = null;
  }

  /** Say something that is done once, however often the line breaks. */
  say(message: Request): Promise<Done | Refused> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.state === "open") this.wire?.send(JSON.stringify(message));
      this.changed(null);
    });
  }

  hear(message: FromServer): void {
    if (message.type === "beat") return;
    if (message.type === "welcome") {
      this.state = "open";
      this.tries = 0;
      this.patience = message.beat ? message.beat * SILENT : Infinity;
      this.listenFor(this.patience);
      this.slow = false;
      this.viewers = message.viewers;
      this.owner = message.owner;
      time.heard(message.now);
      for (const viewer of [...this.told.keys()]) if (!message.viewers.includes(viewer)) this.told.delete(viewer);
      for (const { message: again } of this.waiting.values()) this.wire?.send(JSON.stringify(again));
    } else if (message.type === "update") {
      this.update(message);
    } else if (message.type === "done" || message.type === "refused") {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    } else if (message.type === "chat") {
      if (!this.chats.some((chat) => chat.number === message.number)) this.chats = [...this.chats, message];
    } else if (message.type === "advice") {
      this.advice = message;
    } else if (message.type === "wait") {
      this.slow = message.on;
    } else if (message.type === "bye" && message.code !== "restart" && message.code !== "slow") {
      this.state = "ended";
      this.ended = message.code;
    }
    this.changed(message);
  }

  private update(message: Update): void {
    const told = this.told.get(message.viewer) ?? new Told();
    this.told.set(message.viewer, told);
    if (!told.take(message)) this.wire?.send(JSON.stringify({ type: "resync", log: 0 }));
  }
}
