// What all pages share: where one is, in which language, and how one likes it.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import enShell from "../words/en.ftl?raw";
import type { Chair, GameInfo } from "../protocol";
import { enter, here, inTab, load } from "./address";
import { api, Trouble } from "./api";
import { app } from "./app.svelte";
import * as keeping from "./keep";
import { type Language, pseudo, Speech } from "./words";

const SPEEDS = { slow: 1.6, usual: 1, fast: 0.5 };

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "pseudo" || asked === "en" || asked === "fr") return asked;
  return keeping.settings().language || (navigator.language.startsWith("fr") ? "fr" : "en");
}

class House {
  path = $state(here().path);
  settings = $state(keeping.settings());
  language = $state<Language>(firstLanguage());
  catalogues = $state.raw<Record<string, string[]>>({ en: [enShell] });
  games = $state.raw<GameInfo[]>([]);
  name = $state("");
  speech = $derived(new Speech(this.language, this.catalogues, (id) => this.fetchLater(id)));
  /** The language the server is asked for. */
  tongue = $derived(this.language === "pseudo" ? "en" : this.language);
  /** How long motion takes: 1 as drawn, more for slower, 0 for none. */
  pace = $derived(
    prefersReducedMotion.current || this.settings.motion === "none"
      ? 0
      : (this.settings.motion === "calm" ? 0.45 : 1) * SPEEDS[this.settings.speed],
  );
  private asked = new Map<string, Promise<void>>();
  private topics = new Set<string>();
  private french = false;
  /** What has arrived. */
  private here = new Set<string>();

  go(path: string): void {
    const renewed = this.path.startsWith("/t/") ? null : app.renew();
    if (!renewed) return this.turn(path);
    void renewed.then((enters) => (enters ? app.once(() => load(path)) : this.turn(path)));
  }

  /** Another page of the same house. */
  private turn(path: string): void {
    enter(path);
    this.path = here().path;
    void tick().then(() => {
      const { mark } = here();
      const place = mark && document.getElementById(mark.slice(1));
      if (place) place.scrollIntoView({ behavior: this.pace ? "smooth" : "auto" });
      else scrollTo(0, 0);
    });
  }

  text = (id: string, values: Record<string, string | number> = {}): string => this.speech.text(id, values);

  /** What went wrong, in the reader's words where there are any. */
  excuse(error: unknown): string {
    const id = error instanceof Trouble ? `sorry-${error.code}` : "";
    return this.speech.knows(id) ? this.text(id) : (error as Error).message;
  }

  /** Fetch the words of a game, or those all games share; once in a language. */
  learn(key: string): Promise<void> {
    this.topics.add(key);
    return this.fetchWords(key, "first");
  }

  /** Fetch also what a game lays apart, like the texts of its cards. */
  async learnAll(key: string): Promise<void> {
    await Promise.all([this.learn(key), this.fetchWords(key, "later")]);
  }

  private fetchWords(key: string, part: "first" | "later"): Promise<void> {
    const tongue = this.tongue;
    const mark = `${tongue} ${key} ${part}`;
    const take = async (): Promise<void> => {
      try {
        const text = await api.words(tongue, key, part);
        this.catalogues = { ...this.catalogues, [tongue]: [text, ...(this.catalogues[tongue] ?? [])] };
        this.here.add(mark);
      } catch {
        this.asked.delete(mark);
      }
    };
    const asked = this.asked.get(mark) ?? take();
    this.asked.set(mark, asked);
    return asked;
  }

  /** What is said for the first time may be among the words that a game lays apart: they are fetched now. */
  private fetchLater(id: string): boolean {
    const game = [...this.topics].find((key) => id.startsWith(`${key}-`));
    if (!game || this.here.has(`${this.tongue} ${game} later`)) return false;
    void this.fetchWords(game, "later");
    return true;
  }

  /** Take in words that came with the code, like those of a drawn board. */
  teach(tongue: string, text: string): void {
    this.catalogues = { ...this.catalogues, [tongue]: [...(this.catalogues[tongue] ?? []), text] };
  }

  /** Words of the house that are not in its code from the start: who reads English needs no others. */
  private hear = async (): Promise<void> => {
    if (this.tongue !== "fr" || this.french) return;
    this.french = true;
    const { default: words } = await import("../words/fr.ftl?raw");
    this.catalogues = { ...this.catalogues, fr: [words, ...(this.catalogues["fr"] ?? [])] };
  };

  /** The words one begins with are there. */
  readonly heard = this.hear();

  async begin(): Promise<void> {
    const named = api.me().then(({ name }) => void (this.name = name));
    // in a tab Python is still on its way, and the house can be read without a name
    if (inTab) named.catch(() => undefined);
    const [games] = await Promise.all([api.games(), inTab || named, this.learn("shared"), this.heard]);
    this.games = games;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    if (language !== "pseudo") this.change({ language });
    document.documentElement.lang = language === "fr" ? "fr" : "en";
    await Promise.all([this.hear(), ...[...this.topics].map((key) => this.learn(key))]);
  }

  change(some: Partial<keeping.Settings>): void {
    this.settings = { ...this.settings, ...some };
    keeping.keepSettings(this.settings);
    this.dress();
  }

  /** Put the settings onto the page. */
  dress(): void {
    const root = document.documentElement;
    root.lang = this.language === "fr" ? "fr" : "en";
    if (this.settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.settings.theme;
    root.dataset.motion = this.settings.motion;
    root.dataset.size = String(this.settings.size);
    root.dataset.colours = this.settings.colours;
  }

  /** What the chair's holder is called; of somebody who was forgotten, just that. */
  nameOf = (chair: Pick<Chair, "name" | "kind">): string =>
    chair.name || (chair.kind === "open" ? "" : this.text("somebody"));

  /** A game in one sentence. */
  about(game: GameInfo): string {
    const text = game.about[this.language] ?? game.about["en"] ?? "";
    return this.language === "pseudo" ? pseudo(text) : text;
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const house = new House();
