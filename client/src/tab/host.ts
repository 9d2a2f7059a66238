/// <reference lib="webworker" />
// The worker that hosts. Every tab has one, and they stand in line for a lock: who holds it starts Python, opens the store
// and answers the pages of all tabs; the next in line takes over when it is gone.
import { FILES, Site, startPython } from "./python";
import { openStores, type Store } from "./store";
import { channelName, hostLock, pageLock, pageOf, type Said, type Standing, type ToHouse } from "./talk";
import { type Begin, Thinking } from "./thinking";

declare const self: DedicatedWorkerGlobalScope;

export interface HostBegin extends Begin {
  think: string;
  server: string;
  /** Whether it is there for a table that goes on under these files: then it makes no room for others. */
  stays: boolean;
}

/** The house, as Python gives it. */
interface House {
  hear(text: string): void;
  close(): Promise<void>;
}

/** Of the way until the first answer, how much is fetching files; the rest is Python's start. */
const FETCHING = 0.7;

/** Milliseconds in which pages whose lines have just broken are at their tables again. */
const GRACE = 500;

class Hosting {
  private readonly channel: BroadcastChannel;
  private readonly standing: Standing;
  private house: House | undefined;
  private stores: Promise<Store[] | null> | undefined;
  /** The lines of each page, to be closed when it goes. */
  private pages = new Map<string, Set<string>>();
  private leave: () => void = () => undefined;
  private told = 0;

  constructor(private readonly given: HostBegin) {
    this.channel = new BroadcastChannel(channelName(given.folder));
    const house = Math.random().toString(36).slice(2);
    this.standing = { house, release: given.release, stage: "fetching", done: 0, text: "" };
  }

  async host(): Promise<void> {
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    const left = new Promise<void>((resolve) => (this.leave = resolve));
    try {
      await this.open();
      await left;
      this.tell({ stage: "closed" });
      await this.house?.close();
    } catch (error) {
      console.error(error);
      this.tell({ stage: "broken", text: error instanceof Error ? error.message : String(error) });
      await left;
    }
    for (const store of (await this.stores) ?? []) store.close(); // the next in line opens them
    this.channel.close();
  }

  private async open(): Promise<void> {
    const { base, folder, release, think, server } = this.given;
    let all = 0;
    const site = new Site(base, folder, release, (bytes) => {
      if (all && this.standing.stage === "fetching") this.come(FETCHING * Math.min(1, bytes / all));
    });
    this.tell({});
    await site.look();
    all = site.weight(...FILES);
    this.stores = openStores(folder).catch((error: unknown) => {
      console.warn(error);
      this.standing.text = "unopened"; // nothing can be kept: the house says so
      return null;
    });
    const python = await startPython(site, () => this.tell({ stage: "starting", done: FETCHING + 0.15 }));
    const thinking = new Thinking(think, { base, folder, release });
    const settings = JSON.stringify({ build: release, server });
    const { open_house } = python.pyimport("bothy.tab.house");
    const thinker = {
      ask: (question: string, budget: number) => thinking.ask(question, budget),
      end: () => thinking.end(),
    };
    const opened = open_house?.((text: string) => this.reply(text), await this.stores, thinker, settings);
    this.house = (await opened) as House;
    this.tell({ stage: "ready", done: 1 });
    thinking.start();
  }

  private hear(said: Said): void {
    if (said.to !== "house") return;
    if (said.what === "who") this.tell({});
    else if (said.house !== this.standing.house) return;
    else if (said.what === "leave") {
      setTimeout(() => this.makeRoom(), GRACE);
    } else {
      this.watch(said.page, JSON.parse(said.text) as ToHouse);
      this.house?.hear(said.text);
    }
  }

  /** Leave to the next in line, unless somebody plays here. */
  private makeRoom(): void {
    const played = [...this.pages.values()].some((lines) => lines.size > 0);
    if (!played && !this.given.stays) this.leave();
  }

  /** Note what a page has open; when its lock is free it is gone, however it went, and what it had open is closed. */
  private watch(page: string, said: ToHouse): void {
    let lines = this.pages.get(page);
    if (!lines) {
      lines = new Set();
      this.pages.set(page, lines);
      void navigator.locks.request(pageLock(this.given.folder, page), () => {
        for (const socket of this.pages.get(page) ?? [])
          this.house?.hear(JSON.stringify({ kind: "closed", socket, code: 1001, reason: "gone" }));
        this.pages.delete(page);
      });
    }
    if (said.kind === "open") lines.add(said.socket);
    else if (said.kind === "closed") lines.delete(said.socket);
  }

  private reply(text: string): void {
    const page = pageOf(text);
    if (page) this.post({ to: "page", page, house: this.standing.house, text });
    else console.warn(text);
  }

  private come(done: number): void {
    if (done - this.told > 0.01) this.tell({ done });
  }

  private tell(some: Partial<Standing>): void {
    Object.assign(this.standing, some);
    this.told = this.standing.done;
    this.post({ to: "pages", standing: { ...this.standing } });
  }

  private post(said: Said): void {
    this.channel.postMessage(said);
  }
}

self.onmessage = ({ data }: MessageEvent<HostBegin>) => {
  const wait = (): Promise<void> =>
    navigator.locks.request(hostLock(data.folder), () => new Hosting(data).host()).then(wait);
  void wait();
};
