/** Requests to the server. A refusal comes back as a value, never as an exception. */
import type { Refusal } from "./messages";

export const API = "/api/v1";

/** An id of our own for an order; works on plain HTTP, where crypto.randomUUID does not exist. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export type Answer<T> = T | Refusal;

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && (answer as Refusal).type === "refused";
}

/** The code of a refusal that the page itself makes up: there was no answer. */
export const UNREACHABLE = "unreachable";
const unreachable: Refusal = { type: "refused", id: "", code: UNREACHABLE, facts: {} };

export async function get<T>(path: string, signal?: AbortSignal): Promise<Answer<T>> {
  return ask<T>(path, signal ? { signal } : {});
}

export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer<T>> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

export async function remove<T>(path: string): Promise<Answer<T>> {
  return ask<T>(path, { method: "DELETE", headers: { "content-type": "application/json" } });
}

async function ask<T>(path: string, how: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(API + path, { ...how, credentials: "same-origin" });
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as Answer<T>;
  } catch {
    return unreachable;
  }
}
