import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import type { LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import { readExport } from '../../../src/referee/arrival/reading.ts';
import { inputErrorOf } from '../../kernel/failures.ts';
import { Playing } from '../playing.ts';

const WORDS = { questions: [], notes: [] };
let file: CampaignExport;
/** 1 to 3 open the game and let players join; 4 and 5 add a unit each, 6 and 7 begin the battle, 8 is a shot that misses. */
beforeAll(async () => {
  const table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Bell');
  await table.says('ben', '/unit add profile:rifleman name:Miller');
  await table.says('ute', '/turn end');
  await table.says('anna', '/fire who:Bell target:Miller range:8 faces:"2"');
  await table.says('ute', '/note text:Rain.');
  ({ exported: file } = await table.referee.transfer.export('caen'));
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const read = (document: object | string) =>
  readExport(bytesOf(typeof document === 'string' ? document : JSON.stringify(document)), WORDS);
const fault = (document: object | string) => inputErrorOf(() => read(document));
const damaged = (where: string) => ({ says: 'export-damaged', values: { where } });

/** The file with one record changed; nothing vouches for it any more. */
function withRecord(seq: number, change: (record: LogRecord) => unknown): object {
  const records: unknown[] = structuredClone(file.records);
  records[seq - 1] = change(records[seq - 1] as LogRecord);
  return { ...file, records, fingerprints: undefined };
}

/** The file with the last record's events replaced. */
const ending = (...events: object[]) => withRecord(9, (record) => ({ ...record, events }));

describe('an export is read', () => {
  test('with its head, its records and what they add up to, packed or not', () => {
    const found = read(file);
    expect(found.head).toMatchObject({ log: file.log, origins: [] });
    expect(found.records).toEqual(file.records);
    expect(found.altered).toBeUndefined();
    expect(found.campaign).toMatchObject({ seq: 9, game: { name: 'Caen', units: { u1: { name: 'Bell' } } } });
    expect(found.snapshot).toBeUndefined();
    const packed = readExport(new Uint8Array(gzipSync(JSON.stringify(file))), WORDS);
    expect(packed.campaign).toEqual(found.campaign);
  });

  test('and says from which record on its fingerprints don’t fit', () => {
    const { records } = withRecord(9, (record) => ({ ...record, command: '/note text:Snow.' })) as CampaignExport;
    expect(read({ ...file, records }).altered).toBe(9);
    expect(read({ ...file, records, fingerprints: undefined }).altered).toBeUndefined();
  });

  test('with a snapshot where nothing later strikes anything out before it', () => {
    const note = file.records[8]!;
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...note, seq: 10 + i, interaction: `seq-${10 + i}` }));
    const with_ = (...more: object[]) =>
      read({ ...file, fingerprints: undefined, records: [...file.records, ...more] });
    expect(with_(...many(90)).snapshot).toBeUndefined();
    expect(with_(...many(91)).snapshot?.seq).toBe(100);
    expect(with_(...many(95)).snapshot?.seq).toBe(100);
    const undo = (strikes: number[]) => ({ ...note, seq: 101, events: [{ type: 'undone', strikes }] });
    expect(with_(...many(91), undo([100])).snapshot).toBeUndefined();
    expect(with_(...many(92), { ...undo([101]), seq: 102 }).snapshot?.seq).toBe(100);
  });
});

describe('a file is no export of ours', () => {
  test.each([
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"umpire":1',
    'Bell shot Miller.',
    '{"umpire":"1","format":"campaign"}',
  ])('if it holds %s', (text) => {
    expect(fault(text)).toEqual({ says: 'export-foreign', values: {} });
  });

  test('if it isn’t even text, or isn’t a campaign', () => {
    expect(inputErrorOf(() => readExport(new Uint8Array([0xff, 0xfe, 0]), WORDS)).says).toBe('export-foreign');
    expect(fault({ ...file, format: 'roster' }).says).toBe('export-foreign');
  });

  test('or a newer Umpire wrote it, or a record of it', () => {
    expect(fault({ ...file, umpire: 2, version: '7.1' })).toEqual({ says: 'export-newer', values: { version: '7.1' } });
    expect(fault({ ...file, umpire: 2, version: undefined })).toEqual({
      says: 'export-newer',
      values: { version: '2' },
    });
    expect(fault(withRecord(8, (record) => ({ ...record, version: 4 })))).toEqual({
      says: 'export-newer',
      values: { version: '4' },
    });
  });

  test('or it’s one part of several', () => {
    expect(fault({ ...file, part: { number: 1, first: 1, more: true } }).says).toBe('export-part');
  });
});

describe('a file is refused for its size', () => {
  const tooLarge = { says: 'file-too-large', values: { name: 'The file', most: '32 MB' } };

  test('before anything of it is read', () => {
    expect(inputErrorOf(() => readExport(new Uint8Array(32 * 1024 * 1024 + 1), WORDS))).toEqual(tooLarge);
    const bomb = new Uint8Array(gzipSync(new Uint8Array(32 * 1024 * 1024 + 1)));
    expect(inputErrorOf(() => readExport(bomb, WORDS))).toEqual(tooLarge);
    const cut = new Uint8Array(gzipSync(JSON.stringify(file)).subarray(0, 90));
    expect(inputErrorOf(() => readExport(cut, WORDS))).toEqual(damaged('gzip'));
    expect(inputErrorOf(() => readExport(bytesOf('\x1f{'), WORDS)).says).toBe('export-foreign');
  });

  test('if it’s deeper than anything of ours, in brackets that aren’t text', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(fault(nested(20)).says).toBe('export-foreign');
    expect(fault(nested(21)).says).toBe('export-too-costly');
    expect(fault(`{"a":${'{"b":'.repeat(20)}1${'}'.repeat(20)}}`).says).toBe('export-too-costly');
    // Side by side they aren’t deep.
    expect(fault(`{"a":[${'[],'.repeat(30)}[]]}`).says).toBe('export-foreign');
    expect(fault(`{"a":[${'{},'.repeat(30)}{}]}`).says).toBe('export-foreign');
    expect(fault(JSON.stringify({ a: '['.repeat(50), b: `"${'{'.repeat(50)}`, c: `\\"${'['.repeat(50)}` })).says).toBe(
      'export-foreign',
    );
  });

  test('if it holds more values than any campaign has', () => {
    expect(fault(`[${'0,'.repeat(3_000_000)}0]`).says).toBe('export-too-costly');
    expect(fault(`[${'[],'.repeat(1_500_001)}[]]`).says).toBe('export-too-costly');
    expect(fault(`["${','.repeat(3_000_002)}"]`).says).toBe('export-foreign');
  });

  test('if a list of its head is too long', () => {
    const origins = (count: number) => ({ ...file, origins: new Array(count).fill({ log: 'a', last: 1 }) });
    expect(fault(origins(101))).toEqual({
      says: 'export-too-much',
      values: { where: 'origins', what: 'items', most: 100 },
    });
    expect(fault(origins(100)).says).toBe('export-damaged');
  });

  test('if a record holds too much, or all of them together', () => {
    const long = { type: 'noted', text: 'x'.repeat(8001) };
    expect(fault(ending(long))).toEqual({
      says: 'export-too-much',
      values: { where: 'record 9: events.0.text', what: 'letters', most: 8000 },
    });
    expect(fault(ending(...new Array(501).fill({ type: 'noted', text: '' }))).values).toEqual({
      where: 'record 9: events',
      what: 'events',
      most: 500,
    });
    const umpires = Array.from({ length: 101 }, (_, i) => ({ type: 'umpire-named', user: `u${i}` }));
    expect(fault(ending(...umpires))).toEqual({
      says: 'export-too-much',
      values: { where: 'record 9: game', what: 'umpires', most: 100 },
    });
  });
});

describe('a file is damaged', () => {
  test.each([
    ['records', () => ({ ...file, records: [] })],
    ['records', () => ({ ...file, records: 'none' })],
    ['log', () => ({ ...file, log: 'no ID' })],
    ['commitment', () => ({ ...file, commitment: '7' })],
    ['origins.0.last', () => ({ ...file, origins: [{ log: 'a', last: 9 }] })],
    ['record 8: seq', () => withRecord(8, (record) => ({ ...record, seq: 9 }))],
    ['record 8: at', () => withRecord(8, (record) => ({ ...record, at: 'noon' }))],
    ['record 8: ', () => withRecord(8, () => 7)],
    ['record 9: events.0.type', () => ending({ type: 'dreamt' })],
    ['record 9: events.0.side', () => ending({ type: 'player-joined', user: 'dora', side: 'blue' })],
    ['record 9: events.0.rules', () => ending({ type: 'rules-chosen', rules: 'chess' })],
  ])('at %s', (where, made) => {
    expect(fault(made())).toEqual(damaged(where));
  });

  const shot = () => file.records[7]!.events.find((event) => event.type === 'ruled')!;
  const effects = (...all: object[]) => ending({ ...(shot() as object), effects: all });

  test('in what it does: fields and debts that no book has', () => {
    const set = { effect: 'set', of: { unit: 'u1' }, field: 'weapon', value: 'smg', rule: 'LC-ACT-01' };
    expect(read(effects(set)).campaign.game?.units.u1?.fields.weapon).toBe('smg');
    expect(fault(effects(set, { ...set, field: 'magic' }))).toEqual(damaged('record 9: events.0.effects.1'));
    expect(fault(effects({ ...set, field: 'serious-wounds', value: 'many' }))).toEqual(
      damaged('record 9: events.0.effects.0'),
    );
    expect(read(effects({ ...set, value: null })).campaign.game?.units.u1?.fields).not.toHaveProperty('weapon');
    const due = { effect: 'due', id: 'd1', verb: 'morale', options: {}, unit: 'u1', rule: 'LC-MOR-01' };
    const at = { turn: 1, edge: 'start' };
    expect(read(effects({ ...due, at })).campaign.game?.due).toHaveLength(1);
    expect(fault(effects({ ...due, verb: 'dance', at })).says).toBe('export-damaged');
  });

  test('in how things stand at its end: values that no book allows', () => {
    const unit = (fields: object) => ({
      type: 'units-added',
      units: [{ id: 'u3', name: 'Moss', side: 'axis', profile: 'rifleman', fields }],
    });
    expect(read(ending(unit({ weapon: 'rifle' }))).campaign.game?.units.u3?.name).toBe('Moss');
    expect(fault(ending(unit({ magic: 1 })))).toEqual(damaged('record 9: units.u3.magic'));
    expect(fault(ending(unit({ 'serious-wounds': 'many' })))).toEqual(damaged('record 9: units.u3.serious-wounds'));
  });

  test('though not in what was struck out: that changes nothing', () => {
    const records = structuredClone(file.records) as { seq: number; interaction: string; events: LogEvent[] }[];
    records[8]!.events = [{ type: 'player-joined', user: 'dora', side: 'blue' }];
    const undo = { ...records[8]!, seq: 10, interaction: 'seq-10', events: [{ type: 'undone', strikes: [9] }] };
    const found = read({ ...file, fingerprints: undefined, records: [...records, undo] });
    expect(found.campaign.game?.sides).not.toHaveProperty('blue');
  });
});
