import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { Ask } from '../../../src/campaign/owed/asks.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { InputError, NotAllowed } from '../../../src/kernel/refusal.ts';
import {
  asking,
  askMeant,
  lapses,
  mayAgree,
  stillNeeded,
  type Wish,
} from '../../../src/referee/agreement/agreement.ts';
import { assertUmpire, isNeutral, othersPlayed, plays, sideHeld } from '../../../src/referee/agreement/permission.ts';
import { changedByHand, mayAsk } from '../../../src/referee/agreement/unit-agreement.ts';
import { endsBattle, endsHiding, hidesUnder } from '../../../src/referee/fairness/revealing.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { ruled } from '../some-records.ts';

const at = { turn: 1, step: 'first-side', side: 'axis' } as const;
const campaign = (given: Partial<Game> = {}, seq = 10) => ({ ...nothingYet, seq, game: someGame({ at, ...given }) });
/** Ute plays for the Axis as well, so there's no umpire without a side. */
const UTE_PLAYS = { ...someGame().sides, axis: { name: 'Axis', players: ['anna', 'ute'], fields: {} } };

function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof NotAllowed || error instanceof InputError) return error.says;
    throw error;
  }
  return 'done';
}

describe('who may do what', () => {
  test('an umpire who plays no side and has played none may do everything', () => {
    expect(isNeutral(someGame(), 'ute')).toBe(true);
    expect(isNeutral(someGame(), 'anna')).toBe(false);
    expect(isNeutral(someGame({ sides: UTE_PLAYS }), 'ute')).toBe(false);
    expect(isNeutral(someGame({ former: { ute: 'axis' } }), 'ute')).toBe(false);
    expect(isNeutral(someGame({ former: { anna: 'axis' } }), 'ute')).toBe(true);
  });

  test('whoever left a side in a battle is still held to it', () => {
    const game = someGame({ former: { carla: 'allies', anna: 'allies' } });
    expect(['anna', 'carla', 'dora'].map((user) => sideHeld(game, user))).toEqual(['axis', 'allies', undefined]);
    expect(othersPlayed(game, 'carla')).toEqual(['axis']);
  });

  test('a side is its players’; one that nobody plays can be moved by an umpire, and the referee’s by any player', () => {
    const game = someGame();
    expect(['anna', 'ben', 'ute', 'carla'].map((user) => plays(game, user, 'axis'))).toEqual([
      ...[true, false],
      ...[true, false],
    ]);
    const both = someGame({ sides: UTE_PLAYS });
    expect(plays(both, 'ute', 'allies')).toBe(false);
    const empty = someGame({ sides: { ...UTE_PLAYS, allies: { name: 'Allies', players: [], fields: {} } } });
    expect(['ute', 'anna'].map((user) => plays(empty, user, 'allies'))).toEqual([true, false]);
    const solo = { ...empty, table: { solo: 'allies' } };
    expect(['anna', 'carla'].map((user) => plays(solo, user, 'allies'))).toEqual([true, false]);
  });

  test('a refusal names up to five umpires', () => {
    const umpires = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(() => assertUmpire(someGame({ umpires }), 'anna')).toThrow(
      expect.objectContaining({ says: 'umpire-only', values: { users: ['a', 'b', 'c', 'd', 'e'] } }),
    );
    expect(refused(() => assertUmpire(someGame({ umpires }), 'f'))).toBe('done');
  });
});

describe('what’s asked for', () => {
  const wish: Wish = { about: 'undo', users: ['ben'], proposes: [{ type: 'undone', strikes: [9] }], on: { all: true } };
  const asked = (given: Partial<Wish> = {}, user = 'anna') => asking(campaign(), user, { ...wish, ...given })[0]!;
  const { type: _, ...open } = asked();
  const asks = [open as Ask];

  test('stands in the log under its number, with who may agree', () => {
    expect(asked()).toEqual({
      ...{ type: 'asked', id: 11, by: 'anna', about: 'undo', sides: [], users: ['ben'], umpire: true },
      ...{ proposes: [{ type: 'undone', strikes: [9] }], on: { all: true }, was: '[1,false,[],null,null,null]' },
    });
    const needs = [{ sides: ['allies'], users: [] }];
    const runs = { command: 'correct', given: { number: 9 } };
    expect(asked({ needs, runs, umpire: false })).toMatchObject({ needs, runs, umpire: false });
  });

  test('isn’t asked twice, unless it’s something else or by somebody else', () => {
    const again = (given: Partial<Wish>, user = 'anna') =>
      refused(() => asking(campaign({ asks }), user, { ...wish, ...given }));
    expect(again({})).toBe('asked-already');
    expect(again({}, 'ben')).toBe('done');
    expect(again({ about: 'redo' })).toBe('done');
    expect(again({ proposes: [{ type: 'undone', strikes: [8] }] })).toBe('done');
    expect(again({ runs: { command: 'x', given: {} } })).toBe('done');
    expect(again({ on: { units: ['u1'] } })).toBe('done');
  });

  test('is agreed to by those named, by players of the sides, or by an umpire who plays none, never by who asks', () => {
    const may = (given: Partial<Ask>, user: string) => mayAgree(someGame(), { ...asks[0]!, ...given }, user);
    expect(['anna', 'ben', 'carla', 'ute'].map((user) => may({}, user))).toEqual([false, true, false, true]);
    expect(may({ umpire: false }, 'ute')).toBe(false);
    expect(may({ by: 'ute' }, 'ute')).toBe(false);
    expect(may({ users: [], sides: ['allies'] }, 'ben')).toBe(true);
    expect(may({ users: [], sides: ['allies'] }, 'carla')).toBe(false);
    const needs = [
      { sides: ['allies'], users: [] },
      { sides: [], users: ['carla'] },
    ];
    expect(['ben', 'carla', 'dora'].map((user) => may({ users: [], needs }, user))).toEqual([true, true, false]);
    const left = (user: string, umpire = true) =>
      stillNeeded(someGame(), { ...asks[0]!, needs, umpire }, user).map(({ users }) => users);
    expect([left('ben'), left('carla'), left('dora'), left('ute'), left('ute', false)]).toEqual([
      [['carla']],
      [[]],
      [[], ['carla']],
      [],
      [[], ['carla']],
    ]);
    expect(stillNeeded(someGame(), asks[0]!, 'ben')).toEqual([]);
  });

  test('is meant by an answer without its number, if there’s one alone', () => {
    const meant = (
      user: string,
      given: Partial<Game> = { asks },
      number?: number,
      answer: 'agree' | 'decline' = 'agree',
    ) => refused(() => askMeant(campaign(given), user, number, answer));
    expect(askMeant(campaign({ asks }), 'ben', undefined, 'agree')).toBe(asks[0]);
    expect(askMeant(campaign({ asks }), 'ben', 11, 'agree')).toBe(asks[0]);
    expect(meant('anna')).toBe('not-yours-to-agree');
    expect(meant('anna', { asks }, 11)).toBe('not-yours-to-agree');
    // Who asked can take it back.
    expect(meant('anna', { asks }, undefined, 'decline')).toBe('done');
    expect(meant('carla', { asks }, 11, 'decline')).toBe('not-yours-to-agree');
    expect(meant('ben', { asks }, 12)).toBe('nothing-asked');
    expect(meant('ben', {})).toBe('nothing-asked-here');
    expect(meant('ben', { asks: [...asks, { ...asks[0]!, id: 12 }] })).toBe('several-asked');
    expect(meant('ben', { asks, phase: 'ended' })).toBe('no-game');
  });

  test('lapses when what it’s about changes', () => {
    const gone = (on: Ask['on'], ...events: LogEvent[]) => {
      const { type: __, ...ask } = asked({ on });
      return lapses(campaign({ asks: [ask as Ask] }, 11), events);
    };
    const said: LogEvent = { type: 'noted', text: 'Rain.' };
    const shot = ruled();
    const lapsed = [{ type: 'lapsed', ask: 11, by: 'anna', about: 'undo' }];
    expect(gone({ all: true }, said)).toEqual([]);
    expect(gone({ all: true }, shot)).toEqual(lapsed);
    expect(gone({ standing: true }, shot)).toEqual([]);
    expect(gone({ standing: true }, { type: 'undone', strikes: [3] })).toEqual(lapsed);
    const edited = (unit: string): LogEvent => ({ type: 'unit-edited', unit, fields: { weapon: 'smg' } });
    expect(gone({ units: ['u1'] }, edited('u2'))).toEqual([]);
    expect(gone({ units: ['u1'] }, edited('u1'))).toEqual(lapsed);
    const next: LogEvent = {
      type: 'turn-begun',
      at: { turn: 1, step: 'second-side', side: 'allies' },
      expired: [],
      effects: [],
    };
    expect(gone({ position: true }, next)).toEqual(lapsed);
    expect(gone({ toggle: 'snow' }, { type: 'house-set', toggle: 'rain', on: true })).toEqual([]);
    expect(gone({ toggle: 'snow' }, { type: 'house-set', toggle: 'snow', on: true })).toEqual(lapsed);
    expect(gone({ user: 'ben' }, { type: 'player-left', user: 'ben' })).toEqual(lapsed);
    expect(gone({ user: 'ben' }, { type: 'umpire-named', user: 'ben' })).toEqual(lapsed);
    expect(gone({}, { type: 'battle-begun', battle: 2, effects: [] })).toEqual(lapsed);
    expect(lapses(campaign(), [shot])).toEqual([]);
    expect(lapses(undefined, [shot])).toEqual([]);
    // What’s only just been asked doesn’t lapse with it.
    expect(lapses(campaign({}, 10), [{ ...asked() }, shot])).toEqual([]);
  });
});

describe('a unit changed by hand', () => {
  const ruleset = rulesetOf('landser-classic');
  const edit = (user: string, fields: Record<string, string | number>, given: Partial<Game> = {}, unit = 'u1') =>
    changedByHand(campaign(given), user, ruleset, { type: 'unit-edited', unit, fields }).map(({ type }) => type);

  test('is the umpire’s who plays no side, or its own side’s where only players’ fields change', () => {
    expect(edit('ute', { weapon: 'smg' })).toEqual(['unit-edited']);
    expect(edit('ute', { weapon: 'smg' }, {}, 'u2')).toEqual(['unit-edited']);
    expect(mayAsk(someGame(), 'anna')).toBe(false);
    expect(mayAsk(someGame({ sides: UTE_PLAYS }), 'anna')).toBe(true);
    expect(mayAsk(someGame({ sides: UTE_PLAYS }), 'carla')).toBe(false);
    expect(mayAsk(someGame({ sides: UTE_PLAYS }), 'ute')).toBe(true);
  });

  test('without such an umpire is asked of the other side, or of its own', () => {
    const sides = { sides: UTE_PLAYS };
    expect(edit('anna', { weapon: 'smg' }, sides)).toEqual(['asked']);
    expect(edit('ute', { weapon: 'smg' }, sides, 'u2')).toEqual(['asked']);
    const alone = { ...UTE_PLAYS, allies: { name: 'Allies', players: [], fields: {} } };
    expect(edit('ute', { weapon: 'smg' }, { sides: alone })).toEqual(['unit-edited']);
  });

  test('and taken out by its side before the battle, by an umpire in it', () => {
    const remove = (user: string, given: Partial<Game> = {}) =>
      refused(() => {
        const [event] = changedByHand(campaign(given), user, ruleset, { type: 'unit-removed', unit: 'u1', was: 'x' });
        expect(event!.type).toBe(given.sides ? 'asked' : 'unit-removed');
      });
    expect(remove('anna', { at: undefined } as never)).toBe('done');
    expect(remove('anna')).toBe('remove-for-umpire');
    expect(remove('ute')).toBe('done');
    expect(remove('anna', { sides: UTE_PLAYS })).toBe('done');
  });
});

describe('a secret is shown', () => {
  const sealed = { sealed: 'marker', draw: { seq: 1, nth: 0 } } as never;
  const hidden = someGame({ at, units: { u1: someUnit('u1', sealed), u2: someUnit('u2') } });

  test('the seed when the battle is over, however it ends', () => {
    const game = someGame({ at });
    const over = { effect: 'ended', why: 'agreed', values: {} } as never;
    expect(endsBattle(game, [{ type: 'game-ended' }])).toBe(true);
    expect(endsBattle(game, [{ type: 'noted', text: '' }, ruled({ effects: [over] })])).toBe(true);
    expect(endsBattle(game, [ruled()])).toBe(false);
    const turn = (given: object): LogEvent => ({ type: 'turn-begun', at, expired: [], effects: [], ...given });
    expect(endsBattle(game, [turn({ closes: [over] })])).toBe(true);
    expect(endsBattle(game, [turn({ effects: [over] })])).toBe(true);
    expect(endsBattle(game, [turn({})])).toBe(false);
    const next: LogEvent = { type: 'battle-begun', battle: 2, effects: [] };
    expect(endsBattle(game, [next])).toBe(true);
    expect(endsBattle(someGame(), [next])).toBe(false);
    for (const done of [undefined, someGame({ at, phase: 'ended' }), someGame({ at, over: { rule: 'X' } as never })])
      expect(endsBattle(done, [{ type: 'game-ended' }])).toBe(false);
  });

  test('the veil when nobody in play hides under it any more', () => {
    expect(hidesUnder(hidden)).toBe(true);
    expect(hidesUnder(someGame({ at }))).toBe(false);
    expect(hidesUnder({ ...hidden, phase: 'ended' })).toBe(false);
    expect(hidesUnder({ ...hidden, over: { rule: 'X' } as never })).toBe(false);
    expect(hidesUnder(undefined)).toBe(false);
    expect(hidesUnder({ ...hidden, units: { u1: { ...hidden.units.u1!, gone: 'removed' } } })).toBe(false);
    expect(endsHiding(hidden, [{ type: 'unit-removed', unit: 'u1', was: 'x' }])).toBe(true);
    expect(endsHiding(hidden, [{ type: 'unit-removed', unit: 'u2', was: 'x' }])).toBe(false);
    expect(endsHiding(someGame({ at }), [{ type: 'noted', text: '' }])).toBe(false);
  });
});
