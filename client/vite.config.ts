import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

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

// The server serves what is built here; the folder is emptied and filled by each build.
export default defineConfig({
  plugins: [svelte()],
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
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
