import type { Values } from '../../kernel/refusal.ts';
import { oneOf, say } from './words.ts';

/** A sentence about values that are known only when it is said. */
export type Sentence = (values: Values) => string;

/** A value as one says it. */
export const word = (value: Values[string]) => say(String(value));

const words = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Several, of which one may be chosen, as one says them. */
export const list = (value: Values[string]) => oneOf(words(value).map(say));

/** The same as one types them. */
export const typed = (value: Values[string]) => oneOf(words(value));
