import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { keys } from '../../src/campaign/keys.ts';
import type { EventOf, LogRecord } from '../../src/campaign/record.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import { isBehind } from '../../src/fairness/sealed.ts';
import { commitmentOf, seedOf } from '../../src/fairness/seed.ts';
import { dealtTo, secretDraws } from '../../src/fairness/veil.ts';
import { dealt } from '../../src/kernel/dice/deck.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';

const place = { veil: seedOf('veil'), mix: 'rain', log: 'caen', seq: 7, interaction: '1234567890123456789' };
const KINDS = ['sniper', 'artillery', 'mine'];
const DECK = [KINDS, KINDS, 'dummy', 'dummy'];

describe('a secret draw', () => {
  test('has a key and a value of its own, the same every time', () => {
    const draws = Array.from({ length: 50 }, (_, j) => secretDraws(place)(j, 6));
    expect(new Set(draws.map(({ key }) => key.toString('hex'))).size).toBe(50);
    expect(draws.every(({ value }) => value >= 1 && value <= 6)).toBe(true);
    expect(Array.from({ length: 50 }, (_, j) => secretDraws(place)(j, 6))).toEqual(draws);
    for (const other of [{ mix: '' }, { log: 'x' }, { seq: 8 }, { interaction: '1' }, { veil: seedOf('x') }]) {
      expect(secretDraws({ ...place, ...other })(0, 6).key).not.toEqual(draws[0]!.key);
    }
  });

  test('deals every card once, in every order equally often', () => {
    const counts = new Map<string, number>();
    for (let seq = 1; seq <= 2400; seq++) {
      const texts = dealtTo(['a', 'b', 'c', 'd'], DECK, secretDraws({ ...place, seq })).map(({ text }) =>
        text.slice(3),
      );
      expect(texts.filter((text) => text === 'dummy')).toHaveLength(2);
      const order = texts.map((text) => (text === 'dummy' ? 'o' : 'x')).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(90);
  });

  test('of the dice, a deck is dealt as it always was: kinds first, then a card for each place', () => {
    const asked: number[] = [];
    dealt(DECK, (sides) => asked.push(sides) && 1);
    expect(asked).toEqual([3, 3, 4, 3, 2, 1]);
  });

  test('is opened alone by the seal that has its key', () => {
    const cards = dealtTo(['Counter 1', 'Counter 2', 'Counter 3', 'Counter 4'], DECK, secretDraws(place));
    for (const [i, { hash, salt, text, draw }] of cards.entries()) {
      expect(draw).toBe(2 + i);
      expect(isBehind(hash, { salt, text })).toBe(true);
      expect(salt).toBe(secretDraws(place)(draw, 4 - i).key.toString('hex'));
    }
  });
});

const html = readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8');
const { check: checkInPage } = runInNewContext(`${/<script>([\s\S]*)<\/script>/.exec(html)![1]}; ({ check })`, {
  TextEncoder,
}) as { check(file: unknown): object };

const types = ({ events }: LogRecord) => events.map(({ type }) => type);

describe('hidden counters', () => {
  let playing: Playing;
  beforeEach(async () => {
    playing = await Playing.begin();
    await playing.says('anna', '/game new name:Solo rules:ww2-skirmish sides:"Paras, Germans"');
    await playing.says('anna', '/game house toggle:solo-forces on:true');
    await playing.says('anna', '/game join side:paras');
    await playing.says('anna', '/unit add profile:counter count:4 side:germans');
  });

  const exported = async () =>
    ((await playing.says('anna', '/game export')).json.data as { export: CampaignExport }).export;
  const added = (records: readonly LogRecord[]) =>
    records.flatMap(({ events }) => events).find((event) => event.type === 'units-added') as EventOf<'units-added'>;

  test('come from a veil that the log committed to with its first seed, and the seed tells nothing of them', async () => {
    const [first] = await recordsOf(playing.store);
    expect(first!.events[0]).toMatchObject({ type: 'committed', veil: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await playing.says('anna', '/fair reveal');
    const { records } = await exported();
    expect(types(records.at(-1)!)).toEqual(['seed-revealed', 'committed']);
    expect(added(records)).toMatchObject({ deck: [KINDS, KINDS, 'dummy', 'dummy'], units: [{ draw: 2 }, {}, {}, {}] });
    // Whatever is public: the counters could be anything.
    const { log } = await playing.referee.fairness.status('caen');
    const { veil } = (await recordsOf(playing.store))[0]!.events[0] as EventOf<'committed'>;
    const secret = String(await playing.store.get(keys.secret(log, veil!)));
    expect(commitmentOf(Buffer.from(secret, 'hex'))).toBe(veil);
    expect(JSON.stringify(records)).not.toContain(secret);
    const { fits, lines } = findingsIn(english, JSON.stringify(await exported()), 'x');
    expect([fits, lines.join('\n')]).toEqual([
      true,
      expect.stringContaining('What 4 hidden units are can’t be checked yet'),
    ]);
  });

  test('are all worked out again once nothing is hidden, and a host who chose them is found out', async () => {
    await playing.says('anna', '/game end confirm:true');
    const file = await exported();
    expect(types(file.records.at(-1)!)).toEqual(['game-ended', 'seed-revealed', 'veil-shown', 'committed']);
    const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x');
    expect([fits, lines.join('\n')]).toEqual([true, expect.stringContaining('All 4 hidden units are what was drawn')]);
    expect(await playing.hears('anna', '/fair verify')).toContain('All 4 hidden units are what was drawn');
    const cheats: ((event: EventOf<'units-added'>) => void)[] = [
      ({ deck }) => (deck as string[]).splice(0, 1, 'mine'),
      ({ units }) => Object.assign(units[0]!, { sealed: 'f'.repeat(64) }),
      ({ units }) => (units as unknown[]).reverse(),
      ({ units }) => Object.assign(units[1]!, { draw: 5 }),
    ];
    for (const cheat of cheats) {
      const records = structuredClone(file.records);
      cheat(added(records));
      const forged = { ...file, records, fingerprints: [...fingerprints(records)] };
      expect(findingsIn(english, JSON.stringify(forged), 'x').lines.at(-1)).toMatch(
        /hidden units that aren’t what was drawn/,
      );
      expect(checkInPage(forged)).toMatchObject({ why: 'dealt' });
    }
    expect(checkInPage(file)).toMatchObject({ wrong: undefined, dealt: 4, veiled: 0 });
    const records = structuredClone(file.records);
    const shown = records.at(-1)!.events.find((event) => event.type === 'veil-shown') as EventOf<'veil-shown'>;
    Object.assign(shown, { veil: seedOf('x').toString('hex') });
    const forged = { ...file, records, fingerprints: [...fingerprints(records)] };
    expect(findingsIn(english, JSON.stringify(forged), 'x').lines.at(-1)).toMatch(/shows or changes the veil/);
  });

  test('taken out one by one end the veil with the last of them, and the dice’s seed stays', async () => {
    const { commitment } = await playing.referee.campaign('caen');
    for (const n of [1, 2, 3, 4]) await playing.says('anna', `/unit remove unit:"Counter ${n}"`);
    const records = await recordsOf(playing.store);
    expect(records.slice(-2).map(types)).toEqual([['unit-removed'], ['unit-removed', 'veil-shown', 'committed']]);
    const campaign = await playing.referee.campaign('caen');
    expect(campaign.commitment).toBe(commitment);
    // Taken back, they're known; what is added next is drawn from the next veil.
    await playing.says('anna', '/undo');
    await playing.says('anna', '/unit add profile:counter name:More count:2 side:germans');
    await playing.says('anna', '/game end confirm:true');
    const { fits, lines } = findingsIn(english, JSON.stringify(await exported()), 'x');
    expect([fits, lines.join('\n')]).toEqual([true, expect.stringContaining('All 6 hidden units')]);
  });

  test('whose text stayed in another store come back from there as lost, and the file is still accepted', async () => {
    const { records } = await exported();
    const { units } = added(records);
    const opened = {
      type: 'seal-opened',
      hash: units[0]!.sealed,
      salt: '',
      text: '',
      unit: units[0]!.id,
      rule: 'WS-SOLO-04',
      effects: [],
    };
    const more = { ...records.at(-1)!, seq: records.length + 1, interaction: 'x', events: [opened] };
    const file = JSON.stringify({ ...(await exported()), records: [...records, more], fingerprints: undefined });
    const handed = { files: { file: { name: 'x', size: file.length, bytes: async () => Buffer.from(file) } } };
    const { json } = await playing.says('anna', '/game import file:x', { channel: 'falaise', ...handed });
    expect(json.data).toMatchObject({ records: records.length + 1 });
  });
});
