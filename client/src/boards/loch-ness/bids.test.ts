import { describe, expect, it } from "vitest";
import type { Offered } from "../../protocol";
import { bidName, bidsIn } from "./bids";

const offer = (choice: string): Offered => ({ choice, label: ["x", {}], target: "", clause: "", ask_twice: false });

describe("bids", () => {
  it("are found by the cards they are made of", () => {
    const bids = bidsIn([offer("bid nothing"), offer("bid 1+3"), offer("pass")]);
    expect([...bids.keys()]).toEqual(["nothing", "1+3"]);
    expect(bids.get(bidName([3, 1]))?.choice).toBe("bid 1+3");
    expect(bids.get(bidName([]))?.choice).toBe("bid nothing");
    expect(bids.get(bidName([5]))).toBeUndefined();
  });
});
