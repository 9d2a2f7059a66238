import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

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

// The server serves what is built here; the folder is emptied and filled by each build.
export default defineConfig({
  plugins: [svelte(), naming(), packing()],
  // What the service worker calls its cache: another build is another house.
  define: { BUILD: JSON.stringify(build()) },
  base: "/",
  build: {
    outDir: "../src/bothy/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    // Whose work is bundled, and under which licences: those ask to be passed on with it.
    license: { fileName: "licences.md" },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker.ts" },
      // A service worker is known by its address, so that its name stays.
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: TOGETHER },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
