import type { Game } from '../../campaign/game.ts';
import { isThrown } from '../../campaign/owed/owed-by.ts';
import { owedCommand } from '../../campaign/owed/owed-command.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { dueNow } from '../../campaign/turns.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';

/** As few have a button each and no other. */
const FEWEST = 2;

/**
 * Buttons that throw at once what several owe alike, for all who owe it when they're pressed.
 * @param ready what's owed and has to wait for nothing else
 */
export function togetherButtons(
  words: Catalogue,
  ready: readonly Due[],
  game: Game,
  ruleset: Ruleset,
): readonly Button<'throws'>[] {
  if (ready.length < FEWEST) return [];
  const alike = thrownAlike(ready, game, ruleset).filter((dues) => dues.length >= FEWEST);
  return alike.map((dues) => {
    const { verb, options } = dues[0]!;
    const what = alike.length > 1 ? words.say(verb) : undefined;
    return {
      action: 'throws',
      of: { name: verb, given: options },
      label: words.notices.throwAll(dues.length, what),
      first: true,
    };
  });
}

/** The command that throws it for all who owe it now. @returns nothing if nobody does */
export function togetherCommand(
  game: Game | undefined,
  { name, given }: GivenCommand,
  ruleset: Ruleset,
): GivenCommand | undefined {
  if (game?.phase !== 'open') return undefined;
  const key = keyOf({ verb: name, options: given });
  const dues = thrownAlike(dueNow(game, ruleset), game, ruleset).find(([first]) => keyOf(first!) === key);
  // Whoever owes it twice throws it once more by another press.
  const who = dues && [...new Set(dues.map((due) => String(owedCommand(due, game, ruleset).given.who)))];
  return who && { name, given: { who: who.join(', '), ...given } };
}

/** What anybody may throw with nothing to say, by what it is. */
function thrownAlike(dues: readonly Due[], game: Game, ruleset: Ruleset): readonly (readonly Due[])[] {
  const found = new Map<string, Due[]>();
  for (const due of dues) {
    if (!mayThrow(due, game, ruleset)) continue;
    const key = keyOf(due);
    found.set(key, [...(found.get(key) ?? []), due]);
  }
  return [...found.values()];
}

/** Whether anybody may throw it for whoever owes it, with nothing to say. */
export function mayThrow(due: Due, game: Game, ruleset: Ruleset): boolean {
  const { verb, unit, squad, targets = [], options } = due;
  const { byMany, asks } = verbOf(ruleset, verb);
  const actor = unit === undefined ? undefined : game.units[unit];
  const isOfRunSide = actor !== undefined && actor.side === game.table.solo;
  if (byMany !== 'each' || (unit ?? squad) === undefined || targets.length > 0 || isOfRunSide) return false;
  // Somebody may have to say first what only eyes can tell.
  const isAsked = asks?.(sceneOf(game, ruleset, undefined, { actor }), options as never) ?? false;
  return !isAsked && isThrown(due, game, ruleset);
}

function keyOf({ verb, options }: Pick<Due, 'verb' | 'options'>): string {
  return commandText({ name: verb, given: options });
}
