import { expect, test } from 'vitest';
import { Playing } from '../playing.ts';

// The property test of all verbs covers the others; these are only for units, and throw no dice.
test.each([
  ['landser-classic', 'rifleman', 'act', 'hide', 'nothing'],
  ['landser', 'rifleman', 'act', 'hide', 'nothing'],
  ['ww2-skirmish', 'rifle-team', 'act', 'leave', 'surrender'],
])('by %s a %s, /%s: the wrong one said is put right, and back', async (book, profile, verb, said, right) => {
  const table = await Playing.begin();
  await table.says('ute', `/game new rules:${book}`);
  await table.says('anna', '/game join side:axis');
  await table.says('anna', `/unit add profile:${profile} name:Bell side:axis`);
  await table.says('ute', '/turn end').catch(() => undefined);
  const before = await table.game();
  const { json } = await table.says('anna', `/${verb} who:Bell action:${said}`);
  const first = await table.game();
  const correct = async (action: string) => {
    const shown = await table.says('ute', `/correct ${json.seq} action:${action}`);
    await table.says('ute', (shown.json.data as { commands: string[] }).commands[0]!);
  };
  await correct(right);
  const corrected = await table.unit('Bell');
  await correct(said);
  expect((await table.game()).units).toEqual(first.units);
  for (let i = 0; i < 3; i++) await table.says('ute', '/undo');
  expect((await table.game()).units).toEqual(before.units);
  await table.says('anna', `/${verb} who:Bell action:${right}`);
  expect(await table.unit('Bell')).toEqual(corrected);
});
