// The house in this tab, or in the one that hosts: asked and heard over the channel that all tabs share. What never
// changes lies beside the page as files, so that the house can be read while Python is still on its way.
import { folder, named } from "../lib/address";
import { PERSON } from "../lib/keep";
import type { Line, Reply, Way } from "../lib/way";
import { lacking } from "./able";
import { answered } from "./answers";
import { serverHouse } from "./server_house";
import { older, stamp } from "./stamp";
import { shown } from "./standing.svelte";
import { channelName, type FromHouse, pageLock, type Said, type Standing, type ToHouse } from "./talk";

type Request = Extract<ToHouse, { kind: "request" }>;

interface Waiting {
  asked: Request;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const fresh = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Who this browser is to the house: there is no cookie that could say it. */
function person(): string {
  const key = named(PERSON);
  let known = localStorage.getItem(key);
  if (!known) localStorage.setItem(key, (known = fresh()));
  return known;
}

class TabLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readyState: Line["readyState"] = WebSocket.CONNECTING;

  constructor(
    readonly socket: string,
    readonly path: string,
    private readonly post: (said: ToHouse) => void,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.post({ kind: "said", socket: this.socket, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post({ kind: "closed", socket: this.socket, code: 1000, reason: "" });
    this.gone();
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(undefined as never);
  }

  gone(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.forget();
    this.onclose?.(undefined as never);
  }
}

/** Milliseconds that another house has to make room. */
const ROOM = 1500;

class Hearth {
  private readonly page = fresh().slice(0, 8);
  private readonly channel = new BroadcastChannel(channelName(folder()));
  private count = 0;
  private house = "";
  /** One that has the files of another release, and is asked to make room. */
  private other = "";
  private asking: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  private lines = new Map<string, TabLine>();

  constructor() {
    const { release, host, think } = stamp();
    const base = new URL(".", location.href).href;
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.heard(data);
    this.channel.postMessage({ to: "house", what: "who" } satisfies Said);
    void navigator.locks.request(pageLock(folder(), this.page), () => new Promise(() => undefined));
    const worker = new Worker(new URL(host, base), { type: "module", name: "house" });
    worker.onerror = (event) => this.stands({ ...this.broken(), text: event.message });
    const given = { base, folder: folder(), release, think: new URL(think, base).href, stays: older() };
    void serverHouse().then((server) => worker.postMessage({ ...given, server }));
    // the browser may clear what is kept of a site that is seldom visited, unless it is asked not to
    void navigator.storage?.persist?.().catch(() => false);
  }

  ask(method: string, path: string, body: string | undefined, secret: string): Promise<Reply> {
    const id = `${this.page}:${++this.count}`;
    const headers: [string, string][] = body === undefined ? [] : [["content-type", "application/json"]];
    if (secret) headers.push(["authorization", `Bearer ${secret}`]);
    const asked: Request = { kind: "request", id, method, path, headers, body: body ?? null, person: person() };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { asked, resolve, reject });
      this.post(asked);
    });
  }

  open(path: string): Line {
    const socket = `${this.page}:s${++this.count}`;
    const line = new TabLine(
      socket,
      path,
      (said) => this.post(said),
      () => this.lines.delete(socket),
    );
    this.lines.set(socket, line);
    this.post({ kind: "open", socket, path, person: person() });
    return line;
  }

  /** Said once the house is there; what was said before it came is said when it has. */
  private post(said: ToHouse): void {
    if (!this.house) return;
    const { page, house } = this;
    this.channel.postMessage({ to: "house", what: "hear", house, page, text: JSON.stringify(said) } satisfies Said);
  }

  private heard(said: Said): void {
    if (said.to === "pages") this.stands(said.standing);
    else if (said.to === "page" && said.page === this.page && said.house === this.house)
      this.told(JSON.parse(said.text) as FromHouse);
  }

  private stands(standing: Standing): void {
    const before = shown.standing;
    if (before?.house === standing.house && before.stage === standing.stage && before.done === standing.done) return;
    shown.standing = standing;
    if (standing.house !== this.other || standing.stage !== "ready") this.stopAsking();
    if (standing.stage !== "ready") {
      if (standing.house !== this.house || standing.stage === "closed") this.lose();
    } else if (standing.house !== this.house) {
      this.lose();
      if (standing.release === stamp().release) this.move(standing.house);
      else if (this.other !== standing.house) this.askToLeave(standing.house);
    }
  }

  /** This house it is: what was said before it came is said to it. */
  private move(house: string): void {
    this.stopAsking();
    this.house = house;
    for (const { asked } of this.waiting.values()) this.post(asked);
    for (const { socket, path } of this.lines.values()) this.post({ kind: "open", socket, path, person: person() });
  }

  /**
   * A tab with the files of another release hosts. It makes room if nobody plays there; if it stays, a page takes it as
   * it is, but for one whose table goes on only under its own files: that asks until it may.
   */
  private askToLeave(house: string): void {
    this.other = house;
    this.channel.postMessage({ to: "house", what: "leave", house } satisfies Said);
    this.asking = setTimeout(() => {
      if (!older()) return this.move(house);
      shown.waits = true;
      this.askToLeave(house);
    }, ROOM);
  }

  private stopAsking(): void {
    clearTimeout(this.asking);
    this.other = "";
    shown.waits = false;
  }

  /** The house is gone. Its lines break, as those of a server would; what only asks is asked again. */
  private lose(): void {
    if (!this.house) return;
    this.house = "";
    for (const line of [...this.lines.values()]) line.gone();
    for (const [id, { asked, reject }] of [...this.waiting]) {
      if (asked.method === "GET") continue;
      this.waiting.delete(id);
      reject(new Error("the house has gone"));
    }
  }

  private told(said: FromHouse): void {
    if (said.kind === "reply") {
      const { resolve } = this.waiting.get(said.id) ?? {};
      this.waiting.delete(said.id);
      const kind = said.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
      resolve?.({ ok: said.status >= 200 && said.status < 300, kind, text: said.body });
    } else if (said.kind === "opened") this.lines.get(said.socket)?.opened();
    else if (said.kind === "said") this.lines.get(said.socket)?.onmessage?.({ data: said.text });
    else if (said.kind === "closed") this.lines.get(said.socket)?.gone();
  }

  private broken(): Standing {
    return { house: "none", release: stamp().release, stage: "broken", done: 0, text: "" };
  }
}

let hearth: Hearth | undefined;

/** The house, which is begun by whoever first speaks to it; a browser that cannot has none. */
function home(): Hearth {
  shown.lacks = lacking();
  if (shown.lacks) throw new Error(shown.lacks);
  return (hearth ??= new Hearth());
}

export const toWorker: Way = {
  async ask(path, { method, body, secret }) {
    const house = home(); // Python is on its way while the first answers are read from files
    const known = method === "GET" ? await answered(path) : undefined;
    return known ?? house.ask(method, path, body, secret);
  },
  open: (path) => home().open(path),
};
