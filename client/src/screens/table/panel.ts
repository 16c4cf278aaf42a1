/** What can be opened over the table. */
export type Panel = "log" | "talk" | "people" | "table" | "choices" | "help";
