import { describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rules/index.ts';
import { Playing } from './playing.ts';

const UNITS = {
  'hans-n-panzer': 'infantry',
  landser: 'rifleman',
  'landser-classic': 'rifleman',
  panzertroops: 'rifleman',
  'ww2-skirmish': 'rifle-team',
} as const;

const AT_OTHERS = ['act', 'assault', 'fire', 'move', 'spot', 'suppress', 'weapon'] as const;

describe.each(Object.entries(UNITS))('%s: nobody is its own target or helper', (rules, profile) => {
  const verbs = AT_OTHERS.filter((verb) => rulesets[rules]!.verbs[verb] !== undefined);

  test.each(verbs)('/%s at itself does nothing, whatever else it says', async (verb) => {
    const table = await Playing.begin();
    await table.says('ute', `/game new name:T rules:${rules}`);
    await table.says('anna', '/game join side:axis');
    await table.says('ute', `/unit add profile:${profile} name:Otto side:axis`);
    await table.says('ute', '/turn end');
    // `fails` sees to it that nothing is written.
    expect(await table.fails('anna', `/${verb} who:Otto target:Otto`)).not.toBe('');
  });
});

test('the refusal says so where nothing else forbids it', async () => {
  const table = await Playing.begin();
  await table.says('ute', '/game new name:T rules:landser-classic');
  await table.says('anna', '/game join side:axis');
  await table.says('ute', '/unit add profile:rifleman name:Otto side:axis');
  await table.says('ute', '/turn end');
  expect(await table.fails('anna', '/move who:Otto target:Otto action:move')).toMatch(/itself|himself|its own/);
});
