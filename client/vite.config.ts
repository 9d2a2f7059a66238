import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/** A name for what is built: the digest of its sources, so that the same sources make the same files. */
function build(): string {
  const digest = createHash("sha256");
  const read = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) read(join(path, name));
    else digest.update(path).update(readFileSync(path));
  };
  for (const path of ["index.html", "package-lock.json", "public", "src"]) read(path);
  return digest.digest("hex").slice(0, 12);
}

const HOME = ["/pages/Home.svelte", "/boards/covers.ts"];

/** What home is made of, named in the page for the service worker: it keeps the house at hand, whatever was opened first. */
function naming(): Plugin {
  return {
    name: "naming-home",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const files = new Set<string>();
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || chunk.isEntry || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          chunk.imports.forEach(add);
        };
        for (const [name, chunk] of Object.entries(bundle))
          if (chunk.type === "chunk" && HOME.some((part) => chunk.facadeModuleId?.endsWith(part))) add(name);
        return [...files].map((name) => ({
          tag: "link",
          attrs: { rel: "home", href: `/${name}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

/** Scripts and styles once more, packed tighter than a server could on the way. */
function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file)))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    },
  };
}

/** What every page needs, and what every table does: one file each instead of many small ones, each of which costs its headers. */
const TOGETHER = [
  {
    name: "house",
    test: /rolldown[\\/]runtime|node_modules[\\/]svelte[\\/]|src[\\/](art[\\/](Scenes|covers)\.|boards[\\/](shelf|drawn)\.|lib[\\/](house|time|press|lists|masks|copy|notices|comings)\.|pages[\\/]Trouble\.|shell[\\/](Icon|SeatMark|TopBar)\.)/,
  },
  {
    name: "table",
    test: /src[\\/](pieces[\\/]|boards[\\/]index|learn[\\/]Aim|lib[\\/](staging|ties|sounds|reference)\.|shell[\\/](Chat|Choices|ClauseText|Fit|Log)\.)/,
  },
];

/** A house in a tab has no server that could say it in a header. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

function policy(): Plugin {
  const tag = { tag: "meta", attrs: { "http-equiv": "content-security-policy", content: POLICY } };
  return { name: "policy", transformIndexHtml: () => [{ ...tag, injectTo: "head-prepend" }] };
}

/** A worker is known by its address, so that its name stays. */
const names = (chunk: { name: string }): string => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js");

const shared = {
  target: "es2022",
  assetsInlineLimit: 0,
  sourcemap: false,
  // Whose work is bundled, and under which licences: those ask to be passed on with it.
  license: { fileName: "licences.md" },
};

// The server serves what is built here; the folder is emptied and filled by each build.
const server: UserConfig = {
  plugins: [svelte(), naming(), packing()],
  // What the service worker calls its cache: another build is another house.
  define: { BUILD: JSON.stringify(build()), TAB: false },
  base: "/",
  build: {
    ...shared,
    outDir: "../src/bothy/web/client",
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker.ts" },
      output: { entryFileNames: names, codeSplitting: { groups: TOGETHER } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
};

/** What a page and its workers say to each other is known to both, and nothing else of the page to the workers. */
const APART = [{ name: "talk", test: /src[\\/]tab[\\/]talk|vite[\\/]preload-helper/, priority: 1 }, ...TOGETHER];

// The whole house in a tab: the same pages, from whatever folder, with the workers that host and think (tools/make_tab.py).
const tab: UserConfig = {
  plugins: [svelte(), policy()],
  define: { BUILD: JSON.stringify(build()), TAB: true },
  base: "./",
  build: {
    ...shared,
    outDir: "../build/tab",
    emptyOutDir: false,
    manifest: true, // what needs what, for tools/tab_site.py
    rolldownOptions: {
      input: { index: "index.html", sw: "src/tab/sw.ts", host: "src/tab/host.ts", think: "src/tab/think.ts" },
      output: { entryFileNames: names, codeSplitting: { groups: APART } },
    },
  },
};

export default defineConfig(({ mode }) => (mode === "tab" ? tab : server));
