// What the stage shows: it follows what is asked and what lies on the table.
import type { Castle } from "./castle";

export type View = "agents" | "plan" | "event" | "combat" | "reward" | "market" | "end";

export interface Asked {
  step: string;
  targets: string[];
  /** What comes next, by its name. */
  next: string;
}

const PLACES = ["place:", "door:", "board:", "action:", "track:"];
const MARKET = new Set(["CallOut", "SellSome"]);
const REWARD = new Set(["TakeOrNot", "Bid", "SettleBids", "GiveReward"]);
const MARKETING = new Set(["call-out", "auction", "outcry", "sell-turn", "sell-some", "show-goods", "turn-goods"]);

export function viewOf(castle: Castle, asked: Asked, over: boolean): View {
  if (over) return "end";
  if (asked.step === "ChooseAgent" || (castle.round === 0 && asked.next === "choose-agent")) return "agents";
  if (
    asked.targets.some((target) => target.startsWith("letter:")) ||
    asked.next === "decide-all" ||
    asked.next === "chaos-decision"
  )
    return "event";
  if (asked.step === "ChooseTrophy") return "combat";
  if (asked.targets.some((target) => PLACES.some((place) => target.startsWith(place)))) return "plan";
  if (MARKET.has(asked.step) || castle.goods.length > 0 || MARKETING.has(asked.next)) return "market";
  if (REWARD.has(asked.step) || castle.offer >= 0 || castle.rewardBacks.some((back) => back >= 0)) return "reward";
  if (
    castle.foes.some((foe) => foe >= 0) &&
    (castle.phase === "combat" || castle.phase === "alert" || castle.fight > 0)
  )
    return "combat";
  return "plan";
}
