import type { Ruled } from '../../campaign/record.ts';
import { fallenIn } from '../../kernel/dice/fallen-dice.ts';
import { HandDice } from '../../kernel/dice/hand-dice.ts';
import { AskedToggles } from '../../kernel/options/asked-toggles.ts';
import { wholeOf } from '../../kernel/options/options.ts';
import { completeOptions } from '../../kernel/options/read-options.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { resolve } from '../../kernel/resolve.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';

/** House rules that aren't as the book has them: those that were turned on and those that were turned off. */
interface Turned {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** The house rules that were looked at and differ from the book’s setting; those set as the book has them go without saying. */
export function houseRulesAsked(words: Catalogue, ruled: Ruled): readonly string[] {
  return told(words, turned(ruled));
}

/**
 * Those of them that changed something: with the book’s own setting, the same dice would have needed another number or come to
 * something else. What only the units' records or another version of the book can tell is shown.
 */
export function houseRulesThatMattered(words: Catalogue, ruled: Ruled): readonly string[] {
  const { on, off } = turned(ruled);
  if (on.length + off.length === 0) return [];
  const matters = whetherItMatters(ruled);
  return told(words, { on: on.filter(matters), off: off.filter(matters) });
}

function told(words: Catalogue, { on, off }: Turned): readonly string[] {
  return on.length + off.length > 0 ? [words.notices.houseRules(on, off)] : [];
}

function turned({ rules, toggles, asked }: Ruled): Turned {
  const known = rulesets[rules]?.toggles ?? {};
  const all = Object.entries(known);
  const mattered = (name: string) => !known[name]?.course && (!asked || asked.includes(name));
  const usual = all.flatMap(([name, { default: on }]) => (on ? [name] : []));
  return {
    on: toggles.filter((name) => !usual.includes(name) && mattered(name)),
    off: usual.filter((name) => !toggles.includes(name) && mattered(name)),
  };
}

function whetherItMatters(ruled: Ruled): (toggle: string) => boolean {
  const asItWas = new AskedToggles(ruled.toggles);
  const was = outcomeWith(ruled, asItWas);
  const other = (toggle: string) =>
    ruled.toggles.includes(toggle) ? ruled.toggles.filter((name) => name !== toggle) : [...ruled.toggles, toggle];
  return (toggle) =>
    was === undefined ||
    (!asItWas.asked.has(toggle) && ruled.who !== undefined) ||
    was !== outcomeWith(ruled, new AskedToggles(other(toggle)));
}

/** What the same dice come to with these house rules; `undefined` if they don’t suffice, or the book forbids it then. */
function outcomeWith({ rules, verb, options, filled, steps }: Ruled, toggles: ReadonlySet<string>): string | undefined {
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  if (!ruleset || !resolver) return undefined;
  const thrown = fallenIn(steps).filter(({ drawn }) => !drawn);
  const dice = new HandDice(thrown.map(({ face }) => face));
  try {
    const complete = completeOptions(wholeOf(resolver), { ...filled, ...options });
    const { facts, steps } = resolve({ ruleset, verb, options: complete, toggles }, new RecordedRuling(dice, toggles));
    dice.finish();
    return JSON.stringify([facts, steps]);
  } catch {
    // Too few dice, too many, or a refusal: it isn't what was ruled.
    return undefined;
  }
}
