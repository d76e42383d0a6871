import { inchesIn, isOtherUnit, isUnit } from '../../kernel/options/inches.ts';
import type { Option, OptionTable } from '../../kernel/options/options.ts';
import { pairsOf, wordsOf } from '../../kernel/options/pairs.ts';
import { optionsWith } from '../../referee/rulings/action.ts';
import { rulesets } from '../../rules/index.ts';
import { meantBy } from '../../rules/names.ts';
import { optionsMeant } from '../../rules/words-for.ts';
import type { Command } from '../command.ts';

/**
 * The options of a command as people type them: `name:value` pairs as always, and anything else that can only mean one thing:
 * `name value`, `name: value`, `name=value`, several words after an option that takes text, `8 in`, and words without a name for
 * the command's main option.
 * @throws {InputError} for a quote that isn't closed, a pair without a name, or an option given twice
 */
export function typedPairs(command: Command, text: string): Record<string, string> {
  const options = known(command);
  const pieces: Piece[] = [];
  const free: string[] = [];
  for (const word of wordsOf(text)) {
    const before = pieces.at(-1);
    // `weapon :rifle` and `weapon : rifle`
    if (before && before.value === undefined && /^[:=]/.test(word)) {
      before.value = word.slice(1);
      continue;
    }
    const piece = pieceOf(word, options, command, free.length > 0);
    const goesOn = before && piece && !options.has(piece.name) && mayHold(before, options);
    if (piece && !goesOn) pieces.push(piece);
    else if (before && continues(before, word, options)) before.value = joined(before, word);
    else free.push(word);
  }
  const said = pieces.map(({ name, value }): [string, string] => [name, withoutComma(value ?? 'true')]);
  const given = new Set(said.map(([name]) => name));
  const units = unitPairs(command, free, given, options);
  return pairsOf([...said, ...(units ?? mainPairs(command, free, given))]);
}

interface Piece {
  readonly name: string;
  /** Absent if the option has been named but not its value. */
  value: string | undefined;
}

const tables = new Map<string, ReadonlyMap<string, readonly Option[]>>();

/** The options a command can have; for a ruling, those that any book declares. */
function known(command: Command): ReadonlyMap<string, readonly Option[]> {
  const before = tables.get(command.name);
  if (before) return before;
  const all: OptionTable[] = command.options ? [command.options] : [];
  if (command.primary || command.ofRuling) {
    const verbs = Object.values(rulesets).flatMap((book) => Object.entries(book.verbs));
    const own = command.primary ? verbs.filter(([verb]) => verb === command.name) : verbs;
    all.push(...own.map(([, { options }]) => optionsWith(options)));
  }
  const found = new Map<string, Option[]>();
  for (const table of all) {
    for (const [name, option] of Object.entries(table)) found.set(name, [...(found.get(name) ?? []), option]);
  }
  tables.set(command.name, found);
  return found;
}

/** A word that names an option; `undefined` if it's a value or part of one. @param inText words without a name came before it */
function pieceOf(
  word: string,
  options: ReadonlyMap<string, readonly Option[]>,
  command: Command,
  inText: boolean,
): Piece | undefined {
  const [, typed, sign, value = ''] = /^([^\s:=]*)(?:([:=])(.*))?$/s.exec(word) ?? [];
  if (typed === undefined) return undefined;
  const name = typed.toLowerCase();
  if (options.has(name)) return { name, value: sign === undefined || value === '' ? bare(name, sign, options) : value };
  // What looks like a pair is one, though nothing has that name: it's never a part of what was said before it.
  if (sign !== ':' || /\s/.test(typed)) return undefined;
  const last = command.main?.at(-1);
  const isFree = last !== undefined && isText(last, options) && !OF_NAMES.includes(last);
  return isFree && (inText || isProse(name, value)) && !isAnotherName(name, last, options)
    ? undefined
    : { name, value };
}

/** In a command that takes any text, a colon may be one of a sentence, a time or a link: `Bell said: run!` */
function isProse(name: string, value: string): boolean {
  return value === '' || value.startsWith('//') || !/^\p{L}[\p{L}\d_-]*$/u.test(name);
}

/** Whether a pair goes on with the value before it: a list after its comma, or a text that's made of pairs itself. */
function mayHold({ name, value = '' }: Piece, options: ReadonlyMap<string, readonly Option[]>): boolean {
  return value.endsWith(',') || (isText(name, options) && /^[^\s:=]+[:=]\S/.test(value));
}

/** Options whose values have no colons, so a pair beside them is one with a wrong name. */
const OF_NAMES: readonly string[] = ['command', 'unit', 'table', 'to', 'of', 'one', 'two'];

/** What players call another option of the command: `book` is its `rules`, and no part of the text. */
function isAnotherName(name: string, text: string, options: ReadonlyMap<string, readonly Option[]>): boolean {
  return (
    optionsMeant(
      name,
      [...options.keys()].filter((each) => each !== text),
    ).length > 0
  );
}

/** The value of an option that's named without one: it turns a switch on. After a colon, it's an empty value. */
function bare(name: string, sign: string | undefined, options: ReadonlyMap<string, readonly Option[]>) {
  if (isSwitch(name, options)) return sign === undefined ? 'true' : '';
  return sign === undefined ? undefined : '';
}

function isSwitch(name: string, options: ReadonlyMap<string, readonly Option[]>): boolean {
  return (options.get(name) ?? []).some(({ type }) => type === 'boolean');
}

function isText(name: string, options: ReadonlyMap<string, readonly Option[]>): boolean {
  return (options.get(name) ?? []).some((option) => option.type === 'string' && !option.values);
}

/** Whether a word without a name continues the value before it. */
function continues({ name, value }: Piece, word: string, options: ReadonlyMap<string, readonly Option[]>): boolean {
  if (value === undefined || value === '') return true;
  if (isSwitch(name, options)) return false;
  if (isText(name, options) || value.endsWith(',')) return true;
  if (isUnit(word) || isOtherUnit(word)) return inchesIn(value) !== undefined;
  const whole = `${value} ${word}`.toLowerCase();
  return (options.get(name) ?? []).some(
    (option) => option.type === 'string' && option.values && meantBy(name, whole, option.values).length > 0,
  );
}

function joined({ value }: Piece, word: string): string {
  return value === undefined || value === '' ? word : `${value} ${word}`;
}

/** Some people put commas between their pairs. */
function withoutComma(value: string): string {
  return value.length > 1 ? value.replace(/,$/, '') : value;
}

/** Words that people put before a target. */
const BEFORE_TARGET = /^(?:at|against|vs\.?|versus)$/i;

/**
 * Words without a name that name the units of a ruling: `Red Rifleman 1 at Blue Rifleman 1`, or just `Red Rifleman 1`.
 * `undefined` if they could be anything else.
 */
function unitPairs(
  command: Command,
  words: readonly string[],
  given: ReadonlySet<string>,
  options: ReadonlyMap<string, readonly Option[]>,
): [string, string][] | undefined {
  if (!command.primary || command.main || given.has('who') || given.has('target')) return undefined;
  const at = words.findIndex((word) => BEFORE_TARGET.test(word));
  const who = (at < 0 ? words : words.slice(0, at)).join(' ');
  const target = at < 0 ? '' : words.slice(at + 1).join(' ');
  // One word alone may be any mistake; several with a capital are a name.
  if (at < 0 ? words.length < 2 || !/^\p{Lu}/u.test(who) : target === '') return undefined;
  if ([words[0]!, who, target].some((text) => isValue(text, options))) return undefined;
  const pairs: [string, string][] = [
    ['who', who],
    ['target', target],
  ];
  const named = pairs.filter(([, name]) => name !== '');
  return named.every(([name]) => options.has(name)) ? named : undefined;
}

/** Whether it's a length, or a value that some option of the command takes. */
function isValue(text: string, options: ReadonlyMap<string, readonly Option[]>): boolean {
  if (inchesIn(text) !== undefined) return true;
  return [...options].some(([name, declared]) =>
    declared.some(
      (option) =>
        option.type === 'string' && option.values && meantBy(name, text.toLowerCase(), option.values).length > 0,
    ),
  );
}

/** Words that people put between two things to compare. */
const BETWEEN_TWO = /^(?:vs\.?|versus|and|with|or|to|against)$/i;

/** Words without a name fill the main options that aren't given yet. Words that no option takes become names without a value. */
function mainPairs(command: Command, words: readonly string[], given: ReadonlySet<string>): [string, string][] {
  const { main = [] } = command;
  const free = main.includes('two') ? words.filter((word) => !BETWEEN_TWO.test(word)) : words;
  const open = main.filter((name) => !given.has(name));
  // The same word twice is no option that was given twice.
  if (open.length === 0) return [...new Set(free)].map((word) => [word.toLowerCase(), 'true']);
  const [last, ...others] = open.toReversed();
  const each = others.toReversed().flatMap((name, i): [string, string][] => (free[i] ? [[name, free[i]]] : []));
  const rest = free.slice(each.length).join(' ');
  return rest === '' ? each : [...each, [last!, rest]];
}
