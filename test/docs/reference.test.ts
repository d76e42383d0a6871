import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { exampleIn } from '../../docs/generate/examples.ts';
import { documentAt, guides } from '../../docs/generate/files.ts';
import { reference } from '../../docs/generate/reference.ts';
import { openSession } from '../../docs/generate/session.ts';
import { topics } from '../../src/command/typing/topics.ts';
import type { Option } from '../../src/kernel/options/options.ts';
import { commonOptions } from '../../src/referee/rulings/common-options.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';

const books = Object.values(rulesets);
const verbs = books.flatMap((book) => Object.keys(book.verbs).map((verb) => ({ book, id: book.id, verb })));

/** What stands under a heading, up to the next of its level or a higher one. */
function under(heading: string, text: string): string {
  const level = heading.split(' ', 1)[0]!;
  const [, rest = ''] = text.split(`\n${heading}\n`);
  return rest.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0]!;
}

/** The options that have a row in a table. */
function rowsIn(text: string): string[] {
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);
}

describe('the command reference', async () => {
  const pages = reference(await guides());

  test.each(pages)('$path is what the declarations say', async ({ path, content }) => {
    expect(await content(), 'npm run docs brings it up to date').toBe(await documentAt(path));
  });

  test('has every command that is no ruling, with its example and each of its options', async () => {
    const text = await documentAt('commands/README.md');
    for (const { name, example, options = {} } of commands.filter(({ primary }) => !primary)) {
      const entry = under(`### /${name}`, text);
      expect(entry, name).toContain(english.commands.descriptions[name]);
      expect(entry, name).toContain(`\n${example}\n`);
      const offered = Object.entries(options).filter(([, option]) => !(option as Option).older);
      expect(rowsIn(entry), name).toEqual(offered.map(([option]) => option));
    }
    expect(rowsIn(under('### What every ruling takes', text))).toEqual(Object.keys(commonOptions));
  });

  test('has the topics of help and their commands, in its order', async () => {
    const text = await documentAt('commands/README.md');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(headings).toEqual(topics.map(({ name }) => english.commands.topics[name]));
    for (const { name: topic, commands: names } of topics.filter((topic) => topic.commands !== 'rulings')) {
      const told = [...under(`## ${english.commands.topics[topic]}`, text).matchAll(/^### \/(.+)$/gm)].map(
        ([, name]) => name,
      );
      expect(told, topic).toEqual(names);
    }
  });

  test('says which books have a ruling, and leads to it', async () => {
    const text = await documentAt('commands/README.md');
    for (const { name } of commands.filter(({ primary }) => primary)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`/${name}\` `));
      const links = [...(row ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
      expect(links, name).toEqual(books.filter((book) => book.verbs[name]).map(({ id }) => `${id}.md#${name}`));
    }
  });

  test.each(verbs)('has every option of $verb by $id', async ({ book, verb }) => {
    const entry = under(`### /${verb}`, await documentAt(`commands/${book.id}.md`));
    expect(rowsIn(entry).toSorted()).toEqual(Object.keys(book.verbs[verb]!.options).toSorted());
  });

  test.each(books)('has the toggles, profiles and squads of $id', async ({ id, toggles, profiles, squads }) => {
    const text = await documentAt(`commands/${id}.md`);
    expect(rowsIn(under('## House rules', text))).toEqual(Object.keys(toggles));
    expect(rowsIn(under('## Profiles', text))).toEqual(Object.keys(profiles));
    expect(rowsIn(under('## Squads', text))).toEqual(Object.keys(squads));
  });

  test.each(pages)('$path leads to headings that are there', async ({ path }) => {
    const text = await documentAt(path);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase());
    const anchors = headings.map((title) => title.replaceAll(/[^a-z0-9 -]/g, '').replaceAll(' ', '-'));
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
    expect(new Set(anchors).size, 'no heading twice').toBe(anchors.length);
  });

  test.each(verbs)('has an example of $verb that $id can read, its odds too', async ({ book, verb }) => {
    const { command, before } = exampleIn(book, verb);
    expect(command.split(' ', 1)).toEqual([`/${verb}`]);
    const session = await openSession('any');
    for (const each of [...before, `${command} odds:true`, command]) {
      const { outcome } = await session.hear(each);
      expect(outcome.ok ? 'read' : outcome.problem.json, each).toBe('read');
    }
    await session.close();
  });
});
