import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/campaign/game.ts';
import { owedBySides, sideOwing } from '../../../src/campaign/owed/owed-by.ts';
import { answeringFor, owingIn, wordAwaited } from '../../../src/campaign/owed/owing.ts';
import { questionsIn, settledBy } from '../../../src/campaign/owed/questions.ts';
import type { Stamps } from '../../../src/campaign/owed/stamps.ts';
import type { Due } from '../../../src/kernel/state/due.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { minutesPast } from '../../referee/some-records.ts';
import { someGame, someUnit } from '../some-game.ts';

const stamp = (seq: number) => ({ seq, at: minutesPast(seq) });
const axisTurn = { turn: 2, step: 'first-side', side: 'axis' } as const;
/** A step that both sides play at once, as other books have it. */
const bothSides = { turn: 2, step: 'first-side' } as const;
const stamps = (given: Partial<Stamps> = {}): Stamps => ({
  step: stamp(10),
  due: {},
  asks: {},
  acted: { anna: stamp(12), ben: stamp(8) },
  ...given,
});

/** Anna plays the Axis and Ben the Allies, in the Axis turn. */
function owing(given: Partial<Game> = {}, since: Stamps | undefined = stamps(), ruleset = landserClassic) {
  return owingIn({ game: someGame({ at: axisTurn, ...given }), ...(since ? { since } : {}) }, ruleset);
}

/** The same by another book. */
const owingWith = (ruleset: typeof landserClassic, given: Partial<Game>, since = stamps()) =>
  owing(given, since, ruleset);

const due = (given: Partial<Due> = {}): Due => ({
  id: 'd1',
  verb: 'morale',
  options: {},
  rule: 'X',
  at: { turn: 2, edge: 'start' },
  unit: 'u1',
  ...given,
});

describe('whose move it is', () => {
  test('the side whose turn it is owes it since the step began, and its time starts with its last act', () => {
    expect(owing()).toEqual([{ why: 'turn', users: ['anna'], side: 'axis', since: stamp(10), from: stamp(12) }]);
    expect(owing({ at: { ...axisTurn, step: 'second-side', side: 'allies' } })).toEqual([
      { why: 'turn', users: ['ben'], side: 'allies', since: stamp(10), from: stamp(10) },
    ]);
  });

  test('after the clock was started again, time is counted from then', () => {
    expect(owing({}, stamps({ anew: stamp(20) }))[0]).toMatchObject({ since: stamp(10), from: stamp(20) });
  });

  test('a log that says nothing about it has owed it for ever', () => {
    const ever = { seq: 0, at: '1970-01-01T00:00:00.000Z' };
    expect(owingIn({ game: someGame({ at: axisTurn }) }, landserClassic)[0]).toMatchObject({ since: ever, from: ever });
  });

  test('nobody owes it for a side that nobody plays', () => {
    const { allies } = someGame().sides;
    expect(owing({ sides: { axis: { name: 'Axis', players: [], fields: {} }, allies: allies! } })).toEqual([]);
  });

  test('nobody owes anything before the first turn, while play is paused, after the campaign, and once the battle is over', () => {
    expect(owing({ at: undefined } as never)).toEqual([]);
    expect(owing({ phase: 'paused' })).toEqual([]);
    expect(owing({ phase: 'ended' })).toEqual([]);
    expect(owing({ over: { winner: 'axis', rule: 'X' } as never })).toEqual([]);
    expect(owingIn({}, landserClassic)).toEqual([]);
  });

  test('in a step of both sides everyone owes it who isn’t done, and is told so once the other is', () => {
    const owing = (given: Partial<Game>, since = stamps()) =>
      owingWith({ ...landserClassic, owes: () => [] }, given, since);
    expect(owing({ at: bothSides }).map(({ why, side }) => [why, side])).toEqual([
      ['ready', 'axis'],
      ['ready', 'allies'],
    ]);
    const [left, ...others] = owing({ at: bothSides, ready: ['axis'] }, stamps({ ready: stamp(15) }));
    expect(left).toEqual({
      ...{ why: 'ready', users: ['ben'], side: 'allies' },
      ...{ since: stamp(10), waited: stamp(15), from: stamp(10) },
    });
    expect(others).toEqual([]);
    expect(owing({ at: bothSides })[0]).not.toHaveProperty('waited');
  });
});

/** A move that somebody has to make, which goes where its player likes. */
const choice = (given: Partial<Due> = {}): Due => due({ verb: 'move', ...given });

describe('rulings that are owed', () => {
  test('that anybody may throw are part of a side’s turn, whoever’s unit owes them', () => {
    const hers = [{ why: 'turn', users: ['anna'], side: 'axis', since: stamp(10), from: stamp(12) }];
    expect(owing({ due: [due()] })).toEqual(hers);
    expect(owing({ due: [due({ unit: 'u2' })] }, stamps({ due: { d1: stamp(14) } }))).toEqual(hers);
    expect(owing({ due: [due({ unit: 'u2', blocks: ['all'] })] })).toEqual(hers);
    const game = someGame({ at: axisTurn, due: [due({ unit: 'u2' }), choice({ id: 'd2', unit: 'u2' })] });
    const given = [...owedBySides(game, landserClassic)].map(([side, dues]) => [side, dues.map(({ id }) => id)]);
    expect(given).toEqual([
      ['axis', ['d1']],
      ['allies', ['d2']],
    ]);
  });

  test('LC-AUTO-06: of a man in a template are his own side’s as long as he may leave it instead, and then anybody’s', () => {
    const caught = (fields: object) =>
      someGame({
        at: axisTurn,
        units: {
          u1: someUnit('u1'),
          u2: someUnit('u2', { side: 'allies', fields: { 'in-template': true, ...fields } }),
        },
        due: [due({ verb: 'effect', unit: 'u2' })],
      });
    const giving = (fields: object) => [...owedBySides(caught(fields), landserClassic).keys()];
    expect(giving({})).toEqual(['allies']);
    expect(giving({ action: 'fire' })).toEqual(['axis']);
    expect(giving({ pinned: true })).toEqual(['axis']);
  });

  test('are owed by the side of their unit since they fell due', () => {
    const owed = [choice({ unit: 'u2' })];
    expect(owing({ due: owed }, stamps({ due: { d1: stamp(14) } }))).toEqual([
      { why: 'owes', users: ['ben'], side: 'allies', owed, since: stamp(14), from: stamp(14) },
      { why: 'turn', users: ['anna'], side: 'axis', since: stamp(10), from: stamp(12) },
    ]);
  });

  test('of several, since the first, and its time starts with the last; they come instead of its turn', () => {
    const two = [choice(), choice({ id: 'd2' })];
    expect(owing({ due: two }, stamps({ due: { d1: stamp(16), d2: stamp(13) } }))).toEqual([
      { why: 'owes', users: ['anna'], side: 'axis', owed: two, since: stamp(13), from: stamp(16) },
    ]);
    expect(owing({ due: two }, stamps({ due: { d1: stamp(13), d2: stamp(16) } }))[0]).toMatchObject({
      since: stamp(13),
      from: stamp(16),
    });
  });

  test('without a stamp of their own, since the step began, or for ever', () => {
    expect(owing({ due: [choice()] })[0]).toMatchObject({ since: stamp(10), from: stamp(10) });
    expect(owing({ due: [choice()] }, { due: {}, asks: {}, acted: {} })[0]).toMatchObject({ since: { seq: 0 } });
  });

  test('that are anybody’s to give are owed by both sides, but not by the one that the referee runs', () => {
    const { unit: _, ...anybody } = due();
    const all = owing({ at: bothSides, due: [anybody] });
    expect(all.map(({ why, side, anybody: throws }) => [why, side, throws])).toEqual([
      ['owes', 'axis', true],
      ['owes', 'allies', true],
    ]);
    const solo = owing({ at: bothSides, due: [anybody], table: { solo: 'allies' } });
    expect(solo.map(({ why, side }) => [why, side])).toEqual([['owes', 'axis']]);
    expect(owing({ due: [due({ unit: 'u2' })], table: { solo: 'allies' } }).map(({ why }) => why)).toEqual(['turn']);
  });

  test('hold up the other side too, if nobody can go on before', () => {
    const held = owing({ due: [choice({ unit: 'u2', blocks: ['all'] })] });
    expect(held.map(({ why, side }) => [why, side])).toEqual([['owes', 'allies']]);
  });

  test('nobody has to give where rules aren’t enforced', () => {
    for (const enforcement of ['remind', 'off'] as const)
      expect(owing({ due: [choice()], enforcement }).map(({ why }) => why)).toEqual(['turn']);
  });

  test('belong to the side of the unit, of the squad, or of the moment', () => {
    const game = someGame();
    expect(sideOwing(due({ unit: 'u2' }), game)).toBe('allies');
    expect(sideOwing(due({ unit: 'u9' }), game)).toBeUndefined();
    const { unit: _, ...anybody } = due();
    expect(sideOwing({ ...anybody, squad: 'allies/Red' }, game)).toBe('allies');
    expect(sideOwing({ ...anybody, at: { turn: 2, side: 'axis', edge: 'start' } }, game)).toBe('axis');
    expect(sideOwing(anybody, game)).toBeUndefined();
  });
});

describe('sealed orders', () => {
  const orders = { sealed: [{ side: 'axis', hash: 'h' }], complete: [] };

  test('are owed by the side that hasn’t written any since the first was sealed, and told so once a side has all', () => {
    const since = stamps({ orders: stamp(11), written: stamp(12) });
    expect(owing({ orders }, since)[0]).toEqual({
      ...{ why: 'orders', users: ['ben'], side: 'allies' },
      ...{ since: stamp(11), waited: stamp(12), from: stamp(11) },
    });
    expect(owing({ orders }, stamps({ orders: stamp(11) }))[0]).not.toHaveProperty('waited');
  });
});

type Ask = NonNullable<Game['asks']>[number];
const ask = (given: Partial<Ask> = {}): Ask => ({
  ...{ id: 11, by: 'anna', about: 'undo', sides: ['allies'], users: [], umpire: true, on: {}, proposes: [] },
  // Nothing has happened since that would make it lapse.
  was: '[1,false,[],null,null,null]',
  ...given,
});

describe('agreements that are asked for', () => {
  test('are owed by the other side’s players since they were asked, also after the battle', () => {
    const asks = [ask()];
    const since = stamps({ asks: { 11: stamp(11) } });
    const owed = { why: 'asked', users: ['ben'], ask: 11, since: stamp(11), from: stamp(11) };
    expect(owing({ asks }, since)[0]).toEqual(owed);
    expect(owing({ asks, over: { winner: 'axis', rule: 'X' } as never }, since)).toEqual([owed]);
    expect(owing({ asks })[0]).toMatchObject({ since: { seq: 11, at: '1970-01-01T00:00:00.000Z' } });
    expect(owing({ asks }, stamps({ asks: { 11: stamp(11) }, anew: stamp(20) }))[0]).toMatchObject({
      from: stamp(20),
    });
  });

  test('to take an office or a side are an offer to one person', () => {
    for (const about of ['hand-over', 'umpire', 'join'] as const)
      expect(owing({ asks: [ask({ about, sides: [], users: ['carla'] })] })[0]).toMatchObject({
        why: 'office',
        users: ['carla'],
      });
  });

  test('are for those who are named, then for the sides’ players, then for the umpires, and never for who asks', () => {
    const game = someGame({ umpires: ['ute', 'ben'] });
    const asked = (given: Partial<Ask>) => answeringFor(game, ask(given));
    expect(asked({ users: ['carla', 'anna'] })).toEqual(['carla']);
    expect(asked({ sides: ['axis', 'allies'] })).toEqual(['ben']);
    expect(asked({ sides: ['neutrals'] })).toEqual(['ute', 'ben']);
    expect(asked({ sides: [], by: 'ute' })).toEqual(['ben']);
  });

  test('are for each group of which somebody is still needed, each person once', () => {
    const game = someGame();
    const needs = [
      { sides: ['allies'], users: ['ben', 'ute'] },
      { sides: [], users: ['anna', 'carla'] },
    ];
    expect(answeringFor(game, ask({ needs }))).toEqual(['ben', 'ute', 'carla']);
  });
});

describe('a ruling that is questioned', () => {
  const question = { id: 11, seq: 9, by: 'ben', side: 'allies', user: 'anna', of: 'axis' };

  test('waits for its author, and once that one has answered, for the one who asked', () => {
    const since = stamps({ asks: { 11: stamp(11) }, anew: stamp(15) });
    expect(owing({ questions: [question] }, since)[0]).toEqual({
      ...{ why: 'question', users: ['anna'], ask: 11 },
      ...{ since: stamp(11), from: stamp(15) },
    });
    expect(owing({ questions: [question] })[0]).toMatchObject({ since: { seq: 11 } });
    expect(wordAwaited(someGame(), { ...question, answered: 'anna' })).toEqual(['ben']);
  });

  test('waits for the author’s side if the author has left it', () => {
    expect(wordAwaited(someGame(), { ...question, user: 'carla' })).toEqual(['anna']);
    expect(wordAwaited(someGame(), { ...question, by: 'carla', answered: 'anna' })).toEqual(['ben']);
  });

  test('waits for the umpire who gave it, or for any if that one is none any more', () => {
    const game = someGame({ umpires: ['ute', 'uwe'] });
    const { of: _, ...byUmpire } = question;
    expect(wordAwaited(game, { ...byUmpire, user: 'uwe' })).toEqual(['uwe']);
    expect(wordAwaited(game, { ...byUmpire, user: 'carla' })).toEqual(['ute', 'uwe']);
  });
});

describe('a question is settled', () => {
  const question = { id: 11, seq: 9, by: 'ben', side: 'allies', user: 'anna', of: 'axis' };
  const game = someGame({ questions: [question, { ...question, id: 12, seq: 10 }] });
  const places: never[] = [];

  test('when its ruling is corrected or undone, and says which', () => {
    const closed = { type: 'question-closed', id: 11, seq: 9, by: 'ben' };
    expect(
      settledBy(game, [
        { type: 'noted', text: '' },
        { type: 'corrected', seq: 9, said: {}, places },
      ]),
    ).toEqual([{ ...closed, how: 'corrected' }]);
    expect(settledBy(game, [{ type: 'undone', strikes: [13, 9] }])).toEqual([{ ...closed, how: 'undone' }]);
    expect(settledBy(game, [{ type: 'undone', strikes: [10, 9] }]).map(({ id }) => id)).toEqual([11, 12]);
    expect(settledBy(game, [{ type: 'undone', strikes: [13] }])).toEqual([]);
    expect(settledBy(game, [{ type: 'corrected', seq: 8, said: {}, places }])).toEqual([]);
  });

  test('only while it’s open: not in a campaign that’s over, nor without one', () => {
    const undone = [{ type: 'undone' as const, strikes: [9] }];
    expect(settledBy({ ...game, phase: 'ended' }, undone)).toEqual([]);
    expect(questionsIn({ ...game, phase: 'ended' })).toEqual([]);
    expect(questionsIn(undefined)).toEqual([]);
    expect(questionsIn(someGame())).toEqual([]);
    expect(questionsIn({ ...game, phase: 'paused' })).toHaveLength(2);
  });
});

describe('with a side that the referee runs', () => {
  const next = (step: object) => ({ ...landserClassic, solo: { verb: 'solo', next: () => step } as never });
  const given = { table: { solo: 'axis' }, units: { u1: someUnit('u1'), u2: someUnit('u2', { side: 'allies' }) } };

  test('the other side owes the answer that it waits for, and nothing while it acts', () => {
    const asks = next({ step: 'ask', question: { id: 'sees' } });
    expect(owing(given, stamps(), asks)).toEqual([
      { why: 'answer', users: ['ben'], side: 'allies', since: stamp(10), from: stamp(10) },
    ]);
    expect(owing(given, stamps(), next({ step: 'act' }))).toEqual([]);
  });

  test('what the players owe is asked for once, and not as an answer too', () => {
    const asks = next({ step: 'ask', question: { id: 'sees' } });
    const owed = owing({ ...given, due: [due({ unit: 'u2' })] }, stamps(), asks);
    expect(owed.map(({ why, side }) => [why, side])).toEqual([['owes', 'allies']]);
  });
});
