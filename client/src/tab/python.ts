// Python, fetched and started in a worker. Large files lie there packed and are unpacked here: a plain file server sends
// them as they are. What was fetched is kept under its digest, so that it comes over the network once.
import { fileLock, keyOf, type Listed, type Release } from "./talk";

const network = globalThis.fetch.bind(globalThis);

/** As much of Pyodide as is used here. */
export interface Pyodide {
  unpackArchive(bytes: ArrayBuffer, format: string, wishes: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Loader {
  loadPyodide(wishes: Record<string, unknown>): Promise<Pyodide>;
}

/** Where a site lies, and how its files are got. */
export class Site {
  private fetched = 0;
  private listed = new Map<string, Listed>();

  constructor(
    readonly base: string,
    readonly folder: string,
    readonly release: string,
    private readonly progress: (bytes: number) => void = () => undefined,
  ) {}

  /** Learn what the release consists of. */
  async look(): Promise<Release> {
    const answer = await network(new URL(`tab.json?${this.release}`, this.base), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`tab.json: ${answer.status}`);
    const told = (await answer.json()) as Release;
    if (told.release !== this.release) throw new Error("newer");
    for (const file of told.files) this.listed.set(file.path, file);
    return told;
  }

  /** The bytes of files, as they come over the network. */
  weight(...paths: string[]): number {
    return paths.reduce((sum, path) => sum + (this.listed.get(path)?.bytes ?? 0), 0);
  }

  /** A file of the site, from what is kept or from the network, unpacked if it lies there packed. */
  async file(path: string): Promise<Response> {
    const packed = this.listed.has(`${path}.gz`);
    const listed = this.listed.get(packed ? `${path}.gz` : path);
    if (!listed) throw new Error(`${path} is no part of this release`);
    const answer = await this.kept(listed);
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (part, out) => {
          this.progress((this.fetched += part.byteLength));
          out.enqueue(part);
        },
      }),
    );
    const body = packed ? counted?.pipeThrough(new DecompressionStream("gzip")) : counted;
    return new Response(body ?? null, { headers: { "content-type": kindOf(path) } });
  }

  private async kept(listed: Listed): Promise<Response> {
    const address = new URL(keyOf(listed), this.base);
    const cache = await caches.open(`bothy ${this.folder}`).catch(() => null);
    return new Promise((resolve, reject) => {
      const find = async (): Promise<void> => {
        const found = await cache?.match(address);
        if (found) return resolve(found);
        const answer = await network(address);
        if (!answer.ok) throw new Error(`${listed.path}: ${answer.status}`);
        const keeping = cache?.put(address, answer.clone());
        resolve(answer);
        await keeping?.catch(() => undefined); // a browser without room plays on without
      };
      navigator.locks.request(fileLock(this.folder, keyOf(listed)), find).catch(reject);
    });
  }
}

const KINDS: Record<string, string> = { wasm: "application/wasm", json: "application/json", mjs: "text/javascript" };
const kindOf = (path: string): string => KINDS[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** What Python begins with. */
export const FILES = ["pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz", "python_stdlib.zip.gz", "bothy.zip.gz"].map(
  (name) => `python/${name}`,
);

/** Start Python with everything of Bothy in it; `begun` is told when all files are here. */
export async function startPython(site: Site, begun: () => void = () => undefined): Promise<Pyodide> {
  const folder = new URL("python/", site.base).href;
  const bothy = site.file("python/bothy.zip").then((answer) => answer.arrayBuffer());
  // Pyodide asks for its files by their plain names
  globalThis.fetch = (asked, wishes) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    return address.startsWith(folder) ? site.file(`python/${address.slice(folder.length)}`) : network(asked, wishes);
  };
  try {
    const [{ loadPyodide }, createPyodideModule] = await Promise.all([
      import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Loader>,
      engine(site),
    ]);
    const python = await loadPyodide({
      indexURL: folder,
      createPyodideModule,
      lockFileContents: await (await site.file("python/pyodide-lock.json")).text(),
      packageBaseUrl: folder,
      convertNullToNone: true,
      stdout: (line: string) => console.info(line),
      stderr: (line: string) => console.warn(line),
    });
    const bytes = await bothy;
    begun();
    python.unpackArchive(bytes, "zip", { extractDir: "/bothy" });
    python.runPython("import sys; sys.path.insert(0, '/bothy')");
    return python;
  } finally {
    globalThis.fetch = network;
  }
}

/** The script around the engine, which lies packed as well: unpacked it has no address but one of this worker's own. */
async function engine(site: Site): Promise<unknown> {
  const text = await (await site.file("python/pyodide.asm.mjs")).blob();
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
