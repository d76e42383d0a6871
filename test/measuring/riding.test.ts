import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

describe('whoever rides on a drawn table', () => {
  /** A lorry with an empty bed next to some infantry, and an enemy who sees both from the east. */
  const laid: Laid = {
    rules: 'hans-n-panzer',
    pieces: [],
    units: [
      ['Bell', 'reds', 'infantry fields:"men:2"', { at: [20, 22], facing: 0 }],
      ['Lorry', 'reds', 'truck', { at: [20, 20], facing: 0, rectangle: [3, 1.5] }],
      ['Kruse', 'blues', 'officer', { at: [28, 20], facing: 270 }],
    ],
    begins: ['@ump /unit edit unit:Bell fields:aboard:Lorry'],
  };

  test('stands where his vehicle stands', async () => {
    const [shown, measure] = await onTable(
      laid,
      '@anna /battlefield show',
      '@anna /battlefield measure from:Kruse to:Lorry',
    );
    expect(shown!.read).not.toContain('Bell stands');
    expect(measure!.data).toMatchObject({ measure: { distance: { centre: 8 } } });
  });

  test('HP-VEH-03: gets out on the side away from the nearest enemy who sees it', async () => {
    const [moved, shown] = await onTable(laid, '@anna /move who:Bell path:off-road:2', '@anna /battlefield show');
    expect(moved!.error ?? moved!.refused, moved!.read).toBeUndefined();
    expect(shown!.read).toMatch(/Bell stands at 18\.\d+, 20/);
  });

  test('HP-VEH-03: and goes a way of his own from there', async () => {
    const [moved, shown] = await onTable(laid, '@anna /move who:Bell to:"20,16.2"', '@anna /battlefield show');
    expect(moved!.error ?? moved!.refused, moved!.read).toBeUndefined();
    expect(shown!.read).toContain('Bell stands at 20, 16.2, facing 180°');
  });

  describe('a unit of several men', () => {
    const squad: Laid = {
      ...laid,
      units: laid.units.map((unit) => (unit[0] === 'Bell' ? ['Bell', 'reds', 'infantry', unit[3]] : unit)),
    };
    const UNDER = '@anna /battlefield measure under:rectangle at:20,20 bearing:0 length:2.9 width:1.4 by:any';
    const under = ({ data }: object & { readonly data?: object }) =>
      (data as { under: readonly { unit: string }[] }).under.map(({ unit }) => unit);

    test('HP-VEH-03: none of those who get out stands on the vehicle', async () => {
      const [moved, below] = await onTable(squad, '@anna /move who:Bell target:Lorry', UNDER);
      expect(moved!.error ?? moved!.refused, moved!.read).toBeUndefined();
      expect(under(below!)).toEqual(['Lorry']);
    });

    test('HP-MOVE-02: nor does any of them end a way of his own on it', async () => {
      const [moved] = await onTable(squad, '@anna /move who:Bell to:"22,20"');
      expect(moved!.refused).toMatchObject({ rule: 'HP-MOVE-02', reason: 'way' });
      expect(moved!.read).toContain('Lorry is in the way');
    });

    test('HP-VEH-07: nobody stands on anybody else, or on the wreck, when it’s destroyed', async () => {
      const tank = ['Tank', 'blues', 'panther', { at: [28, 26], facing: 270, rectangle: [3, 1.5] }] as const;
      const answers = await onTable(
        { ...squad, units: [...squad.units, tank] },
        '@ump /turn end',
        '@ben /tankhit attacker:Tank target:Lorry weapon:75mm-long faces:"6 6 1 1"',
        '@ump /turn end',
        UNDER,
        '@ump /battlefield measure from:"Lorry crew" to:Bell',
      );
      expect(answers[1]!.read).toContain('destroyed');
      expect(under(answers[3]!)).toEqual([]);
      // Bases of 0.8″ touch, and don’t overlap.
      expect(answers[4]!.data!.measure!.distance.centre).toBeGreaterThanOrEqual(0.8);
    });
  });

  test('PT-BAIL-02: whoever gets out of a wreck at once stands around it, each in a place of his own', async () => {
    const tank: Laid = {
      rules: 'panzertroops',
      pieces: [],
      units: [
        ['Tank', 'reds', 'sherman', { at: [20, 20], facing: 0, rectangle: [3, 1.5] }],
        ['Mac', 'reds', 'rifleman', { at: [30, 30] }],
        ['Abe', 'reds', 'rifleman', { at: [32, 30] }],
        ['Kurt', 'blues', 'tiger', { at: [28, 20], facing: 270, rectangle: [3, 1.5] }],
      ],
      begins: ['Mac', 'Abe'].map((name) => `@ump /unit edit unit:${name} fields:aboard:Tank`),
    };
    const answers = await onTable(
      tank,
      ...['@ump /turn end', '@ump /turn end'],
      '@ump /tankhit attacker:Kurt target:Tank faces:"6 6" override:true',
      '@ump /bail who:Tank faces:"6 6 6 6" override:true',
      '@ump /battlefield show',
    );
    const shown = answers.at(-1)!;
    expect(shown.read).not.toContain('Tank stands');
    const places = [...shown.read.matchAll(/(?:Mac|Abe|crew) stands at ([\d.]+, [\d.]+)/g)].map(([, place]) => place);
    expect(places.length, answers.map(({ read }) => read).join('\n')).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
  });

  describe('LS-CREW-06: the crew of a wreck', () => {
    const bailsOut = async (...pieces: readonly object[]) => {
      const answers = await onTable(
        {
          rules: 'landser',
          pieces,
          units: [
            ['Tiger', 'reds', 'tiger', { at: [20, 20], facing: 90, rectangle: [3, 1.5] }],
            ['Lone', 'blues', 'sherman', { at: [30, 20], facing: 270, rectangle: [3, 1.5] }],
          ],
          begins: ['@anna /initiative faces:"5 2"'],
        },
        '@ump /tankhit who:Tiger target:Lone faces:"5 4 5 3"',
        '@ump /bail target:Lone faces:"4 4 3 3 3"',
        '@ump /battlefield show',
      );
      const { read } = answers.at(-1)!;
      return [...read.matchAll(/Lone Crewman \d stands at ([\d.]+), ([\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
    };

    test('stands around it, each in a place of his own', async () => {
      const places = await bailsOut();
      expect(places).toHaveLength(2);
      expect(new Set(places.map(String)).size).toBe(2);
      expect(places[0]).toEqual([31.95, 20]);
    });

    test('stands in the nearest place that’s free where nothing in contact is', async () => {
      const pond = { id: 'pond', kind: 'river', circle: [30, 20, 4] };
      const places = await bailsOut(pond);
      expect(places).toHaveLength(2);
      for (const [x, y] of places) {
        const off = Math.hypot(x! - 30, y! - 20);
        expect(off).toBeGreaterThan(4);
        expect(off).toBeLessThan(5);
      }
    });
  });

  test('PT-MOVE-03, PT-COV-02: a wreck is a piece of terrain where the vehicle stood, and covers whoever is behind it', async () => {
    const laid: Laid = {
      rules: 'panzertroops',
      pieces: [],
      units: [
        ['Tank', 'reds', 'sherman', { at: [20, 20], facing: 0, rectangle: [3, 1.5] }],
        ['Mac', 'reds', 'rifleman', { at: [18.4, 20], facing: 90 }],
        ['Kurt', 'blues', 'tiger', { at: [28, 20], facing: 270, rectangle: [3, 1.5] }],
      ],
    };
    const answers = await onTable(
      laid,
      ...['@ump /turn end', '@ump /turn end'],
      '@ump /tankhit attacker:Kurt target:Tank faces:"6 6" override:true',
      '@ump /battlefield measure ground:"20,20"',
      '@ump /battlefield measure from:Kurt to:Mac',
    );
    const [, , hit, ground, between] = answers;
    expect(hit!.error ?? hit!.refused, hit!.read).toBeUndefined();
    expect(ground!.read).toContain('Tank (wreck)');
    expect(between!.read).toMatch(/(?:touches Tank|Tank is within 1″)/);
  });
});
