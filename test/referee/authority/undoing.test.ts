import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';
import { thrownBy } from '../table.ts';

const SHOT = '/fire attacker:"Red Loader" target:"Green Rifleman 1" range:8';

let table: Playing;
const struck = async () => [...(await table.referee.log('caen', 1, 200)).struck].toSorted((a, b) => a - b);

/** Anna opens the game and plays the Axis, so there is no umpire without a side. */
beforeEach(async () => {
  table = await Playing.begin();
  await table.says('anna', '/game new name:Caen');
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  await table.says('anna', '/unit squad name:Red');
  // If the target falls, others are left, so the battle goes on.
  await table.says('ben', '/unit squad name:Green');
  await table.says('anna', '/turn end');
  await table.says('anna', SHOT);
});

describe('an undo', () => {
  test('of his own throw is asked of the other side by an umpire who plays', async () => {
    await table.says('anna', '/undo');
    expect(await struck()).toEqual([]);
    expect(await table.fails('anna', '/agree')).toContain('Only the other side');
    await table.says('ben', '/agree');
    expect(await struck()).toEqual([8]);
  });

  test('of a throw is not had alone by leaving the side first', async () => {
    await table.says('anna', '/game leave');
    await table.says('anna', '/undo to:8');
    await table.says('anna', '/undo to:8 confirm:9');
    expect(await struck()).toEqual([]);
    expect(await table.fails('carla', '/agree')).toContain('Only the other side');
    await table.says('ben', '/agree');
    expect(await struck()).toEqual([8, 9]);
  });

  test('of the other player’s newest record is asked of him', async () => {
    await table.says('ben', '/unit squad name:Blue');
    await table.says('anna', '/undo');
    expect(await struck()).toEqual([]);
    await table.says('ben', '/decline');
    expect((await table.game()).asks).toEqual([]);
    expect(await table.fails('ben', '/agree')).toContain('There are no requests');
    expect(await struck()).toEqual([]);
  });

  test('can be asked for though a bystander’s note came after, which stands', async () => {
    await table.says('carla', '/note text:"What a shot!"');
    await table.says('anna', '/undo');
    await table.says('carla', '/note text:"No, really."');
    await table.says('ben', '/agree');
    expect(await struck()).toEqual([8]);
  });

  test('is nothing that a stranger can ask for', async () => {
    expect(await table.fails('carla', '/undo')).toContain('you aren’t in this game');
  });

  test('is declined, or taken back by the one who asked', async () => {
    await table.says('anna', '/undo');
    expect(await table.hears('ben', '/turn status')).toContain('Request #9: anna asked to undo #8.');
    expect(await table.hears('ben', '/decline number:9')).toContain('is declined');
    await table.says('anna', '/undo');
    await table.says('anna', '/decline');
    expect(await table.fails('ben', '/agree')).toContain('There are no requests');
    expect(await struck()).toEqual([]);
  });

  test('that is asked for lapses when something else is done, and says so', async () => {
    await table.says('anna', '/undo');
    expect(await table.hears('ben', '/unit squad name:Blue')).toContain(
      'Request #9 (an undo) has lapsed, because things have changed since. If it’s still wanted, it can be asked again by anna.',
    );
    expect(await table.fails('ben', '/agree number:9')).toContain('isn’t a request that’s waiting');
    expect(await table.hears('ben', '/turn status')).not.toContain('Asked in');
  });
});

describe('several undos', () => {
  test('are lifted one by one, the last one first', async () => {
    await table.says('ben', '/unit squad name:Blue');
    await table.says('ben', '/unit rename unit:"Blue Loader" to:Tom');
    await table.says('ben', '/undo');
    await table.says('ben', '/undo');
    expect(await struck()).toEqual([9, 10]);
    await table.says('ben', '/redo');
    expect(await struck()).toEqual([10]);
    await table.says('ben', '/redo');
    expect(await struck()).toEqual([]);
    expect((await thrownBy(() => table.says('ben', '/redo'))) as object).toMatchObject({ says: 'nothing-to-redo' });
  });

  test('that were agreed to are lifted with agreement', async () => {
    await table.says('anna', '/undo');
    await table.says('ben', '/agree');
    await table.says('anna', '/redo');
    expect(await struck()).toEqual([8]);
    await table.says('ben', '/agree');
    expect(await struck()).toEqual([]);
  });
});
