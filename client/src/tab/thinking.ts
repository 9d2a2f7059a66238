// The worker that thinks, as the house sees it: one question at a time. Python cannot be interrupted there, so a thought
// beyond its budget ends the worker, and another is started; one that cannot even begin is tried again, ever more seldom.

export interface Begin {
  base: string;
  folder: string;
  release: string;
}

/** What a worker says: that it has begun, that it cannot, or what it answers. */
export type FromThinker = { ready: true } | { failed: string } | { text: string | undefined } | { trouble: string };

/** Milliseconds until a worker that could not begin is tried again, the first time and at most. */
export const PAUSE = 1000;
export const LONGEST_PAUSE = 60_000;

export class Thinking {
  private worker: Worker | null = null;
  private ready = false;
  private asked: { resolve: (text: string) => void; reject: (error: Error) => void; timer: number } | null = null;
  /** How many in a row could not begin. */
  private failed = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly script: string,
    private readonly site: Begin,
  ) {}

  start(): void {
    this.ready = false;
    const worker = new Worker(this.script, { type: "module", name: "thinking" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (this.worker !== worker) return;
      if ("ready" in data) {
        this.ready = true;
        this.failed = 0;
      } else if ("failed" in data) this.again(data.failed);
      else if ("text" in data && data.text !== undefined) this.settle()?.resolve(data.text);
      else this.settle()?.reject(new Error("trouble" in data ? data.trouble : "no answer"));
    };
    worker.onerror = (event) => {
      if (this.worker === worker) this.again(event.message || "the thinking worker has ended");
    };
    worker.postMessage({ begin: this.site });
  }

  ask(question: string, budget: number): Promise<string> {
    if (!this.ready || this.asked) return Promise.reject(new Error("starting"));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.again(`no answer within ${budget / 1000} s`), budget);
      this.asked = { resolve, reject, timer: timer as unknown as number };
      this.worker?.postMessage({ question });
    });
  }

  /** Whatever is being thought is not wanted any more. */
  end(): void {
    if (this.ready) this.again("cancelled"); // one that is still beginning thinks of nothing
  }

  /** Another worker in the place of this one: at once if this one had begun, else after a pause. */
  private again(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.settle()?.reject(new Error(why));
    if (this.ready) return this.start();
    console.warn(`the thinking worker: ${why}`);
    const pause = Math.min(LONGEST_PAUSE, PAUSE * 2 ** this.failed++);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.start(), pause);
  }

  private settle() {
    const asked = this.asked;
    this.asked = null;
    if (asked) clearTimeout(asked.timer);
    return asked;
  }
}
