// The house as an app: kept on the device by a service worker, and renewed between tables.

/** Browsers allow it only by https, or on one's own machine. */
export const able = (): boolean => "serviceWorker" in navigator && isSecureContext;

class App {
  /** Whether the browser offers to put the house among the apps of the device. */
  offered = $state(false);
  private offer: (Event & { prompt(): Promise<unknown> }) | undefined;
  private newer: ServiceWorker | null = null;

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
      const kept = await navigator.serviceWorker.register("/sw.js");
      this.newer = kept.waiting;
      kept.addEventListener("updatefound", () => {
        const worker = kept.installing;
        worker?.addEventListener("statechange", () => {
          if (worker.state === "installed" && navigator.serviceWorker.controller) this.newer = worker;
        });
      });
    } catch {
      // a browser that refuses, as some do in private windows, plays on without
    }
  }

  async install(): Promise<void> {
    this.offered = false;
    await this.offer?.prompt();
  }

  /** Whether a newer house was waiting; it is let in, and the next page has to be loaded whole. */
  renew(): boolean {
    if (!this.newer) return false;
    this.newer.postMessage("come in");
    this.newer = null;
    return true;
  }
}

export const app = new App();
