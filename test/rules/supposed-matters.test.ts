import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMeant, type Option, type Options, type OptionValue } from '../../src/kernel/options/options.ts';
import { completeOptions } from '../../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';
import { enumerate } from '../../src/kernel/resolve.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { rulesets } from '../../src/rules/index.ts';
import { told } from '../kernel/fractions.ts';
import { runs } from '../nightly.ts';
import { anyOptions } from './any-options.ts';

// A ruling says what's supposed only where another value would have changed it: the odds say whether that's so.

const TRIED = runs(120, 1500);
/** So often nothing has to have come of it before it's said that nothing does. */
const OFTEN = runs(30, 100);
/** Odds that take more runs than this are passed over. */
const LIGHT = 1500;

/**
 * What shows nowhere in odds: notes for the players (how far half a move is), the effects on units, toggles that are off, and what's only
 * refused, such as a line of fire that isn't clear.
 */
const ELSEWHERE = [
  'landser-classic move difficult',
  'landser move difficult',
  'landser act edge',
  'hans-n-panzer grenade place',
  'ww2-skirmish move cover',
];

function oddsOf(ruleset: Ruleset, verb: string, options: Options): string | undefined {
  const toggles = new Set(Object.keys(ruleset.toggles).filter((name) => ruleset.toggles[name]!.default));
  try {
    const { total, outcomes } = enumerate({ ruleset, verb, options, toggles }, LIGHT);
    return [total, ...outcomes.map(({ value, weight }) => `${told(value)} ${weight}`)].join('\n');
  } catch (error) {
    if (error instanceof InputError && error.says === 'odds-too-large') return undefined;
    if (error instanceof Refusal || error instanceof InputError) return 'refused';
    throw error;
  }
}

function othersOf(option: Option): readonly OptionValue[] {
  const byDefault = 'default' in option ? option.default : undefined;
  const all: readonly OptionValue[] =
    option.type === 'boolean'
      ? [true, false]
      : option.type === 'string'
        ? (option.values ?? ['difficult8'])
        : [0, 1, 2, 3, 6, 10];
  const { min = 0, max = Infinity } = option as { readonly min?: number; readonly max?: number };
  const fits = (value: OptionValue) => typeof value !== 'number' || (value >= min && value <= max);
  return all.filter((value) => value !== byDefault && fits(value));
}

/** The words and ticks that a command says, each of which might make another option mean nothing. */
function wordsIn(ruleset: Ruleset, verb: string, options: Options, but: string): readonly string[] {
  return Object.entries(ruleset.verbs[verb]!.options)
    .filter(([name, { type }]) => name !== but && (type === 'string' || type === 'boolean'))
    .map(([name]) => `${name}:${options[name]}`);
}

describe('what’s supposed could have changed the ruling', () => {
  const all = Object.values(rulesets).flatMap((ruleset) =>
    Object.entries(ruleset.verbs).map(([verb, { options }]) => ({
      ruleset,
      verb,
      of: `${ruleset.id} ${verb}`,
      options,
    })),
  );
  test.each(all)('$of', ({ ruleset, verb, of, options: table }) => {
    const supposed = Object.entries(table).filter(
      ([name, option]) =>
        option.from === 'eye' &&
        'default' in option &&
        !option.idle &&
        !option.older &&
        !ELSEWHERE.includes(`${of} ${name}`),
    );
    const seen = new Map<string, { tried: number; mattered: number }>();
    const commands = supposed.length === 0 ? [] : fc.sample(anyOptions(table), { seed: 11, numRuns: TRIED });
    for (const given of commands) {
      for (const [name, option] of supposed) {
        const { [name]: _, ...others } = given;
        const options = completeOptions(table, others);
        const keys = ['', ...wordsIn(ruleset, verb, options, name)].map((word) => `${name} ${word}`.trim());
        // It's known of all of this that something can come of it.
        if (keys.every((key) => seen.get(key)?.mattered)) continue;
        const odds = isMeant(option, options) ? oddsOf(ruleset, verb, options) : 'refused';
        if (odds === 'refused' || odds === undefined) continue;
        const matters = othersOf(option).some((value) => oddsOf(ruleset, verb, { ...options, [name]: value }) !== odds);
        for (const key of keys) {
          const { tried, mattered } = seen.get(key) ?? { tried: 0, mattered: 0 };
          seen.set(key, { tried: tried + 1, mattered: mattered + Number(matters) });
        }
      }
    }
    const never = [...seen].filter(([, { tried, mattered }]) => tried >= OFTEN && mattered === 0).map(([key]) => key);
    expect(never).toEqual([]);
  });
});
