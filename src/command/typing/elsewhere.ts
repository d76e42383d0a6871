import type { Option, OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { entriesOf, isOfThings } from '../../lookup/entries.ts';
import { rulesets } from '../../rules/index.ts';
import { compared, kindred, meantBy } from '../../rules/names.ts';

/** Where to find something that a book's command doesn't have. */
interface Place {
  readonly book: Ruleset;
  readonly verb: string;
  /** Its name there. */
  readonly value?: string;
}

/**
 * The same error, with the place that has what was asked for, in another command or another book: `/tankhit` has the bazooka,
 * Landser has the template. Any other error is left as it is.
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
    ...(place.book === book ? {} : { otherBook: place.book.name }),
    ...(place.verb === verb ? {} : { otherVerb: place.verb }),
    ...(place.value === undefined ? {} : { there: place.value }),
    ...(kin === undefined ? {} : { kin }),
  };
  return InputError.again({ says, values: { ...values, verb, ...found } });
}

/** The same command in another book comes first, then another command in the same book. */
function optionPlace(option: string, book: Ruleset, verb: string): Place | undefined {
  const places = [
    ...othersThan(book)
      .flatMap(verbsOf)
      .filter((place) => place.verb === verb),
    ...verbsOf(book),
  ];
  return places.find(({ options }) => Object.hasOwn(options, option));
}

/**
 * Another command in the same book comes first. Then a book that has the very thing comes before one that has a class of such
 * things, and the same command before any other; last, anything another book prints.
 */
function valuePlace(option: string, typed: string, book: Ruleset, verb: string): Place | undefined {
  const declared = (book.verbs[verb]?.options as OptionTable | undefined)?.[option];
  const others = othersThan(book).flatMap(verbsOf);
  const elsewhere = [...others.filter((place) => place.verb === verb), ...others];
  const wanted = compared(typed);
  const taken =
    placeTaking(option, typed, verbsOf(book)) ??
    placeTaking(option, typed, elsewhere, (value) => compared(value) === wanted);
  if (taken) return taken;
  const named = isPrinted(option, declared) && othersThan(book).find((each) => printsNamed(each, wanted));
  if (named) return { book: named, verb };
  const like = placeTaking(option, typed, elsewhere);
  if (like) return like;
  if (option === 'profile') {
    const fielded = othersThan(book).find((each) => valueIn(option, typed, Object.keys(each.profiles)) !== undefined);
    if (fielded) return { book: fielded, verb };
  }
  if (!isPrinted(option, declared)) return undefined;
  const at = othersThan(book).find((each) => prints(each, typed));
  return at && { book: at, verb };
}

/** The first of these commands whose option takes what was typed. */
function placeTaking(
  option: string,
  typed: string,
  places: readonly (Place & { readonly options: OptionTable })[],
  counts: (value: string) => boolean = () => true,
): Place | undefined {
  for (const { book, verb, options } of places) {
    const declared = Object.hasOwn(options, option) ? options[option] : undefined;
    if (declared?.type !== 'string' || !declared.values) continue;
    const value = valueIn(option, typed, declared.values);
    if (value !== undefined && counts(value)) return { book, verb, value };
  }
  return undefined;
}

/** Whether the values of an option may have a row in some book's table: weapons, vehicles, profiles, or a list of them that's free text. */
function isPrinted(option: string, declared: Option | undefined): boolean {
  const isFree = declared?.type === 'string' && !declared.values;
  return option === 'profile' || isFree || Object.values(rulesets).some((each) => isOfThings(option, each));
}

function prints(book: Ruleset, typed: string): boolean {
  const entries = entriesOf(book);
  const wanted = compared(typed);
  if (wanted === '') return false;
  if (printsNamed(book, wanted)) return true;
  return (
    meantBy(
      '',
      typed.trim().toLowerCase(),
      entries.map(({ of }) => of),
    ).length > 0
  );
}

/** Whether a book prints something by this very name. @param wanted as names are compared */
function printsNamed(book: Ruleset, wanted: string): boolean {
  return wanted !== '' && entriesOf(book).some(({ of, name }) => compared(of) === wanted || compared(name) === wanted);
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
