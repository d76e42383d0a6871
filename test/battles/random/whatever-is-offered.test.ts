import { expect, test } from 'vitest';
import type { LogEvent } from '../../../src/campaign/record.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Effect } from '../../../src/kernel/state/effect.ts';
import { POSITION } from '../../../src/kernel/state/position.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { tables } from '../../../src/rules/tables.ts';
import { PRESETS, presetTable } from '../../../src/table/presets/index.ts';
import { runs } from '../../nightly.ts';
import { Chance } from './chance.ts';
import { isFurther, WhateverIsOffered } from './whatever-is-offered.ts';

const BATTLES = runs(1, 60);
const TURNS = runs(3, 4);
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
  Array.from({ length: TABLES }, (_, i) => [ruleset.id, PRESETS[i % PRESETS.length]!, i] as const),
);

/** What was written, but for where units stand and who measured. */
function withoutTable(events: readonly LogEvent[], rules: string): unknown {
  const offTable = (effects: readonly Effect[]) => effects.filter((each) => !isOfTable(each, rules));
  return events.map((event) => {
    if (event.type === 'turn-begun')
      return {
        ...event,
        expired: event.expired.filter(({ field }) => !CLOUD.test(field) && !isLeft(field, rules)),
        closes: offTable(event.closes ?? []),
        effects: offTable(event.effects),
      };
    if (event.type !== 'ruled') return event;
    // Measuring asks for house rules that typed values don’t.
    const { measured: _, asked: __, options, filled = {}, effects, ...others } = event;
    return { ...others, options: { ...filled, ...options }, effects: offTable(effects) };
  });
}

/** Where smoke lies on a drawn table. */
const CLOUD = /-\d+-at$/;

/** Where something was left, or which way somebody has gone. */
function isLeft(field: string, rules: string): boolean {
  return (tables[rules]!.values.leaves ?? []).some(({ at }) => at === field);
}

/** Where somebody stands or smoke lies, how far he really went and which way, and what's owed for whoever else a template takes. */
function isOfTable(each: Effect, rules: string): boolean {
  // LC-COV-01: on a table only those are named who have him in their arc.
  if (each.effect === 'remind' && each.says === 'may-fire-first') return true;
  // PT-ATK-01: where on his way somebody is hit.
  if (each.effect === 'remind' && each.says === 'met-on-its-way') return true;
  if (each.effect !== 'set') return isFurther(each, rules);
  const { verbs } = tables[rules]!.values;
  const isWent = Object.values(verbs).some(({ gone }) => gone === each.field);
  return Object.hasOwn(POSITION, each.field) || CLOUD.test(each.field) || isLeft(each.field, rules) || isWent;
}

test.each(drawn)(
  '%s in %s, table %i: all that is offered on a drawn table passes, nothing is guessed, and the same battle is fought by what was measured without a table',
  async (id, preset, i) => {
    const ruleset = rulesets[id]!;
    const chance = new Chance(`drawn ${id} ${i}`);
    const forces = { red: some(chance, ruleset), blue: some(chance, ruleset) };
    const pieces = presetTable(preset, `${id} ${i}`, [72, 48]);
    const battle = new WhateverIsOffered(ruleset, { ...forces, pieces }, chance);
    expect(await battle.plays(TURNS)).toBeGreaterThan(0);
    const twin = new WhateverIsOffered(ruleset, forces, chance);
    let same = 0;
    for (const [{ command, events }, again] of twin.replays(battle.log)) {
      // Nobody can type that a burst catches none.
      if (again instanceof Error && JSON.stringify(events).includes('"figures":0')) break;
      expect(Array.isArray(again) ? withoutTable(again, id) : again, JSON.stringify(command)).toEqual(
        withoutTable(events, id),
      );
      same += 1;
    }
    expect(same).toBeGreaterThan(4);
  },
  120_000,
);
