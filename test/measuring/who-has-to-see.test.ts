import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** Nobody sees through it, or over it. */
const HOUSE = {
  id: 'house-1',
  kind: 'building',
  polygon: [
    [14, 8],
    [18, 8],
    [18, 16],
    [14, 16],
  ],
  storeys: 2,
};

/** One with a weapon before the house, and men behind it. */
function behindHouse(rules: string, shooter: string, men: string, base: object = {}, to = [26, 12]): Laid {
  return {
    rules,
    pieces: [HOUSE],
    units: [
      ['Bell', 'reds', shooter, { at: [8, 12], facing: 90, ...base }],
      ['Kruse', 'blues', men, { at: to, facing: 270 }],
    ],
  };
}

describe('WS-FIRE-01: what’s aimed at somebody has to see him, whatever it does to him', () => {
  test.each([
    ['sherman', '/barrage', 'gun'],
    ['at-gun', '/barrage', 'gun'],
    ['bazooka-team', '/grenade', 'bazooka'],
    ['panzerfaust-man', '/grenade', 'panzerfaust'],
  ])('a %s’s %s with its %s is refused', async (profile, verb, weapon) => {
    const laid = behindHouse('ww2-skirmish', profile, 'rifle-team');
    const command = `@anna ${verb} attacker:Bell target:Kruse weapon:${weapon}`;
    const [odds, played] = await onTable(laid, `${command} odds:true`, command);
    expect(odds!.data!.cannot).toEqual(['unseen']);
    expect(measured(odds!)).not.toHaveProperty('cover');
    expect(played!.refused).toMatchObject({ rule: 'WS-FIRE-01', reason: 'unseen' });
  });

  test.each([
    ['light-mortar-team', '/barrage', 'light-mortar'],
    ['rifle-team', '/grenade', 'rifle-grenade'],
  ])('a %s lobs it over the house', async (profile, verb, weapon) => {
    const laid = behindHouse('ww2-skirmish', profile, 'rifle-team');
    const [odds] = await onTable(laid, `@anna ${verb} attacker:Bell target:Kruse weapon:${weapon} odds:true`);
    expect(odds!.data!.cannot).toBeUndefined();
    // WS-GREN-08: the house is between, so they're in cover all the same.
    expect(measured(odds!)).toMatchObject({ range: 18, cover: 'soft' });
  });

  test('WS-SMK-02: nobody need see where smoke goes; whom it would burn is measured, as of any blast', async () => {
    const laid = behindHouse('ww2-skirmish', 'light-mortar-team', 'rifle-team');
    const [smoke, burning] = await onTable(
      laid,
      '@anna /smoke attacker:Bell target:Kruse odds:true',
      '@anna /smoke attacker:Bell target:Kruse wp:true odds:true',
    );
    for (const each of [smoke, burning])
      expect(measured(each!)).toEqual({ range: 18, figures: 4, cover: 'soft', enclosed: false });
  });

  test('whom somebody sees by his own eyes, one can shoot at: the values are said', async () => {
    const laid = behindHouse('ww2-skirmish', 'sherman', 'rifle-team');
    const by = 'range:18 cover:open figures:1 enclosed:false';
    const [odds] = await onTable(laid, `@anna /barrage attacker:Bell target:Kruse weapon:gun ${by} odds:true`);
    expect(odds!.data!.cannot).toBeUndefined();
  });
});

describe('Panzer Troops: whoever calls looks for what fires indirectly', () => {
  const FO = 'Eyes Forward observer';
  /** A mortar and a battery off the table, whose observer stands beside the house or before it. */
  const called = (at: readonly [number, number], ...faces: readonly [number, number]): Laid => ({
    ...behindHouse('panzertroops', 'heavy-mortar-team', 'rifleman'),
    musters: [
      '@ump /unit squad squad:observer-team name:Eyes side:reds',
      '@ump /unit add profile:heavy-mortar-team name:Tube side:reds fields:off-table:true',
    ],
    laid: {
      units: [
        { name: FO, at },
        { name: 'Eyes Radioman', at: [at[0] - 0.9, at[1]] },
      ],
      edges: { reds: 'west', blues: 'east' },
    },
    begins: ['@ump /turn end', `@anna /barrage who:"${FO}" faces:"${faces.join(' ')}"`, '@ump /turn end'],
  });

  test('PT-ARTY-05, PT-ARTY-09: a mortar on the table needs no line of fire of its own', async () => {
    const laid = called([26, 20], 6, 6);
    const shell = '@anna /fire attacker:Bell target:Kruse weapon:heavy-mortar';
    const [odds, direct] = await onTable(laid, `${shell} indirect:true odds:true`, `${shell} odds:true`);
    expect(odds!.data!.cannot).toBeUndefined();
    // PT-RUL-33: cover as the observer sees it; how far it is isn't measured.
    expect(measured(odds!)).toEqual({ cover: 'none' });
    expect(direct!.data!.cannot).toEqual(['unseen']);
  });

  test('PT-ARTY-05: at nobody whom the observer doesn’t see', async () => {
    const laid = called([8, 15], 6, 6);
    const shell = '@anna /fire attacker:Bell target:Kruse weapon:heavy-mortar indirect:true';
    const [odds, played] = await onTable(laid, `${shell} odds:true`, shell);
    expect(odds!.data!.cannot).toEqual(['unseen']);
    expect(played!.refused).toMatchObject({ rule: 'PT-ARTY-05', reason: 'unseen' });
  });

  test('PT-ARTY-07: from a mortar off the table, straight from its own edge', async () => {
    const laid = called([26, 20], 6, 6);
    const [odds] = await onTable(laid, '@anna /fire attacker:Tube target:Kruse odds:true');
    expect(measured(odds!)).toEqual({ range: 25.6, cover: 'none' });
  });
});

describe('Hans ’n’ Panzer: an observer looks for whoever fires on a call', () => {
  const observed = (at: readonly [number, number], profile: string): Laid => ({
    rules: 'hans-n-panzer',
    pieces: [HOUSE],
    units: [
      ['Bell', 'reds', profile, { at: [8, 12], facing: 90 }],
      ['Auge', 'reds', 'observer', { at }],
      ['Kruse', 'blues', 'infantry', { at: [40, 12], facing: 270 }],
    ],
    begins: [
      '@anna /weapon who:Bell action:set-up',
      '@ump /turn end',
      '@anna /weapon who:Auge target:Bell,Kruse action:call-fire',
      ...Array.from({ length: 8 }, () => '@ump /turn end'),
    ],
  });

  test.each([
    ['heavy-mortar', 'HP-ART-04'],
    ['battery', 'HP-ART-11'],
  ])('%s: at nobody whom he doesn’t see (%s)', async (profile, rule) => {
    const shells = '@anna /barrage attacker:Bell target:Kruse odds:true';
    const [hidden] = await onTable(observed([8, 9], profile), shells);
    expect(hidden!.data!.cannot).toEqual(['unseen']);
    const [seen] = await onTable(observed([30, 20], profile), shells);
    expect(seen!.data!.cannot).toBeUndefined();
    const [played] = await onTable(observed([8, 9], profile), shells.replace(' odds:true', ''));
    expect(played!.refused).toMatchObject({ rule, reason: 'unseen' });
  });
});

describe('Landser: a grenade is thrown at a point, but launched at what one sees', () => {
  test('LS-GREN-02, LS-LAUN-02', async () => {
    const laid = behindHouse('landser', 'rifleman', 'rifleman', { at: [13, 12] }, [19, 12]);
    const begun: Laid = { ...laid, begins: ['@anna /initiative faces:"5 2"'] };
    const launched = '@anna /grenade who:Bell target:Kruse weapon:grenade-launcher';
    const [thrown, odds, byEye, beside] = await onTable(
      begun,
      '@anna /grenade who:Bell target:Kruse odds:true',
      `${launched} odds:true`,
      `${launched} range:12 blast-cover:none soft-ground:false odds:true`,
      `${launched} point:"13.5,18" odds:true`,
    );
    expect(thrown!.data!.cannot).toBeUndefined();
    expect(odds!.data!.cannot).toEqual(['unseen']);
    expect(byEye!.data!.cannot).toBeUndefined();
    // Whoever sees the place may aim at it.
    expect(beside!.data!.cannot).toBeUndefined();
  });
});

describe('Panzer Troops: a charge goes off where it was dropped', () => {
  test('PT-RUL-31: it’s measured from there, and needs no line of fire; an undo takes it back', async () => {
    const wall = {
      id: 'house-2',
      kind: 'building',
      polygon: [
        [9, 12.5],
        [11, 12.5],
        [11, 12.7],
        [9, 12.7],
      ],
    };
    const laid: Laid = {
      rules: 'panzertroops',
      pieces: [wall],
      units: [
        ['Bell', 'reds', 'satchel-man', { at: [10, 10], facing: 0 }],
        ['Kruse', 'blues', 'rifleman', { at: [10, 13.2], facing: 180 }],
      ],
    };
    const charge = '@anna /fire attacker:Bell target:Kruse weapon:satchel odds:true';
    const answers = await onTable(
      laid,
      '@anna /move who:Bell to:"10,12" drop:true target:Kruse',
      '@anna /move who:Bell to:"12,10"',
      charge,
      '@ump /undo',
      '@ump /undo',
      charge,
    );
    expect(measured(answers[2]!)).toMatchObject({ range: 0.8 });
    expect(answers[2]!.data!.cannot).toBeUndefined();
    expect(measured(answers[5]!)).toMatchObject({ range: 2.8 });
  });
});
