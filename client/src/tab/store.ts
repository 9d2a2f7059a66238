// Where the house keeps its tables: two files of the browser's own, written and flushed before an answer is acknowledged;
// or, where a browser has none, a database of its own, whose strict transactions say when they are on the disk.

/** As much of a file as the house uses. */
export interface Store {
  getSize(): number;
  read(into: Uint8Array, wish: { at: number }): number;
  write(from: Uint8Array, wish: { at: number }): number;
  truncate(size: number): void;
  /** On the disk when it returns, or when what it returns is fulfilled. */
  flush(): void | Promise<void>;
  close(): void;
}

type Handle = Store & FileSystemFileHandle;
type Opens = FileSystemFileHandle & { createSyncAccessHandle(): Promise<Handle> };

/** The folder's name in the browser's own files, which have no slashes. */
const nameOf = (folder: string): string => `bothy ${encodeURIComponent(folder)}`;

const FILES = ["store-a", "store-b"];
/** So often, after so many milliseconds, it is tried again to open files that cannot be opened just now. */
const TRIES = 4;
const AGAIN = 250;

/**
 * The two files, opened. A database stands for them where a browser cannot have such files at all, or where it did so
 * before and there are none yet; what cannot be opened is never taken for what is not there.
 */
export async function openStores(folder: string): Promise<Store[]> {
  const name = nameOf(folder);
  if (!hasHandles()) return inDatabase(name);
  for (let tries = 1; ; tries++) {
    try {
      const home = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
      if (!(await holds(home)) && (await isDatabase(name))) return await inDatabase(name);
      return await inFiles(home);
    } catch (error) {
      if (tries === TRIES || isHeld(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

const hasHandles = (): boolean =>
  typeof navigator.storage?.getDirectory === "function" &&
  typeof FileSystemFileHandle === "function" &&
  "createSyncAccessHandle" in FileSystemFileHandle.prototype;

/** Whether a file could not be opened because somebody else still has it. */
const isHeld = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NoModificationAllowedError";

/** Whether the files were ever begun. */
async function holds(home: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    await home.getFileHandle(FILES[0] as string);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotFoundError") return false;
    throw error;
  }
}

const isDatabase = async (name: string): Promise<boolean> =>
  (await indexedDB.databases()).some((database) => database.name === name);

/** A worker that has just been ended may hold them for a moment longer. */
async function inFiles(home: FileSystemDirectoryHandle): Promise<Store[]> {
  const stores: Store[] = [];
  try {
    for (const name of FILES) stores.push(await opened(await home.getFileHandle(name, { create: true })));
    return stores;
  } catch (error) {
    for (const store of stores) store.close();
    throw error;
  }
}

async function inDatabase(name: string): Promise<Store[]> {
  const database = await openDatabase(name);
  return Promise.all(FILES.map((file) => DatabaseStore.open(database, file)));
}

async function opened(file: FileSystemFileHandle): Promise<Store> {
  for (let tries = 0; ; tries++) {
    try {
      return await (file as Opens).createSyncAccessHandle();
    } catch (error) {
      if (!isHeld(error) || tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const BLOCK = 65_536;

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

function openDatabase(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("blocks");
  return done(asked);
}

/** A file as blocks in a database: read once, changed in memory, and what has changed is written by a flush. */
export class DatabaseStore implements Store {
  private changed = new Set<number>();

  private constructor(
    private readonly database: IDBDatabase,
    private readonly name: string,
    private bytes: Uint8Array<ArrayBuffer>,
    private size: number,
  ) {}

  static async open(database: IDBDatabase, name: string): Promise<DatabaseStore> {
    const blocks = database.transaction("blocks").objectStore("blocks");
    const size = ((await done(blocks.get(`${name} size`))) as number | undefined) ?? 0;
    const store = new DatabaseStore(database, name, new Uint8Array(Math.max(BLOCK, size)), 0);
    store.grow(size);
    for (let block = 0; block * BLOCK < size; block++) {
      const found = (await done(blocks.get(`${name} ${block}`))) as Uint8Array | undefined;
      if (found) store.bytes.set(found.subarray(0, size - block * BLOCK), block * BLOCK);
    }
    return store;
  }

  getSize(): number {
    return this.size;
  }

  read(into: Uint8Array, { at }: { at: number }): number {
    const found = this.bytes.subarray(at, Math.min(this.size, at + into.byteLength));
    into.set(found);
    return found.byteLength;
  }

  write(from: Uint8Array, { at }: { at: number }): number {
    this.grow(Math.max(this.size, at + from.byteLength));
    this.bytes.set(from, at);
    for (let block = Math.floor(at / BLOCK); block * BLOCK < at + from.byteLength; block++) this.changed.add(block);
    return from.byteLength;
  }

  truncate(size: number): void {
    if (size < this.size) this.bytes.fill(0, size, this.size);
    for (let block = Math.floor(size / BLOCK); block * BLOCK <= this.size; block++) this.changed.add(block);
    this.grow(size);
  }

  flush(): Promise<void> {
    const blocks = [...this.changed];
    this.changed.clear();
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction("blocks", "readwrite", { durability: "strict" });
      const kept = writing.objectStore("blocks");
      for (const block of blocks) {
        const from = block * BLOCK;
        if (from < this.size) kept.put(this.bytes.slice(from, from + BLOCK), `${this.name} ${block}`);
        else kept.delete(`${this.name} ${block}`);
      }
      kept.put(this.size, `${this.name} size`);
      writing.oncomplete = () => resolve();
      writing.onabort = () => {
        for (const block of blocks) this.changed.add(block);
        reject(writing.error ?? new Error("the browser did not keep it"));
      };
    });
  }

  close(): void {
    this.database.close();
  }

  private grow(size: number): void {
    if (size > this.bytes.byteLength) {
      const wider = new Uint8Array(Math.max(size, 2 * this.bytes.byteLength));
      wider.set(this.bytes);
      this.bytes = wider;
    }
    this.size = size;
  }
}
