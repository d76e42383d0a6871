import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const tanks = (...lines: readonly string[]) =>
  Table.open(
    axis('panther', 'Panther', 'weapon:75mm-long'),
    axis('half-track', 'Track'),
    axis('truck', 'Opel'),
    axis('infantry', 'A1'),
    axis('officer', 'Chef'),
    axis('50mm', 'Pak'),
    allies('sherman', 'Zis'),
    allies('truck', 'Jeep'),
    allies('infantry', 'B1', 'bazooka:1'),
    ...lines,
  );

describe('visibility', () => {
  test('HP-VIS-02, HP-RUL-49: once a battle, before its first turn; no shot goes beyond', async () => {
    const table = await tanks();
    expect((await table.says('@anna /visibility faces:"1 1"')).facts).toEqual({ visibility: 15 });
    expect(await table.refuses('@ben /visibility')).toBe('HP-VIS-02');
    expect((await table.says('@anna /turn status')).text).toContain('Visibility: 15');
    await table.to(1, 'guns');
    expect((await table.says('@anna /tankhit attacker:Panther target:Zis range:16')).facts).toEqual({
      shot: 'out-of-sight',
    });
    expect(await table.refuses('@ben /visibility')).toBe('HP-VIS-02');
  });
});

test('HP-RUL-47: a step ends when both sides are done, and one that is done may still act', async () => {
  const table = await tanks();
  await table.to(1, 'move');
  expect((await table.says('@ben /turn end')).text).toContain(
    'Allies have finished the move step. Waiting for the Axis.',
  );
  const status = await table.says('@anna /turn status');
  expect(status.text).toContain('Allies have finished the move step. Waiting for the Axis.');
  await table.says('@anna /move who:Panther path:road:10', '@ben /move who:Zis path:road:1', '@anna /turn end');
  expect((await table.says('@anna /turn status')).data?.at).toEqual({ turn: 1, step: 'guns' });
});
