import { describe, expect, test } from 'vitest';
import { allies, axis, infantry, Table } from './table.ts';

describe('one man, one weapon', () => {
  test('HP-RUL-33: ten men with two submachine guns and a light machine gun have seven rifles', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:9 shooters:8')).toBe('HP-SEQ-03');
    await table.says('@anna /fire attacker:A1 target:B1 weapon:rifle range:9 shooters:7 faces:"1 1 1 1 1 1 1"');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:pistol range:1')).toBe('HP-SEQ-03');
    await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:smg range:2 faces:"1"',
      '@anna /fire attacker:A1 target:B1 weapon:smg range:2 faces:"1"',
    );
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:smg range:2')).toBe('HP-SEQ-03');
    await table.says('@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 faces:"1"');
    expect(await table.refuses('@anna /grenade attacker:A1 target:B1 range:2')).toBe('HP-SEQ-03');
  });

  test('HP-RUL-33: a further section of the cone is the same burst and uses nobody more, the same one again is another', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 figures:3 faces:"1 1 1"',
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:8 figures:2 faces:"1 1"',
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:8 cover:soft figures:2 faces:"1 1"',
    );
    expect(await table.refuses('@anna /fire attacker:A1 target:B2 weapon:light-mg range:4')).toBe('HP-SEQ-03');
    expect((await table.unit('A1')).fields['men-used']).toBe(1);
  });

  test('HP-INF-02: nobody fires what the unit has not', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:heavy-mg range:4')).toBe('HP-INF-02');
    expect(await table.refuses('@anna /fire attacker:Kom target:B1 weapon:light-mg range:4')).toBe('HP-INF-02');
    await table.says('@anna /fire attacker:MG target:B1 range:4 figures:2 faces:"1 1"');
    expect((await table.unit('MG')).fields['men-used']).toBe(2);
    // One man of three is left, and a team may use rifles.
    await table.says('@anna /fire attacker:MG target:B1 weapon:rifle range:4 faces:"1"');
    expect(await table.refuses('@anna /fire attacker:MG target:B1 weapon:rifle range:4')).toBe('HP-SEQ-03');
  });

  test('HP-INF-05, HP-TER-07: nobody shoots at himself, rifles not at their own side, and shots are at men', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:A1 weapon:light-mg range:4')).toBe('HP-INF-05');
    expect(await table.refuses('@anna /fire attacker:A1 target:A2 weapon:rifle range:4')).toBe('HP-INF-05');
    expect(await table.refuses('@anna /fire attacker:A1 target:Hut weapon:rifle range:4')).toBe('HP-TER-07');
    await table.says(
      '@anna /fire attacker:A1 target:"B1, A2" weapon:light-mg range:4 figures:12 faces:"1 1 1 1 1 1 1 1 1 1 1 1"',
    );
  });

  test('HP-RUL-34: men hit in this step still shoot; in the next one they are gone', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    const shot = await table.says(
      '@anna /fire attacker:A1 target:B2 weapon:rifle range:3 shooters:7 faces:"6 6 6 6 6 6 6"',
    );
    expect(shot.text).toContain("7 of B2's 10 men are hit. They come off when the step ends.");
    await table.says('@ben /fire attacker:B2 target:A2 weapon:rifle range:9 shooters:7 faces:"1 1 1 1 1 1 1"');
    expect((await table.end()).text).toContain('B2 loses 7 men; 3 are left.');
    expect((await table.unit('B2')).fields.men).toBe(3);
  });

  test('more men than there are cannot be hit by a cone, and of rifle hits those beyond them are wasted', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.faults('@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 figures:11')).toContain(
      '10 men',
    );
    const wasted = await table.says('@anna /fire attacker:Kom target:B1 weapon:rifle range:3 shooters:2 faces:"6 6"');
    expect(wasted.text).toContain("2 of B1's 10 men");
  });

  test('HP-SEQ-02: each weapon belongs to its step, and nobody shoots before the battle', async () => {
    const table = await infantry();
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-SEQ-02');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-SEQ-02');
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-SEQ-02');
    await table.to(1, 'morale');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-SEQ-02');
  });

  test.each([
    ['fire', 'target:B1 weapon:rifle range:3'],
    ['tankhit', 'target:Sher weapon:88mm range:10 angle:square'],
    ['grenade', 'target:B1 range:1 figures:2'],
    ['barrage', 'target:B1 weapon:infantry-mortar range:20 figures:3'],
    ['effect', 'target:B1 weapon:grenade figures:2'],
    ['demolish', 'target:Hut weapon:88mm'],
  ])('HP-RUL-54: /%s at a tracked unit names who fires, unless an umpire overrides it', async (verb, said) => {
    const table = await Table.open(
      ...[axis('infantry', 'A1'), allies('infantry', 'B1'), allies('sherman', 'Sher'), allies('small-house', 'Hut')],
    );
    await table.to(1, 'fire');
    expect(await table.faults(`@anna /${verb} ${said}`)).toContain(`/${verb} who:NAME`);
    await table.says(`@carla /${verb} ${said} override:true`);
  });
});
