import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { dueIn } from '../played.ts';
import { alone, factOf, ruledOn, told } from './alone.ts';

const RED = 'red rifle-team';
const BLUE = 'blue rifle-team-nco';
const LMG = 'blue lmg-team';
const MISS = 2;

/** So many shots that miss. */
const misses = (n: number) => new Array<number>(n).fill(MISS);

describe('WS-TURN-04: the order of the solo phase', () => {
  test('every order and move comes first, then the shooting, then suppression, then arrivals', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco', 'lmg-team', 'portal']);
    battle.edit(LMG, { suppressed: 1 });
    battle.solo();
    expect(battle.asked).toEqual(['sight', BLUE]);
    const first = battle.tells({ nearest: RED, range: '20', factors: 'losing' }, 4);
    expect(told(battle, first)).toEqual([`solo ${BLUE}`, `move ${BLUE}`]);
    expect(battle.asked).toEqual(['sight', LMG]);
    // The rifles and the SMG of one team shoot apart; a suppressed one does not shoot, and tries to lift it.
    const second = battle.tells({ nearest: RED, range: '20' }, 1, ...misses(4), 6);
    expect(told(battle, second)).toEqual([
      `solo ${LMG}`,
      `stays ${LMG}`,
      `fire ${BLUE}`,
      `fire ${BLUE}`,
      `suppress ${LMG}`,
    ]);
    expect(battle.asked).toEqual(['portals']);
    expect(told(battle, battle.tells({}))).toEqual(['no-portal-seen', 'turn']);
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'red' });
  });

  test('nothing is asked of a team with nobody in action, and a phase without anybody is over at once', () => {
    const battle = alone(['rifle-team'], ['sniper']);
    battle.edit('blue sniper', { 'f1-state': 'killed' });
    expect(told(battle, battle.solo())).toEqual(['turn']);
  });

  test('WS-TURN-05: its own morale is thrown at once, the players give theirs before the turn goes on', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '20' }, 1, 20, 2, 2, 3, 2);
    expect(battle.game.at).toMatchObject({ side: 'blue' });
    expect(events.flatMap((event) => (event.type === 'ruled' ? dueIn(event.effects) : []))).toMatchObject([
      { verb: 'morale', rule: 'WS-MOR-01' },
    ]);
    expect(inputErrorOf(() => battle.solo()).says).toBe('still-due');
    battle.does('morale', { who: RED }, 1);
    expect(told(battle, battle.solo())).toEqual(['turn']);
  });

  test('WS-MOR-01: what a unit of its own owes comes before all else', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.turn(1);
    battle.does('fire', { who: RED, target: BLUE, range: 6, shots: 1 }, 20, 3);
    expect(told(battle, battle.solo(1))).toEqual([`morale ${BLUE}`]);
  });
});

describe('WS-SOLO-06: the risk of a unit', () => {
  test('what the referee knows and what the players see count once each', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.edit(BLUE, { 'under-fire': 'u1' });
    battle.solo();
    const events = battle.tells(
      { nearest: RED, range: '70', cover: 'soft', factors: 'under-fire,losing' },
      4,
      ...misses(3),
    );
    expect(ruledOn(events, 'solo')[0]?.factors).toBe('under-fire,losing,soft-cover');
  });

  test('WS-RISK-15, R-44: who sees nobody says so, and does not go to him', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.solo();
    const events = battle.tells({}, 6);
    expect(ruledOn(events, 'solo')[0]?.factors).toBe('nothing-in-sight');
    expect(told(battle, events)).toEqual([`solo ${BLUE}`, `stays ${BLUE}`, 'turn']);
  });

  test.each([
    ['an enemy who is not there', { nearest: 'Kilroy', range: '3' }, 'unknown-unit'],
    ['a friend as enemy', { nearest: BLUE, range: '3' }, 'unknown-unit'],
    ['an enemy without his distance', { nearest: RED }, 'missing-options'],
    ['a word that is no factor', { factors: 'hungry' }, 'unknown-value'],
    ['an option that was not asked', { counters: '3' }, 'unknown-option'],
  ])('%s is no answer', (_what, answers, says) => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.solo();
    expect(inputErrorOf(() => battle.tells(answers as Record<string, string>)).says).toBe(says);
    expect(battle.asked).toEqual(['sight', BLUE]);
  });
});

describe('what an order makes a team do', () => {
  /** The order of a risk and a face, and where the team goes, as inches or a note. */
  const ordered = (unit: string, answers: Record<string, string>, face: number, fields = {}) => {
    const battle = alone(['rifle-team'], [unit]);
    const who = `blue ${unit}`;
    // Nobody has Actions for a shot once the orders are given.
    battle.edit(who, fields);
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '90', ...answers }, face);
    return [
      factOf(events, 'solo', 'action'),
      events.some(({ type }) => type === 'ruled') && told(battle, events).includes(`move ${who}`)
        ? factOf(events, 'move', 'inches')
        : 'stays',
    ];
  };
  const unit = 'rifle-team-nco';

  test.each([
    ['WS-ACT-02: a unit goes on', { cover: 'soft' }, 3, {}, ['continue', 'stays']],
    ['WS-ACT-02: on 4 it moves to the enemy whom it sees', { cover: 'soft' }, 4, {}, ['move-to-enemy', 12]],
    [
      'WS-ACT-02: who goes on does what he did before',
      { factors: 'officer' },
      3,
      { order: 'advance' },
      ['continue', 6],
    ],
    ['WS-ACT-03: it does not leave what it defends', { factors: 'defending' }, 6, {}, ['continue', 'stays']],
    ['WS-ACT-04: falling back it goes on', {}, 4, { order: 'retreat' }, ['continue', 12]],
    ['WS-ACT-04: on 5 it halts in the nearest cover', {}, 5, { order: 'retreat' }, ['halt-in-cover', 6]],
    [
      'WS-ACT-04: where it is in cover it stays',
      { cover: 'hard' },
      5,
      { order: 'retreat' },
      ['halt-in-cover', 'stays'],
    ],
    ['WS-ACT-05: an attack goes at full speed', { factors: 'losing' }, 6, {}, ['attack', 12]],
    ['WS-ACT-06: an advance at half speed', { factors: 'losing' }, 2, {}, ['advance', 6]],
    ['WS-ACT-07: a halt stays', { factors: 'losing' }, 1, {}, ['halt', 'stays']],
    ['WS-ACT-08: a retreat goes at full speed', { factors: 'losing,enemy-behind' }, 1, {}, ['retreat', 12]],
    [
      'WS-ACT-08: in cover with half its strength it stays',
      { factors: 'losing,enemy-behind,retiring-near', cover: 'soft' },
      1,
      { 'under-fire': 'u1', 'f1-state': 'killed' },
      ['retreat', 'stays'],
    ],
    [
      'WS-ACT-08: with less it leaves the cover',
      { factors: 'losing', cover: 'soft' },
      1,
      { 'f1-state': 'killed', 'f2-state': 'killed', 'f3-state': 'killed' },
      ['retreat', 12],
    ],
    [
      'WS-ACT-09: a rout runs all its Actions and 2" more',
      { factors: 'losing,enemy-behind' },
      1,
      { 'under-fire': 'u1', 'heavy-fire': 'mortar', 'f1-state': 'killed', 'f2-state': 'killed' },
      ['rout', 14],
    ],
    ['WS-MOR-06: who is shaken goes nowhere', { factors: 'losing' }, 6, { idle: true }, ['attack', 'stays']],
    [
      'WS-MOR-04: who has to retire does, whatever he is told',
      { factors: 'losing,officer' },
      1,
      { retiring: true },
      ['halt', 6],
    ],
    [
      'WS-MOR-04: who has to retire leaves the cover in which a retreat would let him stay',
      { factors: 'losing,enemy-behind,retiring-near', cover: 'soft' },
      1,
      { 'under-fire': 'u1', 'f1-state': 'killed', retiring: true },
      ['retreat', 12],
    ],
    ['WS-SUP-01: suppressed it crawls', { factors: 'losing' }, 6, { suppressed: 3, 'f1-left': 2 }, ['attack', 2]],
  ] as const)('%s', (_rule, answers, face, fields, outcome) => {
    expect(ordered(unit, answers as Record<string, string>, face, fields)).toEqual(outcome);
  });

  test('WS-MOR-08, WS-MOR-09: one in rout runs on, and tries to rally as the next turn begins', () => {
    const battle = alone(['rifle-team'], ['rifle-team-nco']);
    battle.edit(BLUE, { routed: true, 'rout-turn': 1 });
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '9' }, 3, 6);
    expect(told(battle, events)).toEqual([`solo ${BLUE}`, `move ${BLUE}`, 'turn', `rally ${BLUE}`]);
    expect(battle.of(BLUE, 'routed')).toBe(false);
  });

  test('WS-ACT-10: a machine gun on its tripod halts and fires, aimed', () => {
    const battle = alone(['rifle-team'], ['hmg-team']);
    battle.solo();
    const events = battle.tells(
      { nearest: RED, range: '15', 'target-cover': 'soft', factors: 'losing' },
      6,
      ...misses(3),
    );
    expect(factOf(events, 'solo', 'action')).toBe('halt-fire');
    expect(ruledOn(events, 'fire')).toMatchObject([{ weapon: 'mg', range: 15, cover: 'soft', aim: 'aimed' }]);
  });

  test('WS-MEL-02: who is in a melee stays in it', () => {
    const battle = alone(['sniper'], ['sniper']);
    const [red, blue] = [battle.unit('red sniper'), battle.unit('blue sniper')];
    battle.edit('red sniper', { contact: blue.id });
    battle.edit('blue sniper', { contact: red.id });
    battle.solo();
    const events = battle.tells({ nearest: 'red sniper', range: '1', factors: 'winning' }, 6, 3, 3);
    expect(told(battle, events)).toEqual(['solo blue sniper', 'stays blue sniper', 'assault blue sniper', 'turn']);
  });
});

describe('R-52: a charge', () => {
  const charge = (range: string) => {
    const battle = alone(['sniper'], ['rifle-team-nco']);
    battle.solo();
    battle.tells({ nearest: 'red sniper', range, factors: 'losing' }, 6);
    return battle;
  };

  test('out of reach nobody is asked', () => {
    expect(charge('14').asked).toBeUndefined();
  });

  test('WS-MEL-03, WS-MOR-01: within 1" it fights a round, with the extra figures that the players see', () => {
    const battle = charge('12');
    expect(battle.asked).toEqual(['closed', BLUE]);
    const charged = battle.tells({ contact: 'true' });
    expect(battle.asked).toEqual(['melee', BLUE]);
    // Four charge one.
    expect(battle.game.due).toMatchObject([{ verb: 'morale', unit: battle.unit('red sniper').id }]);
    expect(told(battle, charged)).toEqual([]);
    const fought = battle.tells({ extra: '2' }, 6, 1);
    expect(ruledOn(fought, 'assault')).toMatchObject([{ extra: 2 }]);
    expect(factOf(fought, 'assault', 'winner')).toBe('attacker');
  });

  test('one that falls short does not fight', () => {
    const battle = charge('12');
    expect(told(battle, battle.tells({ contact: 'false' }))).toEqual(['turn']);
  });
});
