import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Option, OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { Act } from '../../../src/referee/acts/act.ts';
import { domainOf } from '../../../src/referee/acts/domains.ts';
import { type Said, Search } from '../../../src/referee/acts/search.ts';
import { isOut } from '../../../src/referee/acts/standing.ts';
import { actsWithOthers } from '../../../src/referee/rulings/acting.ts';
import { readAction } from '../../../src/referee/rulings/action.ts';
import { pass } from '../../../src/referee/rulings/gate.ts';
import { assertKnown } from '../../../src/referee/rulings/known.ts';
import { outcomeOf } from '../../../src/referee/rulings/throwing.ts';
import { someDice } from '../../../src/referee/rulings/trying.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { Chance } from '../../battles/random/chance.ts';
import { FieldOfBattle } from '../../battles/random/field-of-battle.ts';

const LONG = process.env.NIGHTLY !== undefined;
const STATES = LONG ? 60 : 6;
const COMMANDS = LONG ? 200 : 120;
/** Checks that are run for a verdict: more of them means that a check reads what it doesn't need. */
const MOST_CHECKS = 500;

/** A battle of many kinds of units, as it stands after some of them have done what the search found for them. */
function* states(ruleset: Ruleset, chance: Chance): Generator<Campaign> {
  const squads = Object.keys(ruleset.squads);
  const profiles = Object.keys(ruleset.profiles);
  const muster = ['red', 'blue'].flatMap((side) => [
    { side, squad: chance.one(squads), called: `${side} squad` },
    ...[1, 2, 3, 4].map((n) => ({ side, profile: chance.one(profiles), called: `${side} ${n}` })),
  ]);
  const field = new FieldOfBattle(ruleset, muster, chance.die);
  for (let i = 0; i < STATES && !field.game.over; i++) {
    for (const { verb, options } of field.due.slice(0, 3)) field.tries(verb, { ...options });
    if (field.due.length === 0 && (i === 0 || chance.in(2))) field.goesOn();
    if (field.game.over) return;
    for (let n = 0; n < 4; n++) {
      const unit = chance.one(field.units());
      const verbs = verbsIn(field.campaign, ruleset);
      if (verbs.length === 0) continue;
      const verb = chance.one(verbs);
      const { said } = unit.gone ? {} : new Search(new Act(field.campaign, ruleset, verb, unit)).finish();
      if (said) field.tries(verb, { who: unit.name, ...said });
    }
    yield field.campaign;
  }
}

/** The verbs of the step that units have. */
function verbsIn({ game }: Campaign, { turn, verbs }: Ruleset): readonly string[] {
  const step = turn.steps.find(({ id }) => id === game!.at?.step);
  const own = (verb: string) => verbs[verb]?.effects && !verbs[verb].ofTable;
  return (step?.verbs ?? Object.keys(verbs)).filter(own);
}

function unitsIn({ game }: Campaign): readonly Unit[] {
  return Object.values(game!.units).filter(({ gone }) => !gone);
}

/** Whether play accepts a command, and not for nothing; else why not. */
function play(campaign: Campaign, ruleset: Ruleset, verb: string, said: Said, unit: Unit): true | string {
  const resolver = ruleset.verbs[verb]!;
  try {
    const action = readAction(verb, { who: unit.name, ...said }, campaign, ruleset.id);
    const { scene } = action;
    if (!scene || actsWithOthers({ ...action, scene }, unit)) return 'not its own';
    assertKnown(action, campaign.game, 'a player');
    pass({ ...action, scene }, { ...campaign.game!, enforcement: 'strict' });
    const { facts } = outcomeOf(action, someDice());
    const isIdle = resolver.idle?.(scene, action.options, ruleset.book) ?? false;
    return resolver.fails?.(facts) || isIdle ? 'for nothing' : true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return error.message;
    throw error;
  }
}

/** Something that a player might say of an option, whether it makes sense or not. */
function anyValue(option: Option, chance: Chance): OptionValue | undefined {
  if (option.type === 'boolean') return chance.in(2);
  if (option.type === 'integer' || option.type === 'number') {
    const few = chance.one([0, 1, 2, 3, 5, 8, 13, 21]);
    return Math.min(option.max ?? few, Math.max(option.min ?? 0, few));
  }
  return option.type === 'string' && option.values ? chance.one([...option.values]) : undefined;
}

function anyCommand(ruleset: Ruleset, verb: string, units: readonly Unit[], chance: Chance): Said {
  const { options } = ruleset.verbs[verb]!;
  const said = Object.entries(options).flatMap(([name, option]) => {
    const value = chance.in(4) && !option.agreed ? anyValue(option, chance) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(said), ...(chance.in(2) ? { target: chance.one([...units]).name } : {}) };
}

describe.each(Object.values(rulesets))('$name: legal acts, in battles at random', (ruleset) => {
  test('what the search offers is never refused, and takes few checks', () => {
    const chance = new Chance(`offered ${ruleset.id}`);
    const most: [number, string, string][] = [];
    let [offered, refused] = [0, 0];
    for (const campaign of states(ruleset, chance)) {
      for (const unit of unitsIn(campaign)) {
        for (const verb of verbsIn(campaign, ruleset)) {
          const search = new Search(new Act(campaign, ruleset, verb, unit));
          const { said } = search.finish();
          most.push([search.judge.runs, verb, unit.name]);
          if (!said) refused += 1;
          else {
            offered += 1;
            expect([verb, unit.name, isOut(campaign, ruleset, verb, unit)]).toEqual([verb, unit.name, false]);
            expect([verb, unit.name, said, play(campaign, ruleset, verb, said, unit)]).toEqual([
              verb,
              unit.name,
              said,
              true,
            ]);
          }
        }
      }
    }
    expect(Math.min(offered, refused)).toBeGreaterThan(10);
    const [worst] = most.toSorted(([a], [b]) => b - a);
    expect(worst![0], `${worst![1]} of ${worst![2]}`).toBeLessThanOrEqual(MOST_CHECKS);
  });

  test('what’s caught besides the target takes few checks too, whatever else is said', () => {
    const chance = new Chance(`caught ${ruleset.id}`);
    for (const campaign of states(ruleset, chance)) {
      const units = unitsIn(campaign);
      for (const verb of verbsIn(campaign, ruleset)) {
        const { catches, options } = ruleset.verbs[verb]!;
        if (!catches) continue;
        const unit = chance.one([...units]);
        const target = [1, 2].map(() => chance.one([...units]).name).join(', ');
        const flags = Object.keys(options).filter((name) => options[name]!.type === 'boolean');
        for (const said of [{ target }, ...flags.map((name) => ({ target, [name]: true }))]) {
          const search = new Search(new Act(campaign, ruleset, verb, unit));
          search.with(said, () => search.finish());
          expect(search.judge.runs, `${verb} by ${unit.name}: ${JSON.stringify(said)}`).toBeLessThanOrEqual(
            MOST_CHECKS,
          );
        }
      }
    }
  });

  test('what play accepts was offered, value by value', () => {
    const chance = new Chance(`accepted ${ruleset.id}`);
    let accepted = 0;
    for (const campaign of states(ruleset, chance)) {
      const units = unitsIn(campaign);
      for (let n = 0; n < COMMANDS; n++) {
        if (verbsIn(campaign, ruleset).length === 0) continue;
        const unit = chance.one([...units]);
        const verb = chance.one([...verbsIn(campaign, ruleset)]);
        const said = anyCommand(ruleset, verb, units, chance);
        if (play(campaign, ruleset, verb, said, unit) !== true) continue;
        const search = new Search(new Act(campaign, ruleset, verb, unit));
        // What the book doesn't list, such as a vehicle that nobody tracks, isn't made up: only its player can say it.
        if (Object.keys(said).some((name) => domainOf(search.act, name)?.length === 0)) continue;
        accepted += 1;
        const alone = [{}, said, ...Object.entries(said).map(([name, value]) => ({ [name]: value }))];
        const missed = alone.filter((each) => search.with(each, () => search.finish()).said === undefined);
        expect([verb, unit.name, said, missed]).toEqual([verb, unit.name, said, []]);
      }
    }
    expect(accepted).toBeGreaterThan(10);
  });
});
