import { expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const table = () => Table.open(axis('infantry', 'A1'), allies('infantry', 'B1'));

test('HP-RUL-48: orders belong to their turn, before the battle to turn 1, and are shown as it ends', async () => {
  const battle = await table();
  await battle.says('@anna /order text:"over the bridge"');
  const both = await battle.says('@ben /order text:"hold the bridge"');
  expect(both.text).toContain('Axis, turn 1: over the bridge');
  await battle.to(2, 'move');
  const sealed = await battle.says('@anna /order text:"back again"');
  expect(sealed.text).not.toContain('turn 1');
  expect((await battle.to(2, 'morale')).text).not.toContain('back again');
  expect((await battle.end()).text).toContain('Axis, turn 2: back again');
});

test('HP-RUL-51: orders that were shown cannot be unread, so the other side agrees to undo them', async () => {
  const battle = await table();
  await battle.to(1, 'move');
  await battle.says('@anna /order text:"left"', '@ben /order text:"right"');
  const asked = await battle.says('@ben /undo');
  expect(asked.text).toContain('anna can agree or decline');
});
