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

test('HP-RUL-32: who says how many men are in a house is in one or names one', async () => {
  const battle = await table();
  await battle.to(1, 'move');
  expect(await battle.faults('@anna /move who:A1 men:3')).toContain('target:HOUSE');
  await battle.says('@anna /move who:A1 target:Farm');
  expect((await battle.says('@anna /move who:A1 men:2')).text).toContain(
    '2 men of A1 are in Farm, behind hard cover; 8',
  );
  expect((await battle.says('@anna /move who:A1 men:0')).text).toContain('A1 leaves Farm.');
});

test('HP-RUL-50, HP-MOR-09: nobody is near a command unit that has left the table, and nobody checks for it', async () => {
  const battle = await Table.open(axis('command', 'Kom'), axis('infantry', 'A1'), allies('infantry', 'B1'));
  await battle.says('@anna /unit edit unit:A1 fields:"from-command:2"');
  await battle.to(1, 'move');
  await battle.says('@anna /move who:Kom exit:other-edge');
  expect((await battle.to(1, 'morale')).text).not.toContain('Owed');
  expect((await battle.unit('A1')).fields).not.toHaveProperty('from-command');
});

test('HP-CAP-03: comrades who hold a piece that they cannot serve take no second one', async () => {
  const battle = await Table.open(
    axis('50mm', 'Pak'),
    axis('infantry-mortar', 'Gr'),
    axis('infantry', 'A1'),
    allies('infantry', 'B1'),
    allies('infantry', 'B2'),
  );
  await battle.to(1, 'fire');
  await battle.says(
    '@ben /fire attacker:B1 target:Pak weapon:rifle range:3 shooters:4 faces:"6 6 6 6"',
    '@ben /fire attacker:B2 target:Gr weapon:rifle range:3 shooters:3 faces:"6 6 6"',
  );
  await battle.to(1, 'morale');
  await battle.says('@ben /weapon who:B1 action:capture target:Pak');
  expect(await battle.faults('@ben /weapon who:B1 action:capture target:Gr')).toContain('already taken a 50mm');
  expect((await battle.unit('B1')).fields.weapon).toBe('50mm');
  await battle.says('@ben /weapon who:B2 action:capture target:Gr');
});

test('HP-TANK-10: nobody shoots at a wreck, and is told so after what forbids him any shot', async () => {
  const battle = await table();
  await battle.to(1, 'guns');
  await battle.says('@anna /tankhit attacker:Tiger target:Sher range:9 faces:"6 6 6 6"');
  await battle.to(1, 'fire');
  expect(await battle.refuses('@anna /tankhit attacker:A1 target:Sher weapon:light-mg range:3')).toBe('HP-TANK-10');
  expect(await battle.refuses('@anna /tankhit attacker:A1 target:Sher weapon:bazooka range:3')).toBe('HP-INF-02');
});

test('HP-ART-11: a call is to one battery', async () => {
  const battle = await Table.open(
    axis('heavy-mortar', 'M1', 'ready-turn:1'),
    axis('heavy-mortar', 'M2', 'ready-turn:1'),
    axis('observer', 'Auge'),
    allies('infantry', 'B1'),
  );
  await battle.to(1, 'move');
  expect(await battle.faults('@anna /weapon who:Auge action:call-fire target:"M1, M2, B1"')).toContain('M1 or M2');
  await battle.says('@anna /weapon who:Auge action:call-fire target:"M1, B1"');
});
