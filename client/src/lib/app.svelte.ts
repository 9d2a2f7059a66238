// The house as an app: kept on the device by a service worker, and renewed between tables.
import { ticket } from "../tab/releases";
import { older } from "../tab/stamp";
import { file, inTab } from "./address";

/** Browsers allow it only by https, or on one's own machine. */
export const able = (): boolean => "serviceWorker" in navigator && isSecureContext;

/** Milliseconds that a newer house may take to answer, or to come in. */
const PATIENCE = 3000;

/** Ask a newer house of a tab in; whether it comes. It may have to wait for a table that only this one can read. */
function entering(newer: ServiceWorker, said: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE);
  });
  newer.postMessage(said, [port2]);
  return heard.finally(() => port1.close());
}

class App {
  /** Whether the browser offers to put the house among the apps of the device. */
  offered = $state(false);
  private offer: (Event & { prompt(): Promise<unknown> }) | undefined;
  private newer: ServiceWorker | null = null;
  /** With what the newer house was last asked in, and stayed outside. */
  private refused = "";

  /** Keep the house on this device. Called when a page has settled, so that nothing has to wait for it. */
  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as typeof this.offer;
      this.offered = true;
    });
    if (able()) void this.keep();
  }

  private async keep(): Promise<void> {
    try {
      const kept = await navigator.serviceWorker.register(file("sw.js"));
      this.newer = kept.waiting;
      const watch = (): void => {
        const worker = kept.installing;
        worker?.addEventListener("statechange", () => {
          if (worker.state === "installed" && navigator.serviceWorker.controller) this.newer = worker;
        });
      };
      watch(); // it may have been found before anybody listened
      kept.addEventListener("updatefound", watch);
    } catch {
      // a browser that refuses, as some do in private windows, plays on without
    }
  }

  async install(): Promise<void> {
    this.offered = false;
    await this.offer?.prompt();
  }

  /** Let in the newer house, if one waits; whether the next page has to be loaded whole. Null if there is nothing to do. */
  renew(): Promise<boolean> | null {
    const { newer } = this;
    const whole = inTab && older();
    if (!newer) return whole ? Promise.resolve(true) : null;
    if (!inTab) {
      newer.postMessage("come in");
      this.newer = null;
      return Promise.resolve(true);
    }
    const said = ticket();
    if (this.refused === JSON.stringify(said)) return whole ? Promise.resolve(true) : null;
    return entering(newer, said).then((enters) => {
      if (enters) this.newer = null;
      else this.refused = JSON.stringify(said); // it is not asked again before something has changed
      return enters || whole;
    });
  }

  /** Do something once the newer house is there: in a tab the older one would answer until then. */
  once(then: () => void): void {
    if (!inTab || older()) return then();
    const there = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, PATIENCE); // then the next page asks anew
    });
    void there.then(then);
  }
}

export const app = new App();
