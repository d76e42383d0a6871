import type { Campaign } from '../campaign/campaign.ts';
import type { Ruled } from '../campaign/record.ts';
import type { OptionValue } from '../kernel/options.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { permitted } from './acting.ts';
import { readAction } from './action.ts';
import { DieOwed, throwAction } from './throwing.ts';

/** A command as it would be given. */
export interface Trying {
  readonly verb: string;
  readonly given: Readonly<Record<string, OptionValue>>;
  readonly user: string;
}

/**
 * Whether a command would be ruled on as things stand, if the user gave it now. Its dice count for nobody, and nothing is
 * written.
 */
export function wouldGo(campaign: Campaign, { verb, given, user }: Trying, defaultRules = ''): boolean {
  return ruledOn(() => {
    const action = readAction(verb, given, campaign, defaultRules);
    permitted(action, campaign, user);
    return throwAction(action, someDice());
  });
}

function ruledOn(rule: () => Ruled): boolean {
  try {
    rule();
    return true;
  } catch (error) {
    const isExpected = [InputError, NotAllowed, Refusal, DieOwed].some((kind) => error instanceof kind);
    if (isExpected) return false;
    throw error;
  }
}

/** Faces that are the same every time, but differ from one die to the next. */
export function someDice(): (sides: number) => number {
  let state = 1;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % sides) + 1;
  };
}
