import type { Shelf } from "../shelf";

export default {
  order: 4,
  colour: "#a35a1f",
  minutes: [45, 75],
  weight: "medium",
  contents: {
    unshown: ["objective"],
    unsaid: ["circles"],
    called: { object: "thing-name", goody: "thing-name", bonus: "thing-name", trap: "thing-name" },
  },
} satisfies Shelf;
