import { ThrownDice } from '../kernel/dice.ts';
import type { GivenOptions } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import { readAction } from '../referee/action.ts';
import type { Asking } from './asking.ts';

/** All the way that a named unit can go, where leaving it out would only ask how far that is. */
export function wholeWayOf({ command, given, campaign, ruleset }: Asking): GivenOptions {
  const { wholeWay } = ruleset.verbs[command.name]!;
  if (!wholeWay || (given.who ?? given.attacker) === undefined) return {};
  try {
    const { scene } = readAction(command.name, given, campaign, ruleset.id);
    if (!scene?.actor || !scene.at) return {};
    const asks = { ...given, ...(wholeWay.asks(scene) as GivenOptions) };
    const action = readAction(command.name, asks, campaign, ruleset.id);
    const { facts } = resolve(action, new RecordedRuling(new ThrownDice(() => 1), action.toggles));
    return (wholeWay.tells(facts, action.options as never) ?? {}) as GivenOptions;
  } catch (error) {
    // The command itself will report what's wrong.
    if ([InputError, Refusal, NotAllowed].some((kind) => error instanceof kind)) return {};
    throw error;
  }
}
