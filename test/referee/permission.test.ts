import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../src/campaign/campaign.ts';
import type { Game } from '../../src/campaign/game.ts';
import { AskedToggles } from '../../src/kernel/asked-toggles.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Scene } from '../../src/kernel/scene.ts';
import type { Verb } from '../../src/kernel/verb.ts';
import type { DeclaredAction } from '../../src/referee/action.ts';
import { permitted } from '../../src/referee/permission.ts';
import { sceneOf } from '../../src/referee/scene.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { someGame, someUnit } from '../campaign/some-game.ts';
import { refusalOf } from '../kernel/failures.ts';

const TRACKED = new Refusal('X-9', 'not-their-turn');

/** A verb that is allowed, but for what is said of it. */
function verb(given: Partial<Verb<never, unknown>> = {}): Verb<never, unknown> {
  return { options: {}, resolve: () => ({}), ...given };
}

const classic = rulesetOf('landser-classic');
const book: Ruleset = {
  ...classic,
  verbs: {
    aim: verb(),
    tracked: verb({ forbid: () => TRACKED }),
    cover: verb({ outOfTurn: () => true }),
    roll: verb({ ofTable: true }),
    tend: verb({ fallen: ['down'] }),
  },
  turn: {
    ...classic.turn,
    steps: [
      { id: 'first-side', who: 'first', verbs: ['aim', 'tracked', 'tend'] },
      { id: 'second-side', who: 'second', verbs: ['tend'] },
    ],
  },
};

interface Wish {
  readonly verb?: string;
  readonly actor?: string;
  readonly targets?: readonly string[];
  readonly override?: boolean;
}

/** Whether a user may have an action in a game: what it is against, or what is thrown. */
function may(user: string, wish: Wish, given: Partial<Game> = {}) {
  const game = someGame({ at: { turn: 1, step: 'first-side', side: 'axis' }, ...given });
  const { verb: name = 'aim', actor, targets = [], override = false } = wish;
  const scene: Scene = sceneOf(game, book, new Set(), {
    actor: actor === undefined ? undefined : game.units[actor],
    targets: targets.map((id) => game.units[id]!),
  });
  const action: DeclaredAction = {
    ruleset: book,
    verb: name,
    options: {},
    toggles: new AskedToggles([]),
    declared: {},
    filled: {},
    scene,
    tracked: actor !== undefined || targets.length > 0 || name === 'roll',
    override,
    odds: false,
    faces: undefined,
    defaulted: false,
  };
  return permitted(action, { ...nothingYet, game }, user);
}

describe('a unit', () => {
  test('acts for its own side’s players and the umpires', () => {
    for (const user of ['anna', 'ute']) expect(may(user, { actor: 'u1' })).toBeUndefined();
    for (const user of ['ben', 'carla']) expect(() => may(user, { actor: 'u1' })).toThrow('not-your-side');
  });

  test('acts in its side’s steps, with the verbs that the step is for', () => {
    expect(() => may('ben', { actor: 'u2' })).toThrow('not-their-turn');
    const second = { at: { turn: 1, step: 'second-side', side: 'allies' } };
    expect(may('ben', { actor: 'u2', verb: 'tend' }, second)).toBeUndefined();
    expect(() => may('ben', { actor: 'u2', verb: 'aim' }, second)).toThrow('not-their-turn');
  });

  test('is told whose turn it is by name, or that the step is for something else', () => {
    const valuesOf = (...given: Parameters<typeof may>) => refusalOf(() => may(...given)).values;
    expect(valuesOf('ben', { actor: 'u2' })).toMatchObject({ side: 'Axis' });
    const second = { at: { turn: 1, step: 'second-side', side: 'allies' } };
    expect(valuesOf('ben', { actor: 'u2', verb: 'aim' }, second)).toMatchObject({
      step: 'second-side',
      side: undefined,
    });
  });

  test('acts freely before the first turn', () => {
    expect(may('ben', { actor: 'u2' }, { at: undefined as never })).toBeUndefined();
  });

  test('acts out of turn where the verb says so, and with what it owes', () => {
    expect(may('ben', { actor: 'u2', verb: 'cover' })).toBeUndefined();
    const due = { verb: 'aim', unit: 'u2', options: {}, rule: 'X-2' };
    expect(may('ben', { actor: 'u2' }, { due: [{ ...due, at: { turn: 1, edge: 'start' } }] })).toBeUndefined();
    expect(() => may('ben', { actor: 'u2' }, { due: [{ ...due, at: { turn: 2, edge: 'start' } }] })).toThrow(
      'not-their-turn',
    );
  });

  test('out of play neither acts nor is acted on, but by the verbs for such, and by an umpire’s override', () => {
    const down = { units: { u1: someUnit('u1'), u2: someUnit('u2', { side: 'allies', gone: 'down' }) } };
    expect(() => may('anna', { actor: 'u1', targets: ['u2'] }, down)).toThrow('unit-gone');
    expect(() => may('ute', { actor: 'u2', verb: 'tend' }, down)).toThrow('unit-gone');
    expect(may('anna', { actor: 'u1', targets: ['u2'], verb: 'tend' }, down)).toBeUndefined();
    expect(may('ute', { actor: 'u1', targets: ['u2'], override: true }, down)).toBeUndefined();
  });
});

describe('what is the table’s', () => {
  test('is for anybody who plays, and nobody else', () => {
    for (const user of ['anna', 'ben', 'ute']) expect(may(user, { verb: 'roll' })).toBeUndefined();
    expect(() => may('carla', { verb: 'roll' })).toThrow('umpire-only');
  });

  test('rests while the game is paused, as the units do; a loose ruling does not', () => {
    for (const wish of [{ verb: 'roll' }, { actor: 'u1' }, { targets: ['u2'] }]) {
      expect(() => may('ute', wish, { phase: 'paused' })).toThrow('game-paused');
    }
    expect(may('carla', {}, { phase: 'paused' })).toBeUndefined();
  });
});

describe('a rule of kind track', () => {
  const wish = { actor: 'u1', verb: 'tracked' };

  test('refuses in strict mode', () => {
    expect(() => may('anna', wish)).toThrow(TRACKED);
  });

  test('is named and allowed where the campaign reminds, and not looked at where it is off', () => {
    expect(may('anna', wish, { enforcement: 'remind' })).toEqual({ rule: 'X-9', how: 'reminded' });
    expect(may('anna', wish, { enforcement: 'off' })).toBeUndefined();
  });

  test('is set aside by an umpire, whatever the mode', () => {
    expect(may('ute', { ...wish, override: true })).toEqual({ rule: 'X-9', how: 'overridden' });
    expect(may('ute', { ...wish, override: true }, { enforcement: 'remind' })).toMatchObject({ how: 'overridden' });
    expect(() => may('anna', { ...wish, override: true })).toThrow('umpire-only');
  });
});
