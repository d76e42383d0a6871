import { writePair } from '../../../kernel/options/pairs.ts';
import type { Values } from '../../../kernel/refusal.ts';
import { allOf } from '../words.ts';

const names = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Sentences about rulings that players save under names. */
export const saved = {
  kept: (name: string) => `Saved as “${name}”.`,
  use: 'Give it again with ',
  forgotten: (name: string) => `“${name}” is forgotten.`,
  list: 'Your saved rulings',
  none: 'You haven’t saved any ruling in this channel. ',
  how: 'Save your last one with ',
} as const;

/** Why nothing is saved or found. */
export const savedErrors: Readonly<Record<string, (values: Values) => string>> = {
  'nothing-saved': ({ name, saved: all, nearest }) => {
    const has = names(all);
    if (has.length === 0) return `You haven’t saved any ruling here. Save your last one with /again save:"${name}".`;
    if (nearest) return `You haven’t saved anything as “${name}”. Did you mean “${nearest}”?`;
    return `You haven’t saved anything as “${name}”. You have ${allOf(has)}.`;
  },
  'no-name-to-save': ({ most }) => `Give it a name of at most ${most} letters, such as /again save:mg-burst.`,
  'too-many-saved': ({ most, saved: all }) =>
    `You’ve saved ${most} rulings in this channel, and that’s the most. Forget one first: /again ${writePair('forget', names(all)[0] ?? '')}.`,
  'again-one-thing': ({ options }) =>
    `/again does one of these at a time: ${allOf(names(options))}. Leave the others out.`,
  'nothing-beside': ({ option, others }) =>
    `Leave out ${allOf(names(others))}: ${names(others).length > 1 ? 'they don’t' : 'it doesn’t'} go together with ${option}.`,
};
