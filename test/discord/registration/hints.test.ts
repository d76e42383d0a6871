import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, describe, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { nativeOptions } from '../../../src/discord/registration/native-options.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesets } from '../../../src/rules/index.ts';

const ENGLISH = 'src/reply/english';
const books = Object.values(rulesets);

/** The books of each folder. The later edition says many things in the words of the earlier one. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  landser: ['landser', 'landser-classic'],
  'hans-n-panzer': ['hans-n-panzer'],
  'ww2-skirmish': ['ww2-skirmish'],
  panzertroops: ['panzertroops'],
};

/** The sentences of a folder or file of the catalogue. */
function sourcesIn(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

/** Commands with options as a text names them: which, and the names of the options. */
function hintsIn(text: string): { readonly name: string; readonly options: readonly string[] }[] {
  const found = text.matchAll(
    /(?<![\w<}])\/([a-z-]+(?: [a-z-]+)?)((?: [a-z-]+:(?:\$\{[^}]*\}|"[^"]*"|[^\s`'",.)])*)+)/g,
  );
  return [...found].flatMap(([, words = '', given = '']) => {
    const name = [words, words.split(' ')[0]!].find((each) => commands.some((command) => command.name === each));
    const options = [...given.matchAll(/ ([a-z-]+):/g)].map(([, option]) => option!);
    return name === undefined ? [] : [{ name, options }];
  });
}

function lacking(text: string, own: readonly (typeof books)[number][]): string[] {
  return hintsIn(text).flatMap(({ name, options }) => {
    const command = commands.find((each) => each.name === name)!;
    const offered = own.some((book) => {
      const boxes = nativeOptions(english, command, [book]).map((option) => option.name);
      return options.every((option) => boxes.includes(option));
    });
    return offered ? [] : [`/${name} ${options.join(' ')}`];
  });
}

describe('what a hint tells one to type', () => {
  test('has a box of its own at Discord, where that book is played', () => {
    for (const [folder, ids] of Object.entries(FOLDERS)) {
      const sources = sourcesIn(join(ENGLISH, folder));
      const own = ids.map((id) => rulesets[id]!);
      assert.isNotEmpty(sources.flatMap(hintsIn), folder);
      assert.deepEqual(
        sources.flatMap((text) => lacking(text, own)),
        [],
        folder,
      );
    }
  });

  test('has one in some book, where no book is spoken of', () => {
    const parts = readdirSync(ENGLISH).filter((name) => !Object.hasOwn(FOLDERS, name) && name !== 'terminal.ts');
    const sources = parts.flatMap((name) => sourcesIn(join(ENGLISH, name)));
    assert.isAbove(sources.flatMap(hintsIn).length, 10);
    assert.deepEqual(
      sources.flatMap((text) => lacking(text, books)),
      [],
    );
  });
});
