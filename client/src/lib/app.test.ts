import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A worker as the browser shows it to a page. */
class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;

  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

vi.setConfig({ testTimeout: 30_000 }); // each test loads its modules anew

const place = { pathname: "/settings", search: "", hash: "", assign: vi.fn() };
let kept: Registration;
let controller: Worker | null;

beforeEach(() => {
  vi.resetModules();
  kept = new Registration();
  controller = new Worker();
  place.pathname = "/settings";
  place.assign = vi.fn();
  const workers = {
    register: () => Promise.resolve(kept),
    get controller() {
      return controller;
    },
  };
  vi.stubGlobal("navigator", { language: "en", serviceWorker: workers });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", { pushState: (_: unknown, __: string, path: string) => (place.pathname = path) });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

async function begun() {
  const { app } = await import("./app.svelte");
  app.begin();
  await Promise.resolve();
  await Promise.resolve();
  return app;
}

describe("a newer house", () => {
  it("that waited already is let in once", async () => {
    const worker = new Worker();
    kept.waiting = worker;
    const app = await begun();
    expect(await app.renew()).toBe(true);
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith("come in");
    expect(app.renew()).toBeNull();
  });

  it("that arrives while one is here waits until it is whole", async () => {
    const app = await begun();
    const worker = new Worker();
    kept.find(worker);
    expect(app.renew()).toBeNull();
    worker.become("installed");
    expect(await app.renew()).toBe(true);
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith("come in");
  });

  it("is none where this is the first", async () => {
    controller = null;
    const app = await begun();
    const worker = new Worker();
    kept.find(worker);
    worker.become("installed");
    expect(app.renew()).toBeNull();
  });

  it("is entered between tables, and never in the middle of a game", async () => {
    const worker = new Worker();
    kept.waiting = worker;
    await begun();
    const { house } = await import("./house.svelte");
    house.path = "/t/0123456789ab";
    house.go("/rules");
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(place.pathname).toBe("/rules");
    house.go("/");
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith("come in");
    await vi.waitFor(() => expect(place.assign).toHaveBeenCalledExactlyOnceWith("/"));
  });
});
