import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { beside } from '../../data/beside.ts';
import { openSession } from '../../docs/generate/session.ts';
import { optionsOf } from '../../src/command/typing/find.ts';
import { topics } from '../../src/command/typing/topics.ts';
import { globalCommands, serverCommands } from '../../src/discord/registration/registered-commands.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import type { Catalogue } from '../../src/reply/catalogue.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { completePairs } from '../../src/suggestions/completion.ts';
import { completeFields } from '../../src/suggestions/known-fields.ts';
import { besides, PLAYED, panelsAndForms } from './shown.ts';

/** Another language, made by machine: each letter of the English catalogue is a Cyrillic one, so a line is as long as it was. */
const veiled = veiledOf(english) as Catalogue;

function veiledOf(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[A-Za-z]/g, 'ж');
  if (typeof value === 'function') return (...given: unknown[]) => veiledOf(value(...given));
  if (Array.isArray(value)) return value.map(veiledOf);
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, { get: (of, name) => veiledOf(Reflect.get(of, name)) });
}

const books = Object.values(rulesets);
const GUIDES = new URL('../../docs/guides/', import.meta.url);

/** Everything that the books hold: what they call things and their numbers, and what they say. What players call things is only searched for. */
const HELD: string[] = [];
JSON.stringify([...books, ...books.map((book) => tablesIn(book)), beside], (name, value: unknown) => {
  HELD.push(name, ...(typeof value === 'string' ? [value] : []));
  return name === 'phrases' || name === 'asked' ? undefined : value;
});

/** Titles, texts of rules, names of several words. */
const TEXTS = [...new Set(HELD.filter((text) => text.includes(' ')))].sort((one, other) => other.length - one.length);

/** Names of one word, and those that are typed as they stand: commands, options, values. */
const NAMES = new Set([
  ...HELD.filter((text) => !text.includes(' ')).flatMap(wordsIn),
  ...commands.flatMap(({ name, example, examples = [], options = {} }) =>
    wordsIn([name, example, ...examples, JSON.stringify(options)].join(' ')),
  ),
  ...topics.flatMap(({ name }) => wordsIn(name)),
  ...books.flatMap(({ examples = {} }) => wordsIn(Object.values(examples).join(' '))),
]);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

/** Words in a text that are English, and nobody's name. @param typed what somebody has typed */
function englishIn(text: string, typed: ReadonlySet<string> = new Set()): readonly string[] {
  let left = text;
  if (/[A-Za-z]{3,}/.test(left)) for (const each of TEXTS) if (left.includes(each)) left = left.replaceAll(each, ' ');
  return wordsIn(left).filter((word) => !NAMES.has(word) && !typed.has(word));
}

/** Every description and name of a choice, however deep it is, and the names in the menu of a message. */
function registered(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(registered);
  if (typeof part !== 'object' || part === null) return [];
  const { description = '', name, type, ...others } = part as Readonly<Record<string, unknown>>;
  return [
    String(description),
    ...(type === 3 && !description ? [String(name)] : []),
    ...registered(Object.values(others)),
  ];
}

/** Names that the battle's players gave. */
const OWN = new Set(['red', 'blue', 'caen']);

describe('in another language, no English is', () => {
  test('in what Discord lists of commands and options', () => {
    const all = [
      serverCommands(veiled, books),
      globalCommands(veiled),
      ...books.map((book) => serverCommands(veiled, [book])),
    ];
    const said = registered(JSON.parse(JSON.stringify(all)));
    expect(said.length).toBeGreaterThan(2000);
    // Which books have an option is told by the books' names.
    const own = said.map((text) => text.replace(/ · .*/, ''));
    expect(own.filter((text) => /[A-Za-z]{3,}/.test(text))).toEqual([]);
  });

  test.each(Object.keys(rulesets))('in the help of commands and topics by %s', async (id) => {
    const session = await openSession(id, veiled);
    await session.hear(`/game rules rules:${id}`);
    const told = ['', ...topics.map(({ name }) => name), 'game', ...commands.map(({ name }) => name)];
    for (const name of told) {
      const { outcome } = await session.hear(`/help${name && ` command:"${name}"`}`);
      const document = outcome.ok ? outcome.answer.document : outcome.problem.document;
      expect([name, englishIn([plainText(document), ...besides(document)].join('\n'))]).toEqual([name, []]);
    }
    await session.close();
  });

  test.each(books)('in what $id completes', (book) => {
    const known = { ruleset: book, commands };
    for (const command of commands.filter(({ primary, name }) => !primary || book.verbs[name])) {
      const table = optionsOf(command, book);
      const verb = { name: command.name, book };
      const offered = ['', ...Object.keys(table).map((name) => `${name}:`)].flatMap((typed) =>
        completePairs(veiled, typed, table, { ...known, verb }, []),
      );
      expect([command.name, offered.flatMap(({ hint }) => englishIn(hint))]).toEqual([command.name, []]);
    }
    const fields = completeFields(veiled, '', known)!;
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({ hint }) => hint === '' || /[A-Za-z]{3,}/.test(hint))).toEqual([]);
  });

  test.each(readdirSync(GUIDES))('beside the replies of the guide %s: buttons, menus, pictures', async (guide) => {
    const lines = readFileSync(new URL(guide, GUIDES), 'utf8').match(/(?<=^\s*>!? ).*\/.*$/gm) ?? [];
    const typed = new Set(lines.flatMap(wordsIn));
    const session = await openSession(guide, veiled);
    for (const line of lines) {
      const { outcome } = await session.hear(line);
      if (!outcome.ok) continue;
      const { document, offers } = outcome.answer;
      const said = [...besides(document), ...besides((await offers?.call(outcome.answer)) ?? {})];
      expect([line, said.flatMap((text) => englishIn(text, typed))]).toEqual([line, []]);
    }
    await session.close();
  });

  test.each(Object.keys(PLAYED))('on the panels and forms of a battle by %s', async (id) => {
    const shown = await panelsAndForms(veiled, id);
    for (const { of, texts } of shown) expect([of, englishIn(texts.join('\n'), OWN)]).toEqual([of, []]);
    expect(shown.filter(({ isForm }) => isForm).length).toBeGreaterThan(1);
  });
});
