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

describe('a move in parts', () => {
  test('HP-RUL-45: each part takes its share exactly; a question spends nothing and says what to type', async () => {
    const table = await tanks();
    await table.to(1, 'move');
    const asked = await table.says('@anna /move who:A1');
    expect(asked.text).toContain(`A1 hasn't moved. It can go 3" off the road: /move who:A1 path:off-road:3`);
    await table.says('@anna /move who:A1 path:off-road:1');
    expect((await table.says('@anna /move who:A1 path:off-road:1')).text).toContain('A1 has 1" left this turn.');
    expect((await table.unit('A1')).fields['move-used']).toBe('2/3');
    expect((await table.says('@anna /move who:A1 path:off-road:1.5')).facts).toEqual({ legal: false });
    await table.says('@anna /move who:A1 path:off-road:1');
    expect((await table.says('@anna /move who:A1')).text).toContain('A1 has no move left this turn.');
  });

  test('HP-MOVE-04: after a road, off-road counts at half in a later part too', async () => {
    const table = await tanks();
    await table.to(1, 'move');
    await table.says('@anna /move who:Track path:road:5');
    expect((await table.says('@anna /move who:Track')).facts).toEqual({ legal: true, reach: 5 });
  });

  test('several go by one command, or nobody does', async () => {
    const table = await tanks();
    await table.to(1, 'move');
    await table.says('@anna /move who:"Panther, Track" path:off-road:8');
    expect((await table.unit('Panther')).fields['move-used']).toBe('1');
    expect((await table.hears('@anna /move who:"A1, Track" path:off-road:3')).ok).toBe(false);
    expect((await table.unit('A1')).fields['move-used']).toBeUndefined();
  });
});

describe('riders', () => {
  test('HP-MOVE-09, -10, -11: a third of the move, and the vehicle stands; one that has moved takes nobody', async () => {
    const table = await tanks();
    await table.to(1, 'move');
    await table.says('@anna /move who:A1 target:Track');
    expect((await table.unit('A1')).fields['move-used']).toBe('1/3');
    expect((await table.says('@anna /move who:Track path:road:1')).facts).toEqual({ legal: false });
    await table.says('@anna /move who:Opel path:road:1');
    expect((await table.says('@anna /move who:Chef target:Opel')).facts).toEqual({ legal: false });
    expect(await table.refuses('@anna /move who:A1 target:Opel')).toBe('HP-VEH-05');
    expect((await table.says('@anna /move who:A1 path:off-road:1')).text).toContain('A1 gets out of Track');
    expect((await table.unit('A1')).fields['move-used']).toBe('1');
  });

  test('HP-VEH-05: riders cannot be targets, and do nothing', async () => {
    const table = await tanks('@anna /move who:A1 target:Track');
    await table.to(1, 'fire');
    expect(await table.refuses('@ben /fire attacker:B1 target:A1 weapon:rifle range:3')).toBe('HP-VEH-05');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-VEH-05');
    await table.says('@anna /fire attacker:Track target:B1 weapon:heavy-mg range:3 faces:"1"');
    expect(await table.refuses('@anna /fire attacker:Track target:B1 weapon:heavy-mg range:3')).toBe('HP-SEQ-03');
    expect(await table.refuses('@anna /tankhit attacker:Track target:Jeep weapon:heavy-mg range:3')).toBe('HP-SEQ-03');
    expect(await table.refuses('@anna /fire attacker:Track target:B1 weapon:rifle range:3')).toBe('HP-INF-02');
    expect(await table.refuses('@anna /fire attacker:Opel target:B1 weapon:heavy-mg range:3')).toBe('HP-INF-02');
  });

  test('HP-RUL-39: half of the riders die, each unit half, the rest one by one in the order in which they got in', async () => {
    const table = await tanks('@anna /move who:Chef target:Track', '@anna /move who:A1 target:Track');
    await table.to(1, 'guns');
    const shot = await table.says('@ben /tankhit attacker:Zis target:Track weapon:75mm-us range:8 faces:"6 6 6 6"');
    expect(shot.facts).toMatchObject({ result: 'destroyed', 'crew-killed': 1, 'passengers-killed': 5 });
    const ends = await table.end();
    expect(ends.text).toContain('Track is destroyed. Track crew, 1 man, takes cover behind it, and so do Chef and A1.');
    expect(ends.text).toContain('A1 loses 5 men; 5 are left.');
    expect((await table.unit('Track')).gone).toBe('wreck');
    await table.to(1, 'morale');
    await table.says('@anna /morale who:A1 faces:"6"');
    await table.to(2, 'move');
    expect(await table.refuses('@anna /move who:Track')).toBe('HP-TANK-10');
    expect(await table.refuses('@anna /move who:"Track crew" target:Opel')).toBe('HP-VEH-04');
  });

  test('HP-VEH-06: of a disabled one all get out unharmed, and what it tows stands there', async () => {
    const table = await tanks('@anna /weapon who:Pak target:Opel action:hook-up', '@anna /move who:Chef target:Opel');
    await table.to(1, 'guns');
    await table.says('@ben /tankhit attacker:Zis target:Opel weapon:75mm-us range:8 modifier:-3 faces:"6 6 1 1"');
    const { text } = await table.end();
    expect(text).toMatch(/Opel is (disabled|destroyed)\./);
    const pak = await table.unit('Pak');
    expect(pak.fields['towed-by']).toBeUndefined();
    expect(pak.fields.aboard).toBeUndefined();
  });
});

test('HP-VEH-05: nobody rides in an empty vehicle, so a player does not put riders in', async () => {
  const battle = await Table.open(
    axis('panther', 'Panther', 'weapon:75mm-long'),
    allies('half-track', 'Track'),
    allies('truck', 'Lorry', 'passengers:3'),
  );
  await battle.to(1, 'guns');
  const typed = '@anna /tankhit attacker:Panther target:Track range:9 passengers:4';
  expect(await battle.faults(typed)).toContain('already known here: 0');
  const { facts } = await battle.says('@anna /tankhit attacker:Panther target:Lorry range:9 faces:"6 6 6 6"');
  expect(facts).toMatchObject({ result: 'destroyed', 'passengers-killed': 1 });
});
