import { expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const table = () =>
  Table.open(
    axis('tiger', 'Tiger', 'weapon:88mm'),
    axis('infantry', 'A1'),
    axis('half-track', 'Track'),
    allies('stuart', 'Stu'),
    allies('sherman', 'Sher'),
    allies('small-house', 'Hut'),
    allies('large-house', 'Farm'),
  );

test('HP-TANK-01, HP-TER-07: a shot is at one vehicle or one house, since each has its own armour, crew and hits', async () => {
  const battle = await table();
  await battle.to(1, 'guns');
  expect(await battle.faults('@anna /tankhit attacker:Tiger target:"Stu, Sher" range:9')).toContain(
    'one after the other',
  );
  expect(await battle.faults('@anna /demolish attacker:Tiger target:"Hut, Farm"')).toContain('one after the other');
  await battle.says('@anna /tankhit attacker:Tiger target:Stu range:9 faces:"1 1"');
});

test('HP-RUL-32, HP-VEH-05: nobody gets into two things at once', async () => {
  const battle = await table();
  await battle.to(1, 'move');
  expect(await battle.faults('@anna /move who:A1 target:"Track, Hut"')).toContain('one after the other');
});

test('HP-RUL-50: a path to the edge has all its inches, and none is needed where the unit stands there', async () => {
  const battle = await table();
  await battle.to(1, 'move');
  expect(await battle.faults('@anna /move who:A1 path:off-road exit:other-edge')).toContain('whole path');
  expect(await battle.faults('@anna /move who:A1 path:"road:1,off-road" exit:other-edge')).toContain('whole path');
  expect((await battle.says('@anna /move who:A1 exit:other-edge')).text).toContain('A1 has left the table, 10 men.');
});

test('HP-TANK-10, HP-VEH-07: of a destroyed vehicle its crew takes cover, and so do its riders', async () => {
  const battle = await table();
  await battle.says('@anna /move who:A1 target:Track');
  await battle.to(1, 'guns');
  await battle.says('@ben /tankhit attacker:Sher weapon:75mm-us target:Track range:9 faces:"6 6 6 6"');
  const told = (await battle.end()).text;
  expect(told).toContain('Track is destroyed. Track crew, 1 man, takes cover behind it, and so does A1.');
  expect(told).toContain('A1 loses 5 men; 5 are left.');
});
