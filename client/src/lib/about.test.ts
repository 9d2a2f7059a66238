import { describe, expect, it } from "vitest";
import { ruled, tells } from "./about";

const clause = (key: string, title: string, text: string) => ({ key, title, text, section: "" });
const CLAUSES = [
  clause("V41", "Striking", "Whoever strikes plays cards. A Hard Counter is none."),
  clause(
    "V44",
    "Combat cards",
    "**Hit**: 1 Damage. **Counter**: the group loses\n1 Health. **Parry**: nothing happens.",
  ),
  clause("C12", "The Chapel", "Whoever rests in it gains 1 Clarity. Nobody fights there."),
];

describe("what the rules say about a thing", () => {
  it("is the clause of its name, then one that explains it, then one that mentions it", () => {
    expect(ruled("Chapel", CLAUSES)?.key).toBe("C12");
    expect(ruled("Counter", CLAUSES)).toEqual({
      key: "V44",
      title: "Combat cards",
      text: "Counter: the group loses 1 Health.",
    });
    expect(ruled("Hard Counter", CLAUSES)?.text).toBe("A Hard Counter is none.");
    expect(ruled("Dragon", CLAUSES)).toBeNull();
  });

  it("is the clause that is meant, whatever the thing is called", () => {
    expect(ruled("Camera 4", CLAUSES, "C12")?.text).toBe("Whoever rests in it gains 1 Clarity. Nobody fights there.");
  });

  it("is asked for by a name", () => {
    expect(tells("")).toEqual({});
    expect(tells("Kelpie", undefined, "")).toEqual({ "data-about": "Kelpie" });
  });
});
