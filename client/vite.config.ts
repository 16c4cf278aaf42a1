import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the page with changes as they are saved, beside a server on port 8440.
const server = "http://127.0.0.1:8440";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/parola/web/static",
    assetsDir: "assets",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
