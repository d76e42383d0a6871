import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, refused, wrong } = by('ww2-skirmish');

const budget = (given: Given) => ruled('fire', { task: 'budget', ...given }, dice()).facts['shots-max'];

describe('how many shots the Actions allow', () => {
  test("the book's example: a belt-fed gun and a crew of three with 2 Actions each", () => {
    const crew = { weapon: 'mg', actions: 2, loaders: 2 };
    expect(budget(crew)).toBe(6);
    expect(budget({ ...crew, aim: 'aimed' })).toBe(3);
    // At 12" it needs 14: none of six hits in 7.5%.
    const { '{"hits":0,"kills":0,"suppressed":0,"wounds":0}': none } = odds('fire', { ...crew, range: 12 });
    expect(none).toBe(`${13 ** 6}/${20 ** 6}`);
  });

  test.each<[string, Given, number]>([
    ['WS-FIRE-02: unaimed 1 Action', { weapon: 'rifle', actions: 3 }, 3],
    ['WS-FIRE-02: aimed 2', { weapon: 'rifle', actions: 3, aim: 'aimed' }, 1],
    ['WS-FIRE-02: carefully aimed 3', { weapon: 'rifle', actions: 3, aim: 'careful' }, 1],
    ['WS-FIRE-04: not more than the Actions left', { weapon: 'rifle', actions: 1, aim: 'aimed' }, 0],
    ['WS-FIRE-07: two loaders with a belt', { weapon: 'mg', actions: 2, loaders: 3 }, 6],
    ['WS-FIRE-07: one without', { weapon: 'mg', actions: 2, loaders: 3, belt: false }, 4],
    ['WS-FIRE-07: a quadruple mount too', { weapon: 'quad-mg', actions: 2, loaders: 2 }, 6],
    ['WS-FIRE-07: with what Actions they have left', { weapon: 'mg', actions: 2, loaders: 2, 'loader-actions': 1 }, 4],
    [
      'WS-FIRE-07: what the loaders have is added before it is shared out',
      { weapon: 'mg', actions: 1, loaders: 1, 'loader-actions': 1, aim: 'aimed' },
      1,
    ],
    ['WS-FIRE-08: a BAR has its gunner alone', { weapon: 'bar', actions: 2, loaders: 2 }, 2],
    ['WS-FIRE-07: nor does a rifle have loaders', { weapon: 'rifle', actions: 2, loaders: 2 }, 2],
  ])('%s', (_title, given, most) => expect(budget(given)).toBe(most));

  test('WS-FIRE-04: it is cited with what the loaders lend', () => {
    const { steps } = ruled('fire', { task: 'budget', weapon: 'mg', actions: 2, loaders: 2 }, dice());
    expect(steps).toMatchObject([
      { rule: 'WS-FIRE-02', result: '1' },
      { rule: 'WS-FIRE-04', result: '6', modifiers: [{ rule: 'WS-FIRE-07', value: 4 }] },
    ]);
    expect(Object.keys(steps[1]!.modifiers[0]!)).toStrictEqual(['rule', 'label', 'value']);
  });

  test('wants Actions, and no range', () => {
    expect(() => budget({ weapon: 'rifle' })).toThrow('missing-options');
    expect(() => ruled('fire', { weapon: 'rifle' }, dice())).toThrow('missing-options');
  });

  test('is refused for careful aim alone (WS-FIRE-06)', () => {
    const all = { task: 'budget', weapon: 'mg', aim: 'careful', actions: 0, moved: true, range: 100, volley: true };
    expect(refused('fire', all).rule).toBe('WS-FIRE-06');
    expect(budget({ ...all, aim: 'unaimed' })).toBe(0);
  });
});

describe('WS-FIRE-04: shots and Actions', () => {
  const rifle = { weapon: 'rifle', range: 12 };

  test('without Actions given, one shot unless said', () => {
    expect(ruled('fire', rifle, dice(1)).facts.hits).toBe(0);
    expect(ruled('fire', { ...rifle, shots: 2 }, dice(1, 1)).facts.hits).toBe(0);
  });

  test('with Actions given, as many as they pay for', () => {
    expect(ruled('fire', { ...rifle, actions: 3 }, dice(1, 1, 1)).facts.hits).toBe(0);
    expect(ruled('fire', { ...rifle, actions: 3, shots: 2 }, dice(1, 1)).facts.hits).toBe(0);
  });

  test('more are refused, and so is a shot that they do not pay for', () => {
    const values = { shots: 4, most: 3 };
    expect(refused('fire', { ...rifle, actions: 3, shots: 4 })).toMatchObject({ rule: 'WS-FIRE-04', values });
    expect(refused('fire', { ...rifle, actions: 0 }).rule).toBe('WS-FIRE-04');
    expect(refused('fire', { ...rifle, actions: 2, aim: 'careful' }).rule).toBe('WS-FIRE-04');
    const volley = { ...rifle, range: 40, cover: 'hard', volley: true };
    expect(refused('fire', { ...volley, actions: 0 }).rule).toBe('WS-FIRE-04');
    expect(ruled('fire', { ...volley, actions: 1 }, dice(1)).facts.hits).toBe(0);
  });
});

describe('WS-FIRE-06: no careful aim', () => {
  test.each<Given>([
    { weapon: 'mg' },
    { weapon: 'bar' },
    { weapon: 'quad-mg' },
    { weapon: 'smg' },
    { weapon: 'assault-rifle', mode: 'smg' },
  ])('with %j', (given) => {
    const careful = { ...given, range: 5, aim: 'careful' };
    expect(refused('fire', careful)).toMatchObject({ rule: 'WS-FIRE-06', says: 'ww2-skirmish/no-careful-aim' });
  });

  test.each<Given>([{ weapon: 'rifle' }, { weapon: 'carbine' }, { weapon: 'pistol' }, { weapon: 'assault-rifle' }])(
    'but with %j',
    (given) => expect(ruled('fire', { ...given, range: 3, aim: 'careful' }, dice(1)).facts.hits).toBe(0),
  );
});

describe('WS-FIRE-03: a belt-fed gun on the ground does not move and fire', () => {
  test.each<Given>([{ weapon: 'mg' }, { weapon: 'quad-mg' }])('%j', (given) => {
    expect(refused('fire', { ...given, range: 12, moved: true })).toMatchObject({
      rule: 'WS-FIRE-03',
      says: 'ww2-skirmish/belt-fed-on-the-move',
    });
  });

  test.each<Given>([
    { weapon: 'mg', belt: false },
    { weapon: 'mg', mount: 'turret' },
    { weapon: 'mg', mount: 'hull' },
    { weapon: 'mg', mount: 'roof' },
    { weapon: 'bar' },
    { weapon: 'rifle' },
  ])('R-14: but %j', (given) => {
    expect(ruled('fire', { ...given, range: 12, moved: true }, dice(1)).facts.hits).toBe(0);
  });
});

test('WS-HAT-07: an anti-tank rifle does nothing to infantry', () => {
  expect(refused('fire', { weapon: 'at-rifle', range: 200, aim: 'careful', moved: true })).toMatchObject({
    rule: 'WS-HAT-07',
    says: 'ww2-skirmish/harmless-to-men',
  });
});

test('the refusals of small arms, in their order', () => {
  const rules: string[] = [];
  let given: Given = { weapon: 'mg', aim: 'careful', moved: true, actions: 0, range: 90, volley: true };
  for (const mended of [{ aim: 'unaimed' }, { moved: false }, { actions: 2 }, { range: 12 }, { volley: false }]) {
    rules.push(refused('fire', given).rule!);
    given = { ...given, ...mended };
  }
  expect(rules).toStrictEqual(['WS-FIRE-06', 'WS-FIRE-03', 'WS-FIRE-04', 'WS-FIRE-10', 'WS-FIRE-16']);
  expect(ruled('fire', given, dice(1, 1)).facts.hits).toBe(0);
});

test('the options end where the book does', () => {
  for (const given of [{ shots: 0 }, { shots: 13 }, { figures: 0 }, { figures: 13 }, { range: -1 }, { modifier: 21 }]) {
    expect(wrong('fire', { weapon: 'rifle', range: 5, ...given }).says).toBe('out-of-range');
  }
  expect(wrong('fire', { range: 5 }).says).toBe('missing-options');
});
