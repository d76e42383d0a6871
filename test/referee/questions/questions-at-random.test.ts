import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { InputError, NotAllowed, Refusal } from '../../../src/kernel/refusal.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { runs } from '../../nightly.ts';
import { Playing } from '../playing.ts';
import { aPhoto } from '../some-photos.ts';
import { recordsOf, refereeOn } from '../table.ts';

const RUNS = runs(6, 200);

const USERS = ['anna', 'ben', 'ute'] as const;

/** What somebody does; the number picks one of the newest records or open questions. */
interface Deed {
  readonly user: (typeof USERS)[number];
  readonly does: keyof typeof DEEDS;
  readonly nth: number;
}

const back = (records: readonly LogRecord[], nth: number) => records[Math.max(0, records.length - 1 - nth)]!.seq;
const rulingsIn = (records: readonly LogRecord[]) =>
  records.filter(({ events }) => events.some(({ type }) => type === 'ruled'));

/** The command of a deed, from the log as it stands. */
const DEEDS = {
  shoots: () => '/fire who:Bell target:Miller range:8 cover:half',
  returns: () => '/fire who:Miller target:Bell range:8 cover:half',
  asks: (records, nth) => `/question number:${back(rulingsIn(records), nth)} why:"he was in the woods"`,
  shows: (records, nth) => `/question number:${back(rulingsIn(records), nth)} photo:map.jpg`,
  answers: (records, nth) => `/question answer:right number:${back(rulingsIn(records), nth)}`,
  corrects: (records, nth) =>
    `/correct number:${back(rulingsIn(records), nth)} range:${7 + nth} later:redo confirm:${records.length}`,
  agrees: () => '/agree',
  declines: () => '/decline',
  undoes: () => '/undo',
  'undoes much': (records, nth) => `/undo to:${back(records, nth)} confirm:${records.length}`,
  redoes: () => '/redo',
  'ends the step': () => '/turn end',
  tells: () => '/note text:"Fog."',
} as const satisfies Readonly<Record<string, (records: readonly LogRecord[], nth: number) => string>>;

const deed: fc.Arbitrary<Deed> = fc.record({
  user: fc.constantFrom(...USERS),
  // What questions live on comes more often.
  does: fc.constantFrom(
    ...(Object.keys(DEEDS) as Deed['does'][]),
    ...(['shoots', 'returns', 'asks', 'asks', 'shows', 'agrees', 'corrects', 'undoes', 'redoes'] as const),
  ),
  nth: fc.nat({ max: 3 }),
});

/** The numbers of the records that are struck out, from the log alone. */
function struckIn(records: readonly LogRecord[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'undone') for (const seq of event.strikes) out.add(seq);
    if (event.type === 'redone') for (const seq of event.lifts) out.delete(seq);
  }
  return out;
}

/** The questions that must be open, and how often each has been ended by what stands, from the log alone. */
function expectedOf(records: readonly LogRecord[]) {
  const struck = struckIn(records);
  const asked = records.flatMap(({ events }) => events.filter((event) => event.type === 'questioned'));
  const ended = (id: number) =>
    records
      .filter(({ seq }) => !struck.has(seq))
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'question-closed' && event.id === id && event.how !== 'undone').length;
  return asked.map(({ id, seq }) => ({ id, open: ended(id) === 0 && !struck.has(seq), ended: ended(id) }));
}

async function does(table: Playing, { user, does: what, nth }: Deed): Promise<void> {
  const command = DEEDS[what](await recordsOf(table.store), nth);
  const files = what === 'shows' ? { files: { photo: await aPhoto() } } : {};
  try {
    await table.says(user, command, files);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof InputError || error instanceof NotAllowed)) throw error;
  }
}

async function assertSound(table: Playing): Promise<number> {
  const expected = expectedOf(await recordsOf(table.store));
  const { questions = [] } = await table.game();
  const open = expected.filter((each) => each.open).map(({ id }) => id);
  expect(questions.map(({ id }) => id)).toEqual(open);
  expect(expected.filter(({ ended }) => ended > 1)).toEqual([]);
  const status = plainText((await table.says('ute', '/turn status')).document);
  for (const { id, seq } of questions) expect(status).toMatch(new RegExp(`#${id}: \\w+ questions #${seq}\\.`));
  const anew = await refereeOn(table.store).campaign('caen');
  expect(anew.game?.questions ?? []).toEqual(questions);
  return expected.length;
}

test('whatever is asked, answered, corrected and undone, an open question is shown, and it ends exactly once', {
  timeout: 120_000,
}, async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 25, maxLength: 40 }), async (deeds) => {
      const table = await Playing.caen();
      await table.says('anna', '/unit add profile:rifleman name:Bell');
      await table.says('ben', '/unit add profile:rifleman name:Miller');
      await table.says('ute', '/turn end');
      for (const each of deeds) {
        await does(table, each);
        await assertSound(table);
      }
      asked += await assertSound(table);
    }),
    { numRuns: RUNS, seed: 21, endOnFailure: true },
  );
  expect(asked).toBeGreaterThan(RUNS);
});
