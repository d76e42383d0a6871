import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../src/campaign/campaign.ts';
import type { Game } from '../../src/campaign/game.ts';
import {
  boundsPassedIn,
  excessIn,
  excessOf,
  excessWithin,
  MOST_IN_CAMPAIGN,
  MOST_IN_RECORD,
} from '../../src/campaign/limits.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import { record, ruled } from '../referee/some-records.ts';
import { someGame, someUnit } from './some-game.ts';

/** Lists in lists, this many. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what a record may hold at most is still a record, and one more is too much', () => {
  test.each([
    ['depth', nested],
    ['items', (count: number) => new Array(count).fill(1)],
    ['keys', (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]))],
    ['letters', (count: number) => 'x'.repeat(count)],
  ] as const)('%s', (what, of) => {
    const most = MOST_IN_RECORD[what];
    expect(boundsPassedIn(of(most))).toBeUndefined();
    expect(boundsPassedIn(of(most + 1))).toMatchObject({ what, most });
  });

  test('numbers, either way', () => {
    for (const number of [1e9, -1e9, 0]) expect(boundsPassedIn({ range: number })).toBeUndefined();
    for (const number of [1e9 + 1, -1e9 - 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(boundsPassedIn({ steps: [{ range: number }] })).toMatchObject({ what: 'number', where: 'steps.0.range' });
  });

  test('the names of things', () => {
    expect(boundsPassedIn({ ['x'.repeat(100)]: 1 })).toBeUndefined();
    expect(boundsPassedIn({ ['x'.repeat(101)]: 1 })).toMatchObject({ what: 'letters', most: 100 });
  });

  test('events', () => {
    const notes = (count: number) => record(1, new Array(count).fill({ type: 'noted', text: 'x' }));
    expect(excessIn(notes(MOST_IN_RECORD.events))).toBeUndefined();
    expect(excessIn(notes(MOST_IN_RECORD.events + 1))).toMatchObject({ what: 'events', where: 'events' });
  });

  test('what all its events together change of the battle, and end in it', () => {
    const reminders = (count: number) => new Array(count).fill({ effect: 'remind', rule: 'X' });
    const closing = (count: number): LogEvent => ({
      type: 'turn-begun',
      at: { turn: 1, step: 'first-side' },
      expired: [],
      effects: [],
      closes: reminders(count),
    });
    const many = (count: number) => record(1, [ruled({ effects: reminders(count) }), closing(100), closing(100)]);
    expect(excessIn(many(800))).toBeUndefined();
    expect(excessIn(many(801))).toEqual({ what: 'effects', where: 'events', most: 1000 });
    expect(excessIn(record(1, [{ ...closing(0), closes: undefined } as never, ruled()]))).toBeUndefined();
  });

  test('its text', () => {
    const MOST = 320 * 1024;
    const of = (bytes: number) => {
      const notes = (more: number): LogEvent[] => [
        ...new Array(60).fill({ type: 'noted', text: '”'.repeat(1780) }),
        { type: 'noted', text: 'x'.repeat(more) },
      ];
      const base = Buffer.byteLength(JSON.stringify(record(1, notes(0))));
      return record(1, notes(bytes - base));
    };
    expect(excessIn(of(MOST))).toBeUndefined();
    expect(excessIn(of(MOST + 1))).toEqual({ what: 'bytes', where: '', most: MOST });
  });

  test('and what’s too much is named by the way to it', () => {
    const long = { type: 'noted', text: 'x'.repeat(8001) } as const;
    expect(excessIn(record(1, [{ type: 'noted', text: '' }, long]))).toEqual({
      what: 'letters',
      where: 'events.1.text',
      most: 8000,
    });
    expect(boundsPassedIn('x'.repeat(8001))).toEqual({ what: 'letters', where: '', most: 8000 });
    expect(boundsPassedIn({ a: null, b: [undefined, true] })).toBeUndefined();
    expect(boundsPassedIn({ steps: new Array(2001).fill(0) })).toEqual({ what: 'items', where: 'steps', most: 2000 });
    expect(boundsPassedIn([Object.fromEntries(Array.from({ length: 151 }, (_, i) => [`k${i}`, 1]))])).toEqual({
      what: 'keys',
      where: '0',
      most: 150,
    });
    expect(boundsPassedIn([nested(12)])).toMatchObject({ what: 'depth', where: new Array(12).fill('0').join('.') });
    expect(boundsPassedIn({ fields: { ['x'.repeat(101)]: 1 } })).toEqual({
      what: 'letters',
      where: 'fields',
      most: 100,
    });
  });
});

const counted = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const named = <T>(count: number, value: T): Record<string, T> =>
  Object.fromEntries(counted(count, (i) => [`n${i}`, value]));
const within = (given: Partial<Game>): Campaign => ({ ...nothingYet, game: someGame(given) });
const side = (players: string[], fields: Game['table'] = {}) => ({ name: 'Axis', players, fields });
const at = { turn: 2, edge: 'start' } as const;

describe('how large a campaign may get', () => {
  const due = { id: 'd1', verb: 'morale', options: {}, rule: 'X', at };
  const lasting = { of: { unit: 'u1' }, field: 'action', until: at };

  test.each<[keyof typeof MOST_IN_CAMPAIGN, (count: number) => Partial<Game>]>([
    ['units', (count) => ({ units: named(count, someUnit('u1')) })],
    ['sides', (count) => ({ sides: named(count, side([])) })],
    ['players', (count) => ({ sides: { axis: side(counted(count, String)), allies: side(['ben']) } })],
    ['umpires', (count) => ({ umpires: counted(count, String) })],
    ['lasting', (count) => ({ lasting: counted(count, () => lasting) })],
    ['due', (count) => ({ due: counted(count, () => due) })],
    ['orders', (count) => ({ orders: { sealed: new Array(count).fill({}), complete: [] } })],
    ['orders', (count) => ({ orders: { sealed: [], complete: [], read: new Array(count).fill({}) } })],
    ['squads', (count) => ({ squads: named(count, {}) })],
    ['objectives', (count) => ({ objectives: new Array(count).fill({}) })],
    ['asks', (count) => ({ asks: new Array(count).fill({}) })],
    ['questions', (count) => ({ questions: new Array(count).fill({}) })],
    ['former', (count) => ({ former: named(count, 'axis') })],
  ])('%s of its game', (what, having) => {
    const most = MOST_IN_CAMPAIGN[what];
    expect(excessOf(within(having(most)))).toBeUndefined();
    expect(excessOf(within(having(most + 1)))).toEqual({ what, where: 'game', most });
  });

  test.each<[keyof typeof MOST_IN_CAMPAIGN, (count: number) => Partial<Campaign>]>([
    ['house', (count) => ({ house: named(count, true) })],
    ['interactions', (count) => ({ interactions: [{ ids: '', seqs: counted(count, Number), from: '', to: '' }] })],
    ['keepers', (count) => ({ keepers: counted(count, String) })],
  ])('%s of its channel, with a game or without one', (what, having) => {
    const most = MOST_IN_CAMPAIGN[what];
    for (const game of [{}, { game: someGame() }]) {
      expect(excessOf({ ...nothingYet, ...game, ...having(most) })).toBeUndefined();
      expect(excessOf({ ...nothingYet, ...game, ...having(most + 1) })).toEqual({ what, where: '', most });
    }
  });

  test.each<[string, (count: number) => Partial<Game>]>([
    ['the table', (count) => ({ table: named(count, 1) })],
    ['a squad', (count) => ({ squads: { Red: named(count, 1), Blue: {} } })],
    ['a side', (count) => ({ sides: { axis: side([], named(count, 1)) } })],
    ['a unit', (count) => ({ units: { u1: someUnit('u1', { fields: named(count, 1) }), u2: someUnit('u2') } })],
  ])('fields of %s', (_, having) => {
    const most = MOST_IN_CAMPAIGN.fields;
    expect(excessWithin(within(having(most)))).toBeUndefined();
    expect(excessWithin(within(having(most + 1)))).toEqual({ what: 'fields', where: 'game', most });
  });

  test('its size, even if no list is long', () => {
    expect(excessWithin(nothingYet)).toBeUndefined();
    const wordy = within({ units: named(400, someUnit('u1', { fields: { notes: 'x'.repeat(8000) } })) });
    expect(excessWithin(wordy)).toMatchObject({ what: 'bytes', where: 'game' });
  });
});
