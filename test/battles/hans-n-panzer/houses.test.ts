import { describe, expect, test } from 'vitest';
import { infantry } from './table.ts';

describe('houses', () => {
  test('HP-TER-05, HP-RUL-32: as many go in as there is room for, and who shoots says at which part', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    const enters = await table.says('@ben /move who:B1 target:Hut');
    expect(enters.text).toContain('4 men of B1 are in Hut, behind hard cover; 6 are outside. Hut is full.');
    expect(await table.refuses('@anna /move who:A1 target:Hut')).toBe('HP-TER-05');
    expect(await table.refuses('@ben /move who:B2 target:Farm men:7')).toBe('HP-TER-05');
    await table.says('@ben /move who:B2 target:Farm men:2', '@anna /move who:A2 target:Farm men:4');
    await table.to(1, 'fire');
    const asked = await table.faults('@anna /fire attacker:A1 target:B1 weapon:rifle range:3');
    expect(asked).toBe('4 men of B1 are in Hut, and 6 are outside. Which do you mean, part:inside or part:outside?');
    const inside = await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:rifle range:3 part:inside shooters:2 faces:"5 6"',
    );
    expect(inside.facts).toEqual({ shots: 2, hits: 1 });
    expect(inside.text).toContain('Known: hard cover');
    await table.end();
    expect((await table.unit('B1')).fields).toMatchObject({ men: 9, 'men-inside': 3 });
  });

  test('HP-RUL-32: cover cannot be filled in for one in a house and one outside at once', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    await table.says('@ben /move who:B1 target:Farm men:6', '@ben /unit edit unit:B1 fields:"men:6"');
    await table.to(1, 'fire');
    expect(await table.faults('@anna /fire attacker:A1 target:"B1, B2" weapon:light-mg range:4 figures:4')).toContain(
      'one after the other',
    );
  });

  test('HP-TER-03: who walks out with inches is out; part:outside leaves those inside', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    await table.says('@ben /move who:B1 target:Hut', '@ben /move who:B1 path:off-road:1 part:outside');
    expect((await table.unit('B1')).fields['men-inside']).toBe(4);
    await table.says('@ben /move who:B1 target:Hut men:2');
    expect((await table.unit('B1')).fields['men-inside']).toBe(2);
    await table.says('@ben /move who:B1 path:off-road:1');
    expect((await table.unit('B1')).fields['men-inside']).toBeUndefined();
  });

  test('HP-GREN-03: a grenade at men in a house is into the room', async () => {
    const table = await infantry();
    await table.says('@ben /move who:B1 target:Farm');
    await table.to(1, 'fire');
    const thrown = await table.says(
      '@anna /grenade attacker:A1 target:B1 range:2 part:inside figures:6 faces:"4 1 1 1 1 5 6"',
    );
    expect(thrown.facts).toEqual({ hit: true, figures: 6, killed: 4 });
    expect(thrown.text).toContain('Known: in a room');
    await table.says('@anna /effect attacker:A1 target:B1 weapon:grenade part:outside faces:"1"');
    expect(await table.refuses('@anna /effect attacker:A2 target:B1 weapon:grenade part:outside')).toBe('HP-GREN-04');
  });
});

test('HP-TER-03, HP-MOVE-02: who goes into a house that he stands at is told so first', async () => {
  const battle = await infantry();
  await battle.to(1, 'move');
  const { text } = await battle.says('@anna /move who:A1 target:Hut');
  expect(text).toMatch(/^A1 goes into Hut. It can still go 3" on that ground\./);
  expect((await battle.says('@anna /move who:A1 target:Hut men:0')).text).not.toContain('goes into');
});
