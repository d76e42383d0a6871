/** The outcome of an action, in the words of the verb's contract. A fact that doesn't apply is absent. */
export type Facts = Readonly<Record<string, string | number | boolean>>;
