import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import { leavesChoice } from '../../kernel/verb.ts';
import type { Game } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { dueNow } from '../turns.ts';

/**
 * Whether what's owed leaves no choice, so that anybody who plays may throw it: not a retirement, which goes where its player
 * likes.
 */
export function isThrown({ verb, options, unit, targets = [] }: Due, game: Game, ruleset: Ruleset): boolean {
  const actor = unit === undefined ? undefined : game.units[unit];
  const about = targets.flatMap((id) => game.units[id] ?? []);
  const scene = sceneOf(game, ruleset, undefined, { actor, targets: about });
  return !leavesChoice(verbOf(ruleset, verb), scene, options);
}

/** The side of the unit or squad that owes it. */
export function sideOwing(
  { unit, squad, at }: Pick<Due, 'at'> & { readonly [K in 'unit' | 'squad']?: string | undefined },
  game: Game,
): string | undefined {
  if (unit !== undefined) return game.units[unit]?.side;
  return squad?.split('/')[0] ?? at.side;
}

/**
 * What each side that people play has to give now. A choice is for the side whose unit or squad owes it. What anybody may throw is
 * part of the turn of whoever's turn it is. Where it's nobody's, it's for the side that owes it, or for every side.
 */
export function owedBySides(game: Game, ruleset: Ruleset): ReadonlyMap<string, readonly Due[]> {
  const found = new Map<string, Due[]>();
  for (const due of dueNow(game, ruleset)) {
    for (const side of sidesGiving(due, game, ruleset)) found.set(side, [...(found.get(side) ?? []), due]);
  }
  return found;
}

/** The sides that an owed ruling waits for, without the one that the referee runs. */
export function sidesGiving(due: Due, game: Game, ruleset: Ruleset): readonly string[] {
  const { sides, table } = game;
  const playing = sidePlaying(game);
  if (playing !== undefined && isThrown(due, game, ruleset)) return [playing];
  const own = sideOwing(due, game);
  return (own === undefined ? Object.keys(sides) : [own]).filter((side) => side !== table.solo);
}

/** The side whose turn it is, if people play it. */
function sidePlaying({ at, sides, table }: Game): string | undefined {
  const side = at?.side;
  return side !== undefined && side !== table.solo && sides[side]?.players.length ? side : undefined;
}

/** What the players owe now that holds up the referee's side. */
export function owedByPlayers(game: Game, ruleset: Ruleset): readonly Due[] {
  return dueNow(game, ruleset).filter((due) => due.verb !== ruleset.solo?.verb && !isOfSolo(due, game));
}

/** Whether a unit or squad of the side that the referee runs owes it. */
export function isOfSolo({ unit, squad, at }: Due, game: Game): boolean {
  const { solo } = game.table;
  return (
    (unit !== undefined || squad !== undefined) && solo !== undefined && sideOwing({ unit, squad, at }, game) === solo
  );
}
