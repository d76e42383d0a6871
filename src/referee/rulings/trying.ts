import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { InputError, NotAllowed, Refusal, withoutStacks } from '../../kernel/refusal.ts';
import { verbOf } from '../../kernel/ruleset.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { assertMayBegin, permitted } from './acting.ts';
import { completed, type DeclaredAction, readSaid } from './action.ts';
import { type Giving, permittedAction, readAhead } from './permitted-action.ts';
import { DieOwed, outcomeOf, throwAction } from './throwing.ts';

/** A command as it would be given. */
export type Trying = Giving;

/**
 * Whether a command would be done as things stand, if the user gave it now, and not just ruled to be impossible. Its dice count
 * for nobody, and nothing is written.
 */
export function wouldGo(campaign: Campaign, trying: Trying, defaultRules = ''): boolean {
  const tried = triedOn(campaign, trying, defaultRules);
  return !(tried instanceof Error) && !isImpossible(tried);
}

/** Whether a ruling says that it can't be done. */
function isImpossible({ action, facts }: Tried): boolean {
  return verbOf(action.ruleset, action.verb).fails?.(facts) ?? false;
}

function isIdle({ action: { scene, options, ruleset, verb } }: Tried): boolean {
  return (scene && verbOf(ruleset, verb).idle?.(scene, options as never, ruleset.book)) ?? false;
}

/** Whether the same could be given once more, and for something. What's owed has a button of its own. */
export function mayRepeat(campaign: Campaign, trying: Trying): boolean {
  const tried = triedOn(campaign, trying, '');
  return !(tried instanceof Error) && !isImpossible(tried) && !isIdle(tried) && tried.action.due === undefined;
}

/** Whether it's for the user to give a command at all, whatever the rules say of it, and though options may be missing. */
export function mayGive(campaign: Campaign, { verb, given, user }: Trying): boolean {
  try {
    const said = readSaid(verb, given, campaign, '');
    assertMayBegin(said, campaign, user);
    permitted(completed(said), campaign, user);
    return true;
  } catch (error) {
    if (error instanceof NotAllowed) return false;
    if (error instanceof InputError || error instanceof Refusal) return true;
    throw error;
  }
}

/** Whether a command only has to wait until the game goes on. */
export function isPaused({ says }: InputError): boolean {
  return says === 'game-paused';
}

/** What would be ruled as things stand, with dice that count for nobody; nothing if it couldn't be. */
export function ruledAsTried(campaign: Campaign, { verb, given, user }: Trying, defaultRules = ''): Ruled | undefined {
  const tried = triedOn(campaign, { verb, given, user }, defaultRules);
  if (tried instanceof Error || isImpossible(tried)) return undefined;
  return tried.action.toggles.unnoted(() => throwAction(tried.action, someDice()));
}

/** What's wrong with a command before the rules are asked about it, if anything is. */
export function mistakeIn(
  campaign: Campaign,
  { verb, given, user }: Trying,
  defaultRules = '',
): InputError | undefined {
  try {
    const said = readSaid(verb, given, campaign, defaultRules);
    assertMayBegin(said, campaign, user);
    completed(said);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What would come of a command as things stand: `wrong` if it can't be read, isn't whole or isn't the user's to give. */
export function wouldCome(campaign: Campaign, trying: Trying, defaultRules = ''): 'ruled' | 'refused' | 'wrong' {
  const tried = triedOn(campaign, trying, defaultRules);
  if (tried instanceof Refusal) return 'refused';
  return tried instanceof Error ? 'wrong' : 'ruled';
}

/** Whether it would be ruled on. What's read of it is kept for that. */
export function isReady(campaign: Campaign, trying: Trying, defaultRules: string): boolean {
  return !(triedOn(campaign, trying, defaultRules, readAhead) instanceof Error);
}

/**
 * The same as `wouldCome`, and `liftable` if it's refused but for something else that nobody has said yet: the grenade has to be dropped in.
 */
export function wouldComeOrLift(
  campaign: Campaign,
  trying: Trying,
  defaultRules = '',
): ReturnType<typeof wouldCome> | 'liftable' {
  const tried = triedOn(campaign, trying, defaultRules);
  if (!(tried instanceof Refusal)) return tried instanceof Error ? 'wrong' : 'ruled';
  const { given } = trying;
  const { unless } = tried;
  if (!unless || Object.keys(unless).some((name) => given[name] !== undefined)) return 'refused';
  const lifted = wouldCome(campaign, { ...trying, given: { ...given, ...unless } }, defaultRules);
  return lifted === 'ruled' ? 'liftable' : 'refused';
}

/** The rule by which a command would be refused as things stand. */
export function refusalOf(campaign: Campaign, trying: Trying, defaultRules = ''): Refusal | undefined {
  const tried = triedOn(campaign, trying, defaultRules);
  return tried instanceof Refusal ? tried : undefined;
}

type Wrong = InputError | NotAllowed | DieOwed;

/** What's wrong with a command, if that's all that keeps the user from giving it now: something that only they can say. */
export function wrongWith(campaign: Campaign, trying: Trying, defaultRules = ''): InputError | undefined {
  const tried = triedOn(campaign, trying, defaultRules);
  return tried instanceof InputError && !(tried instanceof NotAllowed) ? tried : undefined;
}

/** A command with dice that count for nobody. */
interface Tried {
  readonly action: DeclaredAction;
  readonly facts: Facts;
}

function triedOn(
  campaign: Campaign,
  trying: Trying,
  defaultRules: string,
  read = permittedAction,
): Tried | Wrong | Refusal {
  try {
    return withoutStacks(() => {
      const { action } = read(campaign, trying, defaultRules);
      return { action, facts: action.toggles.unnoted(() => outcomeOf(action, someDice()).facts) };
    });
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof InputError || error instanceof DieOwed;
    if (isExpected || error instanceof NotAllowed) return error;
    throw error;
  }
}

/** Faces that are the same every time, but differ from one die to the next. @param from where they begin: another row of faces */
export function someDice(from = 1): (sides: number) => number {
  let state = from;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % sides) + 1;
  };
}
