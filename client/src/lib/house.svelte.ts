// What all pages share: where one is, in which language, and how one likes it.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import enShell from "../words/en.ftl?raw";
import frShell from "../words/fr.ftl?raw";
import type { Chair, GameInfo } from "../protocol";
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
  path = $state(location.pathname);
  settings = $state(keeping.settings());
  language = $state<Language>(firstLanguage());
  catalogues = $state.raw<Record<string, string[]>>({ en: [enShell], fr: [frShell] });
  games = $state.raw<GameInfo[]>([]);
  name = $state("");
  speech = $derived(new Speech(this.language, this.catalogues));
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

  go(path: string): void {
    if (!this.path.startsWith("/t/") && app.renew()) {
      location.assign(path);
      return;
    }
    history.pushState(null, "", path);
    this.path = location.pathname;
    void tick().then(() => {
      const place = location.hash && document.getElementById(location.hash.slice(1));
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
    const tongue = this.tongue;
    const mark = `${tongue} ${key}`;
    this.topics.add(key);
    const asked = this.asked.get(mark) ?? this.fetchWords(tongue, key, mark);
    this.asked.set(mark, asked);
    return asked;
  }

  private async fetchWords(tongue: string, key: string, mark: string): Promise<void> {
    try {
      const text = await api.words(tongue, key);
      this.catalogues = { ...this.catalogues, [tongue]: [text, ...(this.catalogues[tongue] ?? [])] };
    } catch {
      this.asked.delete(mark);
    }
  }

  /** Take in words that came with the code, like those of a drawn board. */
  teach(tongue: string, text: string): void {
    this.catalogues = { ...this.catalogues, [tongue]: [...(this.catalogues[tongue] ?? []), text] };
  }

  async begin(): Promise<void> {
    const [games, me] = await Promise.all([api.games(), api.me(), this.learn("shared")]);
    this.games = games;
    this.name = me.name;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    if (language !== "pseudo") this.change({ language });
    document.documentElement.lang = language === "fr" ? "fr" : "en";
    await Promise.all([...this.topics].map((key) => this.learn(key)));
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
