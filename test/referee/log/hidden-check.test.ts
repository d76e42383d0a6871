import { expect, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { english } from '../../../src/reply/english/index.ts';
import { checkLogs } from '../../../src/terminal/host/checking-logs.ts';
import { sayOver } from '../../commands/club-table.ts';
import { memory, recordsOf } from '../table.ts';

/** Anna has hidden Otto. */
async function ambush() {
  const { store } = await memory();
  const say = sayOver(store);
  for (const line of [
    '@ump /game new name:Caen rules:landser sides:"Reds, Blues"',
    '/game join side:reds',
    '@bob /game join side:blues',
    '@ump /battlefield new size:48x36',
    '/unit add profile:rifleman name:Otto hidden:true',
  ])
    await say(line);
  const { log } = (await store.get('channel:caen')) as { log: string };
  const { seq, events } = (await recordsOf(store)).at(-1)!;
  const hidden = events.find((event) => event.type === 'units-hidden')!;
  return { store, say, seq, key: keys.secret(log, hidden.hash) };
}

async function told(store: Store) {
  let text = '';
  const write = (more: string) => (text += more);
  const status = await checkLogs(english, store, false, { write }, { write });
  return { status, text };
}

test('check-logs finds hidden units that the store has lost, or has elsewhere than they were sealed', async () => {
  const { store, say, seq, key } = await ambush();
  expect(await told(store)).toMatchObject({ status: 0 });
  const kept = (await store.get(key)) as { places: Record<string, unknown> };
  const [[place, stands]] = Object.entries(kept.places) as [[string, unknown]];
  await store.set(key, { ...kept, places: { [(Number(place) + 1) % 48]: stands } });
  expect(await told(store)).toMatchObject({
    status: 1,
    text: expect.stringContaining(`the hidden units of record #${seq} aren’t where they were sealed`),
  });
  await store.delete(key);
  expect(await told(store)).toMatchObject({
    status: 1,
    text: expect.stringContaining(`where the units hidden in record #${seq} stand is lost`),
  });
  await store.set(key, kept);
  // What has been opened stands in the log.
  await say('@ump /game end confirm:true');
  await store.delete(key);
  expect(await told(store)).toMatchObject({ status: 0 });
});
