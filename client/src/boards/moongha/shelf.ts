import type { Shelf } from "../shelf";

export default {
  order: 3,
  colour: "#c22c19",
  minutes: [90, 120],
  weight: "weighty",
  contents: { unshown: ["connections", "table"], called: { monster: "kind" } },
} satisfies Shelf;
