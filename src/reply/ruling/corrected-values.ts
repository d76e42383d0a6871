import type { OptionValue } from '../../kernel/options/options.ts';

import type { Catalogue } from '../catalogue.ts';

/** The corrected values, as somebody gave them. */
export function saidText(words: Catalogue, said: Readonly<Record<string, OptionValue>>): string {
  return words.allOf(
    Object.entries(said).map(([name, value]) =>
      value === '-' ? words.corrections.taken(words.say(name)) : words.corrections.said(words.say(name), String(value)),
    ),
  );
}
