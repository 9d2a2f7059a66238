import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseStore, openStores } from "./store";

/** A browser's own files, of which some cannot be opened. */
class Files {
  names = new Set<string>();
  trouble: string[] = [];
  open: string[] = [];

  getDirectory = async () => ({ getDirectoryHandle: async () => this });

  async getFileHandle(name: string, { create = false } = {}) {
    if (create) this.names.add(name);
    if (!this.names.has(name)) throw new DOMException("", "NotFoundError");
    const createSyncAccessHandle = async () => {
      const trouble = this.trouble.shift();
      if (trouble) throw new DOMException("", trouble);
      this.open.push(name);
      return { name, close: () => this.open.splice(this.open.indexOf(name), 1) };
    };
    return { createSyncAccessHandle };
  }
}

let files: Files;
let databases: string[];
const opened = vi.fn();
const NAME = "bothy %2Ftab%2F";

beforeEach(() => {
  vi.useFakeTimers();
  files = new Files();
  databases = [];
  opened.mockReset();
  opened.mockImplementation(() => {
    throw new Error("a database was opened");
  });
  vi.stubGlobal("navigator", { storage: files });
  vi.stubGlobal("indexedDB", { open: opened, databases: async () => databases.map((name) => ({ name })) });
  vi.stubGlobal(
    "FileSystemFileHandle",
    class {
      createSyncAccessHandle() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function stores(): Promise<unknown> {
  const found = openStores("/tab/").catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return found;
}

it("does not take files that cannot be opened for tables that are not there", async () => {
  files.names = new Set(["store-a", "store-b"]);
  files.trouble = Array(9).fill("UnknownError");
  databases = [NAME];
  expect(await stores()).toMatchObject({ name: "UnknownError" });
  expect(opened).not.toHaveBeenCalled();
  expect(files.open).toEqual([]);
});

it("tries again what cannot be opened just now, and holds nothing meanwhile", async () => {
  files.trouble = ["InvalidStateError", "", "UnknownError"];
  expect(await stores()).toMatchObject([{ name: "store-a" }, { name: "store-b" }]);
  expect(files.open).toEqual(["store-a", "store-b"]);
});

it("keeps to a database that was used before, as long as there are no files", async () => {
  databases = [NAME];
  await stores();
  expect(opened).toHaveBeenCalledWith(NAME, 1);
  opened.mockClear();
  files.names = new Set(["store-a"]);
  expect(await stores()).toMatchObject([{ name: "store-a" }, { name: "store-b" }]);
  expect(opened).not.toHaveBeenCalled();
});

it("uses a database where a browser has no such files", async () => {
  vi.stubGlobal("FileSystemFileHandle", class {});
  await stores();
  expect(opened).toHaveBeenCalledWith(NAME, 1);
});

/** A database of one store, as much as is used of it: a transaction is kept whole, or not at all. */
class Database {
  kept = new Map<string, unknown>();
  full = false;

  transaction() {
    const changes: (() => void)[] = [];
    const writing = {
      error: null as Error | null,
      oncomplete: () => undefined,
      onabort: () => undefined,
      objectStore: () => ({
        get: (key: string) => asked(this.kept.get(key)),
        put: (value: unknown, key: string) => changes.push(() => this.kept.set(key, structuredClone(value))),
        delete: (key: string) => changes.push(() => this.kept.delete(key)),
      }),
    };
    queueMicrotask(() => {
      if (this.full) {
        writing.error = new Error("full");
        return writing.onabort();
      }
      for (const change of changes) change();
      writing.oncomplete();
    });
    return writing;
  }
}

function asked(result: unknown) {
  const one = { result, onsuccess: () => undefined };
  queueMicrotask(() => one.onsuccess());
  return one;
}

const inside = (database: Database): Promise<DatabaseStore> =>
  DatabaseStore.open(database as unknown as IDBDatabase, "store-a");

const bytes = (count: number, what: number): Uint8Array<ArrayBuffer> => new Uint8Array(count).fill(what);

function whole(store: DatabaseStore): Uint8Array {
  const into = new Uint8Array(store.getSize() + 9);
  return into.subarray(0, store.read(into, { at: 0 }));
}

it("finds in a database what was flushed, whatever blocks it lies in", async () => {
  const database = new Database();
  const store = await inside(database);
  store.write(bytes(200_000, 1), { at: 0 });
  await store.flush();
  store.write(bytes(70_000, 2), { at: 65_000 });
  await store.flush();
  store.write(bytes(10, 3), { at: 0 });
  const found = whole(await inside(database));
  expect(found.byteLength).toBe(200_000);
  expect([found[0], found[64_999], found[65_000], found[134_999], found[135_000]]).toEqual([1, 1, 2, 2, 1]);
});

it("gives up what lies beyond a cut, and finds nothing of it when it grows again", async () => {
  const database = new Database();
  const store = await inside(database);
  store.write(bytes(300_000, 1), { at: 0 });
  await store.flush();
  expect(database.kept.size).toBe(6); // five blocks, and how long it is
  store.truncate(0);
  await store.flush();
  expect([...database.kept.keys()]).toEqual(["store-a size"]);
  store.write(bytes(1, 7), { at: 100_000 });
  await store.flush();
  expect(whole(await inside(database)).filter(Boolean)).toEqual(bytes(1, 7));
});

it("keeps nothing of what a full database refused, and all of it once there is room", async () => {
  const database = new Database();
  const store = await inside(database);
  store.write(bytes(10, 1), { at: 0 });
  database.full = true;
  await expect(store.flush()).rejects.toThrow("full");
  expect((await inside(database)).getSize()).toBe(0);
  database.full = false;
  await store.flush();
  expect(whole(await inside(database))).toEqual(bytes(10, 1));
});
