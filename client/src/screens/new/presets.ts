/** Ready-made tables: house rules that suit an occasion. */
import type { IconName } from "../../art/icons";
import { CLASSIC, DUET, house, STRICT_CLUES } from "../../wire/house";
import type { House, Seat } from "../../wire/messages";

export const PRESETS = ["friends", "pair", "bots", "mission", "children", "strict"] as const;
export type Preset = (typeof PRESETS)[number];

export const PICTURES: Record<Preset, IconName> = {
  friends: "people",
  pair: "agent",
  bots: "bot",
  mission: "flag",
  children: "lamp",
  strict: "key",
};

export function isPreset(name: string | null): name is Preset {
  return (PRESETS as readonly (string | null)[]).includes(name);
}

export function presetHouse(preset: Preset, language: string): House {
  switch (preset) {
    case "pair":
    case "mission":
      return house(language, DUET);
    case "children":
      return {
        ...house(language, { ...CLASSIC, objections: "none", timer: { clue: 0, guess: 0, glass: 0 } }),
        clues: { ...STRICT_CLUES, compounds: true, names: true, places: true, homophones: true, rhymes: true, invented: true },
      };
    case "strict":
      return {
        ...house(language, { ...CLASSIC, objections: "confirm", timer: { clue: 120, guess: 120, glass: 0 } }),
        judging: "referee",
        touching: "all-agree",
      };
    default:
      return house(language, CLASSIC);
  }
}

/** All seats of a game, in the order in which they are offered. */
export function seatsOf(setup: House["setup"]): readonly Seat[] {
  if (setup.game === "duet") return ["north", "south"];
  switch (setup.form) {
    case "solo":
      return ["red-operative", "red-spymaster"];
    case "three":
      return ["operative", "red-spymaster", "blue-spymaster"];
    case "teams":
      return ["red-operative", "red-spymaster", "blue-operative", "blue-spymaster"];
  }
}
