import type { english } from './english/index.ts';

/**
 * Everything Umpire says, in one language. English is where it's declared; another language is another folder beside it, whose
 * value has this type. Whoever writes words is handed it.
 */
export type Catalogue = Worded<typeof english>;

/** The same sentences, whatever they say. */
type Worded<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => Worded<R>
    : { readonly [K in keyof T]: Worded<T[K]> };
