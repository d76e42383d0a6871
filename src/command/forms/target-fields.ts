import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { isAtEnemies, targetsOf } from '../../kernel/verb.ts';
import { targetsNeeded } from '../../referee/acts/able.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { helpOf } from '../typing/option-help.ts';
import type { Asking, UnitField } from './asking.ts';
import { besidesFields } from './further-targets.ts';

/** A command without a target, and the unit that's to do it. */
interface Aiming extends Pick<Asking, 'command' | 'given' | 'table' | 'campaign' | 'ruleset'> {
  readonly game: Game;
  /** The player's side. */
  readonly own: string | undefined;
  readonly actor: Unit | undefined;
  /** Who the targets were last time. */
  readonly targets: readonly string[];
}

/** At whom something is done: nobody where it takes no target, one unit, or everyone under an area. */
export async function targetFields(aiming: Aiming): Promise<readonly UnitField[]> {
  const { command, campaign, ruleset, game, actor } = aiming;
  if (isAimed(aiming)) return command.primary?.includes('target') ? aimedAt(aiming) : [];
  if (!actor) return [];
  const things = thingsAimedAt(aiming, actor);
  if (things.length > 0) return things;
  const said = withoutUnits(aiming.given);
  const found = await targetsNeeded(campaign, ruleset, command.name, actor, said);
  const verb = ruleset.verbs[command.name];
  const isTarget = verb ? targetsOf(verb, sceneOf(game, ruleset), ruleset.book) : () => true;
  const needed = found.filter(isTarget);
  const all = ruleset.verbs[command.name]?.catches === 'all';
  const meets = meetsNow(aiming);
  const several = all || meets?.several?.(actor) ? ({ several: true } as const) : {};
  const met = meets ? ({ met: meets.as ?? 'met' } as const) : {};
  if (needed.length > 0) {
    const target: UnitField = {
      name: 'target',
      units: enemiesFirst(needed, actor.side),
      ...several,
      ...met,
      of: actor.side,
    };
    return [target, ...aimedBesides(aiming, actor, needed)];
  }
  if (meets) {
    const goes = goesWith(aiming, actor);
    const units = unitsInOrder(game).filter((unit) => meets.isOne(actor, unit) && goes(unit));
    return units.length === 0 ? [] : [{ name: 'target', units, ...several, ...met, optional: true }];
  }
  if (!all) return neededBySome(aiming, actor);
  const others = unitsInOrder(game).filter((unit) => !unit.gone && unit.id !== actor.id && isTarget(unit));
  return others.length === 0
    ? []
    : [{ name: 'target', units: enemiesFirst(others, actor.side), several: true, optional: true }];
}

/** Whether it's at one enemy, or shared out among some, and not at a thing, or at whoever is under an area. */
function isAimed({ command, ruleset, table }: Aiming): boolean {
  const verb = ruleset.verbs[command.name];
  if (!verb?.domains?.target || verb.meets || (table.target?.required && !verb.atVehicles)) return false;
  return isAtEnemies(verb) && verb.catches !== 'all';
}

/** Whom what's said may be done with, if it can be done with anybody. */
function meetsNow({ command, given, ruleset }: Aiming) {
  const { meets } = ruleset.verbs[command.name] ?? {};
  return [meets ?? []].flat().find((each) => each.when?.(given as never) !== false);
}

/** Where the book's table says what it can be done to: the units that are such things, and the table's for what nobody tracks. */
function thingsAimedAt(aiming: Aiming, actor: Unit): readonly UnitField[] {
  const { command, ruleset, table, game } = aiming;
  const verb = ruleset.verbs[command.name]!;
  const { target } = table;
  if (target?.type !== 'string' || !target.values || !verb.aimsAt) return [];
  const isTarget = targetsOf(verb, { ...sceneOf(game, ruleset), actor }, ruleset.book);
  const goes = goesWith(aiming, actor);
  const units = unitsInOrder(game).filter((unit) => !unit.gone && isTarget(unit) && goes(unit));
  const hint = (words: Catalogue) => helpOf(words, aiming, 'target');
  return units.length === 0 ? [] : [{ name: 'target', units, things: { values: target.values, hint } }];
}

/** On whom a battery is called, besides the battery itself. */
function aimedBesides(
  { command, given, ruleset, game }: Aiming,
  actor: Unit,
  needed: readonly Unit[],
): readonly UnitField[] {
  const verb = ruleset.verbs[command.name]!;
  if (!verb.aimsBesides?.(given as never)) return [];
  const units = unitsInOrder(game).filter((unit) => !unit.gone && unit.side !== actor.side && !needed.includes(unit));
  return units.length === 0 ? [] : [{ name: 'besides', units, several: true, optional: true, aimed: true }];
}

/** Tells whether it's allowed with a unit. */
function goesWith({ command, given, campaign, ruleset }: Aiming, actor: Unit): (unit: Unit) => boolean {
  const said = { ...withoutUnits(given), who: actor.name };
  const finishing = new Finishing({ campaign, ruleset, verb: command.name, given: said });
  return (unit) => unit.id !== actor.id && finishing.goes({ target: unit.name });
}

/** Where the player has still to say what's done: at whom some of it is done. */
async function neededBySome(
  { command, given, table, campaign, ruleset }: Aiming,
  actor: Unit,
): Promise<readonly UnitField[]> {
  const open = Object.keys(table).find((name) => table[name]!.required && table[name]!.from === 'choice');
  const option = open === undefined ? undefined : table[open];
  if (open === undefined || option?.type !== 'string' || given[open] !== undefined) return [];
  const found = new Set<Unit>();
  for (const value of option.values ?? []) {
    const said = { ...withoutUnits(given), [open]: value };
    for (const unit of await targetsNeeded(campaign, ruleset, command.name, actor, said)) found.add(unit);
  }
  const units = enemiesFirst([...found], actor.side);
  return units.length === 0 ? [] : [{ name: 'target', units, optional: true, of: actor.side }];
}

function withoutUnits({ who: _who, attacker: _attacker, ...said }: GivenOptions): GivenOptions {
  return said;
}

/** The enemies, those of last time first, since the last target is usually the next one too; and who else is caught. */
function aimedAt({ own, actor, game, targets, ...aiming }: Aiming): readonly UnitField[] {
  const verb = aiming.ruleset.verbs[aiming.command.name]!;
  // Where the book's table has targets too, those on the other side still come first: they're what is on the table.
  const scene = { ...sceneOf(game, aiming.ruleset), ...(actor ? { actor } : {}) };
  const isTarget = targetsOf(verb, scene, aiming.ruleset.book);
  const inPlay = unitsInOrder(game).filter(({ id, gone }) => !gone && id !== actor?.id);
  const enemies = inPlay
    .filter((unit) => unit.side !== own && isTarget(unit))
    .toSorted((a, b) => Number(targets.includes(b.id)) - Number(targets.includes(a.id)));
  if (enemies.length === 0) return [];
  const target: UnitField = { name: 'target', units: enemies };
  const others = { enemies, everyone: enemiesFirst(inPlay, actor?.side) };
  return [target, ...(actor ? besidesFields({ ...aiming, given: withoutUnits(aiming.given) }, actor, others) : [])];
}

function enemiesFirst(units: readonly Unit[], side: string | undefined): readonly Unit[] {
  return units.toSorted((a, b) => Number(a.side === side) - Number(b.side === side));
}
