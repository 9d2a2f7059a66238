/// <reference lib="webworker" />
// The service worker: keeps the house at hand for when the server is away. It answers nothing that a table says: tables
// are asked for at the server, always.
import { seen, understand, windowFor } from "./calling/calls";
import { asset, known, page, shellIn } from "./lib/keeping";

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;

const CACHE = `bothy ${BUILD}`;
/** What a server's house calls its caches; those of houses in tabs beside it are named by their folders. */
const OURS = /^bothy [0-9a-f]{12}$/;

/** The page and the files it begins with. */
async function furnish(): Promise<void> {
  const cache = await caches.open(CACHE);
  const home = await fetch("/", { cache: "no-cache" });
  const files = shellIn(await home.clone().text());
  await cache.put("/", home);
  await cache.addAll(files);
}

/** From the server, and kept; as it was kept where the server is away. */
async function fresh(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with what is in it: once is enough. */
async function once(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(furnish()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (OURS.test(name) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

// A newer house waits until a page without a table lets it in.
self.addEventListener("message", (event) => {
  if (event.data === "come in") void self.skipWaiting();
});

/** Show what the house says, take it back, or leave it where somebody looks at the table anyway. */
async function hear(text: string | undefined): Promise<void> {
  const call = understand(text);
  if (!call) return;
  if (call.withdrawn) {
    for (const notice of await self.registration.getNotifications({ tag: call.tag })) notice.close();
    return;
  }
  if (seen(call, await self.clients.matchAll({ type: "window", includeUncontrolled: true }))) return;
  await self.registration.showNotification(call.title, {
    body: call.text,
    tag: call.tag,
    icon: "/icon-192.png",
    data: call.path,
  });
}

async function open(path: string): Promise<void> {
  const found = windowFor(path, await self.clients.matchAll({ type: "window", includeUncontrolled: true }));
  if (!found) await self.clients.openWindow(path);
  else {
    await found.focus();
    if (new URL(found.url).pathname !== path) await found.navigate(path).catch(() => self.clients.openWindow(path));
  }
}

self.addEventListener("push", (event) => event.waitUntil(hear(event.data?.text())));

/** Browsers change their subscriptions now and then: the house is told of the new one. */
async function renewed(old: PushSubscription | null): Promise<void> {
  const known = await self.registration.pushManager.getSubscription();
  const fresh = known ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  await fetch("/api/notices/devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, ...keys, zone, language }),
  });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(renewed(oldSubscription ?? null));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (page(pathname)) event.respondWith(fresh(request, "/"));
  } else if (asset(pathname)) event.respondWith(once(request));
  else if (known(pathname)) event.respondWith(fresh(request, pathname + search));
});
