import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportHead, MOST_BYTES, MOST_ORIGINS } from '../../../src/campaign/export/export.ts';
import { MOST_IN_RECORD } from '../../../src/campaign/limits.ts';
import { record as recordSchema } from '../../../src/campaign/record.ts';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { committed, record } from '../some-records.ts';
import { memory } from '../table.ts';
import { MOST_AT_ONCE, mostAtOnce } from './at-once.ts';
import { least, type Place, placesIn } from './outsized.ts';

/** How much memory may still be in use after a file, in bytes. */
const LEFT = 24 * 1024 * 1024;
/** The size of a file in which one place is as large as can be, in bytes. */
const FLOOD = runs(1024 * 1024, MOST_BYTES - 1024 * 1024);

const HASH = 'ab'.repeat(32);
const HEAD = { umpire: 1, format: 'campaign', version: '0.1.0', log: 'elsewhere', commitment: HASH, origins: [] };
const opened = {
  type: 'game-opened' as const,
  name: 'Caen',
  rules: 'landser-classic',
  sides: ['Axis', 'Allies'].map((name) => ({ id: name.toLowerCase(), name })),
  umpire: 'anna',
};
const first = record(1, [committed(HASH), opened]);

/** A place of a file, and the file in which it has a size. */
interface Sized extends Place {
  sized(size: number): object;
}

const ofHead = placesIn(exportHead).map(
  (place): Sized => ({
    ...place,
    sized: (size) => ({ ...HEAD, ...pick(place.sized(size), place.where), records: [first] }),
  }),
);
const ofRecords = placesIn(recordSchema).map((place): Sized => {
  const around = { seq: 2, at: first.at, by: 'anna', interaction: 'seq-2', command: '/note' };
  const file = (size: number) => {
    const made = place.sized(size) as object;
    return { ...HEAD, records: [first, { ...made, ...around, ...pick(made, place.where) }] };
  };
  return { where: `records.${place.where}`, kind: place.kind, sized: file };
});
/** What is in older files and follows from the records. */
const following: readonly Sized[] = [
  { where: 'struck', kind: 'items', sized: (size) => headed({ struck: Array.from({ length: size }, (_, i) => i) }) },
  { where: 'rulesets', kind: 'keys', sized: (size) => headed({ rulesets: numbered(size, 'x') }) },
  { where: 'corrected', kind: 'keys', sized: (size) => headed({ corrected: numbered(size, 1) }) },
  { where: 'name', kind: 'letters', sized: (size) => headed({ name: 'x'.repeat(size) }) },
  { where: 'of no schema', kind: 'items', sized: (size) => headed({ also: Array.from({ length: size }, () => ({})) }) },
];

const headed = (more: object) => ({ ...HEAD, ...more, records: [first] });
const numbered = (size: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: size }, (_, i) => [`${i}`, value]));
/** The part of a value that a path begins with: the rest of the file is as it should be. */
const pick = (value: unknown, where: string) => {
  const [name = ''] = where.split('.');
  return Object.hasOwn(value as object, name) ? { [name]: (value as Record<string, unknown>)[name] } : {};
};

const PLACES: readonly Sized[] = [...ofHead, ...ofRecords, ...following];

const BOUNDS = { items: MOST_IN_RECORD.items, keys: MOST_IN_RECORD.keys, letters: MOST_IN_RECORD.letters } as const;
const bytesOf = (file: object) => Buffer.from(JSON.stringify(file));

/** The sizes at which a place is tried: at and past its bound, and as large as a file can make it. */
function sizesOf({ where, kind, sized }: Sized): readonly number[] {
  const most = where === 'origins' ? MOST_ORIGINS : BOUNDS[kind];
  const each = bytesOf(sized(1002)).length - bytesOf(sized(1001)).length || 1;
  return [most, most + 1, Math.floor(FLOOD / each)];
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** A file's bytes are only given back some time after nobody has them any more, so it's looked at again. */
async function inUse(): Promise<number> {
  for (let look = 0; look < 3; look += 1) {
    collectGarbage();
    await setImmediate();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

let say: Say;

beforeAll(async () => {
  say = sayOver((await memory()).store);
  // The thread is started once, and the rules are loaded.
  await done(() => say('#first /game import file:x', handing('{}')));
  await say('#first /fire weapon:rifle range:8');
});

/** Whether it was done and not refused. */
async function done(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if ((error as { says?: string }).says === undefined) throw error;
    return false;
  }
}

/** Brings a file in, and uses the channel afterwards if it was taken. @returns the most letters of JSON read and written at once */
async function heldBy(file: object, channel: string): Promise<{ taken: boolean; letters: number }> {
  const bytes = bytesOf(file);
  let taken = false;
  let { letters } = await mostAtOnce(async () => {
    taken = await done(() => say(`#${channel} /game import file:x`, handing(bytes)));
  });
  if (!taken) return { taken, letters };
  for (const line of ['/game status', '/note text:On.', '/undo', '/game export', '/log size:50']) {
    letters = Math.max(letters, (await mostAtOnce(() => done(() => say(`#${channel} ${line}`)))).letters);
  }
  return { taken, letters };
}

let channels = 0;

async function assertLight(place: Sized): Promise<boolean> {
  let any = false;
  for (const size of sizesOf(place)) {
    const before = await inUse();
    const { taken, letters } = await heldBy(place.sized(size), `c${++channels}`);
    any ||= taken;
    expect(letters, `${place.where} with ${size} ${place.kind}`).toBeLessThanOrEqual(MOST_AT_ONCE.letters);
    expect((await inUse()) - before, `memory after ${place.where} with ${size} ${place.kind}`).toBeLessThan(LEFT);
  }
  return any;
}

describe('a file with anything in it at, past and far past its bound holds nobody up, and leaves nothing behind', () => {
  test('the schema has every kind of place', () => {
    const named = PLACES.map(({ where }) => where);
    for (const where of [
      'origins',
      'fingerprints',
      'records.command',
      'records.events.noted.text',
      'records.events.ruled.steps.faces',
      'records.events.undone.strikes',
      'records.events.corrected.places.event.ruled.steps.faces',
      'struck',
    ])
      expect(named).toContain(where);
  });

  test('what the schema calls least is a record', () => {
    expect(recordSchema.safeParse(least(recordSchema)).error).toBeUndefined();
  });

  test.each(chosen(following.concat(ofHead), 2).map((place) => [place.where, place] as const))(
    'beside the records: %s',
    { timeout: 300_000 },
    async (_, place) => {
      await assertLight(place);
    },
  );

  test(`in the records: ${runs('some places', 'everywhere')}`, { timeout: runs(300_000, 7_200_000) }, async () => {
    const note = ofRecords.find(({ where }) => where === 'records.events.noted.text')!;
    expect(await assertLight(note), 'a note as long as can be is taken').toBe(true);
    for (const place of chosen(ofRecords, 1)) await assertLight(place);
  });
});

/** All places in the nightly form; otherwise as many as given, of each kind (a list, an object, a text) where there are any. */
function chosen(places: readonly Sized[], count: number): readonly Sized[] {
  if (NIGHTLY) return places;
  const shuffled = fc.sample(fc.shuffledSubarray([...places], { minLength: places.length }), {
    numRuns: 1,
    seed: 34,
  })[0]!;
  const firstOfKind = shuffled.filter(({ kind }, i) => shuffled.findIndex((other) => other.kind === kind) === i);
  return [...new Set([...firstOfKind, ...shuffled])].slice(0, count);
}
