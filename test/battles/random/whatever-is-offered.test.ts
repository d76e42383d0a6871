import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { randomPieces } from '../../measuring/random-table.ts';
import { runs } from '../../nightly.ts';
import { Chance } from './chance.ts';
import { WhateverIsOffered } from './whatever-is-offered.ts';

const BATTLES = runs(2, 60);
const TURNS = 4;
const TABLES = runs(1, 30);

/** Units that nobody moves separately: markers of the side run by the rules, houses, men of a vehicle's crew. */
const MARKERS = /portal|counter|scouts|house|tower|church|bunker|crewman/;

const some = (chance: Chance, { profiles, sealed = {} }: Ruleset): string[] => {
  const all = Object.keys(profiles).filter((id) => !MARKERS.test(id) && !Object.hasOwn(sealed, id));
  return Array.from({ length: 3 + chance.below(3) }, () => chance.one(all));
};

const played = Object.values(rulesets).flatMap((ruleset) =>
  Array.from({ length: BATTLES }, (_, i) => [ruleset.id, i] as const),
);

test.each(played)(
  '%s, battle %i: all that is offered passes, whoever lives has something to do, and play goes on',
  async (id, i) => {
    const ruleset = rulesets[id]!;
    const chance = new Chance(`offered ${id} ${i}`);
    const toggles = Object.keys(ruleset.toggles).filter((toggle) => !toggle.startsWith('solo') && chance.in(3));
    const forces = { red: some(chance, ruleset), blue: some(chance, ruleset), house: i === 0 ? [] : toggles };
    const battle = new WhateverIsOffered(ruleset, forces, chance);
    expect(await battle.plays(TURNS)).toBeGreaterThan(0);
  },
  120_000,
);

const drawn = Object.values(rulesets).flatMap((ruleset) =>
  Array.from({ length: TABLES }, (_, i) => [ruleset.id, i] as const),
);

test.each(drawn)(
  '%s, table %i: all that is offered on a drawn table passes: whoever is a target is seen',
  async (id, i) => {
    const ruleset = rulesets[id]!;
    const chance = new Chance(`drawn ${id} ${i}`);
    const forces = { red: some(chance, ruleset), blue: some(chance, ruleset), pieces: randomPieces(chance) };
    expect(await new WhateverIsOffered(ruleset, forces, chance).plays(TURNS)).toBeGreaterThan(0);
  },
  120_000,
);
