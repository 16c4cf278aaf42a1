// After a build: the worker that keeps the page is told what there is, and each file that a browser
// may take packed gets a packed twin.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const PAGE = new URL("../src/parola/web/static/", import.meta.url);
const WORTH = /\.(css|ftl|html|js|svg|webmanifest)$/;

const assets = readdirSync(new URL("assets/", PAGE)).sort();
const files = ["/", "/icon.svg", ...assets.map((name) => `/assets/${name}`)];
const version = createHash("sha256").update(readFileSync(new URL("index.html", PAGE))).update(files.join()).digest("hex");
const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8")
  .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`)
  .replace('const VERSION = "";', `const VERSION = "${version.slice(0, 12)}";`);
writeFileSync(new URL("worker.js", PAGE), worker);

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (!WORTH.test(name)) continue;
  const file = new URL(name, PAGE);
  writeFileSync(`${file.pathname}.br`, brotliCompressSync(readFileSync(file)));
}
