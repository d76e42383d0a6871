import { commands } from '../../commands/index.ts';
import { beside } from '../../data/beside.ts';
import { topics } from '../../src/command/typing/topics.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import type { Catalogue } from '../../src/reply/catalogue.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { KINDS } from '../../src/table/piece.ts';

/** Another language, made by machine: each letter of the English catalogue is a Cyrillic one, so a line is as long as it was. */
export const veiled = veiledOf(english) as Catalogue;

function veiledOf(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[A-Za-z]/g, 'ж');
  if (typeof value === 'function') return (...given: unknown[]) => veiledOf(value(...given));
  if (Array.isArray(value)) return value.map(veiledOf);
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, { get: (of, name) => veiledOf(Reflect.get(of, name)) });
}

const books = Object.values(rulesets);

/** Everything that the books hold: what they call things and their numbers, and what they say. What players call things is only searched for. */
const HELD: string[] = [];
JSON.stringify([...books, ...books.map((book) => tablesIn(book)), beside], (name, value: unknown) => {
  HELD.push(name, ...(typeof value === 'string' ? [value] : []));
  return name === 'phrases' || name === 'asked' ? undefined : value;
});

/** Titles, texts of rules, names of several words. */
const TEXTS = [
  // On a card, the sentences of a rule are lines of their own.
  ...new Set(HELD.flatMap((text) => [text, ...text.split(/(?<=[.!?]) /)]).filter((text) => text.includes(' '))),
].sort((one, other) => other.length - one.length);

/** Names of one word, and those that are typed as they stand: commands, options, values. */
const NAMES = new Set([
  ...HELD.filter((text) => !text.includes(' ')).flatMap(wordsIn),
  ...commands.flatMap(({ name, example, examples = [], options = {} }) =>
    wordsIn([name, example, ...examples, JSON.stringify(options)].join(' ')),
  ),
  ...topics.flatMap(({ name }) => wordsIn(name)),
  ...KINDS,
  ...books.flatMap(({ examples = {} }) => wordsIn(Object.values(examples).join(' '))),
]);

/** Words of three letters or more. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

/** Words in a text that are English, and nobody's name. @param typed what somebody has typed */
export function englishIn(text: string, typed: ReadonlySet<string> = new Set()): readonly string[] {
  let left = text;
  if (/[A-Za-z]{3,}/.test(left)) for (const each of TEXTS) if (left.includes(each)) left = left.replaceAll(each, ' ');
  return wordsIn(left).filter((word) => !NAMES.has(word) && !typed.has(word));
}
