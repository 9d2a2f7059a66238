/// <reference lib="webworker" />
// The service worker of a house in a tab: keeps every file of the release it belongs to, under its digest, so that
// everything works without a network. It shares no module with the pages: that would be a file of its own, which a
// service worker cannot fetch.

export {}; // a module, with names of its own

declare const self: ServiceWorkerGlobalScope;

interface Listed {
  path: string;
  sha256: string;
}
interface Release {
  release: string;
  store: number;
  files: Listed[];
}

/** Written in when the site is put together. */
const RELEASE = "%RELEASE%";
const SCOPE = self.registration.scope;
const FOLDER = new URL(SCOPE).pathname;
const CACHE = `bothy ${FOLDER}`;
/** What scripts may do in the workers: Python is compiled there, and unpacked scripts have an address of the worker's own. */
const POLICY =
  "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; base-uri 'none'";

const address = (name: string): string => new URL(name, SCOPE).href;
const nameOf = ({ path, sha256 }: Listed): string => `${path}?${sha256.slice(0, 16)}`;
const keyOf = (file: Listed): string => address(nameOf(file));
/** Held by whoever fetches a file to keep it (`fileLock` of talk.ts). */
const lockOf = (file: Listed): string => `bothy file ${FOLDER} ${nameOf(file)}`;
const listOf = (release: string): string => address(`tab.json?${release}`);

async function digest(bytes: ArrayBuffer): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const KINDS: Record<string, string> = { js: "text/javascript", css: "text/css" };

/** Scripts and styles come packed, all in one: a line that says how long each is, and then one after the other. */
async function unpack(cache: Cache, listed: Listed[]): Promise<void> {
  const answer = await fetch(address(`pack.gz?${RELEASE}`));
  if (!answer.ok || !answer.body) return; // each by itself, then
  const bytes = await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const line = new Uint8Array(bytes).indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(bytes.slice(0, line))) as [string, number][];
  let at = line + 1;
  for (const [path, size] of sizes) {
    const found = bytes.slice(at, (at += size));
    const file = listed.find((one) => one.path === path);
    const headers = { "content-type": KINDS[path.split(".").at(-1) ?? ""] ?? "application/octet-stream" };
    if (file && (await digest(found)) === file.sha256) await cache.put(keyOf(file), new Response(found, { headers }));
  }
}

/** Fetch a file, unless it is kept; one that is not what the list says is no part of this release. */
async function keep(cache: Cache, file: Listed): Promise<void> {
  if (await cache.match(keyOf(file))) return;
  let found = await fetch(address(file.path));
  if (found.ok && (await digest(await found.clone().arrayBuffer())) !== file.sha256)
    found = await fetch(address(file.path), { cache: "reload" });
  if (!found.ok || (await digest(await found.clone().arrayBuffer())) !== file.sha256)
    throw new Error(`${file.path} is not what the list says`);
  await cache.put(keyOf(file), found);
}

/** Fetch what is not kept yet, some at a time. */
async function furnish(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(listOf(RELEASE), { cache: "no-cache" });
  const listed = (await answer.clone().json()) as Release;
  if (listed.release !== RELEASE) throw new Error("another release lies there by now");
  await unpack(cache, listed.files).catch(() => undefined);
  const wanted = [...listed.files];
  const work = async (): Promise<void> => {
    for (let file = wanted.shift(); file; file = wanted.shift()) {
      const one = file;
      // the host's worker may be fetching it just now
      await navigator.locks.request(lockOf(one), () => keep(cache, one));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  await cache.put(listOf(RELEASE), answer);
  read = undefined;
}

let read: Promise<Release[]> | undefined;

/** The lists that are kept: of this release, and of those that unfinished tables were begun under. */
function lists(cache: Cache): Promise<Release[]> {
  read ??= (async () => {
    const kept = (await cache.keys()).filter(({ url }) => url.startsWith(address("tab.json?")));
    return Promise.all(kept.map(async (key) => (await (await cache.match(key))!.json()) as Release));
  })();
  return read;
}

/** Drop what belongs to no release that is still wanted; while a newer one is on its way nothing is, for that is its own. */
async function tidy(pinned: string[]): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const cache = await caches.open(CACHE);
  const kept = (await lists(cache)).filter(({ release }) => release === RELEASE || pinned.includes(release));
  const wanted = new Set(kept.flatMap(({ release, files }) => [listOf(release), ...files.map(keyOf)]));
  wanted.add(address("house.json"));
  if (kept.some(({ release }) => release === RELEASE))
    for (const key of await cache.keys()) if (!wanted.has(key.url)) await cache.delete(key);
  read = undefined;
}

/** Come in for an older release, unless what is kept is in a form that only that one can read, and tables need it. */
async function enter(before: string, unfinished: boolean, told: (enters: boolean) => void): Promise<void> {
  const kept = await lists(await caches.open(CACHE));
  const store = (release: string) => kept.find((one) => one.release === release)?.store;
  const enters = !unfinished || store(before) === store(RELEASE);
  told(enters);
  if (enters) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(furnish()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A newer house waits until a page without a table lets it in, and tells which older ones are still played in.
self.addEventListener("message", (event) => {
  const said = event.data as { enter: string; unfinished: boolean } | { pinned: string[] };
  if ("enter" in said)
    event.waitUntil(enter(said.enter, said.unfinished, (enters) => event.ports[0]?.postMessage(enters)));
  else event.waitUntil(tidy(said.pinned));
});

/** A file of the site by its plain name: as this release has it, or the release that is asked for, or any that is kept. */
async function found(path: string, release: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const kept = await lists(cache);
  const order = [
    ...kept.filter((one) => one.release === release),
    ...kept.filter((one) => one.release === RELEASE),
    ...kept,
  ];
  for (const { files } of order) {
    const file = files.find((one) => one.path === path);
    const answer = file && (await cache.match(keyOf(file)));
    if (answer) return answer;
  }
  return undefined;
}

/** Which server is beside may change at any time; without a network it is the one that was. */
async function lately(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const told = await fetch(request);
    if (told.ok) await cache.put(address("house.json"), told.clone());
    return told;
  } catch {
    return (await cache.match(address("house.json"))) ?? new Response('{"server":""}');
  }
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = decodeURIComponent(url.pathname.slice(FOLDER.length)) || "index.html";
  const exact =
    url.search && request.mode !== "navigate" ? await (await caches.open(CACHE)).match(request.url) : undefined;
  if (path === "house.json") return lately(request);
  const kept = exact ?? (await found(path, url.searchParams.get("release") ?? RELEASE)) ?? (await fetch(request));
  if (request.destination !== "worker") return kept;
  const headers = new Headers(kept.headers);
  headers.set("content-security-policy", POLICY);
  return new Response(kept.body, { status: kept.status, headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
