import { ThrownDice } from '../kernel/dice.ts';
import type { GivenOptions } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import type { Scene } from '../kernel/scene.ts';
import { readAction, readSaid } from '../referee/action.ts';
import type { Asking } from './asking.ts';

/** What a form starts with for a named unit as it stands, instead of what was said last time or the book's default. */
export function startingValues({ command, given, campaign, ruleset }: Asking): GivenOptions {
  const verb = ruleset.verbs[command.name]!;
  if (!(verb.wholeWay || verb.startsWith) || (given.who ?? given.attacker) === undefined) return {};
  try {
    const { scene } = readSaid(command.name, given, campaign, ruleset.id);
    if (!scene?.actor || !scene.at) return {};
    const starts = verb.startsWith?.(scene, given as never, ruleset.book) ?? {};
    return { ...(starts as GivenOptions), ...wholeWayOf({ command, given, campaign, ruleset }, scene) };
  } catch (error) {
    // The command itself will report what's wrong.
    if ([InputError, Refusal, NotAllowed].some((kind) => error instanceof kind)) return {};
    throw error;
  }
}

/** All the way that the unit can go, where leaving it out would only ask how far that is. */
function wholeWayOf(
  { command, given, campaign, ruleset }: Pick<Asking, 'command' | 'given' | 'campaign' | 'ruleset'>,
  scene: Scene,
): GivenOptions {
  const { wholeWay } = ruleset.verbs[command.name]!;
  if (!wholeWay) return {};
  const asks = { ...given, ...(wholeWay.asks(scene) as GivenOptions) };
  const action = readAction(command.name, asks, campaign, ruleset.id);
  const { facts } = resolve(action, new RecordedRuling(new ThrownDice(() => 1), action.toggles));
  return (wholeWay.tells(facts, action.options as never) ?? {}) as GivenOptions;
}
