import { describe, expect, test } from 'vitest';
import { evolveGame } from '../../src/campaign/evolve.ts';
import type { Game } from '../../src/campaign/game.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import { ruled } from '../referee/some-records.ts';
import { someGame, someUnit } from './some-game.ts';

const OPENED = {
  type: 'game-opened',
  name: 'Caen',
  rules: 'landser-classic',
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  umpire: 'ute',
} as const satisfies LogEvent;

/** The game after these events, in a game that has begun. */
function given(game: Game, ...events: LogEvent[]): Game {
  return events.reduce<Game | undefined>(evolveGame, game)!;
}

describe('given nothing', () => {
  test('when a campaign opens, then with its sides, its umpire, and nobody else', () => {
    const players: string[] = [];
    expect(evolveGame(undefined, OPENED)).toEqual(
      someGame({
        units: {},
        made: 0,
        sides: { axis: { name: 'Axis', players, fields: {} }, allies: { name: 'Allies', players, fields: {} } },
      }),
    );
  });

  test('when anything else happens, then there is no game', () => {
    expect(evolveGame(undefined, { type: 'player-joined', user: 'anna', side: 'axis' })).toBeUndefined();
    expect(evolveGame(undefined, ruled({ effects: [{ effect: 'gone', unit: 'u1', why: 'x', rule: 'X' }] }))).toBe(
      undefined,
    );
  });

  test('when one opens after another is over, then no ID of a unit comes again', () => {
    expect(given(someGame(), { type: 'game-ended' }, OPENED)).toMatchObject({ units: {}, made: 2, phase: 'open' });
  });
});

describe('given a campaign', () => {
  const game = someGame();

  test('when it is paused, resumed and ended, then it is', () => {
    const phases = (['game-paused', 'game-resumed', 'game-ended'] as const).map((type) => given(game, { type }).phase);
    expect(phases).toEqual(['paused', 'open', 'ended']);
  });

  test('when a player joins, leaves or changes sides, then he plays for one side or none', () => {
    const carla = given(game, { type: 'player-joined', user: 'carla', side: 'axis' });
    expect(carla.sides.axis!.players).toEqual(['anna', 'carla']);
    const changed = given(carla, { type: 'player-joined', user: 'anna', side: 'allies' });
    expect([changed.sides.axis!.players, changed.sides.allies!.players]).toEqual([['carla'], ['ben', 'anna']]);
    expect(given(changed, { type: 'player-left', user: 'carla' }).sides.axis!.players).toEqual([]);
    expect(given(game, { type: 'player-joined', user: 'ben', side: 'neutrals' }).sides.allies!.players).toEqual([]);
  });

  test('when an umpire is named, then once', () => {
    const named: LogEvent = { type: 'umpire-named', user: 'carla' };
    expect(given(game, named, named).umpires).toEqual(['ute', 'carla']);
  });

  test('when enforcement is set, then it is', () => {
    expect(given(game, { type: 'enforcement-set', enforcement: 'remind' }).enforcement).toBe('remind');
  });

  test('when units are added, then the next one’s number goes on though one was removed', () => {
    const added = given(game, { type: 'units-added', units: [someUnit('u3')] });
    expect(given(added, { type: 'unit-removed', unit: 'u3', was: 'Rifleman u3' })).toMatchObject({
      units: game.units,
      made: 3,
    });
  });

  test('when a unit is edited, then fields are set and, where null, taken away', () => {
    const fields = { weapon: null, medic: true, squad: 'Red' };
    expect(given(game, { type: 'unit-edited', unit: 'u1', fields }).units.u1!.fields).toEqual({
      medic: true,
      squad: 'Red',
    });
  });

  test('when a unit is called otherwise, then the rest of it stays', () => {
    const renamed = given(game, { type: 'unit-renamed', unit: 'u1', name: 'Schmidt', was: 'Rifleman u1' });
    expect(renamed.units.u1).toEqual({ ...game.units.u1, name: 'Schmidt' });
    expect(given(game, { type: 'unit-renamed', unit: 'u9', name: 'Schmidt', was: 'Nobody' })).toEqual(game);
  });

  test('when a unit is removed, then what lasts on it and what it owes goes with it', () => {
    const at = { turn: 2, edge: 'start' } as const;
    const due = { id: 'd1', verb: 'morale', options: {}, rule: 'X', at };
    const busy = someGame({
      lasting: ['u1', 'u2'].map((unit) => ({ of: { unit }, field: 'action', until: at })),
      due: [{ ...due, unit: 'u1' }, { ...due, unit: 'u2' }, due],
    });
    const left = given(busy, { type: 'unit-removed', unit: 'u1', was: 'Rifleman u1' });
    expect(left.lasting.map(({ of }) => of)).toEqual([{ unit: 'u2' }]);
    expect(left.due.map(({ unit }) => unit)).toEqual(['u2', undefined]);
  });

  test('when a note is taken or a seed committed to, then it is as it was', () => {
    expect(given(game, { type: 'noted', text: 'Rain.' }, { type: 'committed', commitment: 'c', mix: '' })).toEqual(
      game,
    );
  });
});

describe('given a turn', () => {
  const game = someGame({ at: { turn: 1, step: 'first-side', side: 'axis' } });
  const until = { turn: 1, side: 'axis', edge: 'end' } as const;
  const acts = ruled({
    effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'action', value: 'fire', until, rule: 'X' }],
  });

  test('when the next one begins, then what ends has ended before what begins', () => {
    const next = given(game, acts, {
      type: 'turn-begun',
      at: { turn: 1, step: 'second-side', side: 'allies' },
      expired: [{ of: { unit: 'u1' }, field: 'action' }],
      effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'moved', value: true, rule: 'X' }],
    });
    expect(next.at).toEqual({ turn: 1, step: 'second-side', side: 'allies' });
    expect(next.units.u1!.fields).toEqual({ weapon: 'rifle', moved: true });
    expect(next.lasting).toEqual([]);
  });

  test('when the next battle begins, then statuses and debts are over, and the book’s carrying over is done', () => {
    const begun = given(game, acts, {
      type: 'battle-begun',
      battle: 2,
      effects: [{ effect: 'add', of: { unit: 'u1' }, field: 'battles', value: 1, rule: 'X' }],
    });
    expect(begun).toMatchObject({ battle: 2, lasting: [], due: [] });
    expect(begun).not.toHaveProperty('at');
    expect(begun.units.u1!.fields).toEqual({ weapon: 'rifle', battles: 1 });
  });
});

describe('given a ruling that is owed', () => {
  const at = { turn: 2, edge: 'start' } as const;
  const morale = { id: 'd1', verb: 'morale', options: {}, rule: 'X', at };
  const game = someGame({
    at: { turn: 2, step: 'first-side', side: 'axis' },
    due: [{ ...morale, unit: 'u1' }, { ...morale, unit: 'u2' }, morale],
  });
  const owing = (state: Game) => state.due.map(({ unit }) => unit);

  test('when it is given, then it is no longer owed, and the others still are', () => {
    expect(owing(given(game, ruled({ verb: 'morale', who: 'u2' })))).toEqual(['u1', undefined]);
    expect(owing(given(game, ruled({ verb: 'morale' })))).toEqual(['u1', 'u2']);
    expect(owing(given(game, ruled({ verb: 'fire', who: 'u1' })))).toEqual(['u1', 'u2', undefined]);
  });

  test('when nobody acts, then by the one whom it is done to', () => {
    expect(owing(given(game, ruled({ verb: 'morale', targets: ['u2'] })))).toEqual(['u1', undefined]);
    expect(owing(given(game, ruled({ verb: 'morale', who: 'u1', targets: ['u2'] })))).toEqual(['u2', undefined]);
  });

  test('when one of several alike is given, then the one that was meant', () => {
    const owed = (wound: string) => ({ ...morale, unit: 'u1', options: { wound } });
    const two = someGame({ ...game, due: [owed('a'), owed('b')] });
    const left = given(two, ruled({ verb: 'morale', who: 'u1', options: {}, filled: { wound: 'b' } }));
    expect(left.due).toEqual([owed('a')]);
    expect(given(two, ruled({ verb: 'morale', who: 'u1', options: { wound: 'c' } })).due).toEqual([owed('b')]);
  });

  test('when its moment is in a later turn, then it is not settled in advance', () => {
    const later = someGame({ ...game, due: [{ ...morale, at: { turn: 3, edge: 'start' } }] });
    expect(owing(given(later, ruled({ verb: 'morale' })))).toEqual([undefined]);
  });

  test('when it brings about another of its kind, then that one is owed', () => {
    const again = { ...morale, id: 'd2', unit: 'u1', at: { turn: 2, edge: 'end' } } as const;
    const next = given(
      someGame({ ...game, due: [] }),
      ruled({ verb: 'morale', who: 'u1', effects: [{ effect: 'due', ...again }] }),
    );
    expect(next.due).toEqual([again]);
  });
});
