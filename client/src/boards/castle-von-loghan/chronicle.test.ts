import { describe, expect, it, vi } from "vitest";

vi.mock("../../lib/house.svelte", () => ({ house: { text: (id: string) => id, teach: () => undefined } }));
const { escaped, page } = await import("./chronicle");

describe("the page of a playthrough", () => {
  const told = page("Ann & Bob", "en", [
    {
      title: "The Lit Hall",
      number: "002",
      text: "Fires burn.",
      chosen: ["A · Pill (Ann): Take the badge"],
      lines: [
        { text: "The badge closes <by itself>.", prose: true },
        { text: "Clarity −1", prose: false },
      ],
    },
  ]);

  it("says who chose what, tells the sentence before its effects, and stands alone", () => {
    expect(told).toContain("<h1>Ann &amp; Bob</h1>");
    expect(told).toContain("<small>002</small> The Lit Hall");
    expect(told.indexOf("Pill (Ann)")).toBeLessThan(told.indexOf("The badge closes"));
    expect(told.indexOf("The badge closes")).toBeLessThan(told.indexOf("Clarity −1"));
    expect(told).not.toMatch(/src=|href=/);
  });

  it("lets no name become markup", () => {
    expect(escaped('<img src="x">')).toBe("&lt;img src=&quot;x&quot;&gt;");
    expect(told).toContain("&lt;by itself&gt;");
  });
});
