/** People whose talk this reader does not want to see; kept in this browser. */
const KEPT = "parola.hidden";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Hidden {
  people: string[] = $state(kept());

  set(person: string, on: boolean): void {
    this.people = on ? [...this.people, person] : this.people.filter((one) => one !== person);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.people.slice(-200)));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const hidden = new Hidden();
