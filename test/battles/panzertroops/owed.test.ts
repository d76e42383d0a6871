import { describe, expect, test } from 'vitest';
import { american, german, killed, MAC, MORALE, modifiersOf, RED, Table } from './table.ts';

async function defending(...more: readonly string[]): Promise<Table> {
  const table = await Table.open(...more);
  await table.steps(2);
  return table;
}

const AT_TANK = '@ben /tankhit attacker:Kurt target:Tank range:9 facing:side';

describe('what is owed', () => {
  test('PT-BAIL-01: the bail-out is owed until it is given, by its player where he has a choice', async () => {
    const table = await defending(
      MAC,
      american('m4a2-sherman', 'Tank'),
      german('panzer-4h', 'Kurt'),
      '@anna /move who:Tank target:"Mac Rifleman 1"',
    );
    await table.says(`${AT_TANK} faces:"6 5"`);
    expect(await table.owed()).toEqual(['/bail who:Tank']);
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    // Anna says which of the riders get out.
    expect(await table.faults('@ben /bail who:Tank')).toContain('Americans');
    await table.says('@anna /bail who:Tank faces:"4 2"');
    expect((await table.unit('Tank crew')).fields).toMatchObject({ 'in-wreck': true, weapons: ['pistol'] });
    expect(await table.refuses('@anna /bail who:Tank')).toBe('PT-BAIL-01');
    await table.steps(1);
  });

  test('PT-SCEN-06: where nobody gets out, the bail-out ends the battle', async () => {
    const table = await defending(american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'));
    expect((await table.says(`${AT_TANK} faces:"6 5"`)).text).not.toContain('battle is over');
    const { text } = await table.says('@anna /bail who:Tank faces:"1"');
    expect(text).toContain('The battle is over: Germans win. Americans have nobody left.');
  });

  test('PT-MOR-05, PT-MOR-13: the sergeant falls, and his group checks at once without a leader', async () => {
    const table = await defending(MORALE, MAC, RED);
    await table.says(killed('Mac Noncom with SMG', 3));
    expect(await table.owed()).toEqual(['/morale who:"Mac Rifleman 1"']);
    expect(modifiersOf(await table.says('@anna /morale who:"Mac Rifleman 2" faces:"5 5"'))).toContain('PT-MOR-13');
    expect(await table.owed()).toEqual([]);
  });

  test('PT-MOR-07: the vehicle itself owes its check, even with riders on it', async () => {
    const table = await defending(
      MORALE,
      MAC,
      american('m4a2-sherman', 'Tank'),
      german('panzer-4h', 'Kurt'),
      '@anna /move who:Tank target:"Mac Rifleman 1"',
    );
    await table.says(`${AT_TANK} faces:"6 2"`);
    expect(await table.owed()).toEqual(['/morale who:Tank']);
    const { text } = await table.says('@anna /morale who:"Mac Rifleman 1" faces:"3 3"');
    expect(text).toContain('Tank crew, 3 men with pistols, stand beside it.');
    expect(await table.refuses('@ben /tankhit attacker:Kurt target:Tank range:9')).toBe('PT-MOR-10');
  });

  test('PT-MOR-10, PT-RUL-53: a surrender gives no check that another group owes', async () => {
    const table = await defending(MORALE, MAC, '@anna /unit squad squad:mcdonald-squad name:Baker', RED);
    await table.says(
      killed('Mac Noncom with SMG', 1),
      killed('Baker Noncom with SMG', 2),
      '@anna /morale who:"Mac Rifleman 1" faces:"2 2"',
    );
    const { text } = await table.says('@anna /morale surrender:true who:"Mac Rifleman 1" target:"Red Rifleman 1"');
    expect(text).toContain('Mac Rifleman 1 is captured by Red Rifleman 1.');
    expect(await table.owed()).toEqual(['/morale who:"Baker Rifleman 1"']);
  });

  test('PT-MOR-05: the umpire throws a check that the table calls for, and it is none of those owed', async () => {
    const table = await defending(MORALE, MAC, '@anna /unit squad squad:mcdonald-squad name:Baker', RED);
    expect(await table.refuses('@anna /morale who:"Mac Rifleman 1"')).toBe('PT-MOR-05');
    await table.says(killed('Baker Noncom with SMG', 1), '@carla /morale who:"Mac Rifleman 1" faces:"3 2"');
    expect((await table.unit('Mac Rifleman 1')).fields.morale).toBe('shaken');
    expect(await table.owed()).toEqual(['/morale who:"Baker Rifleman 1"']);
  });

  test('PT-MOR-01: without morale nothing is owed, and a check is refused as such', async () => {
    const table = await defending(MORALE, MAC, RED);
    await table.says(killed('Mac Noncom with SMG', 1), '@carla /game house toggle:morale on:false');
    expect(await table.owed()).toEqual([]);
    expect(await table.refuses('@anna /morale who:"Mac Rifleman 1"')).toBe('PT-MOR-01');
  });
});
