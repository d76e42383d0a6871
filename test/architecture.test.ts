import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OptionTable } from '../src/kernel/options/options.ts';
import { RULESET_IDS, rulesetOf } from '../src/rules/index.ts';
import { type Source, sourcesIn } from './reply/sources.ts';

const sources = sourcesIn('src', 'data', 'commands');

interface Import {
  readonly from: string;
  /** A path from the project's root for a file of ours, else the package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsOf({ path, text }: Source): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)';/gm);
  const later = text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g);
  const found = [
    ...[...statements].map(([, type, name]) => ({ name: name!, typeOnly: type !== undefined })),
    ...[...later].map(([, name]) => ({ name: name!, typeOnly: false })),
  ];
  return found.map(({ name, typeOnly }) => ({
    from: path,
    to: name.startsWith('.') ? normalize(join(dirname(path), name)) : name,
    typeOnly,
  }));
}

const imports = sources.flatMap(importsOf);
const ours = imports.filter(({ to }) => /^(src|data|commands)\//.test(to));

/** The part of the project that a file belongs to: `kernel`, `commands`, `main.ts`. */
function partOf(path: string): string {
  const [top, second] = path.split('/');
  return top === 'src' ? second! : top!;
}

const RULINGS = [
  'kernel',
  'table',
  'measuring',
  'threads',
  'rules',
  'odds',
  'campaign',
  'fairness',
  'referee',
  'lookup',
  'reply',
];
const COMMANDS = [...RULINGS, 'command', 'suggestions'];

/** What each part may import besides its own files, as section 1 of the design has it. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  data: [],
  kernel: [],
  // A table as it's measured: no rulebook, nothing of ours.
  table: [],
  // What would hold the event loop up is done in worker threads.
  threads: [],
  // What a book's words are on a drawn table: no rulebook.
  measuring: ['kernel', 'table'],
  rules: ['kernel', 'data', 'table', 'measuring'],
  // Odds that are too heavy for the event loop.
  odds: ['kernel', 'threads', 'rules'],
  campaign: ['kernel', 'table', 'version.ts'],
  fairness: ['kernel'],
  referee: ['kernel', 'table', 'measuring', 'threads', 'campaign', 'fairness', 'rules', 'odds'],
  lookup: ['kernel', 'rules'],
  reply: ['kernel', 'table', 'rules', 'odds', 'campaign', 'fairness', 'lookup'],
  // What a command is and how it runs; what may be typed in one; and the commands themselves.
  command: RULINGS,
  suggestions: [...RULINGS, 'command'],
  commands: COMMANDS,
  // How the bot is doing.
  metrics: ['campaign', 'version.ts'],
  // The live pages of drawn tables, and what runs in browsers.
  page: [...RULINGS, 'command'],
  discord: [...COMMANDS, 'commands', 'metrics', 'page', 'version.ts'],
  terminal: [...COMMANDS, 'commands', 'page'],
  'config.ts': ['rules'],
  // What a process starts with puts the rest together.
  'main.ts': ['reply', 'stack-traces.ts', 'start.ts', 'version.ts'],
  'stack-traces.ts': [],
  'start.ts': [...COMMANDS, 'commands', 'discord', 'terminal', 'metrics', 'page', 'config.ts', 'version.ts'],
  'page-script.ts': ['page', 'reply'],
  'version.ts': [],
  'healthcheck.ts': ['discord'],
  'check-logs.ts': ['campaign', 'reply', 'terminal'],
  'misses.ts': ['campaign', 'referee', 'reply'],
};

const told = ({ from, to }: Import) => `${from} imports ${to}`;

describe('imports point one way', () => {
  test('every file is found, and belongs to a part that the design knows', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(ours.length).toBeGreaterThan(200);
    expect([...new Set(sources.map(({ path }) => partOf(path)))].filter((part) => !MAY[part])).toEqual([]);
  });

  test('every form of import is seen', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import {\n  type B,\n  b,\n} from '../b.ts';",
      "export * from './c.ts';",
      "import './d.ts';",
      "const e = await import('./e.ts');",
      "import { f } from 'node:f';",
    ].join('\n');
    const seen = importsOf({ path: 'src/kernel/x.ts', text }).map(
      ({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`,
    );
    expect(seen).toEqual([
      'src/kernel/a.ts (type)',
      'src/b.ts',
      'src/kernel/c.ts',
      'src/kernel/d.ts',
      'node:f',
      'src/kernel/e.ts',
    ]);
  });

  test('each part imports what lies below it, and nothing else of ours', () => {
    const astray = ours.filter((each) => {
      const [from, to] = [partOf(each.from), partOf(each.to)];
      if (from === to || MAY[from]!.includes(to)) return false;
      const types = (from === 'data' && ['kernel', 'table'].includes(to)) || (from === 'measuring' && to === 'data');
      const settings = ['discord', 'terminal', 'page'].includes(from) && to === 'config.ts';
      return !(each.typeOnly && (types || settings));
    });
    expect(astray.map(told)).toEqual([]);
  });

  test('every file that is imported is there, by its full name', () => {
    const paths = new Set(sources.map(({ path }) => path));
    expect(ours.filter(({ to }) => !paths.has(to)).map(told)).toEqual([]);
    expect(imports.filter(({ to }) => to.startsWith('..') || to.startsWith('test/')).map(told)).toEqual([]);
  });

  test('a ruleset knows no other, but the one that it extends', () => {
    const across = ours.filter(({ from, to }) => {
      const [one, other] = [from, to].map((path) => /^src\/rules\/([^/]+)\//.exec(path)?.[1]);
      return one && other && one !== other && other !== 'landser-classic';
    });
    expect(across.map(told)).toEqual([]);
  });

  test('a contract knows nothing of the units: it imports nothing from tracked/', () => {
    expect(joined.map(told)).toEqual([]);
  });

  test('one language only, chosen by the programs: whoever writes words is handed the catalogue', () => {
    const chosen = ours.filter(
      ({ from, to, typeOnly }) =>
        /^src\/reply\/english\//.test(to) && !/^src\/reply\/english\//.test(from) && !typeOnly,
    );
    expect([...new Set(chosen.map(({ from }) => from))].toSorted()).toEqual(PROGRAMS);
  });

  test('nowhere in a circle, types included', () => {
    expect(circles.map(written)).toEqual([]);
  });
});

/** As many files as one can take in at a glance; more want folders by subject. */
const MOST_FILES = 30;

/** One file a slash command, as players know them. */
const COMMANDS_FOLDER = 'commands';

test('no folder is a long row of files', () => {
  const rows = new Map<string, number>();
  for (const folder of sources.map(({ path }) => dirname(path))) rows.set(folder, (rows.get(folder) ?? 0) + 1);
  const long = [...rows].filter(([folder, files]) => files > MOST_FILES && folder !== COMMANDS_FOLDER);
  expect(long).toEqual([]);
});

/** The programs that choose a language. */
const PROGRAMS = ['src/check-logs.ts', 'src/main.ts', 'src/misses.ts', 'src/page-script.ts', 'src/start.ts'];

/** Contracts that know the half which joins them to the units. */
const joined = ours.filter(
  ({ from, to }) =>
    /^src\/rules\/[^/]+\/tracked\//.test(to) && /^src\/rules\/[^/]+\/(?!tracked\/|solo\/phase\/|index\.ts$)/.test(from),
);

/** Each way of imports that comes back to where it began. */
const circles = circlesOf(ours);
const written = (way: readonly string[]) => way.join(' → ');

function circlesOf(among: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of among) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path]);
    if (way.includes(path) || done.has(path)) return;
    for (const to of next.get(path) ?? []) visit(to, [...way, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return found;
}

/** Options of a book that do not say where their values come from. */
function unsourced(id: string): string[] {
  return Object.entries(rulesetOf(id).verbs).flatMap(([verb, { options }]) =>
    Object.entries(options as OptionTable).flatMap(([name, { from }]) => (from ? [] : [`/${verb} ${name}`])),
  );
}

describe('a rulebook', () => {
  test.each(RULESET_IDS)('declares its battle: %s', (id) => {
    expect(Object.keys(rulesetOf(id).fields.unit)).not.toEqual([]);
  });

  test.each(RULESET_IDS)('says of every option where its value comes from: %s', (id) => {
    expect(unsourced(id)).toEqual([]);
  });
});

/** Where a pattern stands in the code, comments left out. */
function found(pattern: RegExp, among: readonly Source[]): string[] {
  return among.flatMap(({ path, text }) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return [...code.matchAll(pattern)].map(([match]) => `${path}: ${match}`);
  });
}

const within = (...parts: string[]) => sources.filter(({ path }) => parts.includes(partOf(path)));

test('docs/architecture.md says what every folder is for', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const deep = sources.map(({ path }) =>
    dirname(path)
      .split('/')
      .slice(0, path.startsWith('src/') ? 3 : 1),
  );
  const books = (folder: string) => /^src\/rules\/|\.ts$/.test(folder);
  const folders = new Set(deep.map((parts) => parts.join('/')).filter((folder) => folder !== 'src' && !books(folder)));
  expect([...folders].filter((folder) => !page.includes(`\`${folder}\``)).toSorted()).toEqual([]);
});

describe('the code', () => {
  test('is in files of at most 300 lines; tables are as long as the book', () => {
    const tables = (path: string) => path.startsWith('data/') && !/\/rules(\.ts|\/)/.test(path);
    const long = sources.filter(({ path, text }) => !tables(path) && text.split('\n').length - 1 > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('reads the environment in src/main.ts only', () => {
    const others = sources.filter(({ path }) => path !== 'src/main.ts');
    expect(found(/process\.env\b|\benv\s*\}\s*=\s*process\b|\bimport\.meta\.env\b/g, others)).toEqual([]);
  });

  test('knows Discord in src/discord only, and Keyv in the store only', () => {
    const astray = imports.filter(
      ({ from, to }) =>
        (/^@?discord/.test(to) && partOf(from) !== 'discord') ||
        (/^@?keyv\b/.test(to) && !from.startsWith('src/campaign/store/')),
    );
    expect(astray.map(told)).toEqual([]);
  });

  test('of the rules reads no clock, file, socket or generator: what it needs is handed in', () => {
    expect(
      imports
        .filter(
          ({ from, to }) =>
            to.startsWith('node:') && within('kernel', 'table', 'rules', 'data').some(({ path }) => path === from),
        )
        .map(told),
    ).toEqual([]);
    expect(found(/Math\.random|Date\.now|new Date\b|\bprocess\./g, within('kernel', 'table', 'rules', 'data'))).toEqual(
      [],
    );
    expect(found(/Math\.random/g, sources)).toEqual([]);
  });

  test('of commands and tables of fields holds no sentence: what they say is the catalogue’s', () => {
    const fields = sources.filter(({ path }) => /^data\/.*fields\.ts$/.test(path));
    expect(fields).toHaveLength(6);
    expect(found(/'[A-Z][a-z’]*\s[^'\n]*'/g, [...within('commands'), ...fields])).toEqual([]);
  });

  test('of data holds values only, no functions', () => {
    expect(found(/=>|\bfunction\b|\bclass\s+[A-Z]/g, within('data'))).toEqual([]);
  });

  test('never asks which ruleset it is: what differs is a value in a table, or a resolver of its own', () => {
    const code = sources.filter(({ path }) => path !== 'src/rules/index.ts' && !path.startsWith('data/'));
    const ids = [...new Set([...RULESET_IDS, ...FIVE])].join('|');
    const comparing = new RegExp(
      `[!=]==?\\s*['"\`](?:${ids})['"\`]|['"\`](?:${ids})['"\`]\\s*[!=]==?|case\\s+['"\`](?:${ids})['"\`]`,
      'g',
    );
    expect(found(comparing, code)).toEqual([]);
    expect(
      found(
        /\b(?:ruleset|rules|book)\.(?:id|prefix|name)\s*[!=]==?|\b(?:ruleset|rules|rulesetId)\s*[!=]==?(?![=\s]*undefined)/g,
        code,
      ),
    ).toEqual([]);
    expect(found(/startsWith\(\s*'(?:LC|LS|PT|HP|WS)-?/g, code)).toEqual([]);
  });
});

const FIVE = ['landser-classic', 'landser', 'panzertroops', 'ww2-skirmish', 'hans-n-panzer'];
