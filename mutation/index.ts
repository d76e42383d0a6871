import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Part, partsOf, wholes } from './parts.ts';
import { drawnFrom, wilson } from './sample.ts';

/**
 * Mutants of src/kernel, src/campaign and src/referee: how many of the faults that Stryker puts into the code a test notices.
 * All of them take days, so that a part that's finished is kept under reports/mutation/ and not done again until its files
 * change; or a sample of them is drawn by a seed.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: 'umpire' },
    part: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    score: { type: 'boolean', default: false },
  },
});

/** How many files a part has at most. */
const MOST_FILES = 8;
/** How many mutants of a sample are tried in one go: a part's tests are run once before, however few there are. */
const MOST_DRAWN = 100;
const count = values.sample === undefined ? undefined : Number(values.sample);
const FOLDER = `reports/mutation/${count === undefined ? 'all' : `sample-${count}-${values.seed}`}`;
const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;

interface Mutant {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError';
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const fileOf = ({ name }: Part, ending: string) => `${FOLDER}/${name.replaceAll(/[^a-z0-9-]+/g, '_')}.${ending}`;

/** What a part's result depends on: its code and its tests. */
const stateOf = ({ files, tests }: Part) =>
  createHash('sha256')
    .update([...files, ...tests].map((path) => readFileSync(path, 'utf8')).join('\n'))
    .digest('hex');

function isFinished(part: Part): boolean {
  const state = fileOf(part, 'state');
  return existsSync(fileOf(part, 'json')) && existsSync(state) && readFileSync(state, 'utf8') === stateOf(part);
}

/** Runs Stryker over a part. @param drawn names of the mutants that count; all of them if none are given */
function mutate(part: Part, drawn: readonly string[] | undefined): boolean {
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', ...(drawn ? [`${process.cwd()}/mutation/drawn.mjs`] : [])],
    vitest: { configFile: 'mutation/vitest.config.ts', related: false },
    mutate: part.files,
    testFiles: part.tests,
    checkers: drawn ? ['drawn'] : [],
    coverageAnalysis: 'perTest',
    // What's worked out as a module loads is covered by every test.
    ignoreStatic: true,
    concurrency: 1,
    dryRunTimeoutMinutes: 120,
    timeoutMS: 120_000,
    timeoutFactor: 4,
    reporters: ['json'],
    jsonReporter: { fileName: fileOf(part, 'json') },
    tempDirName: 'reports/mutation/tmp',
    ignorePatterns: ['dist', 'reports'],
    // Stryker reads it with the programming interface of an older TypeScript, and needs nothing of it.
    tsconfigFile: 'none.json',
  };
  writeFileSync(fileOf(part, 'settings.json'), JSON.stringify(settings, undefined, 2));
  if (drawn) writeFileSync(fileOf(part, 'drawn.json'), JSON.stringify(drawn));
  const { status } = spawnSync('npx', ['stryker', 'run', fileOf(part, 'settings.json'), '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(drawn ? { DRAWN_MUTANTS: fileOf(part, 'drawn.json') } : {}) },
  });
  if (status === 0) writeFileSync(fileOf(part, 'state'), stateOf(part));
  return status === 0;
}

const NOTICED: readonly Mutant['status'][] = ['Killed', 'Timeout'];
const COUNTED: readonly Mutant['status'][] = [...NOTICED, 'Survived', 'NoCoverage'];

function mutantsOf(part: Part): (Mutant & { readonly file: string })[] {
  if (!existsSync(fileOf(part, 'json'))) return [];
  const { files } = JSON.parse(readFileSync(fileOf(part, 'json'), 'utf8')) as Report;
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
}

/** How many of these were noticed, with the interval. */
function scored(mutants: readonly Mutant[]): string {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status)).length;
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  const [low, high] = wilson(noticed, counted);
  if (counted === 0) return 'none that count';
  return `${noticed} of ${counted} noticed: ${share(noticed / counted)} (${share(low)} to ${share(high)})`;
}

if (values.fresh) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** What's to be done: all mutants of a few files, or some that were drawn. */
interface Task extends Part {
  readonly drawn?: readonly string[];
}

/** The sample in tasks of the three folders each. */
function sampled(size: number, seed: string): Task[] {
  const parts = wholes();
  const names: string[] = JSON.parse(
    execFileSync(process.execPath, ['mutation/mutants.mjs', ...parts.flatMap(({ files }) => files)], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  );
  const chosen = drawnFrom(names, size, seed);
  say(`${chosen.length} of ${names.length} mutants are drawn with the seed "${seed}".`);
  return parts.flatMap((part) => {
    const own = chosen.filter((name) => part.files.includes(name.slice(0, name.indexOf('|'))));
    return Array.from({ length: Math.ceil(own.length / MOST_DRAWN) }, (_, i) => ({
      ...part,
      name: `${part.name}-${i + 1}`,
      drawn: own.slice(i * MOST_DRAWN, (i + 1) * MOST_DRAWN),
    }));
  });
}

const tasks: readonly Task[] = count === undefined ? partsOf(MOST_FILES) : sampled(count, values.seed);
const parts = tasks.filter(({ name }) => values.part === undefined || name.startsWith(values.part));

for (const part of parts) {
  if (!isFinished(part) && !values.score) {
    if (Date.now() > until) break;
    if (!mutate(part, part.drawn)) say(`${part.name}: Stryker didn't get through it`);
  }
  if (existsSync(fileOf(part, 'json'))) say(`${part.name}: ${scored(mutantsOf(part))}`);
}

const found = parts.flatMap(mutantsOf);
for (const { status, file, location, mutatorName, replacement } of found) {
  if (!COUNTED.includes(status) || NOTICED.includes(status)) continue;
  say(
    `${status}: ${file}:${location.start.line} ${mutatorName} → ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  );
}
say(`Together: ${scored(found)}`);
