import { describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

/** Bell and a hidden man of Anna's behind a barn, Kruse of Ben's in front of it; the Axis are to play. */
async function begin(): Promise<Playing> {
  const table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Bell');
  await table.says('anna', '/unit add profile:rifleman name:Sniper hidden:true');
  await table.says('ben', '/unit add profile:rifleman name:Kruse');
  await table.says('ute', '/battlefield new size:48x36');
  await table.says('ute', '/battlefield lay piece:"building barn at 16,14 size 12x3 facing 0 storeys 2"');
  await table.says('ute', '/battlefield move what:Bell to:10,10 facing:0');
  await table.says('ute', '/battlefield move what:Kruse to:22,20 facing:180');
  await table.says('anna', '/battlefield move what:Sniper to:15,10 facing:0');
  await table.says('ute', '/turn end');
  return table;
}

const facing = async (table: Playing, user: string, name: string) => {
  const { game } = await table.referee.campaign('caen', user);
  return Object.values(game!.units).find((unit) => unit.name === name)?.fields.facing;
};

describe('a free turn on the spot', () => {
  test('is taken back and done again by whoever turned, and nobody else is asked', async () => {
    const table = await begin();
    expect(await table.hears('anna', '/battlefield move what:Bell facing:90')).toContain('Bell faces 90°');
    expect(await table.hears('anna', '/undo')).toContain('Taken back');
    expect(await facing(table, 'ben', 'Bell')).toBe(0);
    expect(await table.hears('anna', '/redo')).toContain('Redid');
    expect(await facing(table, 'ben', 'Bell')).toBe(90);
    // Nothing of his move is gone either way.
    await table.says('anna', '/move who:Bell to:"4 N"');
  });

  test('of a hidden man is told to his side alone, and taken back likewise', async () => {
    const table = await begin();
    const { document } = await table.says('anna', '/battlefield move what:Sniper facing:90');
    expect(document.private).toBe(true);
    expect(await facing(table, 'anna', 'Sniper')).toBe(90);
    expect(await facing(table, 'ben', 'Sniper')).toBeUndefined();
    expect(JSON.stringify((await table.referee.log('caen', 1, 1)).records)).not.toMatch(/Sniper|facing/);
    const answers = await Promise.all(
      ['Sniper', 'Nobody'].map((name) => table.fails('ben', `/battlefield move what:${name} facing:90`)),
    );
    expect(answers[0]!.replaceAll('Sniper', 'Nobody')).toBe(answers[1]);
    await table.says('anna', '/undo');
    expect(await facing(table, 'anna', 'Sniper')).toBe(0);
  });
});
