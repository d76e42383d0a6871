import { beforeEach, describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { dueNow, yetToAct } from '../../../src/campaign/turns.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Turn } from '../../../src/kernel/state/turn.ts';
import { endStep } from '../../../src/referee/turns/turn-end.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { Playing } from '../playing.ts';

const classic = rulesetOf('landser-classic');

/** The book with another turn, and nothing that falls due by itself. */
function bookWith(turn: Partial<Turn>): Ruleset {
  const { begins: _, owes: __, ...others } = classic;
  return { ...others, turn: { ...classic.turn, ...turn } };
}

const alternate = bookWith({});
const SIX = ['spot', 'orders', 'move', 'fire', 'close', 'morale'];
const sixSteps = bookWith({
  order: 'simultaneous',
  steps: SIX.map((id) => ({ id, who: 'both', verbs: [] })),
});

const during = (game: Game): Campaign => ({ ...nothingYet, game });

test('a step that ends with nobody fallen says nothing of the fallen', () => {
  const [event] = endStep(during(someGame()), alternate, { user: 'ute', house: new Set(), source: () => 1 });
  expect(event).toMatchObject({ type: 'turn-begun' });
  expect(event).not.toHaveProperty('fallen');
});

/** The game after the umpire has given `/turn end` this many times. */
function played(times: number, game: Game, ruleset: Ruleset): Game {
  let now = game;
  for (let i = 0; i < times; i++) {
    const [event] = endStep(during(now), ruleset, { user: 'ute', house: new Set(), source: () => 1 });
    now = evolveGame(now, event!)!;
  }
  return now;
}

/** A ruling owed in the second turn alone, while the game is at some turn. */
const owingInTurn2 = (turn: number) => {
  const owed = {
    id: 'd1',
    verb: 'morale',
    options: {},
    at: { turn: 2, edge: 'start' },
    until: { turn: 2, edge: 'end' },
    rule: 'LC-MOR-01',
  } as const;
  return someGame({ at: { turn, step: 'first-side', side: 'axis' }, due: [owed] });
};

test.each([
  [1, []],
  [2, ['morale']],
  [3, []],
])('what’s owed in turn 2 alone: in turn %i nobody is asked for anything but %j', (turn, verbs) => {
  expect(dueNow(owingInTurn2(turn), alternate).map(({ verb }) => verb)).toEqual(verbs);
});

describe('turns', () => {
  test('alternate between the sides, the one first that the initiative says', () => {
    const game = someGame({ table: { first: 'allies' } });
    const order = [1, 2, 3].map((times) => played(times, game, alternate).at);
    expect(order).toEqual([
      { turn: 1, step: 'first-side', side: 'allies' },
      { turn: 1, step: 'second-side', side: 'axis' },
      { turn: 2, step: 'first-side', side: 'allies' },
    ]);
  });

  test('of six steps go through all of them', () => {
    expect(played(6, someGame(), sixSteps).at).toEqual({ turn: 1, step: 'morale' });
    expect(played(7, someGame(), sixSteps).at).toEqual({ turn: 2, step: 'spot' });
  });

  test('are ended by the side that plays, or an umpire', () => {
    const game = played(1, someGame(), alternate);
    const ends = (user: string) => endStep(during(game), alternate, { user: user, house: new Set(), source: () => 1 });
    expect(ends('anna')).toMatchObject([{ at: { side: 'allies' } }]);
    expect(ends('ute')).toMatchObject([{ at: { side: 'allies' } }]);
    expect(() => ends('ben')).toThrow('not-your-side');
  });

  test('that are everybody’s end when every side that has players is done, or a neutral umpire says so', () => {
    for (const game of [someGame(), played(2, someGame(), sixSteps)]) {
      const ends = (user: string, now = game) =>
        endStep(during(now), sixSteps, { user, house: new Set(), source: () => 1 });
      const ready = ends('anna');
      expect(ready).toEqual([{ type: 'side-ready', side: 'axis', step: game.at?.step ?? null }]);
      const waiting = evolveGame(game, ready[0]!)!;
      expect(ends('anna', waiting)).toEqual([]);
      expect(ends('ben', waiting)).toMatchObject([{ type: 'turn-begun' }]);
      expect(ends('ute')).toMatchObject([{ type: 'turn-begun' }]);
      expect(() => ends('carla')).toThrow('no-part');
      expect(evolveGame(waiting, ends('ben', waiting)[0]!)!.ready).toEqual([]);
    }
  });

  test('stand still while the game is paused', () => {
    expect(() =>
      endStep(during(someGame({ phase: 'paused' })), alternate, { user: 'ute', house: new Set(), source: () => 1 }),
    ).toThrow('game-paused');
  });
});

describe('a status', () => {
  const lasting = (until: Game['lasting'][number]['until']): Game =>
    someGame({
      at: { turn: 1, step: 'first-side', side: 'axis' },
      units: { u1: someUnit('u1', { fields: { hiding: true } }) },
      lasting: [{ of: { unit: 'u1' }, field: 'hiding', until }],
    });
  const hides = (game: Game) => game.units.u1!.fields.hiding === true;

  test.each([
    ['the end of this turn of the Axis', { turn: 1, side: 'axis', edge: 'end' }, 1],
    ['the start of the next one of the Allies', { turn: 1, side: 'allies', edge: 'start' }, 1],
    ['the end of the turn', { turn: 1, edge: 'end' }, 2],
    ['the start of the next turn', { turn: 2, edge: 'start' }, 2],
    ['the end of the next turn of the Axis', { turn: 2, side: 'axis', edge: 'end' }, 3],
  ] as const)('until %s ends exactly then', (_, until, times) => {
    const game = lasting(until);
    expect(hides(played(times - 1, game, alternate))).toBe(true);
    const then = played(times, game, alternate);
    expect([hides(then), then.lasting]).toEqual([false, []]);
  });
});

describe('a ruling that is owed', () => {
  const morale = { id: 'd1', verb: 'morale', options: {}, rule: 'LC-BRK-01' };
  const at = { turn: 1, step: 'first-side', side: 'axis' };
  const owing = (given: Partial<Game> = {}) =>
    someGame({ at, due: [{ ...morale, unit: 'u1', at: { turn: 1, side: 'axis', edge: 'start' } }], ...given });

  test('holds the turn, and is named', () => {
    expect(() => endStep(during(owing()), alternate, { user: 'anna', house: new Set(), source: () => 1 })).toThrow(
      'LC-BRK-01: still-due {"owed":["/morale who:\\"Rifleman u1\\""]}',
    );
  });

  test('is only said to be a side’s to give where that side alone can', () => {
    const move = {
      ...morale,
      id: 'd2',
      verb: 'move',
      unit: 'u1',
      at: { turn: 1, side: 'axis', edge: 'start' },
    } as const;
    const game = owing({ due: [...owing().due, move] });
    const ends = () => endStep(during(game), alternate, { user: 'anna', house: new Set(), source: () => 1 });
    const whose = `"whose":["","${game.sides.axis!.name}"]`;
    expect(ends).toThrow(whose);
    const says = { owed: ['/morale who:Bell', '/move who:Otto'], whose: ['', 'Axis'] };
    expect(english.refusals.general['still-due'](says)).toBe(
      'Play can’t go on yet. This comes first: /morale who:Bell; /move who:Otto (for the Axis to give).',
    );
  });

  test.each(['remind', 'off'] as const)('holds nothing where enforcement is %s', (enforcement) => {
    expect(played(1, owing({ enforcement }), alternate).at).toMatchObject({ step: 'second-side' });
  });

  test('is not owed before its moment', () => {
    const game = owing({ due: [{ ...morale, at: { turn: 2, edge: 'start' } }] });
    expect(dueNow(game, alternate)).toEqual([]);
    expect(dueNow(played(2, game, alternate), alternate)).toHaveLength(1);
    expect(dueNow(owing({ at: undefined as never }), alternate)).toEqual([]);
  });
});

describe('yet to act', () => {
  test('are those of the side on turn who have had no action and are in play', () => {
    const game = someGame({
      at: { turn: 1, step: 'first-side', side: 'axis' },
      units: {
        u1: someUnit('u1'),
        u2: someUnit('u2', { fields: { action: 'fire' } }),
        u3: someUnit('u3', { gone: 'removed' }),
        u4: someUnit('u4', { side: 'allies' }),
      },
    });
    expect(yetToAct(game, {}).map(({ id }) => id)).toEqual(['u1']);
    expect(yetToAct({ ...game, at: { turn: 1, step: 'move' } }, {}), "everybody's").toEqual([]);
  });
});

describe('at the table', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
    await table.says('anna', '/unit add profile:rifleman name:Schmidt');
    await table.says('ben', '/unit squad name:Brown');
  });

  test('/turn status says whose turn it is and who has yet to act', async () => {
    expect(await table.hears('anna', '/turn status')).toContain('The first turn hasn’t begun. /turn end begins it.');
    await table.says('ute', '/turn end');
    const lines = (await table.hears('carla', '/turn status')).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Turn 1, first side: Axis to play', 'Yet to act: Schmidt']);
    await table.says('anna', '/move who:Schmidt');
    expect(await table.hears('anna', '/turn status')).toContain('Everyone has acted');
  });

  test('an action lasts until the turn is over, and no longer', async () => {
    await table.says('anna', '/turn end');
    await table.says('anna', '/move who:Schmidt');
    expect((await table.unit('Schmidt')).fields.action).toBe('move');
    await table.says('anna', '/turn end');
    expect((await table.unit('Schmidt')).fields).not.toHaveProperty('action');
  });

  test('a break-off point falls due, is listed, holds the turn, and is settled by its ruling', async () => {
    await table.says('anna', '/turn end');
    for (const man of ['Loader', 'Rifleman 1']) {
      await table.says('ute', `/fire who:Schmidt target:"Brown ${man}" range:8 faces:"6 6 6" override`);
    }
    await table.says('anna', '/turn end');
    expect(await table.hears('ben', '/turn status')).toContain('Owed: /morale who:"Brown Squad leader"');
    expect(await table.fails('ben', '/turn end')).toContain('This comes first: /morale who:"Brown Squad leader"');
    expect(await table.hears('ben', '/morale who:"Brown Squad leader" faces:1')).toContain(
      'Brown Squad leader’s men hold.',
    );
    expect(await table.hears('ben', '/turn status')).not.toContain('Owed');
    await table.says('ben', '/turn end');
  });

  test('LC-TURN-02: ending a turn declares who did nothing in it', async () => {
    await table.says('anna', '/unit add profile:rifleman name:Bock');
    await table.says('anna', '/turn end');
    await table.says('anna', '/move who:Schmidt');
    const idle = async () =>
      /Did nothing in the last step: (.*)/.exec(await table.hears('anna', '/turn end'))?.[1] ?? '';
    expect(await idle()).not.toContain('Schmidt');
    await table.says('ben', '/turn end');
    expect(await idle()).toContain('Schmidt');
  });

  test('a note is a line of story in the log', async () => {
    expect(await table.hears('carla', '/note text:"The farm is on fire"')).toContain('The farm is on fire');
    expect(await table.hears('ben', '/log')).toContain('The farm is on fire');
    expect(await table.fails('carla', '/note text:"  "')).toContain('What should I write?');
    expect(await table.fails('carla', `/note text:"${'x'.repeat(1501)}"`)).toContain('up to 1500 characters');
  });
});
