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
    expect(asked.text).toContain('A1 has not moved. It can go 3" off the road: /move who:A1 path:off-road:3');
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

  test('HP-VEH-05: who rides is no target, and does nothing', async () => {
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

describe('guns of vehicles', () => {
  test('HP-RUL-35: its first gun is its gun; half-tracks have none; HP-TANK-01: nobody aims at his own', async () => {
    const table = await tanks();
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /tankhit attacker:Panther target:Zis weapon:88mm range:8')).toBe('HP-TANK-08');
    expect(await table.refuses('@anna /tankhit attacker:Track target:Zis weapon:37mm-ger range:8')).toBe('HP-TANK-08');
    expect(await table.refuses('@anna /tankhit attacker:Panther target:Track range:8')).toBe('HP-TANK-01');
    await table.says('@ben /tankhit attacker:Zis target:Panther weapon:75mm-us range:8 faces:"1 1"');
    await table.to(2, 'guns');
    expect(await table.refuses('@ben /tankhit attacker:Zis target:Panther weapon:76mm-us range:8')).toBe('HP-TANK-08');
    await table.says('@ben /tankhit attacker:Zis target:Panther range:8 faces:"1 1"');
  });

  test('HP-SEQ-01: a tank that is destroyed still fires in this step; dice for a shot that cannot reach are none too many', async () => {
    const table = await tanks();
    await table.to(1, 'guns');
    await table.says('@anna /tankhit attacker:Panther target:Zis range:8 faces:"6 6 6 6"');
    const far = await table.says('@ben /tankhit attacker:Zis target:Panther weapon:75mm-us range:44 faces:"6 6 6 6"');
    expect(far.facts).toEqual({ shot: 'out-of-range' });
    await table.says('@ben /tankhit attacker:Zis target:Panther weapon:75mm-us range:8 faces:"1 1"');
    await table.end();
    expect((await table.unit('Zis crew')).fields).toMatchObject({ men: 2 });
    expect(await table.refuses('@ben /fire attacker:"Zis crew" target:A1 weapon:light-mg range:3')).toBe('HP-VEH-04');
    await table.says('@ben /fire attacker:"Zis crew" target:A1 weapon:rifle range:3 shooters:2 faces:"1 1"');
    expect(await table.refuses('@anna /fire attacker:Panther target:Zis weapon:heavy-mg range:3')).toBe('HP-TANK-10');
  });

  test('HP-RUL-23: with all-fire-simultaneous casualties of the guns come off after the other weapons', async () => {
    const table = await tanks('@carla /game house toggle:all-fire-simultaneous on:true');
    await table.to(1, 'guns');
    await table.says('@anna /tankhit attacker:Panther target:Zis range:8 faces:"6 6 6 6"');
    await table.end();
    await table.says('@ben /fire attacker:Zis target:A1 weapon:heavy-mg range:3 faces:"1"');
    expect((await table.end()).text).toContain('Zis is destroyed.');
  });

  test('HP-TANK-11, HP-VEH-03: disabled it fires and does not move, until its crew gets out for good', async () => {
    const table = await tanks();
    await table.to(1, 'move');
    expect(await table.refuses('@ben /move who:Zis unit:infantry')).toBe('HP-VEH-03');
    await table.to(1, 'guns');
    await table.says('@anna /tankhit attacker:Panther target:Zis range:8 faces:"6 6 3 4"');
    await table.end();
    expect((await table.unit('Zis')).fields.state).toBe('disabled');
    await table.to(2, 'move');
    expect(await table.refuses('@ben /move who:Zis path:road:1')).toBe('HP-TANK-11');
    expect(await table.refuses('@ben /move who:B1 target:Zis')).toBe('HP-TANK-11');
    await table.says('@ben /move who:Zis unit:infantry path:off-road:1');
    expect((await table.unit('Zis crew')).fields).toMatchObject({ men: 4, 'move-used': '2/3' });
    expect(await table.refuses('@ben /move who:Zis unit:infantry')).toBe('HP-VEH-03');
    await table.to(2, 'guns');
    expect(await table.refuses('@ben /tankhit attacker:Zis target:Panther weapon:75mm-us range:8')).toBe('HP-VEH-03');
    await table.says('@carla /game battle');
    expect((await table.unit('Zis')).fields).toMatchObject({ crew: 4 });
    expect((await table.unit('Zis')).fields.state).toBeUndefined();
    expect((await table.unit('Zis crew')).gone).toBe('in-vehicle');
  });

  test('launchers: two men, once each, and only who has one', async () => {
    const table = await tanks();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /tankhit attacker:A1 target:Zis weapon:bazooka range:3')).toBe('HP-INF-02');
    await table.says('@ben /tankhit attacker:B1 target:Panther weapon:bazooka range:3 faces:"1 1"');
    expect(await table.refuses('@ben /tankhit attacker:B1 target:Panther weapon:bazooka range:3')).toBe('HP-SEQ-03');
    expect((await table.unit('B1')).fields['men-used']).toBe(2);
  });

  test('what is known of a vehicle only an umpire says otherwise; odds of what is forbidden say so', async () => {
    const table = await tanks();
    await table.to(1, 'guns');
    expect(await table.faults('@anna /tankhit attacker:Panther target:Zis range:8 armor:5')).toContain('14');
    const odds = await table.says('@anna /tankhit attacker:Panther target:Zis weapon:88mm range:8 odds:true');
    expect(odds.text).toContain('It is forbidden now');
  });
});

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
  expect((await table.says('@ben /turn end')).text).toContain('Allies is done with move. Waiting for Axis.');
  const status = await table.says('@anna /turn status');
  expect(status.text).toContain('Allies is done with move. Waiting for Axis.');
  await table.says('@anna /move who:Panther path:road:10', '@ben /move who:Zis path:road:1', '@anna /turn end');
  expect((await table.says('@anna /turn status')).data?.at).toEqual({ turn: 1, step: 'guns' });
});
