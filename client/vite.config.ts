import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves what is built here; the folder is emptied and filled by each build.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/bothy/web/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
