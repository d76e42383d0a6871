import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { sceneOf } from '../../../src/campaign/scene.ts';
import { debtGiven } from '../../../src/campaign/turns.ts';
import { AskedToggles } from '../../../src/kernel/options/asked-toggles.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Scene } from '../../../src/kernel/state/scene.ts';
import type { Verb } from '../../../src/kernel/verb.ts';
import { permitted } from '../../../src/referee/rulings/acting.ts';
import type { DeclaredAction } from '../../../src/referee/rulings/action.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { refusalOf } from '../../kernel/failures.ts';

const TRACKED = new Refusal('X-9', 'not-their-turn');

/** A verb that is allowed, apart from what is given here. */
function verb(given: Partial<Verb<object, unknown>> = {}): Verb<object, unknown> {
  return { kind: 'upkeep', options: {}, resolve: () => ({}), ...given };
}

const classic = rulesetOf('landser-classic');
/** With the gate that books pass unless they say otherwise. */
const { gate: _, ...others } = classic;
const book: Ruleset = {
  ...others,
  verbs: {
    aim: verb(),
    tracked: verb({ forbid: () => TRACKED }),
    cover: verb({ outOfTurn: () => true }),
    roll: verb({ ofTable: true }),
    initiative: verb({ kind: 'table', ofTable: true }),
    tend: verb({ fallen: ['down'] }),
    fire: verb({ kind: 'attack', catches: 'others', outOfTurn: () => true }),
    assault: verb({ kind: 'melee' }),
    spot: verb({ kind: 'observation' }),
    tankhit: verb({ kind: 'attack' }),
    board: verb({ alongside: ({ targets }) => targets }),
    lay: verb({ anonymous: true }),
    morale: verb({ kind: 'test' }),
    seen: verb({ kind: 'test', asks: () => true }),
    choose: verb({ choice: true }),
  },
  turn: {
    ...classic.turn,
    steps: [
      {
        id: 'first-side',
        who: 'first',
        verbs: ['aim', 'tracked', 'tend', 'board', 'lay', 'assault', 'spot', 'tankhit', 'fire'],
      },
      { id: 'second-side', who: 'second', verbs: ['tend'] },
    ],
  },
};

interface Wish {
  readonly verb?: string;
  readonly actor?: string;
  readonly targets?: readonly string[];
  readonly override?: boolean;
  readonly faces?: readonly number[];
  readonly declared?: DeclaredAction['declared'];
}

/** Whether a user may do something in a game: the objection to it, or what is thrown. */
function may(user: string, wish: Wish, given: Partial<Game> = {}, ruleset = book) {
  const game = someGame({ at: { turn: 1, step: 'first-side', side: 'axis' }, ...given });
  const { verb: name = 'aim', actor, targets = [], override = false, faces, declared = {} } = wish;
  const scene: Scene = sceneOf(game, ruleset, new Set(), {
    actor: actor === undefined ? undefined : game.units[actor],
    targets: targets.map((id) => game.units[id]!),
  });
  const action: DeclaredAction = {
    ruleset,
    verb: name,
    options: {},
    toggles: new AskedToggles([]),
    declared,
    filled: {},
    known: {},
    scene,
    due: scene && debtGiven(scene, ruleset, { verb: name, actor: scene.actor, targets: scene.targets, said: {} }),
    tracked: actor !== undefined || targets.length > 0 || ['roll', 'initiative'].includes(name),
    override,
    odds: false,
    faces,
    confirmed: false,
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

  test('does nothing before the first turn but what deploys, and what must come first', () => {
    const before = { at: undefined as never };
    expect(() => may('ben', { actor: 'u2' }, before)).toThrow('battle-not-begun');
    expect(may('ben', { verb: 'initiative' }, before)).toBeUndefined();
    const deploys = (_: Scene, verb: string) => verb === 'aim';
    expect(may('ben', { actor: 'u2' }, before, { ...book, deploys })).toBeUndefined();
  });

  test('acts out of turn where the verb says so, and with what it owes', () => {
    expect(may('ben', { actor: 'u2', verb: 'cover' })).toBeUndefined();
    const due = { id: 'd1', verb: 'aim', unit: 'u2', options: {}, rule: 'X-2' };
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
    expect(() => may('carla', { verb: 'roll' })).toThrow('no-part');
  });

  test('rests while the game is paused, as the units do; a loose ruling does not', () => {
    for (const wish of [{ verb: 'roll' }, { actor: 'u1' }, { targets: ['u2'] }]) {
      expect(() => may('ute', wish, { phase: 'paused' })).toThrow('game-paused');
    }
    expect(may('anna', {}, { phase: 'paused' })).toBeUndefined();
    expect(() => may('carla', {}, { phase: 'paused' })).toThrow('rules-in-campaign');
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

describe('what another side owes', () => {
  const owing = (verb: string, options = {}): Partial<Game> => ({
    due: [{ id: 'd1', verb, unit: 'u2', options, rule: 'X-2', at: { turn: 1, edge: 'start' } }],
  });

  test('may be thrown by any player, where it leaves no choice, with the referee’s dice', () => {
    expect(may('anna', { actor: 'u2', verb: 'morale' }, owing('morale'))).toBeUndefined();
    expect(() => may('anna', { actor: 'u2', verb: 'morale' })).toThrow('not-your-side');
    expect(() => may('carla', { actor: 'u2', verb: 'morale' }, owing('morale'))).toThrow('not-your-side');
  });

  test('is thrown with faces by its own side, or by an umpire who plays none', () => {
    const wish = { actor: 'u2', verb: 'morale', faces: [6] };
    expect(() => may('anna', wish, owing('morale'))).toThrow('faces-of-another');
    for (const user of ['ben', 'ute']) expect(may(user, wish, owing('morale'))).toBeUndefined();
  });

  test('is its own side’s where it leaves a choice, or more is said than is owed', () => {
    expect(() => may('anna', { actor: 'u2', verb: 'choose' }, owing('choose'))).toThrow('choice-of-another');
    const said = { actor: 'u2', verb: 'morale', declared: { cause: 'rear' } };
    expect(() => may('anna', said, owing('morale'))).toThrow('choice-of-another');
    expect(may('anna', said, owing('morale', { cause: 'rear' }))).toBeUndefined();
  });

  test('is its own side’s where only that sees what matters, unless nobody plays it', () => {
    const wish = { actor: 'u2', verb: 'seen' };
    expect(() => may('anna', wish, owing('seen'))).toThrow('seen-by-another');
    expect(may('ben', wish, owing('seen'))).toBeUndefined();
    const alone = {
      axis: { name: 'Axis', players: ['anna'], fields: {} },
      allies: { name: 'Allies', players: [], fields: {} },
    };
    expect(may('anna', wish, { ...owing('seen'), sides: alone })).toBeUndefined();
  });
});

describe('an act', () => {
  test('wants every unit that acts in it to be the speaker’s own', () => {
    expect(() => may('anna', { actor: 'u1', targets: ['u2'], verb: 'board' })).toThrow('not-your-side');
    expect(may('ute', { actor: 'u1', targets: ['u2'], verb: 'board' })).toBeUndefined();
    expect(may('anna', { actor: 'u1', targets: ['u2'] })).toBeUndefined();
  });

  test('at a tracked unit wants the one who does it, unless the verb does not', () => {
    expect(() => may('anna', { targets: ['u2'], verb: 'aim' })).toThrow('nobody-acts');
    expect(may('anna', { targets: ['u2'], verb: 'lay' })).toBeUndefined();
    expect(() => may('ute', { targets: ['u2'], verb: 'aim' })).toThrow('nobody-acts');
    expect(may('ute', { targets: ['u2'], verb: 'aim', override: true })).toBeUndefined();
  });

  test('of one who is tested without anybody who does it is for his own side', () => {
    expect(may('ben', { targets: ['u2'], verb: 'morale' })).toBeUndefined();
    expect(() => may('anna', { targets: ['u2'], verb: 'morale' })).toThrow('not-your-side');
  });

  test.each(['assault', 'fire', 'spot', 'tankhit'])('such as /%s is not at oneself', (attack) => {
    expect(() => may('anna', { actor: 'u1', targets: ['u1'], verb: attack })).toThrow('at-friends');
    expect(may('anna', { actor: 'u1', targets: ['u2'], verb: attack })).toBeUndefined();
  });
});

describe('an umpire who plays', () => {
  const playing: Partial<Game> = { umpires: ['anna'] };

  test('acts for his own side and for one that nobody plays, not for another’s', () => {
    expect(may('anna', { actor: 'u1' }, playing)).toBeUndefined();
    expect(() => may('anna', { actor: 'u2', verb: 'fire' }, playing)).toThrow('not-your-side');
    const alone = {
      axis: { name: 'Axis', players: ['anna'], fields: {} },
      allies: { name: 'B', players: [], fields: {} },
    };
    expect(may('anna', { actor: 'u2', verb: 'fire' }, { ...playing, sides: alone })).toBeUndefined();
  });

  test('is not neutral once he has left his side in the battle', () => {
    const sides = {
      axis: { name: 'Axis', players: [], fields: {} },
      allies: { name: 'B', players: ['ben'], fields: {} },
    };
    const left = { umpires: ['anna'], sides, former: { anna: 'axis' } };
    expect(() => may('anna', { actor: 'u2', verb: 'fire' }, left)).toThrow('not-your-side');
    expect(may('anna', { actor: 'u2', verb: 'fire' }, { umpires: ['anna'], sides })).toBeUndefined();
  });
});
