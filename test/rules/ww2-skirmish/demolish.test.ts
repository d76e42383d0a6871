import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('ww2-skirmish');

describe('WS-BNK-01: small arms at a bunker', () => {
  test('each shot kills one on a 20', () => {
    expect(ruled('demolish', { task: 'small-arms' }, dice(20)).facts).toStrictEqual({ kills: 1 });
    expect(ruled('demolish', { task: 'small-arms' }, dice(19)).facts).toStrictEqual({ kills: 0 });
    expect(ruled('demolish', { task: 'small-arms', shots: 4 }, dice(20, 3, 20, 19)).facts).toStrictEqual({ kills: 2 });
    expect(ruled('demolish', { task: 'small-arms' }, dice(1)).steps[0]).toMatchObject({ rule: 'WS-BNK-01', need: 20 });
  });

  test('what is agreed goes to every die', () => {
    expect(ruled('demolish', { task: 'small-arms', shots: 2, modifier: 1 }, dice(19, 19)).facts.kills).toBe(2);
    expect(odds('demolish', { task: 'small-arms', modifier: 1 })).toStrictEqual({
      '{"kills":0}': '9/10',
      '{"kills":1}': '1/10',
    });
  });

  test('twelve shots are the most, and have odds', () => {
    expect(Object.keys(odds('demolish', { task: 'small-arms', shots: 12 }))).toHaveLength(13);
    expect(wrong('demolish', { task: 'small-arms', shots: 13 }).says).toBe('out-of-range');
    expect(wrong('demolish', { task: 'small-arms', shots: 0 }).says).toBe('out-of-range');
  });
});

test('WS-BNK-02: what hits a bunker is not said to be at a vehicle', () => {
  for (const weapon of ['molotov', 'bazooka', 'panzerfaust']) {
    const { steps } = ruled('demolish', { weapon, range: 8 }, dice(20, 6));
    expect(steps[0]).toMatchObject({ label: 'to-hit', result: 'hit' });
  }
});

describe('explosives and flame at a bunker', () => {
  const toHit = (given: Given, toggles?: string) => {
    const { steps } = ruled('demolish', { modifier: -20, ...given }, dice(1), toggles);
    return [steps[0]!.rule, steps[0]!.need];
  };

  test.each<[Given, string, number]>([
    [{ weapon: 'grenade', range: 6 }, 'WS-GREN-04', 12],
    [{ weapon: 'grenade', range: 18 }, 'WS-GREN-04', 17],
    [{ weapon: 'rifle-grenade', range: 12 }, 'WS-GREN-04', 8],
    [{ weapon: 'light-mortar', range: 40 }, 'WS-GREN-04', 17],
    [{ weapon: 'mortar', range: 41 }, 'WS-GREN-04', 12],
    [{ weapon: 'gun', calibre: 50, range: 19 }, 'WS-GUN-02', 12],
    [{ weapon: 'gun', calibre: 51, range: 19 }, 'WS-GUN-02', 8],
    [{ weapon: '17pdr', range: 61 }, 'WS-GUN-02', 16],
    [{ weapon: 'auto-cannon', range: 11 }, 'WS-GUN-02', 12],
    [{ weapon: 'panzerfaust', range: 13 }, 'WS-HAT-03', 16],
    [{ weapon: 'bazooka', range: 13 }, 'WS-HAT-03', 12],
    [{ weapon: 'molotov', range: 3 }, 'WS-HAT-03', 8],
    [{ weapon: 'flamethrower', range: 12 }, 'WS-FLM-04', 4],
    [{ weapon: 'flamethrower', range: 18 }, 'WS-FLM-04', 14],
    [{ weapon: 'flamethrower', range: 24 }, 'WS-FLM-04', 19],
  ])('%j: %s needs %d', (given, rule, need) => expect(toHit(given)).toStrictEqual([rule, need]));

  test.each<[Given, string]>([
    [{ weapon: 'grenade', range: 5.9 }, 'WS-GREN-03'],
    [{ weapon: 'mortar', range: 20 }, 'WS-GREN-03'],
    [{ weapon: 'gun', calibre: 75, range: 5 }, 'WS-GUN-01'],
    [{ weapon: 'panzerfaust', range: 21 }, 'WS-HAT-02'],
    [{ weapon: 'molotov', range: 11 }, 'WS-HAT-02'],
    [{ weapon: 'flamethrower', range: 5 }, 'WS-FLM-04'],
    [{ weapon: 'flamethrower', range: 25 }, 'WS-FLM-04'],
    [{ weapon: 'flamethrower', range: 25, moved: true }, 'WS-FLM-03'],
  ])('%j is refused by %s', (given, rule) => expect(refused('demolish', given).rule).toBe(rule));

  test('R-02: with grenade-close a hand grenade counts as at medium nearer by', () => {
    expect(toHit({ weapon: 'grenade', range: 5 }, 'grenade-close')).toStrictEqual(['WS-GREN-04', 12]);
    expect(refused('demolish', { weapon: 'rifle-grenade', range: 5 }, 'grenade-close').rule).toBe('WS-GREN-03');
  });

  const modifiers = (given: Given) =>
    ruled('demolish', { ...given, modifier: -20 }, dice(1))
      .steps[0]!.modifiers.slice(0, -1)
      .map(({ rule, value }) => [rule, value]);

  test('WS-GREN-06, WS-GREN-07: only throwing and ranging in change that number', () => {
    const moved = [['WS-GREN-07', -2]];
    const ranged = [['WS-GREN-06', 3]];
    const both = { moved: true, 'ranged-in': true };
    expect(modifiers({ weapon: 'mortar', range: 30, moved: true })).toStrictEqual(moved);
    expect(modifiers({ weapon: 'light-mortar', range: 30, 'ranged-in': true })).toStrictEqual(ranged);
    expect(modifiers({ weapon: 'mortar', range: 30, ...both })).toStrictEqual([...ranged, ...moved]);
    expect(modifiers({ weapon: 'grenade', range: 8, ...both })).toStrictEqual(moved);
    expect(modifiers({ weapon: 'rifle-grenade', range: 8, ...both })).toStrictEqual(moved);
    for (const weapon of ['17pdr', 'auto-cannon', 'panzerfaust', 'bazooka', 'molotov']) {
      expect(modifiers({ weapon, range: 8, ...both })).toStrictEqual([]);
    }
  });

  const inside = (given: Given, face: number) =>
    ruled('demolish', { range: 12, ...given }, dice(20, face)).facts.effect;

  test('WS-BNK-02: D6, to 2 nothing, 3 one occupant, 4 and more all', () => {
    const effects = [1, 2, 3, 4, 5, 6].map((face) => inside({ weapon: 'bazooka' }, face));
    expect(effects).toStrictEqual(['none', 'none', 'occupants-1', 'occupants-all', 'occupants-all', 'occupants-all']);
    expect(odds('demolish', { weapon: 'gun', calibre: 88, range: 20 })).toStrictEqual({
      '{"hit":false}': '7/20',
      '{"effect":"none","hit":true}': '13/60',
      '{"effect":"occupants-1","hit":true}': '13/120',
      '{"effect":"occupants-all","hit":true}': '13/40',
    });
  });

  test.each<[Given, boolean]>([
    [{ weapon: 'grenade' }, true],
    [{ weapon: 'rifle-grenade' }, true],
    [{ weapon: 'auto-cannon' }, true],
    [{ weapon: 'gun', calibre: 49 }, true],
    [{ weapon: 'gun', calibre: 50 }, false],
    [{ weapon: '17pdr' }, false],
    [{ weapon: 'light-mortar' }, false],
    [{ weapon: 'mortar', range: 30 }, false],
    [{ weapon: 'panzerfaust' }, false],
    [{ weapon: 'bazooka' }, false],
    [{ weapon: 'flamethrower' }, false],
    [{ weapon: 'molotov', range: 3 }, false],
  ])('WS-BNK-03: %j, -2: %s', (given, weak) => {
    expect(inside(given, 5)).toBe(weak ? 'occupants-1' : 'occupants-all');
    const { steps } = ruled('demolish', { range: 12, ...given }, dice(20, 5));
    expect(steps[1]!.modifiers.map(({ rule }) => rule)).toStrictEqual(weak ? ['WS-BNK-03'] : []);
  });

  test('what is agreed is for the D20 alone', () => {
    const given = { weapon: 'molotov', range: 4, modifier: 4 };
    expect(chance('demolish', given, { hit: true })).toBe('9/20');
    expect(ruled('demolish', given, dice(12, 2)).facts).toStrictEqual({ hit: true, effect: 'none' });
  });

  test('weapon, range and the calibre of a gun must be given', () => {
    expect(() => ruled('demolish', {}, dice())).toThrow('["weapon","range"]');
    expect(() => ruled('demolish', { range: 8 }, dice())).toThrow('["weapon"]');
    expect(() => ruled('demolish', { weapon: 'bazooka' }, dice())).toThrow('["range"]');
    expect(() => ruled('demolish', { weapon: 'gun', range: 8 }, dice())).toThrow('["calibre"]');
    expect(wrong('demolish', { weapon: 'rifle', range: 8 }).says).toBe('unknown-value');
  });
});

describe('a charge posted into a bunker', () => {
  const charge = { task: 'charge', figures: 6 };

  test('WS-DEM-02: it fails on a 1', () => {
    expect(ruled('demolish', charge, dice(1)).facts).toStrictEqual({ exploded: false });
    expect(chance('demolish', charge, { exploded: false })).toBe('1/6');
    expect(chance('demolish', { ...charge, modifier: -1 }, { exploded: false })).toBe('1/3');
    expect(chance('demolish', { ...charge, modifier: 1 }, { exploded: true })).toBe('1');
  });

  test('WS-DEM-01: every occupant throws as for a grenade, at +1', () => {
    const { facts, steps } = ruled('demolish', charge, dice(2, 1, 2, 3, 4, 5, 6));
    expect(facts).toStrictEqual({ exploded: true, suppressed: 2, wounds: 1, disabled: 1, kills: 2 });
    expect(steps[1]).toMatchObject({ rule: 'WS-GREN-11', modifiers: [{ rule: 'WS-GREN-12', value: 1 }] });
  });

  test('with nobody inside nothing more is thrown', () => {
    expect(ruled('demolish', { task: 'charge' }, dice(5)).facts).toStrictEqual({ exploded: true });
  });

  test('twelve occupants are the most, and have odds', () => {
    const all = odds('demolish', { task: 'charge', figures: 12 });
    expect(Object.keys(all).length).toBeGreaterThan(400);
    expect(wrong('demolish', { task: 'charge', figures: 13 }).says).toBe('out-of-range');
  });
});
