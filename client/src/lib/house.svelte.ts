// What all pages share: where one is, in which language, and how one likes it.
import enShell from "../words/en.ftl?raw";
import frShell from "../words/fr.ftl?raw";
import type { GameInfo } from "../protocol";
import { api } from "./api";
import * as keeping from "./keep";
import { type Language, Speech } from "./words";

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
  private asked = new Set<string>();

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  text = (id: string, values: Record<string, string | number> = {}): string => this.speech.text(id, values);

  /** Fetch the words of a game, or those all games share, in the languages that are needed. */
  async learn(key: string): Promise<void> {
    const tongues = new Set(["en", this.language === "pseudo" ? "en" : this.language]);
    await Promise.all(
      [...tongues].map(async (tongue) => {
        const mark = `${tongue} ${key}`;
        if (this.asked.has(mark)) return;
        this.asked.add(mark);
        try {
          const text = await api.words(tongue, key);
          this.catalogues = { ...this.catalogues, [tongue]: [text, ...(this.catalogues[tongue] ?? [])] };
        } catch {
          this.asked.delete(mark);
        }
      }),
    );
  }

  /** Take in words that came with the code, like those of a drawn board. */
  teach(tongue: string, text: string): void {
    this.catalogues = { ...this.catalogues, [tongue]: [...(this.catalogues[tongue] ?? []), text] };
  }

  async begin(): Promise<void> {
    const [games, me] = await Promise.all([api.games(), api.me(), this.learn("shared")]);
    this.games = games;
    this.name = me.name;
    await Promise.all(games.map((game) => this.learn(game.key)));
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    if (language !== "pseudo") this.change({ language });
    document.documentElement.lang = language === "fr" ? "fr" : "en";
    await Promise.all(["shared", ...this.games.map((game) => game.key)].map((key) => this.learn(key)));
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
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const house = new House();
