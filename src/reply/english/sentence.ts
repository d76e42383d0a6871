import type { Values } from '../../kernel/refusal.ts';
import { allOf, oneOf, possessive, say } from './words.ts';

/** A sentence with values that are only known when it's said. */
export type Sentence = (values: Values) => string;

/** A value as people say it. */
export const word = (value: Values[string]) => say(String(value));

/** The possessive of a name that's only known when the sentence is said. */
export const whose = (value: Values[string]) => possessive(String(value));

const words = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Several alternatives, as people say them. */
export const list = (value: Values[string]) => oneOf(words(value).map(say));

/** All of several things, as people type them: "smg, lmg and gpmg". */
export const allTyped = (value: Values[string]) => allOf(words(value));

/** Several alternatives, as people type them. */
export const typed = (value: Values[string]) => oneOf(words(value));
