/** A table as this reader may see it: the last view, and the line on which orders go out. */
import { t } from "../../texts/index.svelte";
import { API, isRefusal, post } from "../../wire/api";
import { Line, type Command, type News } from "../../wire/line.svelte";
import type {
  ClassicGame,
  Clock,
  DuetGame,
  LogTail,
  Message,
  PersonSection,
  Proposal,
  Question,
  Refusal,
  Said,
  Seat,
  SecretSection,
  Sections,
  TableSection,
  Unsaid,
  View,
  YouSection,
} from "../../wire/messages";

export type Entry = LogTail["entries"][number];
export type Game = ClassicGame | DuetGame;
export type Move = Extract<Command, { do: "play" }>["move"];
const NO_SUCH_TABLE = 4404;

/** What a board is drawn from: a table as it is now, or a moment of a game that is over. */
export interface Laid
  extends Pick<Seen, "words" | "game" | "classic" | "duet" | "secret" | "log" | "marks" | "person" | "nameOf" | "order" | "play"> {
  readonly you: Pick<YouSection, "person" | "seat"> | null;
  readonly table: { readonly house: { readonly language: string } } | null;
}

export class Seen {
  readonly name: string;
  table: TableSection | null = $state.raw(null);
  people: readonly PersonSection[] = $state.raw([]);
  you: YouSection | null = $state.raw(null);
  marks: Sections["marks"] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  words: readonly string[] | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  secret: SecretSection | null = $state.raw(null);
  log: readonly Entry[] = $state.raw([]);
  talk: readonly Message[] = $state.raw([]);
  /** Why the last order was refused, until it is read. */
  refusal: Refusal | null = $state.raw(null);
  gone = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew = 0;
  readonly line: Line;

  readonly classic = $derived(this.game?.game === "classic" ? this.game : null);
  readonly duet = $derived(this.game?.game === "duet" ? this.game : null);
  readonly running = $derived(this.game !== null && this.game.phase !== "over");

  constructor(name: string) {
    this.name = name;
    this.line = new Line(
      `/tables/${encodeURIComponent(name)}/live`,
      (news) => this.#hear(news),
      (code) => {
        if (code === NO_SUCH_TABLE) this.gone = true;
      },
    );
  }

  get path(): string {
    return `/tables/${encodeURIComponent(this.name)}`;
  }

  get picture(): string {
    return `${API}${this.path}/qr`;
  }

  close(): void {
    this.line.close();
  }

  /** Send an order; true when it was carried out. What is refused is told in a line on the page. */
  async order(command: Command): Promise<boolean> {
    const reply = await this.line.order(command);
    if (reply.type === "refused") this.refusal = reply;
    else this.refusal = null;
    return reply.type === "done";
  }

  /** A move in the game, meant for this turn. */
  play(move: Move): Promise<boolean> {
    return this.order({ do: "play", move, turn: this.game?.turn ?? null });
  }

  /** Something that is asked over HTTP. */
  async ask<T>(path: string, body: unknown): Promise<T | null> {
    const answer = await post<T>(this.path + path, body);
    if (isRefusal(answer)) {
      this.refusal = answer;
      return null;
    }
    return answer;
  }

  /** What somebody is called here: programs are counted, people may have no name yet. */
  nameOf(one: PersonSection | undefined): string {
    if (!one?.bot) return one?.name || t("nameless");
    return t("bot-name", { number: this.people.filter((other) => other.bot).indexOf(one) + 1 });
  }

  person(id: string): PersonSection | undefined {
    return this.people.find((one) => one.person === id);
  }

  sitting(seat: Seat): PersonSection[] {
    return this.people.filter((one) => one.seat === seat);
  }

  #hear(news: News): void {
    if (news.type === "view") this.#see(news as View);
    else if (news.type === "said") this.#said((news as Said).messages);
    else if (news.type === "unsaid") this.#unsaid((news as Unsaid).numbers);
  }

  #see({ sections, at, whole }: View): void {
    this.skew = at - Date.now();
    if (sections.table !== undefined) this.table = sections.table;
    if (sections.people !== undefined) this.people = sections.people;
    if (sections.you !== undefined) this.you = sections.you;
    if (sections.marks !== undefined) this.marks = sections.marks;
    if (sections.proposal !== undefined) this.proposal = sections.proposal;
    if (sections.question !== undefined) this.question = sections.question;
    if (sections.log) this.log = [...this.log.slice(0, sections.log.start), ...sections.log.entries];
    if (sections.deal !== undefined) this.words = sections.deal?.words ?? null;
    if (sections.game !== undefined) this.game = sections.game;
    if (sections.clock !== undefined) this.clock = sections.clock;
    if (sections.secret !== undefined) this.secret = sections.secret;
    if (sections.talk) this.talk = sections.talk.messages;
    if (whole) this.#leaveOut(sections);
  }

  /** What a whole view does not hold, this reader may not see. */
  #leaveOut(sections: Sections): void {
    if (sections.game === undefined) this.game = this.words = this.clock = this.secret = null;
    if (sections.question === undefined) this.question = null;
    if (sections.talk === undefined) this.talk = [];
    if (sections.log === undefined) this.log = [];
  }

  #said(messages: readonly Message[]): void {
    const known = new Set(this.talk.map((one) => one.number));
    this.talk = [...this.talk, ...messages.filter((one) => !known.has(one.number))];
  }

  #unsaid(numbers: readonly number[]): void {
    this.talk = this.talk.filter((one) => !numbers.includes(one.number));
  }
}
