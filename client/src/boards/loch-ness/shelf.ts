import type { Shelf } from "../shelf";

export default {
  order: 1,
  colour: "#2f6f73",
  minutes: [30, 45],
  weight: "light",
  contents: { unshown: ["mark"] },
} satisfies Shelf;
