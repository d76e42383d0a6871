import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { oddsOf } from '../src/kernel/dice/odds.ts';
import { completeOptions } from '../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../src/kernel/refusal.ts';
import { type Action, enumerate } from '../src/kernel/resolve.ts';
import { type Ruleset, togglesOn } from '../src/kernel/ruleset.ts';
import { oddsSoon } from '../src/odds/odds.ts';
import { oddsReply } from '../src/reply/dice/odds.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesets } from '../src/rules/index.ts';
import { anyOptions } from '../test/rules/any-options.ts';
import { longestHold } from './holding.ts';
import type { Measured } from './measure.ts';

/** Commands tried of each verb, the same every time. */
const TRIED = 25;
const HEAVIEST = 10;
/** The most figures that a template can catch. */
const FIGURES = 20;

/**
 * The heaviest odds of each book among many commands: worked out from scratch, by the thread as players ask them, and from the
 * cache.
 */
export async function heavyOddsFigures(): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const ruleset of Object.values(rulesets)) figures.push(...(await figuresOf(ruleset)));
  return figures;
}

async function figuresOf(ruleset: Ruleset): Promise<Measured[]> {
  const timed = actionsOf(ruleset).flatMap((action) => {
    const ms = timeOf(() => enumerate(action));
    return ms === undefined ? [] : [{ action, ms }];
  });
  const heaviest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, HEAVIEST);
  const worst = heaviest[0]!;
  // One after another, each turned into a reply: what holds up others is the longest uninterrupted stretch.
  let longest = 0;
  for (const { action } of heaviest) longest = Math.max(longest, await longestHold(() => told(action)));
  const cached = Math.max(...heaviest.map(({ action }) => timeOf(() => oddsOf(action)) ?? 0));
  const what = `${ruleset.id}, /${worst.action.verb}`;
  return [
    { what: `heaviest odds: ${what}`, ms: worst.ms, target: 250, baseline: 'the cache', ratio: worst.ms / cached },
    { what: '  others wait for it', ms: longest, target: 50, baseline: 'in one go', ratio: longest / worst.ms },
    { what: '  from the cache', ms: cached, target: 1, baseline: 'cold', ratio: cached / worst.ms },
  ];
}

/** The work for `odds:`: working them out, then wording the reply. */
async function told(action: Action): Promise<void> {
  const odds = await oddsSoon(action);
  await setImmediate();
  oddsReply(english, action, odds);
}

function actionsOf(ruleset: Ruleset): Action[] {
  return Object.entries(ruleset.verbs).flatMap(([verb, { options: table }]) =>
    fc.sample(anyOptions(table), { numRuns: TRIED, seed: 7 }).flatMap((some) => {
      const given = table.figures?.type === 'integer' ? { ...some, figures: table.figures.max ?? FIGURES } : some;
      try {
        return [{ ruleset, verb, options: completeOptions(table, given), toggles: togglesOn(ruleset) }];
      } catch (error) {
        return skipped(error);
      }
    }),
  );
}

function timeOf(task: () => unknown): number | undefined {
  const began = performance.now();
  try {
    task();
    return performance.now() - began;
  } catch (error) {
    skipped(error);
    return undefined;
  }
}

/** An action that the rules forbid has no odds. */
function skipped(error: unknown): [] {
  if (error instanceof InputError || error instanceof Refusal) return [];
  throw error;
}
