/** One example for all pictures: 25 words, a key for two teams, and a key of two halves for Duet. */
import { t } from "../../texts/index.svelte";
import type { Identity } from "../../wire/messages";
import type { Face } from "../table/cards";

export const SNOW = 1;
export const SHIP = 6;
export const SHARK = 8;
export const ANCHOR = 18;
const RED = new Set([0, 3, 6, 11, 13, 15, 18, 21, 24]);
const BLUE = new Set([2, 5, 9, 10, 16, 17, 20, 23]);
/** R71: 3 green for both, 5 green against a bystander each way, one green against an assassin each way. */
const NORTH = { green: new Set([6, 12, 18, 0, 3, 10, 16, 22, 4]), black: new Set([8, 14, 20]) };
const SOUTH = { green: new Set([6, 12, 18, 1, 7, 13, 19, 23, 14]), black: new Set([8, 4, 2]) };

export function words(): string[] {
  return t("how-words").split(", ");
}

function face(word: string, part: Partial<Face> = {}): Face {
  return { word, covered: null, finder: null, tokens: [], key: null, other: null, marks: [], ...part };
}

export function classicKey(place: number): Identity {
  if (RED.has(place)) return "red";
  if (BLUE.has(place)) return "blue";
  return place === SHARK ? "assassin" : "bystander";
}

function duetKey(side: "north" | "south", place: number): Identity {
  const half = side === "north" ? NORTH : SOUTH;
  if (half.green.has(place)) return "agent";
  return half.black.has(place) ? "assassin" : "bystander";
}

/** The whole board, with a key or without, and with what lies on some of its cards. */
export function board(key: "classic" | "north" | "south", covered: ReadonlyMap<number, Identity> = new Map()): Face[] {
  return words().map((word, place) =>
    face(word, {
      key: key === "classic" ? classicKey(place) : duetKey(key, place),
      covered: covered.get(place) ?? null,
    }),
  );
}

/** Some of its cards, in a row. */
export function row(places: readonly number[], part: (place: number) => Partial<Face> = () => ({})): Face[] {
  const all = words();
  return places.map((place) => face(all[place] ?? "", part(place)));
}
