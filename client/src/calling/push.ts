// This browser's own subscription to what the house says while no page of it is open.
import { able } from "../lib/app.svelte";

export const pushable = (): boolean => able() && "PushManager" in globalThis && "Notification" in globalThis;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Bytes as they are written in addresses. */
const plain = (key: ArrayBuffer | null): string =>
  key
    ? btoa(String.fromCharCode(...new Uint8Array(key)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "")
    : "";

/** What the server is told of a subscription. */
export const told = (one: PushSubscription): { endpoint: string; p256dh: string; auth: string } => ({
  endpoint: one.endpoint,
  p256dh: plain(one.getKey("p256dh")),
  auth: plain(one.getKey("auth")),
});

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
