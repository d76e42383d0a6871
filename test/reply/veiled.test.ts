import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { openSession } from '../../docs/generate/session.ts';
import { optionsOf } from '../../src/command/typing/find.ts';
import { topics } from '../../src/command/typing/topics.ts';
import { globalCommands, serverCommands } from '../../src/discord/registration/registered-commands.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { completePairs } from '../../src/suggestions/completion.ts';
import { completeFields } from '../../src/suggestions/known-fields.ts';
import { runs } from '../nightly.ts';
import { battlesPlayed, guidesPlayed, landserPlayed } from './played.ts';
import { besides, PLAYED, panelsAndForms } from './shown.ts';
import { englishIn, veiled, wordsIn } from './veiled.ts';

const books = Object.values(rulesets);

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

  const scripts = [...guidesPlayed(), ...runs([], [...battlesPlayed(), ...landserPlayed()])];
  test.each(scripts)('beside the replies of $name: buttons, menus, pictures', async ({ name, lines }) => {
    const typed = new Set(lines.flatMap(wordsIn));
    const session = await openSession(name, veiled);
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
