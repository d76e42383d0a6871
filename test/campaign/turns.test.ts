import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/campaign/game.ts';
import { sceneOf } from '../../src/campaign/scene.ts';
import {
  debtGiven,
  dueIn,
  dueNow,
  freshFirst,
  type Giving,
  isOwedBy,
  isPutOff,
  putOff,
  squadIn,
  waitedFor,
  yetToAct,
} from '../../src/campaign/turns.ts';
import type { Due } from '../../src/kernel/state/due.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { someGame, someUnit } from './some-game.ts';

const at = { turn: 2, step: 'first-side', side: 'axis' } as const;
const book = { ...landserClassic, owes: () => [] };
/** `unit: undefined` for what's anybody's to give. */
function due(id: string, { unit = 'u1', ...given }: Partial<Omit<Due, 'unit'>> & { unit?: string | null } = {}): Due {
  const own = unit === null || given.squad !== undefined ? {} : { unit };
  return { id, verb: 'morale', options: {}, rule: 'X', at: { turn: 2, edge: 'start' }, ...own, ...given };
}
const red = (id: string, given: Partial<Unit> = {}) => someUnit(id, { fields: { squad: 'Red' }, ...given });
const ids = (all: readonly Due[]) => all.map(({ id }) => id);

describe('what’s owed now', () => {
  const owed = (given: Partial<Game>) => ids(dueNow(someGame({ at, ...given }), book));

  test('is what has fallen due: not before its moment, and not once it has lapsed', () => {
    const next = { turn: 3, edge: 'start' } as const;
    const end = { turn: 2, side: 'axis', edge: 'end' } as const;
    const all = [due('now'), due('next', { at: next }), due('lapses', { until: end })];
    expect(owed({ due: all })).toEqual(['now', 'lapses']);
    expect(owed({ due: all, at: { turn: 2, step: 'second-side', side: 'allies' } })).toEqual(['now']);
    expect(owed({ due: all, at: { ...at, turn: 3 } })).toEqual(['now', 'next']);
  });

  test('before the first turn, is only what comes before it', () => {
    const all = [due('first', { at: { turn: 0, edge: 'start' } }), due('later')];
    expect(owed({ due: all, at: undefined } as never)).toEqual(['first']);
  });

  test('is nothing once the battle is over', () => {
    expect(owed({ due: [due('now')], over: { winner: 'axis', rule: 'X' } as never })).toEqual([]);
  });

  test('of a squad lapses when nobody of it is left', () => {
    const all = [due('d1', { squad: 'axis/Red' })];
    const units = (gone: object, side = 'axis') => ({ u1: red('u1', { ...gone, side }), u2: someUnit('u2') });
    expect(owed({ due: all, units: units({}) })).toEqual(['d1']);
    expect(owed({ due: all, units: units({ gone: 'removed' }) })).toEqual([]);
    // A squad of the same name on the other side isn't theirs.
    expect(owed({ due: all, units: units({}, 'allies') })).toEqual([]);
    expect(owed({ due: all, units: { ...units({ gone: 'removed' }), u3: red('u3') } })).toEqual(['d1']);
  });

  test('has what stands on the table owed too, by the book', () => {
    const more = { ...book, owes: () => [due('by the book')] };
    expect(ids(dueIn(sceneOf(someGame({ at, due: [due('d1')] }), more), more))).toEqual(['d1', 'by the book']);
  });

  test('isn’t what the side run by the referee gives by itself once the attack on it is over', () => {
    const game = someGame({ at, table: { solo: 'axis' }, due: [due('own', { attacker: 'u2' }), due('at once')] });
    expect(ids(dueNow(game, book))).toEqual(['at once']);
    expect(ids(putOff(game, book))).toEqual(['own']);
    const played = { ...game, table: {} };
    expect(ids(dueNow(played, book))).toEqual(['own', 'at once']);
    expect(putOff(played, book)).toEqual([]);
    expect(putOff({ ...game, over: { winner: 'axis', rule: 'X' } as never }, book)).toEqual([]);
    const anybodys = due('d1', { attacker: 'u2', unit: null });
    expect(ids(dueNow({ ...game, table: {}, due: [anybodys] }, book))).toEqual(['d1']);
    expect(isPutOff(anybodys, undefined, {})).toBe(false);
    expect(isPutOff(anybodys, 'allies', { solo: 'axis' })).toBe(false);
  });
});

describe('a ruling settles what was owed', () => {
  const settles = (all: readonly Due[], giving: Partial<Giving>, verbs = book.verbs) => {
    const game = someGame({ at, due: all, units: { u1: red('u1'), u2: red('u2'), u3: someUnit('u3') } });
    const given = { verb: 'morale', targets: [], said: {}, ...giving };
    return debtGiven(sceneOf(game, book), { ...book, verbs }, given)?.id;
  };
  const actor = red('u1');

  test('by the same verb, of the same unit', () => {
    expect(settles([due('d1')], { actor })).toBe('d1');
    expect(settles([due('d1')], { actor, verb: 'fire' })).toBeUndefined();
    expect(settles([due('d1')], { actor: red('u2') })).toBeUndefined();
    expect(settles([due('d1')], {})).toBeUndefined();
    expect(settles([due('d1', { at: { turn: 3, edge: 'start' } })], { actor })).toBeUndefined();
  });

  test('or of its squad, or of nobody in particular', () => {
    const squad = due('d1', { squad: 'axis/Red' });
    expect(settles([squad], { actor: red('u2') })).toBe('d1');
    expect(settles([squad], { actor: someUnit('u3') })).toBeUndefined();
    expect(settles([squad], {})).toBeUndefined();
    expect(settles([due('d1', { unit: null })], { actor: someUnit('u3') })).toBe('d1');
    expect(settles([due('d1', { unit: null })], {})).toBe('d1');
  });

  test('of several alike, the one about these targets before the one about nobody', () => {
    const all = [due('nobody'), due('u2', { targets: ['u2'] }), due('u3', { targets: ['u3'] })];
    expect(settles(all, { actor, targets: [someUnit('u3')] })).toBe('u3');
    expect(settles(all, { actor, targets: [someUnit('u4'), red('u2')] })).toBe('u2');
    expect(settles(all, { actor, targets: [someUnit('u4')] })).toBe('nobody');
    expect(settles(all.slice(1), { actor, targets: [someUnit('u4')] })).toBeUndefined();
    // Logs of version 1 name the target in its options.
    const named = due('named', { options: { target: 'Rifleman u3' } });
    expect(settles([all[1]!, named], { actor, targets: [someUnit('u3')] })).toBe('named');
    expect(settles([named], { actor, targets: [someUnit('u4')] })).toBeUndefined();
  });

  test('then the one whose options were given, and else the oldest', () => {
    const all = [due('a', { options: { wound: 'a', out: 4 } }), due('b', { options: { wound: 'b' } })];
    expect(settles(all, { actor, said: { wound: 'b' } })).toBe('b');
    expect(settles(all, { actor, said: { out: 4 } })).toBe('a');
    expect(settles(all, { actor, said: { out: 5 } })).toBe('b');
    expect(settles(all, { actor, said: { wound: 'c' } })).toBe('a');
    expect(settles(all, { actor })).toBe('a');
  });

  test('only if it counts for it, by the book', () => {
    const pays = (_: unknown, { id }: Due) => id === 'b';
    const verbs = { ...book.verbs, morale: { ...book.verbs.morale!, pays } };
    expect(settles([due('a'), due('b')], { actor }, verbs)).toBe('b');
  });

  test('a unit owes its own, and its squad’s', () => {
    expect(isOwedBy(due('d1'), actor, book)).toBe(true);
    expect(isOwedBy(due('d1'), undefined, book)).toBe(false);
    expect(isOwedBy(due('d1', { squad: 'axis/Red' }), undefined, book)).toBe(false);
  });
});

test('a squad is the units of a side with the same squad’s name, unless the book says otherwise', () => {
  expect(squadIn(red('u1'), { book: {} })).toBe('axis/Red');
  expect(squadIn(red('u1', { side: 'allies' }), { book: {} })).toBe('allies/Red');
  expect(squadIn(someUnit('u1'), { book: {} })).toBeUndefined();
  expect(squadIn(someUnit('u1'), { squadOf: ({ id }) => `${id}'s`, book: {} })).toBe("u1's");
});

describe('who has yet to act', () => {
  const units = {
    u1: someUnit('u1', { fields: { action: 'fire' } }),
    u2: someUnit('u2'),
    u3: someUnit('u3', { gone: 'removed' }),
    u4: someUnit('u4', { side: 'allies' }),
    u5: someUnit('u5'),
  };
  const named = (all: readonly Unit[]) => all.map(({ id }) => id);

  test('are those of the side whose turn it is that are there and have done nothing, if they could', () => {
    expect(named(yetToAct(someGame({ at, units }), {}))).toEqual(['u2', 'u5']);
    const couldAct = ({ id }: Unit, step?: string) => id === 'u5' && step === 'first-side';
    expect(named(yetToAct(someGame({ at, units }), { couldAct }))).toEqual(['u5']);
    expect(yetToAct(someGame({ at, units, over: { winner: 'axis', rule: 'X' } as never }), {})).toEqual([]);
    expect(yetToAct(someGame({ at: { turn: 2, step: 'both' }, units }), {})).toEqual([]);
    expect(yetToAct(someGame({ units }), {})).toEqual([]);
  });

  test('are listed before the others, in a step of both sides by what each has done in it', () => {
    const all = Object.values(units);
    expect(named(freshFirst(all, someGame({ at, units }), {}))).toEqual(['u2', 'u5', 'u1', 'u3', 'u4']);
    const both = someGame({ at: { turn: 2, step: 'both' }, units });
    expect(named(freshFirst(all, both, {}))).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
    const hasActed = ({ id }: Unit, step: string) => id === 'u2' && step === 'both';
    expect(named(freshFirst(all, both, { hasActed }))).toEqual(['u1', 'u3', 'u4', 'u5', 'u2']);
  });
});

test('a step of both sides waits for those that have players and aren’t done', () => {
  const sides = { ...someGame().sides, neutrals: { name: 'Neutrals', players: [], fields: {} } };
  expect(waitedFor(someGame({ sides }))).toEqual(['axis', 'allies']);
  expect(waitedFor(someGame({ sides, ready: ['axis'] }))).toEqual(['allies']);
});
