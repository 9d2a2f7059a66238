// The second half of a double click is no answer to the question that has come meanwhile.

interface Press {
  at: number;
  x: number;
  y: number;
}

/** How soon, in milliseconds, and how near, in pixels, a press follows another to be its double. */
const SOON = 350;
const NEAR = 30;

export class Echo {
  private now: Press = { at: -Infinity, x: 0, y: 0 };
  private answered: Press = { at: -Infinity, x: 0, y: 0 };
  private question: number | string = 0;

  /** Somebody presses somewhere. */
  press(at: number, x: number, y: number): void {
    this.now = { at, x, y };
  }

  /** Whether an answer to this question is only the echo of the press that answered another one; if not, it is the last one now. */
  isEcho(question: number | string): boolean {
    const { at, x, y } = this.answered;
    const same = at !== this.now.at && this.now.at - at < SOON && Math.hypot(this.now.x - x, this.now.y - y) < NEAR;
    if (same && question !== this.question) return true;
    [this.answered, this.question] = [this.now, question];
    return false;
  }
}
