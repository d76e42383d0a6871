import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { sceneOf } from '../../src/campaign/scene.ts';
import { dueIn, dueNow } from '../../src/campaign/turns.ts';
import { AskedToggles } from '../../src/kernel/asked-toggles.ts';
import type { GivenOptions } from '../../src/kernel/options.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../src/kernel/ruleset.ts';
import type { Unit } from '../../src/kernel/scene.ts';
import { abilitiesOf } from '../../src/referee/able.ts';
import { isBarred } from '../../src/referee/barred.ts';
import { Failures } from '../../src/referee/failures.ts';
import { tryOut } from '../../src/referee/trying-out.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { Chance } from '../battles/random/chance.ts';
import { FieldOfBattle } from '../battles/random/field-of-battle.ts';
import { runs } from '../nightly.ts';

const STATES = runs(4, 200);

/** A battle of many kinds of units, as it stands after some of them have acted. */
async function* states(ruleset: Ruleset, chance: Chance): AsyncGenerator<Campaign> {
  const squads = Object.keys(ruleset.squads).slice(0, 4);
  const muster = ['red', 'blue'].flatMap((side) =>
    squads.map((squad) => ({ side, squad, called: `${side} ${squad}` })),
  );
  const field = new FieldOfBattle(ruleset, muster, chance.die);
  for (let i = 0; i < STATES; i++) {
    for (const { verb, options } of field.due.slice(0, 3)) field.tries(verb, { ...options });
    if (field.due.length === 0 && (i === 0 || chance.in(2))) field.goesOn();
    if (field.game.over) return;
    for (let n = 0; n < 4; n++) {
      const unit = chance.one(field.units());
      if (unit.gone) continue;
      const { can } = await abilitiesOf(field.campaign, ruleset, unit);
      const wanted = can.length > 0 ? chance.one(can) : undefined;
      if (wanted) field.tries(wanted.verb, wanted.given);
    }
    yield field.campaign;
  }
}

/** Some of the ways to command a verb: choices of every kind, at some targets and at none. */
function waysTo(unit: Unit, units: readonly Unit[], table: Ruleset['verbs'][string]['options'], chance: Chance) {
  const choices = Object.entries(table).flatMap(([name, option]): GivenOptions[] =>
    option.type === 'string' && option.from === 'choice' && name !== 'target'
      ? (option.values ?? []).filter(() => chance.in(3)).map((value) => ({ [name]: value }))
      : [],
  );
  const others = units.filter(({ id, gone }) => id !== unit.id && !gone);
  const targets = [undefined, ...(others.length > 0 ? [1, 2, 3].map(() => chance.one(others)) : [])];
  return [{}, ...choices].flatMap((choice) =>
    targets.map((target) => ({ who: unit.name, ...(target ? { target: target.name } : {}), ...choice })),
  );
}

function told(came: ReturnType<typeof tryOut>): string {
  return came instanceof Refusal ? came.message : JSON.stringify(came ?? 'nothing');
}

describe.each(Object.values(rulesets))('$name: what units can do, in battles at random', (ruleset) => {
  test('comes out the same where failures are remembered, and whoever is barred from a verb has no way to do it', async () => {
    const chance = new Chance(`remembered ${ruleset.id}`);
    let [tried, barred, refused] = [0, 0, 0];
    for await (const campaign of states(ruleset, chance)) {
      const units = Object.values(campaign.game!.units);
      const unit = chance.one(units.filter(({ gone }) => !gone));
      if (!unit) break;
      const scene = sceneOf(campaign.game!, ruleset);
      const owed = dueNow(campaign.game!, ruleset).map(({ verb }) => verb);
      for (const [verb, { effects, ofTable, options }] of Object.entries(ruleset.verbs)) {
        if (!effects || ofTable || owed.includes(verb)) continue;
        const failures = new Failures(true);
        const isOut = isBarred(scene, ruleset, verb, unit);
        for (const given of waysTo(unit, units, options, chance)) {
          const alone = tryOut(campaign, ruleset, verb, given, unit);
          const remembering = tryOut(campaign, ruleset, verb, given, unit, failures);
          expect([verb, given, told(remembering)]).toEqual([verb, given, told(alone)]);
          if (isOut) expect([verb, given, alone]).toEqual([verb, given, alone instanceof Refusal ? alone : undefined]);
          tried += 1;
          barred += Number(isOut);
          refused += Number(alone instanceof Refusal);
        }
      }
    }
    expect(Math.min(barred, refused, tried - refused)).toBeGreaterThan(10);
  });
});

test('what’s owed asks the house rules for every ruling, and again if one of them is switched', () => {
  const field = new FieldOfBattle(
    landser,
    [
      { side: 'red', squad: 'squad', called: 'Red' },
      { side: 'blue', squad: 'squad', called: 'Blue' },
    ],
    () => 1,
  );
  for (const { verb } of field.due) field.tries(verb, { faces: '5 2' });
  field.goesOn();
  field.goesOn();
  field.goesOn();
  const owedWith = (said: string) => {
    const toggles = new AskedToggles(togglesOn(landser, {}, said));
    const owed = dueIn(sceneOf(field.game, landser, toggles), landser).map(({ verb }) => verb);
    return { owed, asked: [...toggles.asked] };
  };
  const first = owedWith('');
  expect(first.asked).toContain('fixed-initiative');
  expect(owedWith('')).toEqual(first);
  expect(first.owed).toContain('initiative');
  expect(owedWith('fixed-initiative').owed).not.toContain('initiative');
  expect(owedWith('')).toEqual(first);
});
