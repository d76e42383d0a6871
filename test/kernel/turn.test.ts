import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/kernel/state/scene.ts';
import {
  hasCome,
  nextPosition,
  nextTurnOf,
  type Position,
  stepsOf,
  type Turn,
  type TurnStep,
} from '../../src/kernel/state/turn.ts';

const turn = (order: Turn['order'], ...steps: [id: string, who: TurnStep['who']][]): Turn => ({
  rule: 'X-1',
  order,
  steps: steps.map(([id, who]) => ({ id, who, verbs: [] })),
  casualties: 'at-once',
});

const fixed = stepsOf(turn('alternate', ['first', 'first'], ['second', 'second']), ['axis', 'allies']);
const rounds = turn('initiative', ['roll', 'both'], ['first', 'first'], ['second', 'second']);
const six = stepsOf(
  turn('simultaneous', ['1', 'both'], ['2', 'both'], ['3', 'both'], ['4', 'both'], ['5', 'both'], ['6', 'both']),
  ['axis', 'allies'],
);
const soloTurn = turn('alternate', ['players', 'first'], ['others', 'second'], ['referee', 'solo']);

/** The positions from the beginning of a battle on. */
function play(steps: readonly Position[], count: number): Position[] {
  const played: Position[] = [];
  while (played.length < count) played.push(nextPosition(steps, played.at(-1)));
  return played;
}

/** When a moment comes: the first position at which it has, among the first twenty. */
function comes(moment: Moment, steps: readonly Position[]): string | undefined {
  const at = play(steps, 20).find((position) => hasCome(moment, position, steps));
  return at && `${at.turn} ${at.step}`;
}

describe('the steps of a turn', () => {
  test('go by the order of the sides where it is fixed', () => {
    expect(play(fixed, 3)).toEqual([
      { turn: 1, step: 'first', side: 'axis' },
      { turn: 1, step: 'second', side: 'allies' },
      { turn: 2, step: 'first', side: 'axis' },
    ]);
  });

  test('by initiative follow the order that was thrown for this round', () => {
    const [roll] = play(stepsOf(rounds, ['axis', 'allies']), 1);
    expect(roll).toEqual({ turn: 1, step: 'roll' });
    expect(nextPosition(stepsOf(rounds, ['allies', 'axis']), roll)).toEqual({ turn: 1, step: 'first', side: 'allies' });
  });

  test('are everybody’s where all play at once', () => {
    expect(play(six, 7).map(({ turn: n, step, side }) => [n, step, side])).toEqual([
      ...['1', '2', '3', '4', '5', '6'].map((step) => [1, step, undefined]),
      [2, '1', undefined],
    ]);
  });

  test('have one for the side that the referee runs', () => {
    expect(play(stepsOf(soloTurn, ['allies', 'axis'], 'axis'), 3)).toEqual([
      { turn: 1, step: 'players', side: 'allies' },
      { turn: 1, step: 'referee', side: 'axis' },
      { turn: 2, step: 'players', side: 'allies' },
    ]);
  });

  test('of the side that the referee runs fall away where he runs none', () => {
    const steps = stepsOf(soloTurn, ['allies', 'axis']);
    expect(steps.map(({ step, side }) => [step, side])).toEqual([
      ['players', 'allies'],
      ['others', 'axis'],
    ]);
  });

  test('go on with the next turn, if a step is not known any more', () => {
    expect(nextPosition(fixed, { turn: 3, step: 'gone' })).toEqual({ turn: 4, step: 'first', side: 'axis' });
  });
});

describe('a moment comes', () => {
  test.each([
    [{ turn: 2, edge: 'start' }, '2 first'],
    [{ turn: 2, edge: 'end' }, '3 first'],
    [{ turn: 2, side: 'axis', edge: 'start' }, '2 first'],
    [{ turn: 2, side: 'axis', edge: 'end' }, '2 second'],
    [{ turn: 2, side: 'allies', edge: 'start' }, '2 second'],
    [{ turn: 2, side: 'allies', edge: 'end' }, '3 first'],
    [{ turn: 2, step: 'second', edge: 'start' }, '2 second'],
  ] as const)('where sides alternate: %o at %s', (moment, when) => {
    expect(comes(moment, fixed)).toBe(when);
  });

  test.each([
    [{ turn: 2, step: '4', edge: 'start' }, '2 4'],
    [{ turn: 2, step: '4', edge: 'end' }, '2 5'],
    [{ turn: 2, step: '6', edge: 'end' }, '3 1'],
    [{ turn: 2, side: 'axis', edge: 'start' }, '2 1'],
    [{ turn: 2, side: 'axis', edge: 'end' }, '3 1'],
    [{ turn: 2, side: 'axis', step: '4', edge: 'end' }, '2 5'],
  ] as const)('where all play at once: %o at %s', (moment, when) => {
    expect(comes(moment, six)).toBe(when);
  });

  test('of a side in its own steps, and not in those that are everybody’s', () => {
    const steps = stepsOf(rounds, ['axis', 'allies']);
    expect(comes({ turn: 2, side: 'axis', edge: 'start' }, steps)).toBe('2 first');
    expect(comes({ turn: 2, side: 'allies', step: 'roll', edge: 'end' }, steps)).toBe('2 first');
  });

  test('of what the turn has not with that turn’s start and end', () => {
    expect(comes({ turn: 2, side: 'solo', edge: 'start' }, fixed)).toBe('2 first');
    expect(comes({ turn: 2, step: 'gone', edge: 'end' }, fixed)).toBe('3 first');
  });
});

describe('a side plays next', () => {
  const next = (side: string, at: Position, steps = fixed) => nextTurnOf(side, at, steps, 'start');

  test('later in this turn, if its step is still to come', () => {
    expect(next('allies', { turn: 3, step: 'first', side: 'axis' })).toEqual({
      turn: 3,
      side: 'allies',
      edge: 'start',
    });
  });

  test('in the next one, if it has played or is playing', () => {
    for (const step of ['first', 'second']) expect(next('axis', { turn: 3, step })).toMatchObject({ turn: 4 });
  });

  test('in the next one, where all play at once', () => {
    for (const step of ['1', '6']) expect(next('axis', { turn: 3, step }, six)).toMatchObject({ turn: 4 });
  });
});
