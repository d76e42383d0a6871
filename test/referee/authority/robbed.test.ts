import { describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

/** Both sides with a squad, before the first turn; Ute, the umpire, plays no side. */
async function opened(rules: string): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('ute', `/game new name:Caen rules:${rules}`);
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  await table.says('anna', '/unit squad name:Red');
  await table.says('ben', '/unit squad name:Blue');
  return table;
}

describe('LS-TURN-03: the throw for the next turn, which ends the turn of whoever plays', () => {
  test('is not the other side’s to give, though its player is an umpire, but by agreement', async () => {
    const table = await opened('landser');
    await table.says('ute', '/game umpire to:ben');
    await table.says('ben', '/agree');
    await table.says('anna', '/initiative faces:"2 5"');
    await table.says('ute', '/turn end');
    await table.says('ute', '/turn end');
    expect((await table.game()).at?.side).toBe('axis');
    expect(await table.fails('ben', '/initiative')).toContain('This side is still playing');
    expect(await table.hears('ben', '/initiative override:true')).toContain('asked for an exception');
    expect((await table.game()).at).toMatchObject({ turn: 1, side: 'axis' });
  });

  test.each(['landser', 'landser-classic'])(
    'LC-TURN-01: one side named twice goes first by no dice (%s)',
    async (rules) => {
      const table = await opened(rules);
      expect(await table.fails('anna', '/initiative side-1:axis side-2:Axis')).toContain(
        'You named Axis twice in side-1, side-2',
      );
      // Whoever names one side alone means the other one by the second die.
      await table.says('anna', '/initiative side-1:allies faces:"2 5"');
      expect((await table.game()).table.first).toBe('axis');
    },
  );
});

test('PT-SCEN-03, -04: whoever lost the throw does not throw again until they win', async () => {
  const table = await opened('panzertroops');
  await table.says('anna', '/initiative faces:"2 5"');
  expect(await table.fails('anna', '/initiative faces:"5 2"')).toContain('The throw stands for this battle');
  await table.says('anna', '/initiative purpose:first-move faces:"5 2"');
  expect(await table.fails('ben', '/initiative purpose:first-move')).toContain('The throw stands for this battle');
});

describe('a clock that ends turns', () => {
  test('is set in a battle by an umpire who plays if the other side agrees', async () => {
    const table = await opened('hans-n-panzer');
    await table.says('ute', '/game umpire to:anna');
    await table.says('anna', '/agree');
    // Before the battle it's part of how they will play.
    await table.says('anna', '/game clock every:24h then:umpire');
    await table.says('ute', '/turn end');
    const said = await table.hears('anna', '/game clock every:1h grace:0m then:pass');
    expect(said).toContain('anna asked to set the clock. It would say: The clock is on.');
    expect((await table.game()).pace).toMatchObject({ every: 1440, after: 'umpire' });
    await table.says('ben', '/agree');
    expect((await table.game()).pace).toMatchObject({ every: 60, after: 'pass' });
    // It ends nothing without one.
    await table.says('anna', '/game clock every:off');
    expect((await table.game()).pace).toBeUndefined();
    await table.says('anna', '/game clock every:24h');
    expect((await table.game()).pace).toMatchObject({ after: 'nudge' });
  });
});
