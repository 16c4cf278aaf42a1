/** Where the cities stand on our map: how far on the way (0 to 1), and how far across. */
import type { CityOnMap } from "../../wire/messages";

export type CityState = "won" | "open" | "locked";
export interface Spot {
  readonly on: number;
  readonly across: number;
}

export const SPOTS: Readonly<Record<string, Spot>> = {
  prague: { on: 0.05, across: 0.5 },
  berlin: { on: 0.165, across: 0.22 },
  cairo: { on: 0.19, across: 0.53 },
  moscow: { on: 0.165, across: 0.82 },
  sofia: { on: 0.31, across: 0.095 },
  london: { on: 0.335, across: 0.28 },
  istanbul: { on: 0.315, across: 0.45 },
  bucharest: { on: 0.34, across: 0.62 },
  kyiv: { on: 0.31, across: 0.77 },
  delhi: { on: 0.335, across: 0.92 },
  vatican: { on: 0.47, across: 0.085 },
  "monte-carlo": { on: 0.56, across: 0.2 },
  paris: { on: 0.475, across: 0.335 },
  vienna: { on: 0.5, across: 0.6 },
  jakarta: { on: 0.49, across: 0.855 },
  lisbon: { on: 0.61, across: 0.44 },
  zurich: { on: 0.695, across: 0.12 },
  tokyo: { on: 0.645, across: 0.735 },
  singapore: { on: 0.665, across: 0.92 },
  "buenos-aires": { on: 0.755, across: 0.52 },
  reykjavik: { on: 0.905, across: 0.665 },
};

export interface Way {
  readonly from: string;
  readonly to: string;
}

/** Every line once. */
export function ways(cities: Readonly<Partial<Record<string, CityOnMap>>>): Way[] {
  return Object.entries(cities).flatMap(([from, city]) => (city?.lines ?? []).map((to) => ({ from, to })));
}
