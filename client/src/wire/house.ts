/** House rules as a new table has them: what most groups play by. */
import type { ClassicSetup, ClueRules, DuetSetup, House, Timer } from "./messages";

export const UNTIMED: Timer = { clue: 0, guess: 0, glass: 60 };
export const STRICT_CLUES: ClueRules = {
  compounds: false,
  names: false,
  places: false,
  acronyms: false,
  homophones: false,
  rhymes: false,
  invented: false,
};
export const CLASSIC: ClassicSetup = {
  game: "classic",
  form: "teams",
  objections: "until-touch",
  timer: UNTIMED,
  starts: null,
};
export const DUET: DuetSetup = {
  game: "duet",
  tokens: 9,
  mistakes: null,
  free: false,
  objections: true,
  timer: UNTIMED,
  city: null,
};

export function house(language: string, setup: House["setup"] = CLASSIC): House {
  return {
    language,
    decks: [setup.game],
    setup,
    clues: STRICT_CLUES,
    judging: "friends",
    speaking: "typed",
    touching: "anyone",
    watching: true,
    open_door: false,
  };
}
