import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

const HOLD = 'Hold the stone wall';

let table: Playing;
const writes = (user: string, text: string, command = '/order') => table.says(user, command, { secret: { text } });
const texts = async (user: string, command = '/order show:true') =>
  ((await table.says(user, command)).json.data as { orders: { text: string }[] }).orders.map(({ text }) => text);

beforeEach(async () => {
  table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Otto');
  await table.says('ben', '/unit add profile:rifleman name:Tom');
});

describe('sealed orders', () => {
  test('are not read by an umpire who plays the other side', async () => {
    await table.says('ute', '/game join side:allies');
    await writes('anna', HOLD);
    expect(await table.fails('ute', '/order show:true side:axis')).toContain('You don’t play for the Axis');
  });

  test('are read by an umpire who plays no side, and the log says so, once', async () => {
    await writes('anna', HOLD);
    expect(await texts('ute', '/order show:true side:axis')).toEqual([HOLD]);
    expect(await texts('ute', '/order show:true side:axis')).toEqual([HOLD]);
    const log = await table.hears('ben', '/log');
    expect(log.match(/ute: \/order .*Read the Axis’s sealed orders/g)).toHaveLength(1);
    expect(log).not.toContain('stone wall');
  });

  test('are not read by joining the side, and going back', async () => {
    await writes('anna', HOLD);
    await table.says('carla', '/game join side:axis');
    expect(await table.fails('carla', '/order show:true')).toContain('Only people who played for the Axis when');
    expect(await texts('anna')).toEqual([HOLD]);
  });

  test('bind whoever knows them to the side until they are shown', async () => {
    await writes('anna', HOLD);
    expect(await table.fails('anna', '/game join side:allies')).toContain('Wait until those orders');
    await table.says('ute', '/order show:true side:axis');
    expect(await table.fails('ute', '/game join side:allies')).toContain('Wait until those orders');
    await table.says('ute', '/order time:true');
    await table.says('anna', '/game join side:allies');
  });

  test('of another side are replaced by nobody', async () => {
    await writes('anna', HOLD);
    await expect(writes('ute', 'Run', '/order side:axis')).rejects.toMatchObject({ says: 'not-replaced' });
    await expect(writes('ben', 'Run', '/order side:axis')).rejects.toMatchObject({ says: 'not-your-side' });
    expect(await texts('anna')).toEqual([HOLD]);
  });

  test('are not shown before time by an umpire whose own side is not in', async () => {
    await table.says('ute', '/game join side:allies');
    await writes('anna', HOLD);
    expect(await table.fails('ute', '/order time:true')).toContain('Your own side’s orders aren’t in yet');
  });

  test('are of a turn, and are shown at the latest when it ends', async () => {
    await table.says('ute', '/turn end');
    await writes('anna', HOLD);
    expect((await table.game()).orders.sealed).toMatchObject([{ side: 'axis', turn: 1, readers: ['anna'] }]);
    let told = '';
    while ((await table.game()).at?.turn === 1) told = await table.hears('ute', '/turn end');
    expect(told).toContain(`Axis, turn 1: ${HOLD}`);
    expect((await table.game()).orders.sealed).toEqual([]);
  });

  test('that have been shown are not undone by one player alone', async () => {
    await writes('anna', HOLD);
    const all = await writes('ben', 'Storm it');
    expect((all.json.data as { events: { type: string }[] }).events.map(({ type }) => type)).toContain(
      'orders-revealed',
    );
    await table.says('ben', '/undo');
    expect((await table.referee.log('caen', 1, 200)).struck.size).toBe(0);
    await table.says('anna', '/agree');
    expect((await table.referee.log('caen', 1, 200)).struck.size).toBe(1);
  });
});
