import { beforeEach, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { wordedSteps } from '../../../src/reply/ruling/worded.ts';
import { findingsIn } from '../../../src/terminal/verify.ts';
import { attachedTo, handing, type Say, sayOver } from '../../commands/club-table.ts';
import { memory, recordsOf } from '../table.ts';

/** A log as it was written before books had versions: its steps hold sentences. */
function older(records: readonly LogRecord[]): readonly LogRecord[] {
  return records.map((record) => ({
    ...record,
    events: record.events.map((event) => {
      if (event.type !== 'ruled') return event;
      const { book: _, ...before } = event;
      return { ...before, steps: wordedSteps(english, event) as typeof event.steps };
    }),
  }));
}

let say: Say;
let stored: () => Promise<readonly LogRecord[]>;
/** The number of the shot. */
let shot: number;
/** The log of then, as a file. */
let file: string;

beforeEach(async () => {
  const { store } = await memory();
  say = sayOver(store);
  await say('@zoe /game new name:Caen rules:landser');
  await say('@zoe /unit add profile:rifleman name:Bell side:axis');
  await say('@zoe /unit add profile:rifleman name:Frank side:allies');
  await say('@zoe /unit add profile:rifleman name:Miller side:allies');
  await say('@zoe /initiative faces:"6 1"');
  await say('@zoe /turn end');
  shot = (await say('@zoe /fire who:Bell target:Frank range:8 cover:half faces:"6 6 6"')).json.seq as number;
  await say('@zoe /fair reveal');
  const now = JSON.parse(Buffer.from(attachedTo(await say('@zoe /game export')).bytes).toString());
  const { fingerprints: _, ...head } = now;
  file = JSON.stringify({ ...head, records: older(now.records) });
  await say('@zoe #then /game import file:x', handing(file));
  stored = () => recordsOf(store, 'then');
});

test('is verified, and is imported with its sentences', async () => {
  expect(findingsIn(english, file, 'x').fits).toBe(true);
  const [ruled] = (await stored())[shot - 1]!.events.filter((event) => event.type === 'ruled');
  expect(ruled?.book).toBeUndefined();
  expect(ruled?.steps[0]?.label).toBe('to hit');
  expect(plainText((await say(`@zoe #then /log size:50`)).document)).toContain('Bell');
});

test('a correction that changes nothing is none, though the words of the steps have become keys since', async () => {
  const same = say(`@zoe #then /correct ${shot} cover:half`);
  await expect(same).rejects.toMatchObject({ says: 'correct-same' });
  await expect(same).rejects.toThrow(InputError);
});

test('a correction judges the ruling again by the book as it is now, and says the same words', async () => {
  await say(`@zoe #then /correct ${shot} target:Miller later:redo`);
  const told = await say(`@zoe #then /correct ${shot} target:Miller later:redo confirm:${(await stored()).length}`);
  expect(plainText(told.document)).toContain('To hit: D6 6 −1 target in half cover (LS-FIRE-14)');
  const [corrected] = (await stored()).at(-1)!.events.filter((event) => event.type === 'corrected');
  expect(corrected?.places[0]?.event).toMatchObject({ book: 1 });
});

test('an undo strikes it, and a redo lifts that', async () => {
  const frank = async () => plainText((await say('@zoe #then /unit show unit:Frank')).document);
  const before = await frank();
  expect((await say('@zoe #then /undo')).json.struck).toEqual([shot]);
  expect(await frank()).not.toBe(before);
  await say('@zoe #then /redo');
  expect(await frank()).toBe(before);
});
