import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ThrownDice } from '../../src/kernel/dice/dice.ts';
import { HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { type Odds, oddsOf } from '../../src/kernel/dice/odds.ts';
import { AskedToggles } from '../../src/kernel/options/asked-toggles.ts';
import { completeOptions } from '../../src/kernel/options/read-options.ts';
import { RecordedRuling } from '../../src/kernel/recorded-ruling.ts';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';
import { type Action, resolve } from '../../src/kernel/resolve.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { SilentRuling } from '../../src/kernel/ruling.ts';
import type { Step } from '../../src/kernel/step.ts';
import { rulesets } from '../../src/rules/index.ts';
import { facesFrom } from '../kernel/faces-from.ts';
import { told } from '../kernel/fractions.ts';
import { runs } from '../nightly.ts';
import { anyOptions, anyToggles } from './any-options.ts';
import { thrown } from './ruled.ts';
import { rulesIn } from './rules-in.ts';

// R-07, RC-03, HP-RUL-05: how the inventories number the points that they decide.
const RULING = /^(R[A-Z]?-\d\d[a-z]?|[A-Z]{2}-RUL-\d\d)$/;

/** How often each verb is tried, with options at random. */
const TRIED = runs(25, 2000);

/** A verb with any options, and with toggles that remember which were asked about. */
interface Attempt {
  readonly action: Action;
  readonly asked: ReadonlySet<string>;
  readonly seed: number;
}

function attempts(ruleset: Ruleset, verb: string): fc.Arbitrary<Attempt> {
  const table = ruleset.verbs[verb]!.options;
  return fc.tuple(anyOptions(table), anyToggles(ruleset.toggles), fc.nat()).map(([given, on, seed]) => {
    const toggles = new AskedToggles(on);
    return { action: { ruleset, verb, options: completeOptions(table, given), toggles }, asked: toggles.asked, seed };
  });
}

/** What the book allows has odds; what it refuses cites a rule of its own. */
function oddsUnlessRefused({ action }: Attempt, own: ReadonlySet<string>): Odds | undefined {
  try {
    return oddsOf(action);
  } catch (error) {
    if (error instanceof Refusal && error.rule !== undefined) expect(own).toContain(error.rule);
    else if (!(error instanceof InputError) || error.says === 'odds-too-large') throw error;
    return undefined;
  }
}

function checkSteps(steps: readonly Step[], faces: readonly number[], own: ReadonlySet<string>): void {
  for (const step of steps) {
    expect(step.label).not.toBe('');
    for (const rule of rulesIn(step)) expect(own).toContain(rule);
  }
  expect(steps.flatMap((step) => step.faces)).toStrictEqual(faces); // every die once, in order
}

/** Thrown, thrown again by hand, and thrown silently: the same facts, and foreseen by the odds. */
function checkThrow({ action, seed }: Attempt, odds: Odds, own: ReadonlySet<string>): void {
  const dice = new ThrownDice(facesFrom(seed));
  const { facts, steps, results } = resolve(action, new RecordedRuling(dice, action.toggles));
  expect(odds.outcomes.map(({ value }) => told(value))).toContain(told(facts));
  checkSteps(steps, dice.faces, own);
  expect(thrown(action, dice.faces)).toStrictEqual({ facts, steps, results });
  const silent = new SilentRuling(new HandDice(dice.faces), action.toggles);
  const { ruleset, verb, options } = action;
  expect(ruleset.verbs[verb]!.resolve(silent, options, ruleset.book)).toStrictEqual(facts);
}

function checkOdds({ total, outcomes }: Odds): void {
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  expect(new Set(outcomes.map(({ value }) => told(value))).size).toBe(outcomes.length);
  for (const { value, weight } of outcomes) {
    expect(weight > 0n).toBe(true);
    for (const [name, fact] of Object.entries(value)) {
      expect(`${name} ${fact}`).toMatch(/^[a-z][a-z0-9-]* (true|false|-?\d+(\.\d+)?|[a-z0-9][a-z0-9-]*)$/);
    }
  }
}

describe.each(Object.values(rulesets))('$id', (ruleset) => {
  const own = new Set(ruleset.rules.map(({ id }) => id));
  /** What may be cited besides: rulings of ours, by which a house rule goes. */
  const citable = new Set([...own, ...Object.keys(ruleset.rulings ?? {})]);

  test('cites in its tables no rule but its own', () => {
    const cited = rulesIn(ruleset.book);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((rule) => !citable.has(rule))).toStrictEqual([]);
  });

  test('lists every rule once, under its own prefix, and refers to none that is not there', () => {
    expect(own.size).toBe(ruleset.rules.length);
    for (const { id, title, text, see = [], toggle } of ruleset.rules) {
      expect(id).toMatch(new RegExp(`^${ruleset.prefix}-[A-Z]+-\\d\\d$`));
      expect(`${title} ${text}`.trim().length).toBeGreaterThan(title.length + 1);
      expect(see.filter((other) => !own.has(other) || other === id)).toStrictEqual([]);
      if (toggle) expect(Object.keys(ruleset.toggles)).toContain(toggle);
    }
  });

  test('says of every toggle what it does, and which rule or ruling it belongs to', () => {
    for (const [name, { line, rule }] of Object.entries(ruleset.toggles)) {
      expect(name).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
      expect(line).toMatch(/^.{5,150}$/);
      expect(own.has(rule) || RULING.test(rule), `${name} cites ${rule}`).toBe(true);
    }
  });

  test.each(Object.keys(ruleset.verbs))('%s: all that is thrown is foreseen, cited and recorded', (verb) => {
    let allowed = 0;
    fc.assert(
      fc.property(attempts(ruleset, verb), (attempt) => {
        const odds = oddsUnlessRefused(attempt, citable);
        expect([...attempt.asked].filter((toggle) => !Object.hasOwn(ruleset.toggles, toggle))).toStrictEqual([]);
        if (!odds) return;
        allowed += 1;
        checkOdds(odds);
        for (let again = 0; again < 5; again++) checkThrow({ ...attempt, seed: attempt.seed + again }, odds, citable);
      }),
      { numRuns: TRIED, seed: 1944 },
    );
    expect(allowed).toBeGreaterThan(TRIED / 20);
  });
});
