import { expect, test } from 'vitest';
import { callsOf } from '../../../bench/calls.ts';
import { hasWay, MOST_STATES } from '../../../src/referee/acts/ways.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { Playing } from '../playing.ts';

test('searches are kept of the states asked about last, so that many battles at once don’t fill the memory', async () => {
  const table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Bell');
  await table.says('ben', '/unit add profile:rifleman name:Miller');
  await table.says('ute', '/turn end');
  const campaign = await table.referee.campaign('caen');
  const ruleset = rulesetOf('landser-classic');
  const [bell] = Object.values(campaign.game!.units);
  const states = Array.from({ length: MOST_STATES + 1 }, () => ({ ...campaign, game: { ...campaign.game! } }));
  for (const state of states) hasWay(state, ruleset, 'fire', bell!);
  const made = async (state: (typeof states)[number]) =>
    (await callsOf(() => hasWay(state, ruleset, 'fire', bell!))).of('referee/acts/search.ts', 'Search');
  expect(await made(states.at(-1)!)).toBe(0);
  expect(await made(states[1]!)).toBe(0);
  expect(await made(states[0]!)).toBe(1);
});
