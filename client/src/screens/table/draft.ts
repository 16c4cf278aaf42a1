/** A clue that is being typed: it outlives a broken line, a reload, and the other team's turn. */
import type { Clue } from "../../wire/messages";

export interface Draft {
  word: string;
  number: Clue["number"];
}

const key = (table: string): string => `parola.draft.${table}`;

export function readDraft(table: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Draft | null;
    return kept ?? { word: "", number: 1 };
  } catch {
    return { word: "", number: 1 };
  }
}

export function keepDraft(table: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page.
  }
}
