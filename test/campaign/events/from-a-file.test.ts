import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { sealed } from '../../../src/fairness/sealed.ts';
import { commitmentOf } from '../../../src/fairness/seed.ts';
import { faultIn } from '../../../src/referee/arrival/check.ts';
import { record } from '../../referee/some-records.ts';
import { someGame, someUnit } from '../some-game.ts';

// A file may say anything. What it says of the table, of dice and of seals is held to what Umpire itself would write.

const SEQ = 90;
const hash = (digit: string) => digit.repeat(64);
const at = (game: Campaign['game']): Campaign => ({ ...nothingYet, seq: SEQ - 1, ...(game ? { game } : {}) });
const fault = (event: LogEvent, game: Campaign['game'] = someGame()) =>
  faultIn(record(SEQ, [event]), at(game), { questions: ['what-it-sees'], notes: ['waits'] });

describe('a piece of terrain', () => {
  const laid = (piece: object): LogEvent => ({
    type: 'battlefield-laid',
    battlefield: { size: [48, 36], pieces: [{ id: 'piece-1', kind: 'wood', ...piece }], markers: [] } as never,
    effects: [],
  });
  const triangle = [0, 0, 4, 0, 0, 4];
  const row = (points: number) => Array.from({ length: 2 * points }, (_, i) => i % 48);

  test.each<[string, object]>([
    ['a triangle', { polygon: triangle }],
    ['two hundred points', { polygon: row(200) }],
    ['a circle', { circle: [10, 10, 0.5] }],
    ['a line of two points with a width', { line: [0, 0, 8, 8], width: 0.5 }],
    ['places as far out as there are any', { polygon: [-1000, 0, 1000, 0, 0, 1000], height: 1000, level: 1000 }],
  ])('may be %s', (_, piece) => {
    expect(fault(laid(piece))).toBeUndefined();
  });

  test.each<[string, object]>([
    ['without a shape', {}],
    ['of two shapes', { polygon: triangle, circle: [10, 10, 1] }],
    ['of two shapes, one of them wrong', { polygon: triangle, circle: [10, 10] }],
    ['of two points only', { polygon: [0, 0, 4, 0] }],
    ['with half a point', { polygon: [...triangle, 5] }],
    ['of more than two hundred points', { polygon: row(201) }],
    ['a circle without a radius', { circle: [10, 10] }],
    ['a circle of no size', { circle: [10, 10, 0] }],
    ['a line without a width', { line: [0, 0, 8, 8] }],
    ['a line of one point', { line: [0, 0], width: 1 }],
    ['a point too far out', { polygon: [0, 0, 1000.5, 0, 0, 4] }],
    ['a circle too far out', { circle: [-1001, 0, 1] }],
    ['a line too far out', { line: [0, 0, 0, 1001], width: 1 }],
    ['too high', { polygon: triangle, height: 1001 }],
    ['too wide', { line: [0, 0, 8, 8], width: 1001 }],
    ['of too many storeys', { polygon: triangle, storeys: 1001 }],
    ['on too high a level', { polygon: triangle, level: -1001 }],
  ])('isn’t taken if it’s %s', (_, piece) => {
    expect(fault(laid(piece))).toBe('events.0.battlefield.pieces.0');
  });
});

describe('a marker', () => {
  const laid = (marker: object): LogEvent => ({
    type: 'battlefield-laid',
    battlefield: { size: [48, 36], pieces: [], markers: [{ name: 'Gun', at: [3, 4], ...marker }] } as never,
    effects: [],
  });

  test.each<[string, object]>([
    ['only a place', {}],
    ['a round base', { circle: 1.5 }],
    ['an oblong one', { rectangle: [2, 4], height: 1000 }],
  ])('may have %s', (_, marker) => {
    expect(fault(laid(marker))).toBeUndefined();
  });

  test.each<[string, object]>([
    ['one number for its place', { at: [3] }],
    ['three', { at: [3, 4, 5] }],
    ['a place too far out', { at: [3, 1001] }],
    ['a base of no size', { circle: 0 }],
    ['a base too large', { circle: 1001 }],
    ['a length without a width', { rectangle: [2] }],
    ['a width of nothing', { rectangle: [2, 0] }],
    ['too great a height', { height: 1001 }],
  ])('isn’t taken with %s', (_, marker) => {
    expect(fault(laid(marker))).toBe('events.0.battlefield.markers.0');
  });
});

describe('a drawn table', () => {
  const wall = (_: unknown, i: number) => ({ id: `wall-${i}`, kind: 'wall', line: [0, 0, 8, 8], width: 0.5 }) as const;
  const flag = (_: unknown, i: number) => ({ name: `Flag ${i}`, at: [1, 1] }) as const;
  const many = <T>(count: number, make: (_: unknown, i: number) => T) => Array.from({ length: count }, make);
  const laid = (size: number[], pieces = 0, markers = 0): LogEvent => ({
    type: 'battlefield-laid',
    battlefield: { size, pieces: many(pieces, wall), markers: many(markers, flag) },
    effects: [],
  });

  test.each([
    [[12, 240], undefined],
    [[11.9, 36], 'size'],
    [[36, 240.1], 'size'],
    [[36], 'size'],
    [[36, 36, 36], 'size'],
  ])('may be of these inches, or not: %j', (size, where) => {
    expect(fault(laid(size))).toBe(where && `events.0.battlefield.${where}`);
  });

  test('holds a thousand pieces and two hundred markers, however they came to lie there', () => {
    expect(fault(laid([48, 36], 1000, 200))).toBeUndefined();
    expect(fault(laid([48, 36], 1001))).toBe('events.0.battlefield.pieces');
    expect(fault(laid([48, 36], 0, 201))).toBe('events.0.battlefield.markers');
    const full = (pieces: number, markers: number) =>
      someGame({ battlefield: { size: [48, 36], pieces: many(pieces, wall), markers: many(markers, flag) } });
    const more = { type: 'battlefield-changed', pieces: many(1, wall), markers: many(1, flag) } as const;
    expect(fault(more, full(999, 199))).toBeUndefined();
    expect(fault(more, full(1000, 199))).toBe('events.0.pieces');
    expect(fault(more, full(999, 200))).toBe('events.0.markers');
    expect(fault(more)).toBeUndefined();
    expect(fault({ ...more, size: [8, 8] })).toBe('events.0.size');
    expect(fault({ type: 'battlefield-changed', pieces: [{ ...wall(0, 1), width: 0 }] })).toBe('events.0.pieces.0');
  });
});

describe('units that come', () => {
  const adds = (units: readonly object[], deck?: readonly unknown[]): LogEvent =>
    ({ type: 'units-added', units, ...(deck ? { deck } : {}) }) as never;
  const hidden = (id: string, draw: number) => someUnit(id, { sealed: hash('a'), draw });

  test('have numbers and names that nobody has', () => {
    expect(fault(adds([someUnit('u3'), someUnit('u4')]))).toBeUndefined();
    expect(fault(adds([someUnit('u1', { name: 'Bock' })]))).toBe('events.0.units.0.id');
    expect(fault(adds([someUnit('u3'), someUnit('u3', { name: 'Bock' })]))).toBe('events.0.units.1.id');
    expect(fault(adds([someUnit('u3', { name: 'RIFLEMAN u1' })]))).toBe('events.0.units.0.name');
    expect(fault(adds([someUnit('u3'), someUnit('u4', { name: 'Rifleman u3' })]))).toBe('events.0.units.1.name');
  });

  test('have a card each if they’re dealt in secret, and then a draw of their own', () => {
    expect(fault(adds([hidden('u3', 0)], ['sniper']))).toBeUndefined();
    expect(fault(adds([hidden('u3', 0)], [['sniper', 'mine']]))).toBeUndefined();
    expect(fault(adds([hidden('u3', 0)], [[]]))).toBe('events.0.deck');
    expect(fault(adds([hidden('u3', 0)], ['sniper', 'mine']))).toBe('events.0.deck');
    expect(fault(adds([hidden('u3', 0)]))).toBe('events.0.units.0.draw');
    expect(fault(adds([someUnit('u3', { sealed: hash('a') })], ['sniper']))).toBe('events.0.units.0.draw');
    expect(fault(adds([someUnit('u3')], ['sniper']))).toBeUndefined();
    expect(fault(adds([someUnit('u3', { draw: 0 })], ['sniper']))).toBe('events.0.units.0.draw');
  });
});

describe('an undo', () => {
  const seqs = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

  test('strikes out fifty records and the ask for it, and no more', () => {
    expect(fault({ type: 'undone', strikes: seqs(51) })).toBeUndefined();
    expect(fault({ type: 'undone', strikes: seqs(52) })).toBe('events.0.strikes');
    expect(fault({ type: 'redone', lifts: seqs(51) })).toBeUndefined();
    expect(fault({ type: 'redone', lifts: seqs(52) })).toBe('events.0.lifts');
    expect(fault({ type: 'undo-asked', strikes: seqs(52) })).toBe('events.0.strikes');
  });
});

describe('a throw from public rounds', () => {
  const notice = '1300000000000000001';
  const announced = { notice, salt: 'ab'.repeat(16), last: SEQ - 1, before: 'cd'.repeat(16), veil: hash('a') };
  const drawn = { type: 'drawn', reply: notice, ...announced, round: 5, signature: 'ef'.repeat(48) } as const;
  const givenUp = { type: 'given-up', ...announced, why: 'late' } as const;

  test('is announced in messages of Discord, with a salt and the fingerprint before it', () => {
    expect(fault(drawn)).toBeUndefined();
    expect(fault({ ...drawn, before: '', last: 0 })).toBeUndefined();
    expect(fault(givenUp)).toBeUndefined();
    expect(fault({ ...givenUp, reply: notice })).toBeUndefined();
  });

  test.each<[string, object]>([
    ['notice', { notice: '0300000000000000001' }],
    ['notice', { notice: '1234567890123456' }],
    ['notice', { notice: '123456789012345678901' }],
    ['notice', { notice: `${notice}x` }],
    ['notice', { notice: `x${notice}` }],
    ['salt', { salt: 'ab'.repeat(15) }],
    ['salt', { salt: 'ab'.repeat(17) }],
    ['salt', { salt: 'AB'.repeat(16) }],
    ['before', { before: 'cd' }],
    ['before', { before: 'cd'.repeat(17) }],
    ['last', { last: SEQ }],
    ['reply', { reply: '7' }],
  ])('isn’t taken with another %s: %j', (where, wrong) => {
    expect(fault({ ...drawn, ...wrong } as never)).toBe(`events.0.${where}`);
    expect(fault({ ...givenUp, ...wrong } as never)).toBe(`events.0.${where}`);
  });

  test('has a signature of 48 bytes', () => {
    for (const signature of ['ef'.repeat(47), 'ef'.repeat(49), 'EF'.repeat(48)])
      expect(fault({ ...drawn, signature })).toBe('events.0.signature');
  });
});

describe('what was secret', () => {
  const seed = hash('5');
  const commitment = commitmentOf(Buffer.from(seed, 'hex'));

  test('is shown as what the log committed to', () => {
    expect(fault({ type: 'seed-revealed', commitment, seed })).toBeUndefined();
    expect(fault({ type: 'seed-revealed', commitment, seed: hash('6') })).toBe('events.0.seed');
    expect(fault({ type: 'veil-shown', commitment, veil: seed })).toBeUndefined();
    expect(fault({ type: 'veil-shown', commitment, veil: hash('6') })).toBe('events.0.veil');
    expect(fault({ type: 'veil-shown', seq: 3, veil: hash('6') })).toBeUndefined();
    expect(fault({ type: 'veil-shown', veil: hash('6') })).toBe('events.0.seq');
    expect(fault({ type: 'veil-shown', seq: 3, commitment, veil: seed })).toBe('events.0.seq');
  });

  const order = sealed('Hold the farm.', 'ab'.repeat(16));
  const reveals = (given: object): LogEvent =>
    ({ type: 'orders-revealed', orders: [{ side: 'axis', hash: order.hash, ...given }] }) as never;

  test('is an order’s very words, or nothing of it came with the file', () => {
    expect(fault(reveals({ salt: order.salt, text: order.text }))).toBeUndefined();
    expect(fault(reveals({}))).toBeUndefined();
    expect(fault(reveals({ salt: order.salt, text: 'Leave the farm.' }))).toBe('events.0.orders.0');
    expect(fault(reveals({ text: order.text }))).toBe('events.0.orders.0');
    expect(fault(reveals({ salt: order.salt }))).toBe('events.0.orders.0');
  });

  test('is what a seal held, or nothing of it came with the file', () => {
    const opens = (given: object): LogEvent =>
      ({ type: 'seal-opened', hash: order.hash, unit: 'u1', rule: 'X', effects: [], ...given }) as never;
    expect(fault(opens({ salt: order.salt, text: order.text }))).toBeUndefined();
    expect(fault(opens({ salt: '', text: '' }))).toBeUndefined();
    expect(fault(opens({ salt: order.salt, text: '' }))).toBe('events.0.text');
    expect(fault(opens({ salt: '', text: order.text }))).toBe('events.0.text');
  });
});

describe('what only the catalogue can say', () => {
  test('is asked and said in its words', () => {
    expect(fault({ type: 'solo-asked', question: 'what-it-sees', rule: 'X' })).toBeUndefined();
    expect(fault({ type: 'solo-asked', question: 'what-it-thinks', rule: 'X' })).toBe('events.0.question');
    const answers = { type: 'solo-answered', question: 'what-it-thinks', answers: {}, effects: [] } as const;
    expect(fault(answers)).toBe('events.0.question');
    expect(fault({ type: 'solo-did', rule: 'X', effects: [] })).toBeUndefined();
    expect(fault({ type: 'solo-did', says: 'waits', rule: 'X', effects: [] })).toBeUndefined();
    expect(fault({ type: 'solo-did', says: 'sings', rule: 'X', effects: [] })).toBe('events.0.says');
  });
});

describe('a campaign that opens', () => {
  const opens = (given: object): LogEvent =>
    ({
      ...{ type: 'game-opened', name: 'Caen', rules: 'landser', umpire: 'ute' },
      sides: [
        { id: 'axis', name: 'Axis' },
        { id: 'allies', name: 'Allies' },
      ],
      ...given,
    }) as never;
  const axis = { id: 'axis', name: 'Axis' };

  test.each<[string | undefined, object]>([
    [undefined, {}],
    [undefined, { name: 'x'.repeat(100) }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: ' Caen' }],
    ['name', { name: '' }],
    ['sides', { sides: [axis] }],
    ['sides', { sides: [axis, axis] }],
    ['sides', { sides: [axis, { id: 'b', name: 'Allies' }] }],
    ['sides', { sides: [axis, { id: '', name: '?' }] }],
    [undefined, { sides: [axis, { id: 'x'.repeat(40), name: 'x'.repeat(40) }] }],
    ['sides', { sides: [axis, { id: 'x'.repeat(41), name: 'x'.repeat(41) }] }],
  ])('has names that can be told apart: %s is wrong in %j', (where, given) => {
    expect(fault(opens(given), undefined)).toBe(where && `events.0.${where}`);
  });
});
