/// <reference lib="webworker" />
// The second worker: bots think here, and advice, reviews and studies are reckoned here, a slice at a time.
import { Site, startPython } from "./python";
import type { Begin } from "./thinking";

declare const self: DedicatedWorkerGlobalScope;

let think: ((question: string) => string) | undefined;

async function begin({ base, folder, release }: Begin): Promise<void> {
  const site = new Site(base, folder, release);
  await site.look();
  const python = await startPython(site);
  think = python.pyimport("bothy.tab.thinker")["think"] as typeof think;
  self.postMessage({ ready: true });
}

self.onmessage = ({ data }: MessageEvent<{ begin: Begin } | { question: string }>) => {
  if ("begin" in data) begin(data.begin).catch((error: unknown) => self.postMessage({ failed: String(error) }));
  else {
    try {
      self.postMessage({ text: think?.(data.question) });
    } catch (error) {
      self.postMessage({ trouble: String(error) });
    }
  }
};
