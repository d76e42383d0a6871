import { beforeEach, describe, expect, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { recordLine } from '../../../src/reply/log/log.ts';
import { plainLine, plainText } from '../../../src/reply/plain-text.ts';
import { rulingReply } from '../../../src/reply/ruling/ruling.ts';
import { Playing } from '../playing.ts';
import { recordsOf, refereeOn } from '../table.ts';

let table: Playing;

/** Rulings of one and of several, some of whom hold back, edits, and what is owed. */
beforeEach(async () => {
  table = await Playing.caen();
  for (const name of ['Bell', 'Carter']) await table.says('anna', `/unit add profile:rifleman name:${name}`);
  for (const name of ['Miller', 'Weber']) await table.says('ben', `/unit add profile:rifleman name:${name}`);
  await table.says('ute', '/turn end');
  await table.says('anna', '/fire who:Bell target:Miller range:8 faces:2');
  // Bell has acted, so he's held back.
  await table.says('anna', '/act who:all action:hide');
  await table.says('ute', '/unit edit unit:Weber fields:"angry:Bell"');
  await table.says('ute', '/turn end');
  await table.says('ben', '/fire who:Miller target:Carter range:8 cover:half faces:2');
});

/** Each entry as `/log` has it, by its number. */
async function logged(): Promise<ReadonlyMap<number, string>> {
  const { records, struck, game } = await refereeOn(table.store).log('caen', 1, 100);
  return new Map(
    records.map((record) => [record.seq, plainLine(recordLine(english, record, struck.has(record.seq), game))]),
  );
}

const upTo = (entries: ReadonlyMap<number, string>, last: number) => [...entries].filter(([seq]) => seq <= last);

describe('the log tells what happened in the words of then', () => {
  test('though units were renamed since, and others removed', async () => {
    const before = await logged();
    const seen = new Set<string>();
    for (const { type } of (await recordsOf(table.store)).flatMap(({ events }) => events)) seen.add(type);
    expect([...seen]).toEqual(expect.arrayContaining(['ruled', 'held-back', 'unit-edited', 'units-added']));
    await table.says('ute', '/unit rename unit:Carter to:Cole');
    await table.says('ute', '/unit rename unit:Miller to:Max');
    await table.says('ute', '/unit remove unit:Bell');
    await table.says('ute', '/unit remove unit:Max');
    expect(upTo(await logged(), before.size)).toEqual([...before]);
    await table.says('ute', '/unit rename unit:Cole to:Carter');
    await table.says('ute', '/unit rename unit:Weber to:Bell');
    expect(upTo(await logged(), before.size)).toEqual([...before]);
  });

  test('and a reason that this version has no words for is said to be unknown: a file from elsewhere may have one', async () => {
    const records = await recordsOf(table.store);
    const { game } = await refereeOn(table.store).campaign('caen');
    const held = records.find(({ events }) => events.some(({ type }) => type === 'held-back'))!;
    const strange = held.events.map((event) => (event.type === 'held-back' ? { ...event, says: 'u1' } : event));
    const told = plainLine(recordLine(english, { ...held, events: strange }, false, game));
    expect(told).toContain('Bell didn’t: This Umpire doesn’t know the reason.');
  });

  test('and so do a ruling that’s shown again, and what one has missed', async () => {
    const shown = async () => {
      const { game } = await refereeOn(table.store).campaign('caen');
      return (await recordsOf(table.store)).flatMap((record) => {
        const ruled = record.events.find((event) => event.type === 'ruled');
        return ruled ? [plainText(rulingReply(english, { record, ruled, log: 'x', game }))] : [];
      });
    };
    const before = await shown();
    expect(before.join('\n')).toContain('Miller');
    await table.says('ute', '/unit rename unit:Miller to:Max');
    await table.says('ute', '/unit remove unit:Carter');
    expect(await shown()).toEqual(before);
    expect(await table.hears('carla', '/since')).toContain('Miller');
  });

  test('though the campaign is over and another has begun', async () => {
    const before = await logged();
    await table.says('ute', '/game end confirm:true');
    await table.says('ute', '/game new name:Falaise');
    await table.says('anna', '/game join side:axis');
    await table.says('anna', '/unit add profile:rifleman name:Schmidt');
    expect(upTo(await logged(), before.size)).toEqual([...before]);
  });

  test('though a unit was struck out and another has its ID', async () => {
    const { records } = await refereeOn(table.store).log('caen', 1, 100);
    const first = records.length + 1;
    await table.says('ute', '/unit add profile:rifleman name:Otto side:allies');
    await table.says('ute', '/unit edit unit:Otto fields:"angry:Bell"');
    await table.says('ute', `/undo to:${first} confirm:${first + 1}`);
    await table.says('ute', '/unit add profile:rifleman name:Max side:allies');
    await table.says('ute', '/unit edit unit:Max fields:"angry:Bell"');
    const entries = await logged();
    expect(entries.get(first + 1)).toContain('Otto');
    expect(entries.get(first + 1)).not.toContain('Max');
    expect(entries.get(first + 4)).toContain('Max');
    const game = await table.game();
    const ids = (await recordsOf(table.store)).flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'units-added' ? event.units.map(({ id }) => id) : [])),
    );
    expect([new Set(ids).size, Object.keys(game.units).length]).toEqual([ids.length - 1, ids.length - 1]);
  });
});
