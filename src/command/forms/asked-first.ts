import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import type { Asking } from './asking.ts';
import { fieldOf, withNumbers } from './form-fields.ts';
import { missingFrom } from './missing.ts';

/** The fields for what the book asks first, though some of it can be left out; nothing where it asks all at once. */
export function askedFirst(words: Catalogue, asking: Asking): readonly Field[] | undefined {
  const { command, given, table, ruleset } = asking;
  const names = ruleset.verbs[command.name]?.asksFirst?.(given);
  if (!names) return undefined;
  const missing = missingFrom(asking, given);
  const open = names.filter((name) => given[name] === undefined);
  return open
    .flatMap((name) => fieldOf(words, asking, name, table[name], {}, missing.includes(name)))
    .map((field) => withNumbers(words, field, command.name, ruleset));
}
