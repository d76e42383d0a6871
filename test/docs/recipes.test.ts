import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');

test('every file and folder that CONTRIBUTING names is there', () => {
  const named = [...CONTRIBUTING.matchAll(/`((?:src|test|data|commands|docs|mutation)\/[a-z0-9./-]*)`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('every command that CONTRIBUTING tells to run is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...CONTRIBUTING.matchAll(/`npm (?:run ([a-z-]+)|(test|start))\b/g)].map(([, run, own]) => run ?? own!);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

// Followed step by step on a copy: takes minutes.
describe.runIf(NIGHTLY)('a recipe of CONTRIBUTING, followed on a copy of the repository', () => {
  let copy: string;
  /** What a recipe has changed or made, to be put back. */
  const touched = new Set<string>();

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'umpire-recipes-'));
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(each))) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(path, join(copy, path));
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  });

  beforeEach(() => {
    for (const path of touched) {
      if (existsSync(path)) cpSync(path, join(copy, path));
      else rmSync(join(copy, path));
    }
    touched.clear();
  });

  afterAll(() => rmSync(copy, { recursive: true }));

  function write(path: string, text: string): void {
    touched.add(path);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }

  /** Puts lines behind one that's there once. */
  function after(path: string, line: string, ...more: readonly string[]): void {
    const text = readFileSync(join(copy, path), 'utf8');
    expect(text.split(line), `${line} in ${path}`).toHaveLength(2);
    write(
      path,
      text.replace(line, () => [line, ...more].join('\n')),
    );
  }

  const types = () => spawnSync('npx', ['tsc', '--noEmit'], { cwd: copy, encoding: 'utf8' }).stdout;

  /** What the tests say that a recipe names. */
  function tests(...paths: readonly string[]): string {
    const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--maxWorkers=1', ...paths], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NIGHTLY: '0' },
    });
    return status === 0 ? '' : stdout.slice(-4000);
  }

  test('a rule with a number: its words, its row, its effect, its test', () => {
    after(
      'data/landser-classic/rules/turn-and-movement.ts',
      "    see: ['LC-MOVE-03', 'LC-MOVE-04', 'LC-MOVE-05', 'LC-FIRE-13'],\n  },",
      '  {',
      "    id: 'LC-MOVE-99',",
      "    title: 'Snow',",
      "    text: 'In snow a figure goes 1″ less far.',",
      "    kind: 'compute',",
      "    verbs: ['move'],",
      '  },',
    );
    after('data/landser-classic/book.ts', "  readonly 'wounds-a': ModifierRow;", '  readonly snow?: ModifierRow;');
    after(
      'data/landser-classic/movement.ts',
      "  'wounds-a': { rule: 'LC-SER-03', label: '(a) wounds', value: -1 },",
      "  snow: { rule: 'LC-MOVE-99', label: 'in snow', value: -1 },",
    );
    const move = 'src/rules/landser-classic/move.ts';
    after(move, '  difficult: eye.flag(),', '  snow: eye.flag(),');
    expect(types()).toContain('src/reply/english/landser');
    after(
      'src/reply/english/landser/original-options.ts',
      "    difficult: 'The whole move is in difficult ground',",
      "    snow: 'The whole move is in snow',",
    );
    after(
      move,
      "  const modifiers = [...agreed(moving.modifier), ...times(movement['wounds-a'], moving['wounds-a'])];",
      '  if (moving.snow && movement.snow) modifiers.push(movement.snow);',
    );
    after(
      'test/rules/landser-classic/move.test.ts',
      "test('no dice: it is certain', () => {\n  expect(odds('move', {})).toStrictEqual({ '{\"allowance\":4}': '1' });\n});",
      "test('LC-MOVE-99: 1″ less in snow', () => {",
      '  expect(moves({ snow: true })).toStrictEqual({ allowance: 3 });',
      '});',
    );
    expect(types()).toBe('');
    expect(tests('test/rules/landser-classic/move.test.ts', 'test/rules/every-ruleset.test.ts')).toBe('');
  });

  test('an event: its declaration and its words, and without words it doesn’t compile', () => {
    after(
      'src/campaign/events/game.ts',
      "export const noted = event('noted', { text: said }, { sort: 'story', told: true });",
      '',
      '/** What the sky is like. */',
      "export const weatherTold = event('weather-told', { sky: said }, { sort: 'story' });",
    );
    expect(types()).toContain('src/reply/log/events.ts');
    after(
      'src/reply/log/events.ts',
      '  noted: ({ text }, words) => words.game.note(text),',
      "  'weather-told': ({ sky }, words) => words.game.weather(sky),",
    );
    after(
      'src/reply/english/battle/game.ts',
      '  note: (text: string) => text,',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code.
      '  weather: (sky: string) => `The weather: ${sky}.`,',
    );
    expect(types()).toBe('');
    expect(
      tests('test/campaign/one-place.test.ts', 'test/campaign/every-text.test.ts', 'test/campaign/round-trip.test.ts'),
    ).toBe('');
  });

  test('a language: another value of the catalogue’s type, chosen by the programs', () => {
    write(
      'src/reply/shouted/index.ts',
      [
        "import type { Catalogue } from '../catalogue.ts';",
        "import { english } from '../english/index.ts';",
        '',
        '/** English in capitals, where it has been translated. */',
        'export const shouted: Catalogue = {',
        '  ...english,',
        "  game: { ...english.game, ended: 'THE CAMPAIGN IS OVER.', note: (text) => text.toUpperCase() },",
        '};',
        '',
      ].join('\n'),
    );
    const start = 'src/start.ts';
    const text = readFileSync(join(copy, start), 'utf8');
    write(
      start,
      text
        .replace(
          "import { english } from './reply/english/index.ts';",
          "import { shouted } from './reply/shouted/index.ts';",
        )
        .replaceAll(/\benglish\b/g, 'shouted'),
    );
    expect(types()).toBe('');
    const args = ['tsx', 'src/main.ts', '--json', '--db', 'memory:'];
    const input = '/game new rules:landser-classic\n/note text:quietly\n/log\n';
    const { stdout } = spawnSync('npx', args, { cwd: copy, input, encoding: 'utf8', env: { PATH: process.env.PATH } });
    expect(stdout).toContain('QUIETLY');
  });
});
