// A table that is only looked at: what a board is given to draw a picture.
import { house } from "../lib/house.svelte";
import type { SightOf, Untyped } from "../lib/seen";
import type { AgendaLine, LogLine, Offered, ResultPart, Spoken, TablePart } from "../protocol";

export class Pictured implements SightOf<Untyped> {
  readonly viewer = 0;
  readonly clock = null;
  readonly question = null;
  readonly unsaved = 0;

  constructor(
    readonly id: string,
    readonly parts: Record<string, unknown>,
    readonly log: LogLine[] = [],
  ) {}

  get table(): TablePart {
    return this.parts["table"] as TablePart;
  }
  get names(): string[] {
    return this.table.chairs.map((chair) => chair.name);
  }
  get agenda(): AgendaLine[] {
    return (this.parts["agenda"] ?? []) as AgendaLine[];
  }
  get result(): ResultPart | null {
    return (this.parts["result"] ?? null) as ResultPart | null;
  }

  say = (message: Spoken): string => house.speech.say(message, this.names, this.viewer);
  at = (): Offered[] => [];
  field = (name: string): unknown => this.parts[`game.${name}`];
  why = async (): Promise<string> => "";
  inWords = async (): Promise<string> => "";
}
