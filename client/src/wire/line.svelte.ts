/**
 * A socket that does not give up. Orders wait in a queue until they are answered; after a break
 * they are sent again under the same id, and the server does nothing twice.
 */
import { API, newId } from "./api";
import { me } from "./me.svelte";
import type { Done, Order, Refusal } from "./messages";

export type Command = Order["command"];
export type Reply = Done | Refusal;
/** A message that is no reply. */
export interface News {
  readonly type: string;
}

interface Waiting {
  readonly order: Order;
  readonly answer: (reply: Reply) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PATIENCE = 7000;
/** Breaks shorter than this are not worth a banner. */
const UNNOTICED = 900;

export class Line {
  /** Whether the reader need not worry. */
  up = $state(true);
  #path: string;
  #hear: (news: News) => void;
  #lost: (code: number) => void;
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(path: string, hear: (news: News) => void, lost: (code: number) => void = () => {}) {
    this.#path = path;
    this.#hear = hear;
    this.#lost = lost;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#open();
  }

  order(command: Command): Promise<Reply> {
    const order: Order = { id: newId(), command };
    return new Promise((answer) => {
      this.#waiting.set(order.id, { order, answer });
      this.#send(order);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    clearTimeout(this.#notice);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  /** Somebody looks at the page again, or the network is back: do not wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#again);
    void this.#open();
  };

  async #open(): Promise<void> {
    if (this.#closed) return;
    if (!(await me.known())) return this.#later();
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${API}${this.#path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      for (const { order } of this.#waiting.values()) this.#send(order);
    };
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as News);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#lost(event.code);
      this.#later();
    };
  }

  #later(): void {
    if (this.#closed) return;
    this.#notice ??= setTimeout(() => (this.up = false), UNNOTICED);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#open(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #send(order: Order): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(order));
    clearTimeout(this.#watch);
    // A half-open socket says nothing: begin anew rather than wait for ever.
    this.#watch = setTimeout(() => this.#restart(), PATIENCE);
  }

  #restart(): void {
    if (this.#waiting.size === 0) return;
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.#later();
  }

  #read(news: News): void {
    clearTimeout(this.#notice);
    this.#notice = undefined;
    this.up = true;
    if (news.type !== "done" && news.type !== "refused") {
      this.#hear(news);
      return;
    }
    const reply = news as Reply;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) clearTimeout(this.#watch);
    waiting?.answer(reply);
  }
}
