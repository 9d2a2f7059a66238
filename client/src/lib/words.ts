// Sentences: messages are ids and values, said in the reader's language by the same Fluent catalogues as on the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Spoken } from "../protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number] | "pseudo";

const ODD = "åƀçđéƒğħîĵķļɱñöþɋŕšţûṽŵẋýž";
const ODD_CAPITALS = "ÅƁÇĐÉƑĞĦÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/** A text in odd letters and brackets: what stays plain on a screen was never translated. */
export function pseudo(text: string): string {
  const odd = text.replace(/[a-zA-Z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return (code >= 97 ? [...ODD][code - 97] : [...ODD_CAPITALS][code - 65]) ?? letter;
  });
  return odd === text ? text : `⟦${odd}⟧`;
}

/** A number below zero is written with a minus sign, as on the server. */
const HYPHEN_BEFORE_NUMBER = /(?<![\p{L}\p{N}_/-])-(?=\d)/gu;

/** Says messages in one language to one reader. */
export class Speech {
  private bundles: FluentBundle[] = [];

  constructor(
    readonly language: Language,
    catalogues: Record<string, string[]>,
    /** Told of an id that no catalogue can say; whether one that can is on its way. */
    private readonly missing: (id: string) => boolean = () => false,
  ) {
    const first = language === "pseudo" ? "en" : language;
    for (const tongue of new Set([first, "en"])) {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      for (const text of catalogues[tongue] ?? [])
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      this.bundles.push(bundle);
    }
  }

  /** Whether a catalogue has this id. */
  knows(id: string): boolean {
    return this.bundles.some((bundle) => this.pattern(bundle, id) !== null);
  }

  /** The sentence of an id. */
  text(id: string, values: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = this.pattern(bundle, id);
      if (pattern === null) continue;
      const errors: Error[] = [];
      const sentence = bundle.formatPattern(pattern, values, errors).replace(HYPHEN_BEFORE_NUMBER, "−");
      if (errors.length === 0) return this.language === "pseudo" ? pseudo(sentence) : sentence;
    }
    return this.missing(id) ? "…" : id;
  }

  /** The sentence of a message, with the names of seats and the reader's own seat put in. */
  say(message: Spoken, names: string[], viewer: number): string {
    const [id, told] = message;
    const nobody = this.plain("somebody");
    const called = names.map((name) => name || nobody);
    // of who was forgotten the log has no name
    const values = Object.fromEntries(
      Object.entries(told).map(([key, value]) => [
        key,
        value === "" && id.startsWith("log-") && (key === "name" || key === "before") ? nobody : value,
      ]),
    );
    return this.text(
      id,
      spoken(values, called, viewer, this.plain("you"), (n) => this.plain("seat-number", { number: n })),
    );
  }

  private plain(id: string, values: Record<string, FluentVariable> = {}): string {
    const bundle = this.bundles[0];
    const pattern = bundle ? this.pattern(bundle, id) : null;
    return bundle && pattern !== null ? bundle.formatPattern(pattern, values, []) : id;
  }

  private pattern(bundle: FluentBundle, id: string) {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = bundle.getMessage(name);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }
}

/** Values as the catalogues want them: seats by name, whether a seat is the reader's, and `none` for empty words. */
export function spoken(
  values: Record<string, number | string>,
  names: string[],
  viewer: number,
  you: string,
  number: (n: number) => string,
): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(values)) {
    if ((key === "seat" || key.endsWith("_seat")) && typeof value === "number") {
      out[key] = value === viewer ? you : (names[value] ?? number(value + 1));
      out[`${key.slice(0, -4)}you`] = value === viewer ? "yes" : "no";
    } else {
      out[key] = value === "" ? "none" : value;
    }
  }
  return out;
}
