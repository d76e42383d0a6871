import type { Due, Game } from '../../campaign/game.ts';
import { owedCommand } from '../../campaign/owed/owed-command.ts';
import { squadIn, yetToAct } from '../../campaign/turns.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Button } from '../document.ts';

/** A button that does what's owed. There's none for the side that the referee runs, which does it itself. */
export function owedButton(words: Catalogue, due: Due, game: Game, ruleset: Ruleset): Button<'owed'> | undefined {
  if (isOfRunSide(due, game)) return undefined;
  return {
    action: 'owed',
    of: owedCommand(due, game, ruleset),
    label: labelOf(words, due, game, ruleset),
    first: true,
  };
}

/** Whether another owed ruling has to be given before this one. */
export function mustWait({ verb }: Due, now: readonly Due[], { verbs }: Ruleset): boolean {
  return !verbs[verb]?.comesFirst && now.some((due) => verbs[due.verb]?.comesFirst);
}

/** Whether an owed ruling would end a turn in which units can still act. */
export function endsEarly({ verb }: Due, game: Game, ruleset: Ruleset): boolean {
  return game.at !== undefined && ruleset.verbs[verb]?.comesLast === true && yetToAct(game, ruleset).length > 0;
}

function labelOf(
  words: Catalogue,
  { verb, unit, squad, targets = [], options }: Due,
  game: Game,
  ruleset: Ruleset,
): string {
  const [called] = Object.values(options).flatMap((value) => words.notices.owedAs[`${verb} ${value}`] ?? []);
  const whom = called === undefined ? (unit ?? targets[0]) : (targets[0] ?? unit);
  const name = whom === undefined ? squad && squadName(squad, game, ruleset) : (game.units[whom]?.name ?? whom);
  return words.notices.owedLabel(called ?? words.say(verb), name);
}

/** A squad by its name; a group without one by who speaks for it, as a vehicle does for those aboard. */
function squadName(squad: string, { units }: Game, ruleset: Ruleset): string {
  const name = squad.slice(squad.indexOf('/') + 1).replace(/\/$/, '');
  if (name !== '' && !name.startsWith('#')) return name.replace('/', ' ');
  const left = Object.values(units).filter((unit) => !unit.gone && squadIn(unit, ruleset) === squad);
  return (ruleset.speaks?.(left) ?? left[0])?.name ?? name;
}

function isOfRunSide({ unit }: Due, { table, units }: Game): boolean {
  return table.solo !== undefined && unit !== undefined && units[unit]?.side === table.solo;
}
