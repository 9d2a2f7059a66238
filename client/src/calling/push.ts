// This browser's own subscription to what the house says while no page of it is open.
import { able } from "../lib/app.svelte";
import { plain } from "./calls";

export const pushable = (): boolean => able() && "PushManager" in globalThis && "Notification" in globalThis;

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!pushable() || Notification.permission !== "granted") return null;
  const kept = await navigator.serviceWorker.getRegistration();
  return (await kept?.pushManager.getSubscription()) ?? null;
}

/** Subscribe by the key of this house; one for another key is given up. */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && plain(old.options.applicationServerKey) !== key) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
