import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** Two units of Panzer Troops, the first of whom shoots. */
function two(
  [one, other]: readonly [profile: string, profile: string],
  from: object,
  to: object,
  pieces: readonly object[] = [],
): Laid {
  return {
    rules: 'panzertroops',
    pieces,
    units: [
      ['Mac', 'reds', one, { ...from }],
      ['Schmidt', 'blues', other, { ...to }],
    ],
  };
}

const MEN = ['rifleman', 'rifleman'] as const;
const WOOD = {
  id: 'wood-2',
  kind: 'wood',
  polygon: [
    [30, 10],
    [40, 10],
    [40, 20],
    [30, 20],
  ],
};

describe('what a drawn table says in Panzer Troops’ words', () => {
  test('PT-LOF-01, PT-COV-01: to any part of him, behind a hedge', async () => {
    const hedge = {
      id: 'hedge-2',
      kind: 'hedge',
      line: [
        [8, 17.3],
        [16, 17.3],
      ],
      width: 0.5,
    };
    const [odds] = await onTable(
      two(MEN, { at: [10, 8] }, { at: [12, 18.1] }, [hedge]),
      '@anna /fire attacker:Mac target:Schmidt odds:true',
    );
    expect(measured(odds!)).toEqual({ range: 9.9, obscured: false, cover: 'soft' });
  });

  const VEHICLES = ['stug-3', 'm4a2-sherman'] as const;
  const tanks = (facing: number) =>
    two(VEHICLES, { at: [20, 20], facing, rectangle: [3, 1.5] }, { at: [28, 36], facing: 270, rectangle: [3, 1.5] });

  test('PT-ARM-04: the way back is 63.4° off its facing, so it’s hit at its side', async () => {
    const [odds] = await onTable(tanks(0), '@anna /tankhit attacker:Mac target:Schmidt odds:true');
    expect(measured(odds!)).toEqual({ range: 15.21, obscured: false, cover: 'none', facing: 'side' });
    expect(odds!.data!.cannot).toBeUndefined();
  });

  test('PT-LOF-07: 31.6° off its own facing is outside the field of a hull gun', async () => {
    const [odds] = await onTable(tanks(355), '@anna /tankhit attacker:Mac target:Schmidt odds:true');
    expect(odds!.data!.cannot).toEqual(['field']);
  });

  test.each([
    ['PT-LOF-05: an inch and a half into a wood', [24, 15], [31.5, 15], { range: 7.1, obscured: true, cover: 'soft' }],
    ['PT-LOF-06: out of its edge', [30.8, 15], [24, 15], { range: 6.4, obscured: false, cover: 'none' }],
  ])('%s', async (_rule, from, to, told) => {
    const [odds] = await onTable(
      two(MEN, { at: from }, { at: to }, [WOOD]),
      '@anna /fire attacker:Mac target:Schmidt odds:true',
    );
    expect(measured(odds!)).toEqual(told);
  });

  test('PT-LOF-06: whoever has fired from an edge isn’t hidden by it any more', async () => {
    const laid = two(MEN, { at: [24, 15] }, { at: [30.8, 15] }, [WOOD]);
    const [, odds] = await onTable(
      laid,
      '@ump /unit edit unit:Schmidt fields:"revealed:true"',
      '@anna /fire attacker:Mac target:Schmidt odds:true',
    );
    expect(measured(odds!)).toEqual({ range: 6.4, obscured: false, cover: 'soft' });
  });

  test('PT-MOVE-11: the way of a move is cut by its ground, and he stands at its end', async () => {
    const laid = two(MEN, { at: [28, 15] }, { at: [60, 40] }, [WOOD]);
    const [odds, moved, measure] = await onTable(
      laid,
      '@anna /move who:Mac to:"31,15" odds:true',
      '@anna /move who:Mac to:"31,15"',
      '@anna /battlefield measure from:Mac to:"28,15"',
    );
    expect(measured(odds!)).toEqual({ path: 'open=2,forest=1', obstacles: 0 });
    expect(moved!.facts).toEqual({ allowed: true });
    expect(measure!.data).toMatchObject({ measure: { distance: { centre: 3 } } });
  });

  test('PT-MOVE-11: no truck goes into a wood', async () => {
    const laid = two(['truck', 'rifleman'], { at: [26, 15], facing: 90, rectangle: [3, 1.5] }, { at: [60, 40] }, [
      WOOD,
    ]);
    const [odds, played] = await onTable(
      laid,
      '@anna /move who:Mac to:"33,15" odds:true',
      '@anna /move who:Mac to:"33,15"',
    );
    expect(odds!.data!.cannot).toEqual(['way']);
    expect(played!.refused).toMatchObject({ reason: 'way' });
  });
});
