import type { Shelf } from "../shelf";

export default {
  order: 2,
  colour: "#6d4b86",
  minutes: [20, 30],
  weight: "light",
  contents: { unshown: ["number", "token"] },
} satisfies Shelf;
