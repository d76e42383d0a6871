import type { OptionValue } from '../kernel/options.ts';
import { english } from './english/index.ts';

const { corrections: say, say: word, allOf } = english;

/** The corrected values, as somebody gave them. */
export function saidText(said: Readonly<Record<string, OptionValue>>): string {
  return allOf(
    Object.entries(said).map(([name, value]) =>
      value === '-' ? say.taken(word(name)) : say.said(word(name), String(value)),
    ),
  );
}
