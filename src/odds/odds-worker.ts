import { parentPort } from 'node:worker_threads';
import type { Odds } from '../kernel/dice/odds.ts';
import type { Options } from '../kernel/options/options.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { enumerate } from '../kernel/resolve.ts';
import { rulesetOf } from '../rules/index.ts';
import { takeQuestions } from '../threads/answering.ts';

// The thread that works out heavy odds.

/** An action whose odds are wanted, in a form that can be sent to the thread. */
export interface Wanted {
  readonly rules: string;
  readonly verb: string;
  readonly options: Options;
  readonly toggles: readonly string[];
  readonly mostRuns: number | undefined;
}

/** What the thread is told: an action, then to go on for as long as there are outcomes left. */
export type OddsQuestion = Wanted | 'next';

/** What the thread replies: a refusal, an input error, or some of the outcomes and how many are left. */
export type OddsAnswer =
  | ({ readonly kind: 'refused' } & Pick<Refusal, 'rule' | 'says' | 'values' | 'reason'>)
  | ({ readonly kind: 'wrong' } & Pick<InputError, 'says' | 'values'>)
  | { readonly kind: 'outcomes'; readonly total: bigint; readonly some: Odds['outcomes']; readonly left: number };

/** How many outcomes are sent at once: unpacking them takes a few milliseconds. */
const AT_ONCE = 1000;

let odds: Odds = { total: 1n, outcomes: [] };
let given = 0;

function outcomes(): OddsAnswer {
  const { total, outcomes: all } = odds;
  const some = all.slice(given, given + AT_ONCE);
  given += some.length;
  return { kind: 'outcomes', total, some, left: all.length - given };
}

function answer(question: OddsQuestion): OddsAnswer {
  if (question === 'next') return outcomes();
  const { rules, verb, options, toggles, mostRuns } = question;
  try {
    odds = enumerate({ ruleset: rulesetOf(rules), verb, options, toggles: new Set(toggles) }, mostRuns);
    given = 0;
    return outcomes();
  } catch (error) {
    if (error instanceof Refusal) {
      const { rule, says, values, reason } = error;
      return { kind: 'refused', rule, says, values, reason };
    }
    if (error instanceof InputError) return { kind: 'wrong', says: error.says, values: error.values };
    throw error;
  }
}

takeQuestions<OddsQuestion>((asked) => parentPort!.postMessage(answer(asked)));
