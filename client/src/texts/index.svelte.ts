/**
 * The page's texts. Each language has a folder with a file per shelf (`texts/bg/table.ftl`); a
 * shelf is fetched when a screen that needs it is opened. `t(message, facts)` says it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["bg", "uk", "ru", "ro", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself: never translated. */
export const OWN_NAMES: Record<Language, string> = {
  bg: "Български",
  uk: "Українська",
  ru: "Русский",
  ro: "Română",
  en: "English",
};

const KEPT = "parola.language";
/** Addresses of the shelves: texts travel as texts, not as script. */
const FILES = import.meta.glob<string>("./*/*.ftl", { query: "?url", import: "default", eager: true });
const REFEREE = import.meta.glob<string>("../../../src/parola/languages/*/ui.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

function guess(): Language {
  const wanted = [read(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return LANGUAGES.find((code) => code === wanted.find((tag) => isLanguage(tag))) ?? "en";
}

function read(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function isLanguage(code: string | undefined): code is Language {
  return (LANGUAGES as readonly string[]).includes(code ?? "");
}

class Texts {
  language: Language = $state(guess());
  #bundle = $state.raw(new FluentBundle("en"));
  #shelves = new Set<string>();

  /** Have these shelves at hand in the language of now. "referee" is the referee's own sentences. */
  async need(...shelves: string[]): Promise<void> {
    const missing = shelves.filter((shelf) => !this.#shelves.has(shelf));
    if (missing.length === 0) return;
    for (const shelf of missing) this.#shelves.add(shelf);
    await this.#load(this.language);
  }

  async speak(language: Language): Promise<void> {
    await this.#load(language);
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // Then it is guessed anew next time.
    }
  }

  async #load(language: Language): Promise<void> {
    const wanted = [...this.#shelves];
    const texts = await Promise.all(wanted.map((shelf) => fetchShelf(language, shelf)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    const dot = id.indexOf(".");
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, facts ?? null, []);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

async function fetchShelf(language: Language, shelf: string): Promise<string> {
  const file =
    shelf === "referee"
      ? REFEREE[`../../../src/parola/languages/${language}/ui.ftl`]
      : FILES[`./${language}/${shelf}.ftl`];
  if (!file) throw new Error(`no texts: ${language}/${shelf}`);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`no texts: ${file}`);
  return response.text();
}

export const texts = new Texts();
/** Say a message in the reader's language. */
export const t = (id: string, facts?: Record<string, FluentVariable>): string => texts.say(id, facts);
