import { expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

test('HP-RUL-46, HP-RUL-50: a crew that gets out counts once, and a unit that leaves the table is not a loss', async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('half-track', 'Track'),
    axis('officer', 'Chef'),
    allies('sherman', 'Sher', 'weapon:75mm-us'),
    allies('officer', 'Lt'),
  );
  await battle.says('@anna /move who:A1 target:Track');
  await battle.to(1, 'guns');
  await battle.says('@ben /tankhit attacker:Sher target:Track range:9 faces:"6 6 6 6"');
  await battle.to(1, 'morale');
  await battle.says('@anna /morale who:A1 faces:1');
  await battle.to(2, 'move');
  await battle.says('@anna /move who:A1 exit:other-edge', '@anna /move who:Chef exit:other-edge');
  const told = (await battle.says('@carla /game losses')).text;
  // Five of ten riders and one of two of the crew are dead; the other is left.
  expect(told).toContain('Axis: men lost 6, vehicles lost 1, men off the table 6');
  expect(told).toContain('Axis, off the table: A1 and Chef');
  expect(told).toContain('Allies: men lost 0, vehicles lost 0, men off the table 0');
});
