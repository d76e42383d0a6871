import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LogRecord, readRecord } from '../../src/campaign/record.ts';
import type { Fields } from '../../src/kernel/unit.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { handing, type Say, sayOver } from '../commands/club-table.ts';
import { memory, recordsOf } from '../referee/table.ts';

/** A battle that Umpire 0.1.0 refereed with records of version 1, and what it said then of units, turn and debts. */
interface Kept {
  readonly export: { readonly records: readonly LogRecord[] };
  readonly units: Readonly<Record<string, { readonly name: string; readonly fields: Fields; readonly gone?: string }>>;
  readonly at: object;
  readonly due: readonly string[];
}

const BATTLES = [
  'landser',
  'landser-classic',
  'hans-n-panzer',
  'ww2-skirmish',
  'ww2-skirmish-solo',
  'panzertroops',
] as const;

function kept(battle: string): Kept {
  const packed = readFileSync(new URL(`version-1/${battle}.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString());
}

describe.each(BATTLES)('a log of version 1: %s', (battle) => {
  const before = kept(battle);
  let say: Say;
  let records: readonly LogRecord[];
  beforeAll(async () => {
    const { store } = await memory();
    say = sayOver(store);
    // Zoe does not play a side, so nobody has to agree with her.
    await say('@zoe /game import file:x', handing(JSON.stringify(before.export)));
    records = await recordsOf(store);
  });

  test('opens with every record as it was', () => {
    expect(before.export.records.every(({ version }) => version === 1)).toBe(true);
    const read = before.export.records.map((record) => readRecord('caen', record, record.seq));
    expect(records.slice(0, -1)).toEqual(read);
    // What the version adds does not change anything already written.
    for (const [i, { events }] of read.entries()) expect(events).toMatchObject(before.export.records[i]!.events);
  });

  test('is still verified, and says what can’t be checked in that form', () => {
    const { fits, lines } = findingsIn(english, JSON.stringify(before.export), 'x');
    expect([battle, fits, lines]).toEqual([battle, true, expect.any(Array)]);
    const hidden = before.export.records.some(({ events }) =>
      events.some((event) => event.type === 'units-added' && event.units.some(({ sealed }) => sealed !== undefined)),
    );
    expect(lines.some((line) => line.startsWith('Older form'))).toBe(hidden);
  });

  test('has the same units, the same turn, and owes what it owed', async () => {
    const { units } = (await say('/unit list')).json.data as {
      units: { id: string; name: string; fields: Fields; gone?: string }[];
    };
    expect(
      Object.fromEntries(
        units.map(({ id, name, fields, gone }) => [id, { name, fields, ...(gone === undefined ? {} : { gone }) }]),
      ),
    ).toEqual(before.units);
    const { at, due } = (await say('/turn status')).json.data as { at: object; due: { verb: string }[] };
    expect(at).toEqual(before.at);
    expect(due.map(({ verb }) => verb)).toEqual(expect.arrayContaining([...before.due]));
  });

  test('tells every record of it', async () => {
    const told = plainText((await say('/log size:200')).document);
    for (const { seq } of before.export.records) expect(told).toContain(`#${seq} `);
  });

  test('goes on: the next battle begins with the survivors', async () => {
    await say('@zoe /game battle');
    expect(plainText((await say('/turn status')).document)).toContain('The first turn hasn’t begun');
  });
});
