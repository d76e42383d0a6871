import { ThrownDice } from '../../kernel/dice/dice.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import { resolve } from '../../kernel/resolve.ts';
import { readAction } from '../../referee/rulings/action.ts';
import type { Asking } from './asking.ts';

/** A command that may leave out how far it goes. */
type Way = Pick<Asking, 'given' | 'campaign' | 'ruleset'> & { readonly command: Pick<Asking['command'], 'name'> };

/**
 * The values of a form, where a way without its length becomes all that those who are named leave of it: getting in takes a part of
 * the move.
 */
export function withWholeWay(asking: Way, said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { option } = asking.ruleset.verbs[asking.command.name]?.wholeWay ?? {};
  if (option === undefined || said[option] === undefined || /\d/.test(said[option])) return said;
  const left = Object.entries(wholeWayOf({ ...asking, given: { ...said, ...asking.given, [option]: said[option] } }));
  return { ...said, ...Object.fromEntries(left.map(([name, value]) => [name, String(value)])) };
}

/** All the way that a named unit can go, where leaving it out would only ask how far that is. */
export function wholeWayOf({ command, given, campaign, ruleset }: Way): GivenOptions {
  const { wholeWay } = ruleset.verbs[command.name] ?? {};
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
