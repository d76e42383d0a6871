import type { Campaign } from '../campaign/campaign.ts';
import type { OptionValue } from '../kernel/options.ts';
import { InputError, NotAllowed, Refusal, withoutStacks } from '../kernel/refusal.ts';
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
export function wouldGo(campaign: Campaign, trying: Trying, defaultRules = ''): boolean {
  return wouldCome(campaign, trying, defaultRules) === 'ruled';
}

/** Whether it's for the user to give a command at all, whatever the rules say of it. */
export function mayGive(campaign: Campaign, { verb, given, user }: Trying): boolean {
  try {
    permitted(readAction(verb, given, campaign, ''), campaign, user);
    return true;
  } catch (error) {
    if (error instanceof NotAllowed) return false;
    if (error instanceof InputError || error instanceof Refusal) return true;
    throw error;
  }
}

/** What would come of a command as things stand: `wrong` if it can't be read, isn't whole or isn't the user's to give. */
export function wouldCome(
  campaign: Campaign,
  { verb, given, user }: Trying,
  defaultRules = '',
): 'ruled' | 'refused' | 'wrong' {
  try {
    withoutStacks(() => {
      const action = readAction(verb, given, campaign, defaultRules);
      permitted(action, campaign, user);
      throwAction(action, someDice());
    });
    return 'ruled';
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    const isExpected = [InputError, NotAllowed, DieOwed].some((kind) => error instanceof kind);
    if (isExpected) return 'wrong';
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
