import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

let table: Playing;

beforeEach(async () => {
  table = await Playing.caen();
  await table.says('anna', '/unit squad name:Red');
  await table.says('ben', '/unit squad name:Blue');
});

describe('/battle end', () => {
  const END = '/battle end winner:axis why:"The bridge has fallen"';

  test('is the word of an umpire who plays no side, told with the state of both sides', async () => {
    await table.says('anna', '/battle objective name:Bridge');
    await table.says('ute', '/turn end');
    await table.says('ute', '/battle objective name:Bridge held:axis');
    const told = await table.hears('ute', END);
    expect(told).toContain('The battle is over: Axis win. The bridge has fallen.');
    expect(told).toContain('After 1 turn');
    expect(told).toContain('Axis: 0 of 10 lost.');
    expect(told).toContain('Objective Bridge: held by the Axis.');
    expect((await table.game()).over).toMatchObject({ winner: 'axis', why: 'agreed' });
    expect(await table.fails('ben', END)).toContain('There’s no battle to end');
  });

  test('by a player is asked of the other side', async () => {
    await table.says('ute', '/turn end');
    await table.says('anna', '/battle end why:"We call it a draw"');
    expect((await table.game()).over).toBeUndefined();
    expect(await table.hears('ben', '/turn status')).toContain(
      'asked to end the battle. It would say: The battle is over: a draw.',
    );
    expect(await table.hears('ben', '/agree')).toContain('The battle is over: a draw. We call it a draw.');
    expect((await table.game()).over).toMatchObject({ why: 'agreed' });
    await table.says('ute', '/game battle');
    expect((await table.game()).over).toBeUndefined();
  });

  test('is nothing for strangers, nor before the battle', async () => {
    expect(await table.fails('ute', END)).toContain('There’s no battle to end');
    expect(await table.fails('carla', END)).toContain('Only players and umpires');
  });
});

describe('an objective', () => {
  test('is declared freely before the first turn, and then with the other side’s word', async () => {
    await table.says('anna', '/battle objective name:Farm');
    await table.says('ute', '/turn end');
    await table.says('anna', '/battle objective name:Farm held:axis');
    expect((await table.game()).objectives).toEqual([{ name: 'Farm' }]);
    await table.says('ben', '/agree');
    expect((await table.game()).objectives).toEqual([{ name: 'Farm', held: 'axis' }]);
    expect(await table.hears('ben', '/turn status')).toContain('Objective Farm: held by the Axis.');
  });
});

test('a modifier says on whose word it was agreed at the table', async () => {
  await table.says('ute', '/turn end');
  const told = await table.hears('anna', '/fire weapon:rifle range:8 modifier:-1 faces:2');
  expect(told).toContain('Modifier −1, agreed at the table according to anna.');
});
