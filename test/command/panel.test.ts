import { expect, test } from 'vitest';
import { panelOf } from '../../src/command/panel/panel.ts';
import { english } from '../../src/reply/english/index.ts';
import { Playing } from '../referee/playing.ts';

/** Below its menu a message has four rows of five buttons: Discord takes no message with more. */
const ROOM = 20;

test('a panel with much to do, much that’s owed and three pages of units has as many buttons as Discord takes, what’s owed among them', async () => {
  const table = await Playing.begin();
  await table.says('ute', '/game new name:Caen rules:landser');
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  await table.says('anna', '/unit add profile:machine-gunner name:Gunner');
  await table.says('anna', '/unit add profile:rifleman name:Red count:30');
  await table.says('anna', '/unit add profile:rifleman name:More count:30');
  await table.says('ben', '/unit add profile:rifleman name:Blue');
  await table.says('ben', '/unit squad squad:sherman name:Thunder');
  await table.says('ute', '/turn end');
  const campaign = await table.referee.campaign('caen');
  const { game } = campaign;
  const owing = Object.values(game!.units).filter(({ name }) => /^Red [1-5]$/.test(name));
  const due = owing.map(({ id }, i) => {
    return {
      id: `d${i}`,
      verb: 'spot',
      options: {},
      unit: id,
      at: { turn: 1, edge: 'start' },
      rule: 'LS-OBS-01',
    } as const;
  });
  const seen = async (owed: typeof due) => {
    const { document } = await panelOf(english, { ...campaign, game: { ...game!, due: owed } }, 'anna', {
      named: 'Gunner',
      page: 1,
    });
    const actions = (document.buttons ?? []).map(({ action }) => action);
    return {
      all: actions.length,
      owed: actions.filter((action) => action === 'settle').length,
      pages: actions.filter((action) => action === 'page').length,
    };
  };
  const free = await seen([]);
  expect(free).toMatchObject({ owed: 0, pages: 2 });
  // There's more than room for, so that something has to give way.
  expect(free.all + due.length).toBeGreaterThan(ROOM);
  expect(await seen(due)).toEqual({ all: ROOM, owed: due.length, pages: 2 });
});
