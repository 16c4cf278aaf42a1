/** Why the server refused, in the reader's language. */
import { t, texts } from "../texts/index.svelte";

export async function reason(code: string): Promise<string> {
  await texts.need("refusals");
  const id = `refused-${code}`;
  return t(texts.has(id) ? id : "refused");
}
