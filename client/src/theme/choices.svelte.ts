/** What somebody chose for this device: theme, letters, size, sound. Kept in the browser only. */

export type Theme = "auto" | "dark" | "light";
export type Letters = "own" | "clear";
export type Size = "100" | "150" | "200";

export interface Choices {
  theme: Theme;
  letters: Letters;
  size: Size;
  sound: boolean;
  buzz: boolean;
  /** The device calls when it is one's turn and the page is out of sight. */
  bell: boolean;
  /** A card is touched by holding it, not by a second tap. */
  hold: boolean;
  /** Words face both ways, for two who share one screen. */
  bothWays: boolean;
}

const KEPT = "parola.choices";
/** Sound is on where a screen is large, off on phones. */
const FIRST: Choices = {
  theme: "auto",
  letters: "own",
  size: "100",
  sound: !matchMedia("(pointer: coarse)").matches,
  buzz: true,
  bell: false,
  hold: false,
  bothWays: false,
};

export const choices: Choices = $state({ ...FIRST, ...kept() });

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

/** Change something, keep it, and show it. */
export function choose(change: Partial<Choices>): void {
  Object.assign(choices, change);
  try {
    localStorage.setItem(KEPT, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing still shows it until the page is closed.
  }
  wear();
}

const light = matchMedia("(prefers-color-scheme: light)");

/** Put the choices on the page. */
export function wear(): void {
  const auto = light.matches ? "light" : "dark";
  const theme = choices.theme === "auto" ? auto : choices.theme;
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  root.dataset["letters"] = choices.letters;
  root.dataset["size"] = choices.size;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "dark" ? "#0c1222" : "#dde3ee");
}
light.addEventListener("change", wear);
