import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/campaign/store/store.ts';
import { facesFrom } from '../../kernel/faces-from.ts';
import { MeddledStore } from '../meddled-store.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, shoot, typed } from '../table.ts';

/** The store as if over a network: every operation takes up to this many milliseconds each way. */
function far(store: Store, milliseconds: number): MeddledStore {
  const wait = facesFrom(milliseconds);
  const delay = () => setTimeout(wait(milliseconds + 1) - 1);
  return new MeddledStore(store, { before: delay, after: delay });
}

test('a hundred commands from three processes in one channel: none lost, none twice, numbers without gaps', async () => {
  const { store } = await memory();
  const referees = [1, 2, 3].map(() => refereeOn(far(store, 3)));
  const given = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      shoot(referees[i % 3]!, { interaction: snowflake(i), user: `player ${i % 7}` }),
    ),
  );
  const records = await recordsOf(store);
  expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(new Set(records.map(({ interaction }) => interaction)).size).toBe(100);
  expect(given.map(({ record }) => record).toSorted((a, b) => a.seq - b.seq)).toEqual(records);
  expect(records.filter(({ events }) => events.some(({ type }) => type === 'committed')).map(({ seq }) => seq)).toEqual(
    [1],
  );
});

test('each of thirty interactions, delivered to all of three processes: thirty records, the same answer everywhere', async () => {
  const { store } = await memory();
  const referees = [1, 2, 3].map(() => refereeOn(far(store, 3)));
  const interactions = Array.from({ length: 30 }, (_, i) => snowflake(i));
  const answers = await Promise.all(
    interactions.map((interaction) => Promise.all(referees.map((referee) => shoot(referee, { interaction })))),
  );
  // The campaign beside an answer is as it stands when it's given.
  const told = answers.map((each) => each.map(({ campaign: _, game: __, ...answer }) => answer));
  for (const [first, ...others] of told) expect(others).toEqual([first, first]);
  expect(await recordsOf(store)).toHaveLength(30);
});

test('rulings and undos of three players at once: every record stands or is struck once, and all processes agree', async () => {
  const { store } = await memory();
  const referees = [1, 2, 3].map(() => refereeOn(far(store, 2)));
  await Promise.allSettled(
    Array.from({ length: 45 }, (_, i) => {
      const [referee, user] = [referees[i % 3]!, `player ${i % 3}`];
      return i % 4 === 3 ? referee.undoing.undo(typed('/undo', { user })) : shoot(referee, { user });
    }),
  );
  const records = await recordsOf(store);
  const strikes = records.flatMap(({ events }) =>
    events.flatMap((each) => (each.type === 'undone' ? each.strikes : [])),
  );
  expect(records.map(({ seq }) => seq)).toEqual(records.map((_, i) => i + 1));
  expect(new Set(strikes).size).toBe(strikes.length);
  for (const referee of referees) expect((await referee.log('caen', 1, 200)).struck).toEqual(new Set(strikes));
});

test('channels run side by side: one that waits for its store keeps no other waiting', async () => {
  const { store } = await memory();
  const stuck = new MeddledStore(store);
  const referee = refereeOn(stuck);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stuck.meddling.before = async (_, key) => {
    if (key === 'channel:caen') await held;
  };
  const first = shoot(referee, { channel: 'caen' });
  await shoot(referee, { channel: 'falaise' });
  expect(await recordsOf(store, 'caen')).toEqual([]);
  release();
  expect((await first).record.seq).toBe(1);
});
