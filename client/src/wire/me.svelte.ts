/** Who I am, here and on every table. */
import { get, isRefusal, post } from "./api";

interface Mine {
  readonly person: string;
  readonly name: string;
}

class Me {
  person = $state("");
  name = $state("");
  #known: Promise<boolean> | undefined;

  /** Ask the server once; it sets the cookie that a socket needs. */
  known(): Promise<boolean> {
    this.#known ??= this.#ask();
    return this.#known;
  }

  async #ask(): Promise<boolean> {
    const mine = await get<Mine>("/me");
    if (isRefusal(mine)) {
      this.#known = undefined;
      return false;
    }
    this.#take(mine);
    return true;
  }

  async rename(name: string): Promise<string | null> {
    const mine = await post<Mine>("/me", { name });
    if (isRefusal(mine)) return mine.code;
    this.#take(mine);
    return null;
  }

  #take(mine: Mine): void {
    this.person = mine.person;
    this.name = mine.name;
  }
}

export const me = new Me();
