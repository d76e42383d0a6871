import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { madeByHand, switchableByHand } from './by-hand.ts';
import { copied } from './copy.ts';
import { type Coverage, type Covering, coverageOf } from './coverage.ts';
import { type Mutant, mutantsOf, switchable } from './mutants.ts';
import { distance, MUTATED, mutated, testsInside } from './parts.ts';
import { drawnFrom, wilson } from './sample.ts';
import { affordable, type Ending, tried } from './trials.ts';

/**
 * Mutants of src/kernel, src/campaign and src/referee: how many of the faults that Stryker's instrumenter puts into the code a
 * test notices. A sample is drawn by a seed, and each mutant is tried with the tests that come across it, the nearest first, until
 * one fails. Each result is kept under reports/mutation/ as it's known, and the next run goes on from there: what was noticed
 * stays noticed while its file is the same, what survived is tried again with `--again`, by tests that
 * it hasn't been tried with yet. `--by-hand` tries the faults of `by-hand.json` in the same way.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'umpire' },
    folder: { type: 'string', multiple: true },
    fresh: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    score: { type: 'boolean', default: false },
    'by-hand': { type: 'boolean', default: false },
  },
});

/** How many mutants one process tries. */
const AT_ONCE = 40;

const FOLDER = 'reports/mutation';
const RESULTS = `${FOLDER}/results.jsonl`;
const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;

/** What became of a mutant: nothing of it counts but whether it was noticed, and only where a test could have. */
interface Result {
  readonly name: string;
  readonly line: number;
  /** Of the file that it's in. */
  readonly hash: string;
  readonly ending: Ending | 'uncovered' | 'static';
  /** The test that noticed it. */
  readonly by?: string | undefined;
  /** How many test files come across it. */
  readonly tests: number;
  /** The hashes of those that it has been tried with. */
  readonly with: readonly string[];
}

/** `src` and the folder in it. */
const topOf = (file: string) => file.split('/').slice(0, 2).join('/');

const say = (line: string) => process.stdout.write(`${line}\n`);
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
const isNoticed = ({ ending }: Result) => ending === 'failed' || ending === 'endless';
/** A doubtful one is tried again by the next run. */
const counts = ({ ending }: Result) => ending !== 'static' && ending !== 'doubtful';

if (values.fresh) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** A fault that's tried, and what the results know it by. */
type Tried = Pick<Mutant, 'name' | 'file' | 'line' | 'replacement'>;

const isByHand = values['by-hand'];
const drawn: readonly Tried[] = isByHand ? madeByHand() : await drawnInOrder();
const folders = values.folder ?? (isByHand ? [...new Set(drawn.map(({ file }) => topOf(file)))] : MUTATED);
const results = kept();

if (!values.score) await tryAll(drawn.filter(isOpen));
report();

/** In the order in which they're drawn, so that the first hundred are a sample as well. */
async function drawnInOrder(): Promise<Mutant[]> {
  const all = await mutantsOf(mutated(values.folder));
  const byName = new Map(all.map((each) => [each.name, each]));
  const names = drawnFrom([...byName.keys()], Number(values.sample), values.seed);
  say(`${names.length} of ${byName.size} mutants are drawn with the seed "${values.seed}".`);
  return names.map((name) => byName.get(name)!);
}

/** The last result of each mutant whose file hasn't changed since. */
function kept(): Map<string, Result> {
  if (!existsSync(RESULTS)) return new Map();
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Result);
  return new Map(
    all.filter(({ name, hash }) => hashOf(name.slice(0, name.indexOf('|'))) === hash).map((each) => [each.name, each]),
  );
}

function isOpen({ name }: Tried): boolean {
  const known = results.get(name);
  return !known || known.ending === 'doubtful' || (values.again && counts(known) && !isNoticed(known));
}

async function tryAll(open: readonly Tried[]): Promise<void> {
  if (open.length === 0) return;
  const { contents, numbers } = isByHand ? switchableByHand(madeByHand()) : await switchable(drawn as Mutant[]);
  const copy = copied(`${FOLDER}/copy`, contents);
  say('The tests run once, to see which mutants each comes across.');
  const coverage = coverageOf(copy, testsInside(), coverageFile(contents));
  await tryThose(
    copy,
    open.map((mutant) => ({ mutant, number: numbers.get(mutant.name)! })),
    coverage,
  );
}

interface Numbered {
  readonly mutant: Tried;
  readonly number: string;
}

/** Where what the tests come across is kept: it's another once the code or its mutants are others. */
function coverageFile(contents: unknown): string {
  const state = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  return `${FOLDER}/covered-${state}.jsonl`;
}

async function tryThose(copy: string, some: readonly Numbered[], coverage: Coverage): Promise<void> {
  const all = some.map(({ mutant, number }) => {
    const covering = coverage.of(number);
    const before = new Set(results.get(mutant.name)?.with);
    const fresh = covering.filter(({ hash }) => !before.has(hash));
    return { mutant, number, tests: covering.length, before, covering: affordable(nearestFirst(mutant.file, fresh)) };
  });
  // What's worked out once as a module loads isn't counted, as in Stryker's own runs.
  for (const { mutant, number } of all.filter(({ tests }) => tests === 0))
    keep(mutant, { ending: coverage.loading.has(number) ? 'static' : 'uncovered', tests: 0, with: [] });
  let left = all.filter(({ covering }) => covering.length > 0);
  while (left.length > 0 && Date.now() < until) {
    const done = await tried(copy, left.slice(0, AT_ONCE));
    for (const { number, ending, by } of done) {
      const { mutant, tests, before, covering } = left.find((each) => each.number === number)!;
      const hashes = ending === 'survived' ? [...before, ...covering.map(({ hash }) => hash)] : [];
      keep(mutant, { ending, by, tests, with: hashes });
    }
    left = left.slice(done.length);
  }
}

function keep(mutant: Tried, found: Pick<Result, 'ending' | 'by' | 'tests' | 'with'>): void {
  const { name, line, file } = mutant;
  const result: Result = { name, line, hash: hashOf(file), ...found };
  results.set(name, result);
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
  say(`${found.ending}: ${worded(mutant)}${found.by ? ` (${found.by})` : ''}`);
}

/** Those of the same name and folder before others, and the quick before the slow: a second counts as much as one step away. */
function nearestFirst(file: string, tests: readonly Covering[]): Covering[] {
  const far = new Map(tests.map((each) => [each, 1000 * distance(each.test, file) + each.ms]));
  return tests.toSorted((a, b) => far.get(a)! - far.get(b)!);
}

function worded({ file, line, replacement }: Tried): string {
  return `${file}:${line} → ${replacement.slice(0, 120)}`;
}

function scored(some: readonly Result[]): string {
  const counted = some.filter(counts);
  const noticed = counted.filter(isNoticed).length;
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  const [low, high] = wilson(noticed, counted.length);
  if (counted.length === 0) return 'none that count';
  return `${noticed} of ${counted.length} noticed: ${share(noticed / counted.length)} (${share(low)} to ${share(high)})`;
}

function report(): void {
  // Only as far as all are known: those that no test comes across are known at once, and would weigh too much.
  const end = drawn.findIndex(({ name }) => !results.has(name));
  const known = drawn.slice(0, end < 0 ? drawn.length : end).map((mutant) => {
    return { mutant, result: results.get(mutant.name)! };
  });
  for (const { mutant, result } of known)
    if (counts(result) && !isNoticed(result)) say(`${result.ending}: ${worded(mutant)}`);
  for (const folder of folders) {
    const own = known.filter(({ mutant }) => mutant.file.startsWith(`${folder}/`)).map(({ result }) => result);
    say(`${folder}: ${scored(own)}`);
  }
  const all = known.map(({ result }) => result);
  const many = (ending: Result['ending']) => all.filter((each) => each.ending === ending).length;
  say(
    `Together: ${scored(all)}; ${many('static')} static, ${many('doubtful')} doubtful, the first ${all.length} of ${drawn.length} that were drawn`,
  );
}
