import type { Due, Game } from '../campaign/game.ts';
import { owedCommand } from '../campaign/owed-command.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Button } from './document.ts';
import { english } from './english/index.ts';

/** A button that does what's owed. There's none for the side that the referee runs, which does it itself. */
export function owedButton(due: Due, game: Game, ruleset: Ruleset): Button | undefined {
  if (isOfRunSide(due, game)) return undefined;
  return { action: 'owed', of: owedCommand(due, game, ruleset), label: labelOf(due, game), first: true };
}

function labelOf({ verb, unit, squad, targets = [] }: Due, { units }: Game): string {
  const whom = unit ?? targets[0];
  const name = whom === undefined ? squad?.slice(squad.indexOf('/') + 1) : (units[whom]?.name ?? whom);
  return english.notices.owedLabel(english.say(verb), name);
}

function isOfRunSide({ unit }: Due, { table, units }: Game): boolean {
  return table.solo !== undefined && unit !== undefined && units[unit]?.side === table.solo;
}
