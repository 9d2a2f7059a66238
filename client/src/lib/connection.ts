// A socket to a table that comes back by itself, and never does a thing twice.
import type { Advice, Chat, Done, FromClient, FromServer, Hello, Refused, Update } from "../protocol";
import * as time from "./time";
import { Told } from "./updates";

export type State = "connecting" | "open" | "lost" | "ended";

/** What is acknowledged by its id. */
export type Request = Extract<FromClient, { id: string }>;

export interface Sent {
  message: Request;
  resolve: (reply: Done | Refused) => void;
}

type Wire = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
};

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
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello,
    private readonly changed: (what: FromServer | null) => void,
    private readonly open: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
  ) {}

  connect(): void {
    const wire = this.open(this.address);
    this.wire = wire;
    wire.onopen = () => {
      wire.send(JSON.stringify(this.hello()));
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = () => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (this.state === "ended") return;
      this.state = "lost";
      this.changed(null);
      this.timer = setTimeout(() => this.connect(), Math.min(8000, 400 * 2 ** this.tries++));
    };
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
    if (message.type === "welcome") {
      this.state = "open";
      this.tries = 0;
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
