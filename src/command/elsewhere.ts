import type { OptionTable } from '../kernel/options.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { entriesOf } from '../lookup/entries.ts';
import { compared, kindred, meantBy } from '../rules/aliases.ts';
import { rulesets } from '../rules/index.ts';

/** Where something stands that a command of a book hasn't got. */
interface Place {
  readonly book: Ruleset;
  readonly verb: string;
  /** What it is called there. */
  readonly value?: string;
}

/**
 * The same error, and where another command or another book has what was asked for: `/tankhit` has the bazooka, Landser
 * has the template. What is no such error stays as it is.
 */
export function withElsewhere(error: unknown, book: Ruleset, verb: string): unknown {
  if (!(error instanceof InputError)) return error;
  const { says, values } = error;
  if (says !== 'unknown-value' && says !== 'unknown-option') return error;
  const option = String(values.option);
  const typed = says === 'unknown-value' ? String(values.value) : undefined;
  const place = typed === undefined ? optionPlace(option, book, verb) : valuePlace(option, typed, book, verb);
  if (!place) return InputError.again({ says, values: { ...values, verb } });
  const kin = place.value === undefined ? undefined : kindred(option, place.value, allowedIn(values.allowed));
  const found = {
    rules: book.name,
    ...(place.book === book ? { otherVerb: place.verb } : { otherBook: place.book.name }),
    ...(place.value === undefined ? {} : { there: place.value }),
    ...(kin === undefined ? {} : { kin }),
  };
  return InputError.again({ says, values: { ...values, verb, ...found } });
}

/** The same command of another book comes first, then another command of the same book. */
function optionPlace(option: string, book: Ruleset, verb: string): Place | undefined {
  const places = [
    ...othersThan(book)
      .flatMap(verbsOf)
      .filter((place) => place.verb === verb),
    ...verbsOf(book),
  ];
  return places.find(({ options }) => Object.hasOwn(options, option));
}

/** Another command of the same book comes first, then the same command of another book, then any; last what another book prints. */
function valuePlace(option: string, typed: string, book: Ruleset, verb: string): Place | undefined {
  const others = othersThan(book).flatMap(verbsOf);
  const same = others.filter((place) => place.verb === verb);
  for (const { book: at, verb: name, options } of [...verbsOf(book), ...same, ...others]) {
    const declared = Object.hasOwn(options, option) ? options[option] : undefined;
    if (declared?.type !== 'string' || !declared.values) continue;
    const value = valueIn(option, typed, declared.values);
    if (value !== undefined) return { book: at, verb: name, value };
  }
  if (!PRINTED.includes(option)) return undefined;
  const at = othersThan(book).find((each) => prints(each, typed));
  return at && { book: at, verb };
}

/** Options for which a table may have a row. */
const PRINTED: readonly string[] = ['weapon', 'vehicle', 'target', 'gun', 'unit'];

function prints(book: Ruleset, typed: string): boolean {
  const entries = entriesOf(book);
  const wanted = compared(typed);
  if (wanted === '') return false;
  if (entries.some(({ of, name }) => compared(of) === wanted || compared(name) === wanted)) return true;
  return (
    meantBy(
      '',
      typed.trim().toLowerCase(),
      entries.map(({ of }) => of),
    ).length > 0
  );
}

function othersThan(book: Ruleset): readonly Ruleset[] {
  return Object.values(rulesets).filter((each) => each !== book);
}

function verbsOf(book: Ruleset): (Place & { readonly options: OptionTable })[] {
  return Object.entries(book.verbs).map(([verb, { options }]) => ({ book, verb, options }));
}

function valueIn(option: string, typed: string, values: readonly string[]): string | undefined {
  const folded = typed.trim().toLowerCase();
  return values.includes(folded) ? folded : meantBy(option, folded, values)[0];
}

function allowedIn(allowed: unknown): readonly string[] {
  return Array.isArray(allowed) ? allowed : [];
}
