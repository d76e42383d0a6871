import type { Command } from '../command/command.ts';
import { optionsOf } from '../command/typing/find.ts';
import { withoutOpening } from '../kernel/options/quotes.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { completePairs } from './completion.ts';
import { examplesGiven } from './examples.ts';
import type { CompletionContext, Suggestion } from './known-values.ts';
import { typed as asTyped } from './prefilled.ts';

/**
 * What can follow when a user types a whole command as the value of an option: the examples of the book's rulings, and after the
 * name of one its options.
 */
export function typedCommands(
  words: Catalogue,
  quoted: string,
  book: Ruleset,
  commands: readonly Command[],
  known: CompletionContext,
): Suggestion[] {
  const typed = withoutOpening(quoted);
  const rulings = commands.filter(({ name, primary }) => primary && Object.hasOwn(book.verbs, name));
  const [, begun = '', pairs = ''] = /^(\s*\/?\S+\s+)(.*)$/s.exec(typed) ?? [];
  const verb = begun.trim().replace(/^\//, '').toLowerCase();
  const command = rulings.find(({ name }) => name === verb);
  if (!command) return examples(typed, book, rulings);
  const found = completePairs(words, pairs, optionsOf(command, book), { ...known, verb: { name: verb, book } }, [
    'odds',
  ]);
  return found.map(({ text, hint }) => ({ text: begun + text, hint }));
}

/** Those that throw dice, as they are given without their odds. */
function examples(typed: string, book: Ruleset, rulings: readonly Command[]): Suggestion[] {
  const wanted = typed.trim().replace(/^\//, '').toLowerCase();
  const texts = rulings.flatMap((each) => {
    const all = examplesGiven(each, book);
    // The last one asks for odds, if there are any.
    const thrown = all.at(-1)?.odds === undefined ? [] : all.filter(({ odds }) => odds === undefined);
    return thrown.map((given) => asTyped(each.name, given));
  });
  return texts.filter((text) => text.slice(1).includes(wanted)).map((text) => ({ text, hint: '' }));
}
