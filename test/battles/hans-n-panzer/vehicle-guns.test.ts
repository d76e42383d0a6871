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

  test('only an umpire can contradict what is known of a vehicle; odds of something forbidden say so', async () => {
    const table = await tanks();
    await table.to(1, 'guns');
    expect(await table.faults('@anna /tankhit attacker:Panther target:Zis range:8 armor:5')).toContain('14');
    const odds = await table.says('@anna /tankhit attacker:Panther target:Zis weapon:88mm range:8 odds:true');
    expect(odds.text).toContain("You can't do this now");
  });
});
