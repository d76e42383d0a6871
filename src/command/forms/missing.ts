import { ThrownDice } from '../../kernel/dice/dice.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import { resolve } from '../../kernel/resolve.ts';
import { readAction } from '../../referee/rulings/action.ts';
import { isReady, wouldCome, wrongWith } from '../../referee/rulings/trying.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking } from './asking.ts';

/** Faces in turn, so that a tie doesn't repeat for ever. */
function inTurn(): (sides: number) => number {
  let thrown = 0;
  return (sides) => (thrown++ % sides) + 1;
}

/** In a battle: whether neither the unit is named, nor anything that would show it's a unit the referee doesn't know. */
export function lacksUnit({ command, given, campaign, ruleset, table }: Asking): boolean {
  const says = Object.keys(given).some((name) => table[name]?.from === 'known' || table[name]?.filled);
  if (says || given.target !== undefined || given.rules !== undefined) return false;
  try {
    return !readAction(command.name, given, campaign, ruleset.id).tracked;
  } catch {
    // The command itself will report what's wrong.
    return false;
  }
}

/** In a battle: whether a named unit does something that may need a target, and none is given. */
export function lacksTarget({ command, given, campaign, ruleset, table, user }: Asking): boolean {
  const named = given.who !== undefined || given.attacker !== undefined;
  if (!named || given.target !== undefined) return false;
  // Hand to hand there's always somebody else. What's said of them shows that the referee doesn't know them.
  if (ruleset.verbs[command.name]?.kind === 'melee')
    return !Object.keys(given).some((name) => table[name]?.from === 'known');
  return wouldCome(campaign, { verb: command.name, given, user }, ruleset.id) !== 'ruled';
}

/** Whether a command is whole as it is. A single try shows it nearly always. */
export function lacksNothing(asking: Asking): boolean {
  const { command, campaign, user, ruleset, given } = asking;
  if (given.odds === undefined && isReady(campaign, { verb: command.name, given, user }, ruleset.id)) return true;
  return missingFrom(asking, given).length === 0 && missingOfUnits(asking).length === 0;
}

/** The options the book needs and nobody has given. Only the rules know some of them, so they're tried on hidden dice. */
export function missingFrom(
  { command, campaign, ruleset, table }: Pick<Asking, 'command' | 'campaign' | 'ruleset' | 'table'>,
  given: GivenOptions,
): readonly string[] {
  try {
    const action = readAction(command.name, given, campaign, ruleset.id);
    resolve(action, new RecordedRuling(new ThrownDice(inTurn()), action.toggles));
    return [];
  } catch (error) {
    if (error instanceof InputError && error.says === 'missing-options') {
      return (error.values.missing as readonly string[]).filter((name) => table[name]);
    }
    if (error instanceof InputError || error instanceof Refusal || error instanceof NotAllowed) return [];
    throw error;
  }
}

/**
 * What has to be said because of the units as they stand, such as which of a target's men are meant. Odds can be seen without
 * it.
 */
export function missingOfUnits({ command, campaign, user, ruleset, given }: Asking): readonly string[] {
  if (given.odds !== undefined || !gameShown(campaign)) return [];
  const wrong = wrongWith(campaign, { verb: command.name, given, user }, ruleset.id);
  const names = (wrong?.values.missing ?? []) as readonly string[];
  return names.filter((name) => given[name] === undefined);
}

/** The options that are given but can't be read, one by one. The odds that *Roll* was pressed on are none of the verb's. */
export function wrongIn(asking: Asking, { seen: _, ...given }: GivenOptions): readonly string[] {
  const { command, campaign, ruleset } = asking;
  try {
    readAction(command.name, given, campaign, ruleset.id);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) return [];
    const option = String(error.values.option);
    if (given[option] === undefined) return [];
    const { [option]: __, ...others } = given;
    return [option, ...wrongIn(asking, others)];
  }
}
