import type { Shelf } from "../shelf";

export default {
  order: 5,
  colour: "#1f5f80",
  minutes: [60, 120],
  weight: "weighty",
  contents: {
    unshown: ["board", "story", "token"],
    unsaid: ["doors", "explores"],
    called: { combat: "card-name", boss: "enemy-name", event: "event-title" },
  },
} satisfies Shelf;
