import { describe, expect, test } from 'vitest';
import { type Losses, lossesIn } from '../../../src/campaign/history/losses.ts';
import type { LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { record, ruled, undone } from '../../referee/some-records.ts';
import { someUnit } from '../some-game.ts';

const opened: LogEvent = {
  type: 'game-opened',
  name: 'Caen',
  rules: 'landser-classic',
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  umpire: 'ute',
};
const added = (...units: Unit[]): LogEvent => ({ type: 'units-added', units: units as ReturnType<typeof someUnit>[] });
const axis = (id: string) => someUnit(id, { fields: { men: 4 } });
const allies = (id: string) => someUnit(id, { side: 'allies', fields: { men: 2 } });
const turn = (
  n: number,
  side = 'axis',
  effects: Extract<LogEvent, { type: 'turn-begun' }>['effects'] = [],
): LogEvent => ({
  type: 'turn-begun',
  at: { turn: n, step: side === 'axis' ? 'first-side' : 'second-side', side },
  expired: [],
  effects,
});
const falls = (unit: string) => ruled({ effects: [{ effect: 'gone', unit, why: 'removed', rule: 'X-1' }] });
const loses = (unit: string, men: number) =>
  ruled({ effects: [{ effect: 'add', of: { unit }, field: 'men', value: -men, rule: 'X-1' }] });
const battle = (n: number): LogEvent => ({ type: 'battle-begun', battle: n, effects: [] });

/** Men who are left, as a book might count them. */
const strength = ({ gone, fields }: Unit) => (gone ? 0 : Number(fields.men ?? 1));

/** An event a record, numbered on. */
const logOf = (...events: LogEvent[]) => events.map((event, i) => record(i + 1, [event]));

async function told(records: readonly LogRecord[], n?: number, struck: readonly number[] = []) {
  async function* all() {
    yield* records;
  }
  return lossesIn(all(), new Set(struck), { strength }, n);
}

const course = (losses: Losses | undefined) =>
  losses?.turns.map(({ turn: at, strength: { axis: a, allies: b } }) => [at, a, b]);

const first = [
  opened,
  added(axis('u1'), axis('u2'), allies('u3'), allies('u4')),
  turn(1),
  loses('u1', 1),
  turn(1, 'allies'),
  falls('u3'),
  turn(2),
  turn(2, 'allies'),
  falls('u2'),
] as const;

describe('the casualties of a battle', () => {
  test('are counted as it begins, at the end of each turn, and now', async () => {
    const losses = await told(logOf(...first));
    expect(course(losses)).toEqual([
      [0, 8, 4],
      [1, 7, 2],
      [2, 3, 2],
    ]);
    expect(losses).toMatchObject({ battle: 1, over: false, sides: { axis: 'Axis' }, brought: { axis: 8, allies: 4 } });
    expect(losses?.turns.map(({ lost }) => lost)).toEqual([
      [],
      [
        { unit: 'Rifleman u1', side: 'axis', lost: 1, left: 3 },
        { unit: 'Rifleman u3', side: 'allies', lost: 2, left: 0 },
      ],
      [{ unit: 'Rifleman u2', side: 'axis', lost: 4, left: 0 }],
    ]);
  });

  test('are only the start before the first turn, with the units there so far', async () => {
    expect(course(await told(logOf(opened, added(axis('u1')))))).toEqual([[0, 4, 0]]);
    expect(course(await told(logOf(opened, added(axis('u1')), added(allies('u2')), turn(1))))).toEqual([
      [0, 4, 2],
      [1, 4, 2],
    ]);
  });

  test('that come off as a turn ends belong to that turn', async () => {
    const off = { effect: 'gone', unit: 'u1', why: 'wiped-out', rule: 'X-1' } as const;
    const log = logOf(opened, added(axis('u1'), allies('u2')), turn(1), turn(2, 'axis', [off]));
    expect((await told(log))?.turns[1]).toMatchObject({
      turn: 1,
      strength: { axis: 0 },
      lost: [{ unit: 'Rifleman u1' }],
    });
  });

  test('count who comes later from then on, even if he falls in the turn in which he came', async () => {
    const log = logOf(opened, added(axis('u1')), turn(1), added(axis('u2'), axis('u3')), falls('u2'), turn(2));
    const losses = await told(log);
    expect(course(losses)).toEqual([
      [0, 4, 0],
      [1, 8, 0],
      [2, 8, 0],
    ]);
    expect(losses?.brought).toEqual({ axis: 12, allies: 0 });
    expect(losses?.turns[1]?.lost).toEqual([{ unit: 'Rifleman u2', side: 'axis', lost: 4, left: 0 }]);
  });

  test('count a unit that is made of another, such as a crew on foot, but as nobody who was brought', async () => {
    const out = ruled({
      effects: [
        { effect: 'gone', unit: 'u1', why: 'wreck', rule: 'X-1' },
        { effect: 'made', unit: someUnit('u3', { fields: { men: 2 } }), rule: 'X-1' },
      ],
    });
    const losses = await told(logOf(opened, added(axis('u1'), allies('u2')), turn(1), out, turn(2), turn(3)));
    expect(course(losses)).toEqual([
      [0, 4, 2],
      [1, 2, 2],
      [2, 2, 2],
      [3, 2, 2],
    ]);
    expect(losses?.brought).toEqual({ axis: 4, allies: 2 });
  });

  test('leave out a unit that was taken out, as if it had never been there', async () => {
    const removed: LogEvent = { type: 'unit-removed', unit: 'u2', was: 'Rifleman u2' };
    const losses = await told(logOf(...first.slice(0, 3), removed, turn(2), turn(3)));
    expect(course(losses)).toEqual([
      [0, 4, 4],
      [1, 4, 4],
      [2, 4, 4],
      [3, 4, 4],
    ]);
    expect(losses?.turns.flatMap(({ lost }) => lost)).toEqual([]);
    expect(losses?.brought).toEqual({ axis: 4, allies: 4 });
  });
});

describe('what was undone', () => {
  test('does not count: neither a loss nor a turn', async () => {
    const log = [...logOf(...first), record(10, [undone(9, 8, 7, 6)])];
    expect(course(await told(log, undefined, [6, 7, 8, 9]))).toEqual([
      [0, 8, 4],
      [1, 7, 4],
    ]);
  });

  test('and stands again, counts again', async () => {
    const log = [...logOf(...first), record(10, [undone(9)]), record(11, [{ type: 'redone', lifts: [9] }])];
    expect(course(await told(log))).toEqual(course(await told(logOf(...first))));
  });
});

describe('another battle', () => {
  const log = logOf(...first, battle(2), turn(1), falls('u4'), turn(2));

  test('begins with the survivors, and its turns count from 1 again', async () => {
    const losses = await told(log);
    expect(losses).toMatchObject({ battle: 2, over: false, brought: { axis: 3, allies: 2 } });
    expect(course(losses)).toEqual([
      [0, 3, 2],
      [1, 3, 0],
      [2, 3, 0],
    ]);
  });

  test('leaves the one before as it was when it ended', async () => {
    const losses = await told(log, 1);
    expect(losses).toMatchObject({ battle: 1, over: true });
    expect(course(losses)).toEqual(course(await told(logOf(...first))));
  });

  test('is not there before it has begun', async () => {
    expect(await told(log, 3)).toBeUndefined();
    expect(await told([])).toBeUndefined();
  });

  test('of another campaign in the same channel is another one', async () => {
    const later = logOf(...first, { type: 'game-ended' }, opened, added(axis('u5')), turn(1));
    expect(course(await told(later, 1))).toEqual([
      [0, 4, 0],
      [1, 4, 0],
    ]);
    const ended = await told(logOf(...first, { type: 'game-ended' }), 1);
    expect([ended?.over, course(ended)?.at(-1)]).toEqual([true, [2, 3, 2]]);
  });
});
