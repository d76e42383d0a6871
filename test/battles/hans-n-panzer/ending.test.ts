import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

describe('the end', () => {
  test('HP-RUL-56: the crew of a wreck is somebody; without it the battle is over when the step ends, and undo takes that back', async () => {
    const table = await Table.open(
      axis('panther', 'Panther', 'weapon:75mm-long'),
      axis('infantry', 'A1'),
      allies('sherman', 'Able', 'weapon:75mm-us'),
    );
    await table.to(1, 'guns');
    await table.says('@anna /tankhit attacker:Panther target:Able range:9 faces:"5 5 6 6"');
    const wrecked = await table.end();
    expect(wrecked.text).toContain('Able crew, 2 men, takes cover behind it.');
    expect(wrecked.text).not.toContain('The battle is over');
    await table.says(
      '@anna /unit edit unit:A1 fields:"officer:lost"',
      '@anna /fire attacker:A1 target:"Able crew" weapon:light-mg range:4 figures:2 faces:"5 6"',
    );
    const over = await table.end();
    expect(over.text).toContain('The battle is over: Axis win. Allies have nobody left.');
    expect(over.text, 'nothing else is done any more').not.toContain('lost its officer');
    await table.says('@carla /undo');
    expect((await table.says('@carla /turn status')).data?.at).toMatchObject({ turn: 1, step: 'fire' });
    expect((await table.unit('Able crew')).gone).toBeUndefined();
  });

  test('HP-RUL-56: nobody left when the step ends, and both at once is drawn', async () => {
    const table = await Table.open(axis('officer', 'Chef'), allies('officer', 'Boss'));
    await table.to(1, 'fire');
    await table.says(
      '@anna /fire attacker:Chef target:Boss weapon:rifle range:3 faces:"6"',
      '@ben /fire attacker:Boss target:Chef weapon:rifle range:3 faces:"6"',
    );
    const over = await table.end();
    expect(over.text).toContain('The battle is over, and drawn: nobody is left.');
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    expect((await table.hears('@anna /morale who:Chef')).ok).toBe(false);
  });

  test('HP-RUL-50, -56: who leaves by the enemy edge has perhaps won what was agreed, so nobody is named', async () => {
    const table = await Table.open(axis('infantry', 'A1', 'men:7'), allies('infantry', 'B1'));
    await table.to(1, 'move');
    expect((await table.says('@anna /move who:A1 exit:enemy-edge')).text).toContain(
      "A1 has left by the enemy's edge, 7 men.",
    );
    expect((await table.end()).text).toContain(
      "The battle is over. Axis have nobody left; 7 of their men left by the enemy's edge.",
    );
    await table.says('@carla /game battle');
    expect((await table.unit('A1')).gone).toBeUndefined();
  });

  test('the next battle: men left are its full strength, officers lost and panzerfausts spent stay so, the rest ends', async () => {
    const table = await Table.open(
      axis('infantry', 'A1', 'panzerfaust:1'),
      axis('officer', 'Chef'),
      allies('infantry', 'B1'),
      allies('sherman', 'Zis'),
    );
    await table.to(1, 'fire');
    await table.says(
      '@anna /tankhit attacker:A1 target:Zis weapon:panzerfaust range:2 faces:"1 1"',
      '@ben /fire attacker:B1 target:A1 weapon:rifle range:3 shooters:3 faces:"6 6 6"',
      '@anna /unit edit unit:A1 fields:"officer:lost"',
    );
    await table.end();
    await table.says('@anna /morale who:A1 faces:"1"', '@carla /game battle');
    const { fields } = await table.unit('A1');
    expect(fields).toMatchObject({ men: 7, officer: 'lost', spent: 1 });
    expect(fields.routing).toBeUndefined();
    await table.to(1, 'move');
    expect((await table.unit('A1')).fields['men-at-start']).toBe(7);
    await table.says('@anna /move who:A1 path:off-road:3');
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /tankhit attacker:A1 target:Zis weapon:panzerfaust range:2')).toBe('HP-IAT-06');
  });
});
