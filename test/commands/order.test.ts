import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEvent } from '../../src/campaign/record.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import type { Answer } from '../../src/command/command.ts';
import { isBehind } from '../../src/fairness/sealed.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { memory, recordsOf, refereeOn, thrownBy } from '../referee/table.ts';
import { attachedTo, handing, type Say, STORES, sayOver, sayTo } from './club-table.ts';

const HOLD = 'Hold the stone wall to the last man';
const STORM = 'Storm the orchard at dawn';

/** Anna for the Axis, Bob for the Allies, Carla as the umpire; a rifleman on each side. */
async function opened(say: Say): Promise<void> {
  await say('@carla /game new name:Caen');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  await say('/unit add profile:rifleman name:Schmidt');
  await say('@bob /unit add profile:rifleman name:Miller');
}

const ordered = (say: Say, text: string, line = '/order') => say(line, { secret: { text } });

const eventsOf = ({ json }: Answer) => (json.data as { events: LogEvent[] }).events;
const typesIn = (answer: Answer) => eventsOf(answer).map(({ type }) => type);

function revealedIn(answer: Answer) {
  const event = eventsOf(answer).find(({ type }) => type === 'orders-revealed');
  return event?.type === 'orders-revealed' ? event.orders : [];
}

describe.each(STORES)('sealed orders on %s', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await opened(say);
  });
  afterEach(() => store.close());

  test('are shown at once when every side is in, each with what proves it', async () => {
    const first = await ordered(say, HOLD);
    expect(typesIn(first)).toEqual(['order-sealed']);
    const second = await ordered(say, STORM, '@bob /order');
    expect(typesIn(second)).toEqual(['order-sealed', 'orders-revealed']);
    const shown = revealedIn(second);
    expect(shown.map(({ side, text }) => [side, text])).toEqual([
      ['axis', HOLD],
      ['allies', STORM],
    ]);
    for (const { hash, salt, text } of shown) expect(isBehind(hash, { salt: salt!, text: text! })).toBe(true);
    expect(eventsOf(first)).toMatchObject([{ hash: shown[0]!.hash }]);
    expect(plainText(second.document)).toContain(`Axis, turn 1: ${HOLD}`);
  });

  test('leak nowhere before that: no log, export, status, error or record has them', async () => {
    const said = [
      await ordered(say, HOLD, '/order unit:Schmidt'),
      await say('@bob /log'),
      await say('@bob /turn status'),
      await say('@bob /game status'),
      await say('@bob /game export'),
      await say('@bob /game export as:markdown'),
      await say('@bob /data export'),
      await say('@bob /order show:true'),
      await say('@bob /unit show unit:Schmidt'),
    ];
    const refused = await thrownBy(() => say('@bob /order show:true side:axis'));
    expect(refused).toMatchObject({ says: 'not-your-side' });
    const files = said.flatMap(({ document }) => document.attached ?? []);
    const all = [
      ...said.map(({ document, json }) => plainText(document) + JSON.stringify(json)),
      ...files.map(({ bytes }) => Buffer.from(bytes).toString()),
      JSON.stringify(await recordsOf(store)),
      String(refused),
    ].join('\n');
    expect(all).not.toContain('stone wall');
    expect(all).toContain('order-sealed');
    const commands = (await recordsOf(store)).map(({ command }) => command);
    expect(commands.filter((command) => /order.*Schmidt/.test(command))).toEqual([]);
  });

  test('may be written anew until time is called, for a side or a unit each', async () => {
    await ordered(say, 'Wait', '/order unit:Schmidt');
    await ordered(say, 'Wait too');
    expect(eventsOf(await ordered(say, HOLD, '/order unit:Schmidt'))).toMatchObject([{ replaces: expect.any(String) }]);
    const own = await say('/order show:true');
    expect(own.document.private).toBe(true);
    expect(own.json.data).toMatchObject({ orders: [{ text: 'Wait too' }, { text: `Schmidt: ${HOLD}` }] });
    const shown = revealedIn(await say('@carla /order time:true'));
    expect(shown.map(({ text }) => text)).toEqual(['Wait too', `Schmidt: ${HOLD}`]);
  });

  test('of single units count as all when the side says so', async () => {
    await ordered(say, STORM, '@bob /order');
    expect(typesIn(await ordered(say, HOLD, '/order unit:Schmidt'))).toEqual(['order-sealed']);
    expect(plainText((await say('@bob /turn status')).document)).toContain('Orders in: Allies. Waiting for: Axis.');
    expect(typesIn(await say('/order complete:true'))).toEqual(['orders-complete', 'orders-revealed']);
  });

  test('of single units leave their side waited for, from the first one on', async () => {
    const waitedFor = async (first: Promise<Answer>) => plainText((await first).document);
    const one = await waitedFor(ordered(say, HOLD, '/order unit:Schmidt'));
    expect(one).toContain('Waiting for: Axis and Allies. Axis: only orders for single units so far');
    expect(one).toContain('/order complete:true');
    expect(one).not.toContain('Orders in');
    // Only one for the whole side is needed.
    const whole = await waitedFor(ordered(say, 'Wait too'));
    expect(whole).toContain('Orders in: Axis. Waiting for: Allies.');
    expect(whole).not.toContain('complete:true');
  });

  test('are called in by the umpire only, and only where there are some', async () => {
    expect(await thrownBy(() => say('@carla /order time:true'))).toMatchObject({ says: 'no-orders' });
    await ordered(say, HOLD);
    expect(await thrownBy(() => say('@bob /order time:true'))).toMatchObject({ says: 'umpire-only' });
    expect(revealedIn(await say('@carla /order time:true'))).toMatchObject([{ side: 'axis', text: HOLD }]);
  });

  test('are for the own side and its units in play, and say something', async () => {
    expect(await thrownBy(() => ordered(say, HOLD, '/order unit:Miller'))).toMatchObject({ says: 'not-your-side' });
    expect(await thrownBy(() => ordered(say, HOLD, '@dora /order'))).toMatchObject({ says: 'no-side' });
    expect(await thrownBy(() => ordered(say, '  '))).toMatchObject({ says: 'missing-options' });
    expect(await thrownBy(() => ordered(say, 'x'.repeat(1001)))).toMatchObject({ says: 'too-long' });
    expect(await thrownBy(() => say('/order complete:true'))).toMatchObject({ says: 'no-orders' });
    expect(await recordsOf(store)).toHaveLength(5);
  });

  test('are not waited for from the side that the referee runs', async () => {
    await say('#mill /game new name:Mill rules:ww2-skirmish sides:"Paras, Germans"');
    await say('#mill /game house toggle:solo-forces on:true');
    await say('#mill /game join side:paras');
    await say('#mill /turn end');
    expect(revealedIn(await ordered(say, HOLD, '#mill /order'))).toMatchObject([{ side: 'paras', text: HOLD }]);
  });

  test('that have been shown no undo seals again', async () => {
    await ordered(say, HOLD);
    await ordered(say, STORM, '@bob /order');
    await say('@carla /undo');
    expect(plainText((await say('/turn status')).document)).not.toContain('Orders in');
    expect(typesIn(await ordered(say, 'Another', '@bob /order'))).toEqual(['order-sealed']);
  });

  test('an undo of an order that is still sealed brings back the one before', async () => {
    await ordered(say, HOLD);
    await ordered(say, 'Run');
    await say('/undo');
    expect((await say('/order show:true')).json.data).toMatchObject({ orders: [{ text: HOLD }] });
  });

  test('do not come along with an import, which says so; written anew, they count', async () => {
    await ordered(say, HOLD);
    const { bytes } = attachedTo(await say('/game export'));
    const imported = await say('@carla #elsewhere /game import file:caen.json', handing(bytes, 'caen.json'));
    expect(plainText(imported.document)).toContain('The sealed orders of Axis didn’t come');
    const again = await ordered(say, STORM, '@bob #elsewhere /order');
    expect(typesIn(again)).toEqual(['order-sealed']);
    const shown = revealedIn(await ordered(say, 'Dig in', '#elsewhere /order'));
    expect(shown.map(({ text }) => text)).toEqual([STORM, 'Dig in']);
  });
});

test('an interaction delivered twice seals one order', async () => {
  const { store, rows } = await memory();
  const say = sayTo(refereeOn(store));
  await opened(say);
  const twice = { secret: { text: HOLD }, interaction: '123456789012345678' };
  const first = await say('/order', twice);
  expect((await say('/order', twice)).json.seq).toBe(first.json.seq);
  // The log's seed, its veil, and the order.
  expect([...rows.keys()].filter((key) => key.includes(':secret:'))).toHaveLength(3);
});

test('what is erased takes its sealed orders along', async () => {
  const { store, rows } = await memory();
  const say = sayTo(refereeOn(store));
  await opened(say);
  await ordered(say, HOLD);
  expect([...rows.values()].join()).toContain('stone wall');
  await say('@carla /data delete server:true confirm:true', { manager: true });
  expect([...rows.keys()].filter((key) => key.includes(':secret:'))).toEqual([]);
});
