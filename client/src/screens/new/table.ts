/** Open a table, with programs in its other seats where somebody plays alone. */
import { isRefusal, newId, post, type Answer } from "../../wire/api";
import type { BotSeated, BotWanted, House, Seat, TableMade } from "../../wire/messages";
import { seatsOf } from "./presets";

export type Strength = NonNullable<BotWanted["strength"]>;

export interface Company {
  /** Where the person sits; programs take the other seats. */
  readonly seat: Seat;
  readonly strength: Strength;
}

export async function openTable(house: House, sheet: string | null, company: Company | null): Promise<Answer<TableMade>> {
  const made = await post<TableMade>("/tables", { house, sheet });
  if (isRefusal(made) || !company) return made;
  const table = `/tables/${encodeURIComponent(made.table)}`;
  const sat = await post(`${table}/orders`, { id: newId(), command: { do: "sit", seat: company.seat } });
  if (isRefusal(sat)) return made;
  for (const seat of seatsOf(house.setup)) {
    if (seat === company.seat) continue;
    const bot = await post<BotSeated>(`${table}/bots`, { seat, strength: company.strength, temperament: "even" });
    if (isRefusal(bot)) return bot;
  }
  return made;
}
