/** A moment of a game that is over, laid out as the table is. */
import type { ClassicGame, DuetGame, Frame, Replay, Seat, Side } from "../../wire/messages";
import type { Entry, Laid } from "../table/seen.svelte";

export class Moment implements Laid {
  readonly #told: Replay;
  step = $state(0);
  /** Whose half of a Duet key is shown. */
  side: Side = $state("north");

  constructor(told: Replay) {
    this.#told = told;
  }

  get words(): readonly string[] {
    return this.#told.words;
  }
  get table(): Laid["table"] {
    return this.#told;
  }
  get secret(): Laid["secret"] {
    return this.#told.secret;
  }
  get marks(): Laid["marks"] {
    return [];
  }
  get last(): number {
    return this.#told.frames.length - 1;
  }
  get frame(): Frame | undefined {
    return this.#told.frames[Math.min(this.step, this.last)];
  }
  get game(): ClassicGame | DuetGame | null {
    return this.frame?.game ?? null;
  }
  get classic(): ClassicGame | null {
    return this.game?.game === "classic" ? this.game : null;
  }
  get duet(): DuetGame | null {
    return this.game?.game === "duet" ? this.game : null;
  }
  get you(): { person: string; seat: Seat | null } {
    return { person: "", seat: this.duet ? this.side : null };
  }
  /** What has happened up to now. */
  get log(): Entry[] {
    return this.#told.frames.slice(0, this.step + 1).flatMap((frame) => frame.entry ?? []);
  }
  /** The clue that is being guessed now, and its place in the log. */
  get clue(): { readonly word: string; readonly index: number } | null {
    const log = this.log;
    const index = log.findLastIndex((entry) => entry.did === "clue-given");
    const entry = log[index];
    return entry?.did === "clue-given" && entry.clue.word ? { word: entry.clue.word, index } : null;
  }

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.last);
  }

  name(person: string | null | undefined): string {
    return (person && this.#told.names[person]) || "";
  }

  /** Nobody points at a card any more, and nothing can be ordered. */
  person(): undefined {
    return undefined;
  }
  nameOf(): string {
    return "";
  }
  order(): Promise<boolean> {
    return Promise.resolve(false);
  }
  play(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
