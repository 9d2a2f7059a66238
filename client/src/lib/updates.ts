// What one viewer has been told: parts and log, put together from updates.
import type { LogLine, Update } from "../protocol";

export class Told {
  number = 0;
  parts: Record<string, unknown> = {};
  log: LogLine[] = [];

  /** Take in an update; false if one before it is missing and everything must be asked for again. */
  take(update: Update): boolean {
    if (update.whole) this.parts = { ...(update.parts ?? {}) };
    else if (update.number !== this.number + 1) return false;
    else this.parts = { ...this.parts, ...(update.parts ?? {}) };
    this.number = update.number;
    if (update.log) this.log = [...this.log.slice(0, update.log_from ?? 0), ...(update.log as LogLine[])];
    return true;
  }

  part<T>(name: string): T | null {
    return (this.parts[name] as T | undefined) ?? null;
  }
}
