import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('ww2-skirmish');

const force = (given: Given, face: number) => ruled('solo', { task: 'arrivals', ...given }, dice(face)).facts.force;

describe('what comes', () => {
  test.each([
    [1, 'nothing'],
    [5, 'nothing'],
    [6, 'riflemen-nco'],
    [7, 'riflemen-nco'],
    [8, 'riflemen-panzerfaust'],
    [9, 'riflemen-lmg'],
    [10, 'redeploy'],
    [11, 'hmg-riflemen'],
    [12, 'panzerjager'],
    [13, 'at-gun-lmg'],
    [14, 'tank'],
    [15, 'tank'],
    [25, 'tank'],
  ])('WS-GEN-06: a score of %d is %s', (score, expected) => {
    expect(force({ modifier: score - 5 }, 5)).toBe(expected);
    if (score >= 3) expect(force({ counters: score - 1 }, 2)).toBe(expected);
  });

  test('WS-GEN-02: one D6, from one portal on', () => {
    expect(odds('solo', { task: 'arrivals' })).toStrictEqual({
      '{"force":"nothing"}': '5/6',
      '{"force":"riflemen-nco"}': '1/6',
    });
    const { steps } = ruled('solo', { task: 'arrivals' }, dice(6));
    expect(steps).toMatchObject([{ rule: 'WS-GEN-06', sides: 6, faces: [6], modifiers: [], total: 6 }]);
    expect(wrong('solo', { task: 'arrivals', counters: 0 }).says).toBe('out-of-range');
  });

  test('WS-TURN-01: with arrivals-twice and solo-forces the throw itself is the same (R-41)', () => {
    const given = { task: 'arrivals', counters: 4, 'no-contact': true };
    expect(odds('solo', given, 'arrivals-twice,solo-forces')).toStrictEqual(odds('solo', given));
  });

  test('WS-GEN-03, WS-GEN-04: -1 before the first contact, +1 for each portal after the first', () => {
    const { steps } = ruled('solo', { task: 'arrivals', counters: 5, 'no-contact': true }, dice(3));
    expect(steps[0]).toMatchObject({ total: 6, result: 'riflemen-nco' });
    expect(steps[0]!.modifiers.map(({ rule, value }) => `${rule} ${value}`)).toStrictEqual([
      'WS-GEN-03 -1',
      'WS-GEN-04 4',
    ]);
  });

  test('the worked example: three portals and no contact yet', () => {
    expect(odds('solo', { task: 'arrivals', counters: 3, 'no-contact': true })).toStrictEqual({
      '{"force":"nothing"}': '2/3',
      '{"force":"riflemen-nco"}': '1/3',
    });
  });

  test('WS-GEN-05: a natural 1 is nothing, whatever is added to it', () => {
    for (const counters of [1, 8, 14, 40]) expect(force({ counters, modifier: 20 }, 1)).toBe('nothing');
    const { steps } = ruled('solo', { task: 'arrivals', counters: 14 }, dice(1));
    expect(steps.at(-1)).toMatchObject({ rule: 'WS-GEN-05', result: 'nothing' });
    expect(chance('solo', { task: 'arrivals', counters: 14 }, { force: 'tank' })).toBe('5/6');
  });

  test('a natural 1 that the modifiers make of another face is none', () => {
    expect(force({ counters: 12, 'no-contact': true }, 2)).toBe('panzerjager');
  });
});

describe('WS-GEN-10: no figures for it', () => {
  test('the row before, and so on', () => {
    expect(force({ modifier: 3, unavailable: 'riflemen-panzerfaust' }, 5)).toBe('riflemen-nco');
    expect(force({ modifier: 9, unavailable: 'tank' }, 5)).toBe('at-gun-lmg');
    expect(force({ modifier: 9, unavailable: 'tank,at-gun-lmg,panzerjager' }, 5)).toBe('hmg-riflemen');
    const { steps } = ruled('solo', { task: 'arrivals', modifier: 9, unavailable: 'tank' }, dice(5));
    expect(steps.at(-2)).toMatchObject({ rule: 'WS-GEN-10', result: 'at-gun-lmg' });
  });

  test('WS-GEN-08, WS-GEN-09: where a force comes is said of the one that came, not of the one that was rolled', () => {
    const cited = (given: Given, face = 5) => {
      const { steps } = ruled('solo', { task: 'arrivals', ...given }, dice(face));
      return steps.flatMap(({ rule, row }) => [rule, row]).filter((id) => id === 'WS-GEN-08' || id === 'WS-GEN-09');
    };
    expect(cited({ modifier: 9 })).toStrictEqual(['WS-GEN-08']);
    expect(cited({ modifier: 9, unavailable: 'tank' })).toStrictEqual(['WS-GEN-08']);
    expect(cited({ modifier: 9, unavailable: 'tank,at-gun-lmg' })).toStrictEqual([]);
    expect(cited({ modifier: 5 })).toStrictEqual(['WS-GEN-09']);
    expect(cited({ counters: 10 }, 1)).toStrictEqual([]);
  });

  test('R-47: redeploy is passed over, and rolled itself always happens', () => {
    expect(force({ modifier: 6, unavailable: 'hmg-riflemen' }, 5)).toBe('riflemen-lmg');
    expect(force({ modifier: 5, unavailable: 'redeploy,riflemen-lmg' }, 5)).toBe('redeploy');
    expect(force({ modifier: 6, unavailable: 'hmg-riflemen,redeploy' }, 5)).toBe('riflemen-lmg');
  });

  test('WS-GEN-11: with none left nothing comes', () => {
    const all = 'riflemen-nco,riflemen-panzerfaust,riflemen-lmg,hmg-riflemen,panzerjager,at-gun-lmg,tank';
    expect(force({ modifier: 9, unavailable: all }, 5)).toBe('nothing');
    expect(force({ modifier: 1, unavailable: 'riflemen-nco' }, 5)).toBe('nothing');
    expect(odds('solo', { task: 'arrivals', counters: 6, unavailable: all })).toStrictEqual({
      '{"force":"nothing"}': '5/6',
      '{"force":"redeploy"}': '1/6',
    });
  });

  test('a force that does come is none the poorer for what lacks elsewhere', () => {
    expect(force({ modifier: 4, unavailable: 'tank,riflemen-nco' }, 5)).toBe('riflemen-lmg');
  });

  test('an unknown force is an error of input', () => {
    expect(() => force({ unavailable: 'tiger' }, 5)).toThrow('unknown-value');
  });
});

describe('portals that figures come upon', () => {
  const portal = (given: Given) => ruled('solo', { task: 'portal', ...given }, dice()).facts.portal;
  const rule = (given: Given) => ruled('solo', { task: 'portal', ...given }, dice()).steps.map((step) => step.rule);

  test('WS-PORT-01: in cover it stays while nobody is within 8", then moves on', () => {
    expect(portal({ range: 8.1, cover: 'hard', 'next-cover': 5 })).toBe('stays');
    expect(portal({ range: 8, cover: 'soft', 'next-cover': 12 })).toBe('moves');
    expect(rule({ range: 8, cover: 'soft', 'next-cover': 12 })).toStrictEqual(['WS-PORT-01']);
  });

  test('WS-PORT-02: in the open it moves on from any range', () => {
    expect(portal({ range: 40, 'next-cover': 6 })).toBe('moves');
    expect(rule({ range: 40, 'next-cover': 6 })).toStrictEqual(['WS-PORT-02']);
  });

  test('WS-PORT-04: with nowhere to go within 12" it is eliminated', () => {
    expect(portal({ range: 40 })).toBe('eliminated');
    expect(portal({ range: 4, cover: 'hard', 'next-cover': 12.5 })).toBe('eliminated');
    expect(rule({ range: 4, cover: 'hard' })).toStrictEqual(['WS-PORT-04']);
    expect(portal({ range: 9, cover: 'hard' })).toBe('stays');
  });

  test('portal example 1: (a) in cover within 8" falls back, over 8" it would stay; (b) in the open goes', () => {
    expect(portal({ range: 7, cover: 'hard', 'next-cover': 4 })).toBe('moves');
    expect(portal({ range: 9, cover: 'hard', 'next-cover': 4 })).toBe('stays');
    expect(portal({ range: 14, 'next-cover': 5 })).toBe('moves');
  });

  test('portal example 2: bracketed, (b) has a wood within 12" and (a) nothing', () => {
    expect(portal({ range: 6, cover: 'hard', 'next-cover': 11 })).toBe('moves');
    expect(portal({ range: 6, cover: 'hard', 'next-cover': 15 })).toBe('eliminated');
  });

  test('no dice, and a range', () => {
    expect(odds('solo', { task: 'portal', range: 3, modifier: 4 })).toStrictEqual({ '{"portal":"eliminated"}': '1' });
    expect(() => portal({})).toThrow('range');
  });
});

describe('counters that are not portals', () => {
  test('WS-SOLO-04, R-51: a sniper is one careful shot at medium rifle range', () => {
    const shot = { weapon: 'rifle', sniper: true, range: 30, aim: 'careful' };
    expect(chance('fire', shot, { hits: 1 })).toBe('13/20');
    expect(ruled('fire', shot, dice(8, 4)).facts).toStrictEqual({ hits: 1, suppressed: 0, wounds: 1, kills: 0 });
    expect(chance('fire', { ...shot, cover: 'soft' }, { hits: 1 })).toBe('9/20');
  });

  test('WS-SOLO-04, R-51: a random artillery round is a 105mm shell at long range', () => {
    const shell = { weapon: 'gun', calibre: 105, range: 61, figures: 3 };
    const { facts, steps } = ruled('barrage', shell, dice(16, 10, 2, 3));
    expect(facts).toStrictEqual({ hit: true, suppressed: 1, wounds: 1, disabled: 0, kills: 1 });
    expect(steps[1]).toMatchObject({ sides: 10 });
    expect(chance('barrage', shell, { hit: true })).toBe('1/4');
  });

  test('WS-SOLO-05: a mine is an aimed shot of a machine gun at medium range for each member', () => {
    const mine = { weapon: 'mg', range: 32, aim: 'aimed', shots: 4 };
    const { facts, steps } = ruled('fire', mine, dice(12, 11, 20, 1, 4, 3));
    expect(facts).toStrictEqual({ hits: 2, suppressed: 1, wounds: 1, kills: 0 });
    expect(steps.filter(({ sides }) => sides === 20)).toHaveLength(4);
    expect(chance('fire', { ...mine, shots: 1 }, { hits: 1 })).toBe('9/20');
  });
});
