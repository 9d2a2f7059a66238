// One's place: tables, results and devices, as the server knows them; opened by a key that this device keeps.
import type { MyPlace as Found } from "../protocol";
import { api, Trouble } from "./api";
import { linkOf } from "./home";
import { house } from "./house.svelte";
import * as keeping from "./keep";

/** What this device is called among the others. */
function device(): string {
  const agent = navigator.userAgent;
  const kind = /iPad|Tablet/.test(agent) ? "tablet" : /Mobi|Android|iPhone/.test(agent) ? "phone" : "computer";
  const browser = ["Firefox", "Edg", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  return `${house.text(`device-${kind}`)}${browser ? `, ${browser === "Edg" ? "Edge" : browser}` : ""}`;
}

class MyPlace {
  key = $state(keeping.placeKey());
  found = $state.raw<Found | null>(null);
  /** Whether the cookie's place has keys, and none of them is here. */
  locked = $state(false);

  /** Look at one's place; who has none gets one, with all that this browser has kept. */
  async look(): Promise<void> {
    if (!this.key) await this.open(false);
    if (!this.key) return;
    try {
      this.found = await api.place(this.key);
    } catch (error) {
      if (error instanceof Trouble && error.code === "link") {
        this.hold("");
        this.locked = true;
      } else throw error;
    }
  }

  async open(anew: boolean): Promise<void> {
    try {
      const links = keeping
        .tables()
        .map(linkOf)
        .filter(({ secret }) => secret);
      this.hold((await api.openPlace(links, device(), anew)).secret);
      this.locked = false;
    } catch (error) {
      if (!(error instanceof Trouble && error.code === "keepsake")) throw error;
      this.locked = true;
    }
  }

  /** Take up a place that a code or a keepsake opens. */
  async take(secret: string): Promise<void> {
    const taken = await api.takePlace(secret, device());
    this.hold(taken.secret);
    house.name = taken.name;
    this.locked = false;
    await this.look();
  }

  async putAway(table: string): Promise<void> {
    await api.putAway(this.key, table);
    keeping.drop(table);
    await this.look();
  }

  async forget(): Promise<void> {
    await api.forgetMe(this.key);
    keeping.forget();
    this.key = "";
  }

  private hold(key: string): void {
    this.key = key;
    keeping.keepPlaceKey(key);
  }
}

export const place = new MyPlace();
