import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { handing, type Say, sayTo } from '../../commands/club-table.ts';
import { MeddledStore } from '../meddled-store.ts';
import { memory, refereeOn, thrownBy } from '../table.ts';

const exportedBy = async (say: Say, channel = '') =>
  ((await say(`${channel}/game export`)).json.data as { export: CampaignExport }).export;

let store: MeddledStore;
let say: Say;
let file: CampaignExport;
beforeEach(async () => {
  store = new MeddledStore((await memory()).store);
  say = sayTo(refereeOn(store));
  await say('/game new name:Caen');
  await say('/roll dice:3d6');
  file = await exportedBy(say);
});

/** The same file with faces that a stranger guesses for the die that fell. */
function guessing(faces: readonly number[], as = file): string {
  const records = structuredClone(as.records) as LogRecord[];
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'rolled') (event.steps[0] as { faces: readonly number[] }).faces = faces;
  }
  return JSON.stringify({ ...as, records, fingerprints: undefined });
}

const fell = () =>
  file.records.flatMap(({ events }) => events).find((event) => event.type === 'rolled')!.steps[0]!.faces;
const others = () => fell().map((face) => (face % 6) + 1);

/** Everything that a stranger can see of an import: the reply, the log, every way to check, and what the store was asked. */
async function seenOf(text: string, channel: string): Promise<{ asked: string[]; replies: string[] }> {
  const asked: string[] = [];
  store.meddling.before = (operation) => void asked.push(operation);
  const replies: string[] = [];
  const lines = ['/game import file:x', '/log', '/fair verify dice:true', '/fair status', '/undo', '/redo'];
  for (const line of lines) {
    const said = await say(`@eve #${channel} ${line}`, line.startsWith('/game import') ? handing(text) : {}).then(
      ({ document }) => plainText(document),
      (error: Error) => String(error),
    );
    replies.push(said);
  }
  store.meddling = {};
  const secret = /[0-9a-f]{32,64}|\b\d{4}-\d\d-\d\dT\S+|\d\d:\d\d/g;
  return { asked, replies: replies.map((each) => each.replaceAll(secret, '…').replaceAll(/\[[\d, ]+\]/g, '[…]')) };
}

describe('an import', () => {
  test('tells nothing of a seed that nobody has shown: right and wrong guesses get the same, in the same steps', async () => {
    const right = await seenOf(guessing(fell()), 'one');
    expect(right).toEqual(await seenOf(guessing(others()), 'two'));
    expect(right.replies[0]).toContain('can’t be checked yet');
  });

  test('is checked once its own log has shown the seed, and by the seeds that stand in the file', async () => {
    await say('/fair reveal');
    expect(plainText((await say('#one /game import file:x', handing(guessing(fell())))).document)).toContain('right');
    const two = await say('#two /game import file:x', handing(guessing(others())));
    expect(plainText(two.document)).toContain('aren’t what its seeds');
    const whole = await exportedBy(say);
    const elsewhere = sayTo(refereeOn((await memory()).store));
    const there = await elsewhere('/game import file:x', handing(guessing(fell(), whole)));
    expect(there.json.data).toMatchObject({ proof: 'holds', dice: 3 });
  });

  test('a hint that names a record which shows no seed is worth nothing', async () => {
    const { log, commitment } = file;
    await store.set(`${log}:shown:${commitment}`, 1);
    const { json } = await say('#one /game import file:x', handing(guessing(fell())));
    expect(json.data).toMatchObject({ proof: 'unknown', dice: 0 });
  });
});

describe('where the records of a file come from', () => {
  const refused = async (change: (file: { origins: unknown[]; records: LogRecord[] }) => void, where: RegExp) => {
    const changed = structuredClone(file) as unknown as { origins: unknown[]; records: LogRecord[] };
    change(changed);
    const error = await thrownBy(() => say('#one /game import file:x', handing(JSON.stringify(changed))));
    expect(error).toMatchObject({ says: 'export-damaged', values: { where: expect.stringMatching(where) } });
  };

  test('is told by the record of each import', async () => {
    await say('#one /game import file:x', handing(JSON.stringify(file)));
    const { origins, records } = await exportedBy(say, '#one ');
    expect(origins).toEqual([{ log: file.log, last: file.records.length }]);
    expect(records.at(-1)!.events).toMatchObject([
      { type: 'committed' },
      { type: 'imported', log: file.log, last: file.records.length, proof: 'unknown' },
    ]);
  });

  test('is refused past the last record, out of order, or against what the records say', async () => {
    await say('#two /game import file:x', handing(JSON.stringify(file)));
    file = await exportedBy(say, '#two ');
    const { length } = file.records;
    const [origin] = file.origins;
    await refused((f) => f.origins.push({ log: 'x', last: length }), /^origins\.1/);
    await refused((f) => f.origins.push({ log: 'x', last: 999_999 }), /^origins\.1/);
    await refused((f) => f.origins.push(origin), /^origins\.1/);
    await refused((f) => f.origins.unshift({ log: 'x', last: 1 }), /^origins\.0/);
    await refused((f) => f.origins.splice(0), /^record \d+: events/);
    await refused((f) => f.origins.splice(0, 1, { ...origin, log: 'another' }), /^origins\.0/);
    await refused((f) => f.origins.splice(0, 1, { ...origin, last: 1 }), /^origins\.0/);
  });
});
