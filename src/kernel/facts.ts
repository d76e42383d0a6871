/** What became of an action, as the verb's contract names it. A fact that does not apply is absent. */
export type Facts = Readonly<Record<string, string | number | boolean>>;
