// What is printed on agents, combat cards, enemies and treasures, as the server tells; and the words of fights and agents.
import { api } from "../../lib/api";
import { house } from "../../lib/house.svelte";
import "./palette.css";
import type { Sight } from "./sight";
import en from "./words.combat.en.ftl?raw";
import fr from "./words.combat.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);

export const GAME = "castle-von-loghan";

/** Something a card does, as its row names it. */
export interface Effect {
  do: string;
  n?: number;
  who?: string;
  colour?: string;
  random?: boolean;
  once?: boolean;
  then?: Effect[];
  otherwise?: Effect[];
}

export interface CombatRow {
  key: string;
  name: string;
  priority: number;
  power?: number;
  energy?: number;
  clarity?: number;
}

export interface AgentRow {
  key: string;
  name: string;
  clarity: number;
  energy: number;
  uses: { when: string }[];
}

export interface EnemyRow {
  key: string;
  name: string;
  colour: string;
  weakness: string;
  attack: Effect[];
}

export interface TreasureRow {
  key: string;
  name: string;
  colour: string;
  size: string;
  hands?: number;
  types?: string[];
  power?: number;
  cost?: number;
}

export interface TokenRow {
  key: string;
  colour: string;
  effects: Effect[];
}

interface Printed {
  agents?: { combat?: CombatRow[]; agent?: AgentRow[] };
  enemies?: { enemy?: EnemyRow[]; boss?: Omit<EnemyRow, "colour">[] };
  treasures?: { treasure?: TreasureRow[] };
  tokens?: { token?: TokenRow[] };
}

class Box {
  private content = $state.raw<Printed>({});
  private asked = new Set<string>();

  /** By kind, as the table numbers them. */
  cards = $derived(this.content.agents?.combat ?? []);
  agents = $derived(this.content.agents?.agent ?? []);
  treasures = $derived(this.content.treasures?.treasure ?? []);
  tokens = $derived(this.content.tokens?.token ?? []);
  enemies = $derived<EnemyRow[]>([
    ...(this.content.enemies?.enemy ?? []),
    ...(this.content.enemies?.boss ?? []).map((boss) => ({ ...boss, colour: "violet" })),
  ]);

  /** Agents come first; who goes into the castle needs the rest. */
  async learn(...files: (keyof Printed)[]): Promise<void> {
    await Promise.all(files.filter((file) => !this.asked.has(file)).map((file) => this.fetch(file)));
  }

  private async fetch(file: keyof Printed): Promise<void> {
    this.asked.add(file);
    try {
      const rows = await api.content(GAME, file);
      this.content = { ...this.content, [file]: rows };
    } catch {
      this.asked.delete(file);
    }
  }
}

export const box = new Box();

const named = (row: { name: string } | undefined) => row?.name ?? "";

/** A character by its agent, or by its number before it has one. */
export function agentName(table: Sight, character: number): string {
  const row = box.agents[table.field("agents")[character] ?? -1];
  return house.text(`${GAME}-agent-name`, {
    agent: row?.key ?? "nobody",
    agent_name: named(row),
    character: character + 1,
  });
}

export const agentText = (row: AgentRow): string => house.text(`${GAME}-agent-text`, { agent: row.key, text: "" });
export const enemyName = (row: EnemyRow): string =>
  house.text(`${GAME}-enemy-name`, { enemy: row.key, name: row.name });
export const cardName = (row: CombatRow): string => house.text(`${GAME}-card-name`, { card: row.key, name: row.name });
export const cardText = (row: CombatRow): string => house.text(`${GAME}-card-text`, { card: row.key, text: "" });
export const treasureText = (row: TreasureRow): string =>
  house.text(`${GAME}-treasure-text`, { treasure: row.key, text: "" });
export const colourName = (colour: string): string => house.text(`${GAME}-colour-name`, { colour });
export const typeName = (type: string): string => house.text(`${GAME}-type-name`, { type });

export function treasureName(kind: number): string {
  const row = box.treasures[kind];
  return house.text(`${GAME}-treasure-name`, { treasure: row?.key ?? "unseen", name: named(row) });
}

/** Whether a mask has a bit. */
