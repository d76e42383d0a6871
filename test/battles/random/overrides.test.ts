import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../src/rules/index.ts';
import { runs } from '../../nightly.ts';
import { Chance } from './chance.ts';
import { Overrides } from './overrides.ts';

const BATTLES = runs(1, 40);
const FIRST = Number(process.env.FIRST_SEED ?? 1);

const battles = Array.from({ length: BATTLES }, (_, i) => FIRST + i);

describe.each([
  ...Object.values(rulesets).map((ruleset) => ({ name: ruleset.name, ruleset, solo: false })),
  { name: 'WW2 Skirmish alone', ruleset: rulesets['ww2-skirmish']!, solo: true },
])('$name: whatever an umpire overrides is done, or refused in words', ({ ruleset, solo }) => {
  test.for(battles)('battle %i', { timeout: 120_000 }, async (seed) => {
    const overrides = await Overrides.begin(ruleset, new Chance(`${ruleset.id} ${solo} ${seed}`), solo);
    const { done, refused, faults } = await overrides.gives(80);
    expect(faults).toEqual([]);
    expect(Math.min(done, refused)).toBeGreaterThan(5);
  });
});
