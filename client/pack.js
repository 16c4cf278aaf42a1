// After a build: a packed twin beside each file that a browser may take packed.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const PAGE = new URL("../src/parola/web/static/", import.meta.url);
const WORTH = /\.(css|ftl|html|js|svg|webmanifest)$/;

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (!WORTH.test(name)) continue;
  const file = new URL(name, PAGE);
  writeFileSync(`${file.pathname}.br`, brotliCompressSync(readFileSync(file)));
}
