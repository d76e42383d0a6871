import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

const WHERE = '@ump /battlefield show text:true';

/** Bell, and behind him Hale, in front of Kruse, who has Voss at hand; Weber is farther off. */
function facing(rules: 'landser' | 'landser-classic', inches: number, pieces: readonly object[] = []): Laid {
  return {
    rules,
    pieces,
    units: [
      ['Bell', 'reds', 'rifleman', { at: [20, 30 - inches], facing: 0 }],
      ['Kruse', 'blues', 'rifleman', { at: [20, 30], facing: 180 }],
      ['Voss', 'blues', 'rifleman', { at: [20, 38], facing: 180 }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };
}

describe('an assault on a drawn table', () => {
  test('LC-ASLT-02, RC-10: goes four inches at most, and into contact', async () => {
    const far = await onTable(facing('landser-classic', 4.85), '@anna /assault who:Bell target:Kruse');
    expect(far[0]!.refused).toMatchObject({ rule: 'LC-ASLT-02', reason: 'allowance' });
    expect(far[0]!.read).toContain('costs 4.05″, and there are 4″');
    const [, shown] = await onTable(
      facing('landser-classic', 4.8),
      '@anna /assault who:Bell target:Kruse faces:"4 4"',
      WHERE,
    );
    expect(shown!.read).toMatch(/Bell is at U30, facing north. Sees Kruse 0\.8\d?″ away/u);
  });

  test('LC-ASLT-02: the house rule goes seven', async () => {
    const [fought] = await onTable(
      facing('landser-classic', 7),
      '@anna /assault who:Bell target:Kruse with:assault-move-fast',
    );
    expect(fought!.refused).toBeUndefined();
  });

  test('LC-TERR-02: difficult ground costs double on the way', async () => {
    const marsh = { id: 'marsh', kind: 'marsh', circle: [20, 28, 1] };
    const [tried] = await onTable(facing('landser-classic', 4, [marsh]), '@anna /assault who:Bell target:Kruse');
    expect(tried!.refused).toMatchObject({ rule: 'LC-ASLT-02', reason: 'allowance' });
  });

  test('LS-ASLT-03: without the action, only from point blank, which is the gap', async () => {
    const [far] = await onTable(facing('landser', 2.85), '@anna /assault who:Bell target:Kruse');
    expect(far!.refused).toBeUndefined();
    const begins = ['@ump /unit edit unit:Bell fields:actions:fire', '@anna /initiative faces:"5 2"'];
    const held = (inches: number) =>
      onTable({ ...facing('landser', inches), begins }, '@anna /assault who:Bell target:Kruse');
    expect((await held(2.81))[0]!.refused).toMatchObject({ rule: 'LS-ASLT-03', reason: 'allowance' });
    expect((await held(2.8))[0]!.refused).toBeUndefined();
  });

  test.each([
    ['landser', 'LS-ASLT-02'],
    ['landser-classic', 'LC-ASLT-02'],
  ] as const)('%s, %s: only the nearest enemy is assaulted', async (rules, rule) => {
    const [tried] = await onTable(facing(rules, 2.5), '@anna /assault who:Bell target:Voss');
    expect(tried!.refused).toMatchObject({ rule, reason: 'apart' });
    expect(tried!.read).toContain('Kruse is nearer to Bell than Voss');
  });

  test('LC-ASLT-04: whoever falls stays where he was, and an undo brings back who went', async () => {
    const answers = await onTable(
      facing('landser-classic', 3),
      '@anna /assault who:Bell target:Kruse faces:"6 1"',
      '@ump /undo',
      WHERE,
    );
    expect(answers[2]!.read).toContain('Bell is at U28');
  });
});

describe('getting into a vehicle on a drawn table takes contact', () => {
  const beside = (rules: string, profile: string, truck: string, gap: number): Laid => ({
    rules,
    pieces: [],
    units: [
      ['Bell', 'reds', profile, { at: [20, 20 - 1.5 - 0.4 - gap], facing: 0 }],
      ['Lorry', 'reds', truck, { at: [20, 20], facing: 0, rectangle: [3, 1.5] }],
      ['Kruse', 'blues', profile, { at: [60, 40], facing: 180 }],
    ],
  });

  test.each([
    ['hans-n-panzer', 'infantry', 'half-track', 'HP-MOVE-09'],
    ['panzertroops', 'rifleman', 'truck', 'PT-LOAD-01'],
  ])('%s, %s: %s', async (rules, profile, truck, rule) => {
    const board = '@ump /move who:Bell target:Lorry';
    const [near] = await onTable(beside(rules, profile, truck, 0.25), board);
    expect(near!.refused ?? near!.error, near!.read).toBeUndefined();
    const [far, walked] = await onTable(beside(rules, profile, truck, 0.26), board, `${board} to:"0.2 N"`);
    expect(far!.refused).toMatchObject({ rule, reason: 'apart' });
    expect(walked!.refused ?? walked!.error, walked!.read).toBeUndefined();
  });

  test('PT-LOAD-01: and so does a vehicle that takes somebody on', async () => {
    const laid = beside('panzertroops', 'rifleman', 'truck', 2);
    const [far] = await onTable(laid, '@ump /move who:Lorry target:Bell');
    expect(far!.refused).toMatchObject({ rule: 'PT-LOAD-01', reason: 'apart' });
    expect(far!.read).toContain('Lorry is 2″ from Bell');
  });

  test('a way that’s typed is the player’s word for it', async () => {
    const laid = beside('hans-n-panzer', 'infantry', 'half-track', 2);
    const [typed] = await onTable(laid, '@ump /move who:Bell target:Lorry path:off-road:1');
    expect(typed!.refused ?? typed!.error, typed!.read).toBeUndefined();
  });
});

describe('what’s near enough on a drawn table', () => {
  const led = (inches: number, fields: string, profile = 'officer'): Laid => ({
    rules: 'landser',
    pieces: [],
    units: [
      ['Chef', 'reds', profile, { at: [20, 20], facing: 0 }],
      ['Bell', 'reds', 'rifleman', { at: [20, 20 + 0.8 + inches], facing: 0 }],
      ['Kruse', 'blues', 'rifleman', { at: [60, 40], facing: 180 }],
    ],
    begins: ['@anna /initiative faces:"5 2"', `@ump /unit edit unit:Bell fields:"${fields}"`],
  });

  test('LS-RALLY-04: a man in hide is rallied from ten inches', async () => {
    const rally = '@anna /rally who:Chef target:Bell with:rally faces:"6"';
    const [near] = await onTable(led(10, 'hiding:forced'), rally);
    expect(near!.refused ?? near!.error, near!.read).toBeUndefined();
    const [far] = await onTable(led(10.01, 'hiding:forced'), rally);
    expect(far!.refused).toMatchObject({ rule: 'LS-RALLY-04', reason: 'apart' });
  });

  test('LS-LIGHT-06: who needs a leader is met in contact', async () => {
    const move = '@anna /move who:Chef target:Bell action:move';
    const [far] = await onTable(led(3, 'needs-leader:true'), move);
    expect(far!.refused).toMatchObject({ rule: 'LS-LIGHT-06', reason: 'apart' });
    const [met] = await onTable(led(3, 'needs-leader:true'), `${move} to:"2.8 N"`);
    expect(met!.refused ?? met!.error, met!.read).toBeUndefined();
    expect(met!.read).toContain('Bell');
  });

  const gun = (inches: number, enemy: number): Laid => ({
    rules: 'hans-n-panzer',
    pieces: [],
    units: [
      ['Bell', 'reds', 'infantry', { at: [20, 20], facing: 0 }],
      [
        'Gun',
        'blues',
        '75mm-long',
        { at: [20, 20 + 0.4 + 0.5 + inches], facing: 90, rectangle: [2, 1], vehicle: false },
      ],
      ['Kruse', 'blues', 'infantry', { at: [20, 20.9 + inches + 0.5 + 0.4 + enemy], facing: 0 }],
    ],
    begins: ['@ump /turn end', '@ump /turn end', '@ump /turn end', '@ump /unit edit unit:Gun fields:men:0'],
  });
  const TAKE = '@anna /weapon who:Bell action:capture target:Gun';

  test('HP-CAP-02: two men touch the gun that they take', async () => {
    const [far] = await onTable(gun(0.3, 20), TAKE);
    expect(far!.refused).toMatchObject({ rule: 'HP-CAP-02', reason: 'apart' });
    const [taken] = await onTable(gun(0.2, 20), TAKE);
    expect(taken!.refused ?? taken!.error, taken!.read).toBeUndefined();
  });

  test('HP-CAP-01: with no enemy within two inches of it', async () => {
    const [guarded] = await onTable(gun(0.2, 5), TAKE);
    expect(guarded!.refused, guarded!.read).toBeUndefined();
    const close = {
      ...gun(0.2, 5),
      begins: [...gun(0.2, 5).begins!, '@ump /battlefield move what:Kruse to:"20,27" facing:180'],
    };
    const [tried] = await onTable(close, TAKE);
    expect(tried!.refused, tried!.read).toBeUndefined();
    const near = {
      ...close,
      begins: [...gun(0.2, 5).begins!, '@ump /battlefield move what:Kruse to:"20,23.9" facing:180'],
    };
    const [held] = await onTable(near, TAKE);
    expect(held!.refused).toMatchObject({ rule: 'HP-CAP-01', reason: 'apart' });
    expect(held!.read).toContain('Kruse is 1.9″ from Gun');
  });
});
