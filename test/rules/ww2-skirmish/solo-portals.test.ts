import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { alone, factOf, ruledOn, told } from './alone.ts';
import { skirmish } from './skirmish.ts';

const RED = 'red rifle-team';
const PORTAL = 'blue portal';
const MISS = 2;

describe('WS-GEN-02: arrivals close the phase', () => {
  test('WS-GEN-04, WS-GEN-07: each portal in sight counts, and one of them is drawn', () => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.adds('blue', 'portal', 'Farm').adds('blue', 'portal', 'Wood');
    battle.solo();
    expect(battle.asked).toEqual(['portals']);
    // Five, and one for the second portal, less one for no contact yet; the second of two is drawn.
    const events = battle.tells({ 'in-sight': 'farm, WOOD' }, 6, 2);
    expect(ruledOn(events, 'solo')).toMatchObject([{ counters: 2, 'no-contact': true }]);
    expect(told(battle, events)).toEqual(['solo', '+ Force 1 Rifle team with NCO', 'raised Wood', 'turn']);
    expect(battle.game.table).toMatchObject({ force: false, 'contact-made': true });
  });

  test('WS-GEN-03: two bodies of the same kind have names of their own; contact is made once', () => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.adds('blue', 'portal', 'Farm');
    battle.solo();
    battle.tells({ 'in-sight': 'all' }, 6, 1);
    battle.edit('Force 1 Rifle team with NCO', { 'f1-left': 0 });
    battle.turn();
    battle.solo();
    battle.tells({}, 1);
    const events = battle.tells({ 'in-sight': 'all' }, 6, 1);
    expect(ruledOn(events, 'solo')[0]).not.toHaveProperty('no-contact');
    expect(told(battle, events)).toContain('+ Force 2 Rifle team with NCO');
  });

  test('whoever comes on does nothing more in that phase, and is not waited for', () => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.adds('blue', 'portal', 'Farm', { action: 'waits' });
    battle.solo();
    const begun = battle.tells({ 'in-sight': 'all' }, 6, 1).find(({ type }) => type === 'turn-begun');
    expect(begun).not.toHaveProperty('idle');
  });

  test('WS-GEN-10: forces without figures are passed over', () => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.adds('blue', 'portal', 'Farm');
    battle.solo();
    const events = battle.tells({ 'in-sight': 'all', unavailable: 'riflemen-nco' }, 6);
    expect(factOf(events, 'solo', 'force')).toBe('nothing');
  });

  test.each([
    ['a portal that is not there', { 'in-sight': 'Barn' }, 'unknown-unit'],
    ['one come upon that is not in sight', { 'in-sight': 'Farm', 'come-upon': PORTAL }, 'unknown-unit'],
    ['a force that is none', { 'in-sight': 'all', unavailable: 'elephants' }, 'unknown-value'],
  ])('%s is no answer', (_what, answers, says) => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.adds('blue', 'portal', 'Farm');
    battle.solo();
    expect(inputErrorOf(() => battle.tells(answers as Record<string, string>)).says).toBe(says);
  });

  test('a force that somebody threw for by hand is placed by hand', () => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.does('solo', { task: 'arrivals', counters: 4 }, 6);
    battle.solo();
    expect(told(battle, battle.tells({ 'in-sight': 'all' }, 1))).toEqual(['solo', 'turn']);
  });
});

describe('WS-TURN-01, R-41: arrivals at the start of a turn', () => {
  test('before the first turn of the enemy once, and not again', () => {
    const battle = skirmish(['rifle-team'], ['portal'], { 'solo-forces': true });
    battle.solo();
    expect(battle.asked).toEqual(['portals']);
    expect(told(battle, battle.tells({ 'in-sight': 'all' }, 4))).toEqual(['solo']);
    expect(inputErrorOf(() => battle.solo()).says).toBe('solo-not-its-turn');
    expect(battle.game.at).toMatchObject({ turn: 1, side: 'red' });
  });

  test.each([
    [false, undefined],
    [true, ['portals']],
  ])('arrivals-twice %s: as the phase is over they are asked for at once, or not', (twice, asked) => {
    const battle = alone(['rifle-team'], ['portal'], { 'arrivals-twice': twice });
    battle.solo();
    battle.tells({ 'in-sight': 'all' }, 4);
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'red' });
    expect(battle.asked).toEqual(asked);
  });
});

describe('WS-PORT-01, -02: a portal that figures come upon', () => {
  const upon = (answers: Record<string, string>) => {
    const battle = alone(['rifle-team'], ['portal']);
    battle.solo();
    battle.tells({ 'in-sight': 'all', 'come-upon': PORTAL }, 4);
    expect(battle.asked).toEqual(['come-upon', PORTAL]);
    return [factOf(battle.tells(answers), 'solo', 'portal'), battle.unit(PORTAL).gone, battle.game.at?.turn];
  };

  test.each([
    [
      'in cover it moves on to cover within 12"',
      { range: '8', cover: 'hard', 'next-cover': '12' },
      ['moves', undefined, 2],
    ],
    ['in cover further than 8" it stays', { range: '9', cover: 'hard' }, ['stays', undefined, 2]],
    [
      'WS-PORT-04: with nowhere to go it is no more',
      { range: '20', 'next-cover': '13' },
      ['eliminated', 'eliminated', 2],
    ],
  ])('%s', (_what, answers, outcome) => {
    expect(upon(answers as Record<string, string>)).toEqual(outcome);
  });
});

describe('WS-SOLO-04: counters', () => {
  const counters = (counter: string) => {
    const battle = alone(['rifle-team'], [counter, 'dummy-counter']);
    battle.solo();
    expect(battle.asked).toEqual(['counter']);
    return battle;
  };

  test('R-51: a sniper strikes with one careful shot, with the cover of his target, and is taken away', () => {
    const battle = counters('sniper-counter');
    const events = battle.tells({ counter: 'blue sniper-counter', target: RED, cover: 'soft' }, MISS);
    expect(ruledOn(events, 'fire')).toMatchObject([
      { weapon: 'rifle', sniper: true, range: 30, aim: 'careful', shots: 1, cover: 'soft' },
    ]);
    expect(battle.unit('blue sniper-counter').gone).toBe('turned-over');
    expect(battle.asked).toEqual(['counter']);
    expect(told(battle, battle.tells({}))).toEqual(['turn']);
  });

  test('WS-SOLO-05: a mine strikes with a shot for each man, lies face up, and may strike another', () => {
    const battle = counters('mine-counter');
    const strike = () => battle.tells({ counter: 'blue mine-counter', target: RED }, MISS, MISS, MISS, MISS);
    expect(ruledOn(strike(), 'fire')).toMatchObject([{ weapon: 'mg', range: 32, aim: 'aimed', shots: 4 }]);
    expect(battle.of('blue mine-counter', 'turned-over')).toBe(true);
    expect(ruledOn(strike(), 'fire').length).toBe(1);
    expect(battle.unit('blue mine-counter').gone).toBeUndefined();
  });

  test('R-51: an artillery round takes as many as the players say, or all', () => {
    const battle = counters('artillery-counter');
    const events = battle.tells({ counter: 'blue artillery-counter', target: RED, caught: '2' }, MISS);
    expect(ruledOn(events, 'barrage')).toMatchObject([{ weapon: 'gun', calibre: 105, range: 61, figures: 2 }]);
  });

  test('WS-SOLO-02: a dummy is nothing, and is taken away; one that spots must spot somebody', () => {
    const battle = counters('sniper-counter');
    expect(inputErrorOf(() => battle.tells({ counter: 'blue dummy-counter' })).says).toBe('missing-options');
    const events = battle.tells({ counter: 'blue dummy-counter', target: RED });
    expect(told(battle, events)).toEqual(['dummy blue dummy-counter']);
    expect(battle.unit('blue dummy-counter').gone).toBe('turned-over');
  });
});
