import { describe, expect, test } from 'vitest';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { drawnTable } from '../../src/referee/battlefield/drawn.ts';
import { type Laid, onTable } from './on-table.ts';

const AHEAD = '@anna /fire attacker:Bell target:Lang odds:true';

describe('what rulings make of a table', () => {
  const fog: Laid = {
    rules: 'ww2-skirmish',
    pieces: [],
    units: [
      ['Pike', 'reds', 'light-mortar-team', { at: [10, 10], facing: 90 }],
      ['Bell', 'reds', 'sniper', { at: [10, 30], facing: 90 }],
      ['Lang', 'blues', 'sniper', { at: [24, 30], facing: 270 }],
    ],
  };

  test('WS-SMK-01, WS-SMK-03: smoke lies where it lands, hides who’s behind it, and lifts after its side’s next phase', async () => {
    const answers = await onTable(
      fog,
      AHEAD,
      '@anna /smoke attacker:Pike point:"18,30" faces:20',
      AHEAD,
      '@anna /battlefield measure ground:"19,30"',
      '@ump /battlefield move what:fog-1 to:"3,3"',
      ...Array.from({ length: 3 }, () => '@ump /turn end'),
      '@anna /battlefield measure ground:"19,30"',
    );
    const [before, smoke, after, ground, moved] = answers;
    expect(before!.data!.cannot).toBeUndefined();
    expect(smoke!.facts).toMatchObject({ placed: true });
    expect(after!.data!.cannot).toEqual(['unseen']);
    expect(ground!.data).toMatchObject({ ground: ['fog-1'] });
    expect(moved!.error?.message).toContain('Nothing on the table is called "fog-1"');
    expect(answers.at(-1)!.data).toMatchObject({ ground: [] });
  });

  test('smoke that’s undone was never there', async () => {
    const [, , ground] = await onTable(
      fog,
      '@anna /smoke attacker:Pike point:"18,30" faces:20',
      '@ump /undo',
      '@anna /battlefield measure ground:"18,30"',
    );
    expect(ground!.data).toMatchObject({ ground: [] });
  });

  const size = [72, 48];
  const unit = (fields: Record<string, string | number>, gone: string) => {
    return { u1: { id: 'u1', name: 'Farm', side: 'reds', profile: 'x', gone, fields } };
  };
  const pieces = [{ id: 'Farm', kind: 'building' as const, circle: [20, 20, 3], storeys: 2 }];
  const made = (rules: string, units: Record<string, Unit>, table = {}) => {
    const { terrain } = drawnTable({ battlefield: { size, pieces, markers: [] }, units, rules, table })!;
    return terrain.pieces.map(({ piece: { id, kind }, height }) => [id, kind, height]);
  };

  test('PT-SMOKE-02, PT-SMOKE-04: smoke lies on the table as long as its marker does', () => {
    const at = { 'smoke-1-at': '40,34' };
    expect(made('panzertroops', {}, { 'smoke-1': 'u1', ...at })).toContainEqual(['smoke-1', 'smoke', 3]);
    expect(made('panzertroops', {}, at)).toEqual([['Farm', 'building', 4]]);
  });

  test('HP-TER-09: a house that’s brought down is a ruin', () => {
    const house = unit({ house: 'small' }, 'collapsed');
    expect(made('hans-n-panzer', house)).toEqual([['Farm', 'ruin', 1.5]]);
  });

  test.each([
    ['landser', { armour: 'heavy' }, 'ammo-explodes'],
    ['panzertroops', { kind: 'afv' }, 'abandoned'],
  ])('%s: a vehicle that’s out is a wreck where it stands', (rules, fields, gone) => {
    expect(made(rules, unit({ ...fields, at: '50,40' }, gone))).toContainEqual(['Farm', 'wreck', 1.5]);
  });
});
