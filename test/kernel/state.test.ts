import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/campaign/game.ts';
import type { Effect } from '../../src/kernel/state/effect.ts';
import { applied, expired } from '../../src/kernel/state/state.ts';
import { someGame } from '../campaign/some-game.ts';

const game = someGame();
const ONE = { unit: 'u1' };
const until = (turn: number) => ({ turn, edge: 'end' }) as const;

const set = (value: string | number | boolean, more: Partial<Effect & { effect: 'set' }> = {}): Effect => ({
  effect: 'set',
  of: ONE,
  field: 'posture',
  value,
  rule: 'X-1',
  ...more,
});
const then = (...effects: Effect[]): Game => effects.reduce(applied<Game>, game);
const posture = (state: Game) => state.units.u1!.fields.posture;

describe('when a field is set', () => {
  test('then it is, of a unit, a side or the table', () => {
    expect(posture(then(set('prone')))).toBe('prone');
    expect(then(set(true, { of: { side: 'axis' }, field: 'broken' })).sides.axis!.fields).toEqual({ broken: true });
    expect(then(set('axis', { of: { table: true }, field: 'first' })).table).toEqual({ first: 'axis' });
  });

  test('of one who is not there, then nothing changes', () => {
    for (const of of [{ unit: 'u9' }, { side: 'neutrals' }]) {
      expect(then(set('prone', { of }), set('prone', { of, until: until(1) }))).toEqual(game);
    }
  });

  test('the game before is as it was', () => {
    const before = structuredClone(game);
    then(set('prone', { until: until(2) }), { effect: 'gone', unit: 'u1', why: 'removed', rule: 'X-1' });
    expect(game).toEqual(before);
  });
});

describe('when a field is set for a time', () => {
  test('then it goes back to what it was, or is gone again', () => {
    const kneeling = then(set('kneeling'), set('prone', { until: until(2) }));
    expect(posture(kneeling)).toBe('prone');
    expect(posture(expired(kneeling, ONE, 'posture'))).toBe('kneeling');
    expect(expired(then(set('prone', { until: until(2) })), ONE, 'posture')).toEqual(game);
  });

  test('and set again while it lasts, then it goes back to what was before the first', () => {
    const twice = then(set('kneeling'), set('prone', { until: until(2) }), set('hiding', { until: until(3) }));
    expect(twice.lasting).toEqual([{ of: ONE, field: 'posture', until: until(3), back: 'kneeling' }]);
    expect(posture(expired(twice, ONE, 'posture'))).toBe('kneeling');
  });

  test('and then for good, then it ends by itself no more', () => {
    const kept = then(set('prone', { until: until(2) }), set('hiding'));
    expect(kept.lasting).toEqual([]);
    expect(posture(expired(kept, ONE, 'posture'))).toBe('hiding');
  });

  test('then the same field of another is its own', () => {
    const both = then(set('prone', { until: until(2) }), set('prone', { of: { unit: 'u2' }, until: until(2) }));
    const one = expired(both, ONE, 'posture');
    expect([one.units.u1!.fields.posture, one.units.u2!.fields.posture]).toEqual([undefined, 'prone']);
  });
});

describe('when a number is added', () => {
  const add = (value: number, bounds = {}): Effect => ({
    effect: 'add',
    of: ONE,
    field: 'wounds',
    value,
    rule: 'X-1',
    ...bounds,
  });
  const wounds = (...effects: Effect[]) => then(...effects).units.u1!.fields.wounds;

  test('then to what is there, or to nothing', () => {
    expect(wounds(add(2))).toBe(2);
    expect(wounds(add(2), add(-3))).toBe(-1);
  });

  test('to what is no number, then that counts for nothing', () => {
    for (const word of ['two', false, true]) expect(wounds(set(word, { field: 'wounds' }), add(1))).toBe(1);
  });

  test('then no lower than the floor and no higher than the cap', () => {
    expect(wounds(add(2), add(-5, { floor: 0 }))).toBe(0);
    expect(wounds(add(2), add(5, { cap: 4 }))).toBe(4);
  });
});

describe('when a unit is gone', () => {
  const gone = (why: string): Effect => ({ effect: 'gone', unit: 'u1', why, rule: 'X-1' });

  test('then it says why, and an empty reason brings it back', () => {
    expect(then(gone('removed')).units.u1!.gone).toBe('removed');
    expect(then(gone('removed'), gone(''))).toEqual(game);
    expect(then({ ...gone('removed'), unit: 'u9' } as Effect)).toEqual(game);
  });

  test('then it owes nothing any more, and the others do', () => {
    const owes = (unit: string): Effect => ({
      effect: 'due',
      verb: 'wound',
      options: {},
      unit,
      at: until(1),
      rule: 'X-2',
    });
    expect(then(owes('u1'), owes('u2'), gone('removed')).due.map(({ unit }) => unit)).toEqual(['u2']);
  });

  test('or back as logs of version 1 have it, then nothing is owed about it alone any more by anybody', () => {
    const about = (target: string): Effect => ({
      effect: 'due',
      verb: 'wound',
      options: { target },
      at: until(1),
      rule: 'X-2',
    });
    for (const why of ['removed', '']) {
      const { due } = then(about('Rifleman u1'), about('Rifleman u2'), gone(why));
      expect(due.map(({ options }) => options.target)).toEqual(['Rifleman u2']);
    }
  });
});

test('what falls due is owed, and a reminder changes nothing', () => {
  const due = { verb: 'morale', options: { out: 2 }, unit: 'u1', at: until(2), rule: 'X-2' };
  expect(then({ effect: 'due', ...due }).due).toEqual([{ id: 'd1', ...due }]);
  expect(then({ effect: 'remind', rule: 'X-3' })).toEqual(game);
});
