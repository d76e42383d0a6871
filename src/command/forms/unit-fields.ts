import { breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { freshFirst } from '../../campaign/turns.ts';
import type { GivenOptions, OptionTable } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { isOfUnits } from '../../kernel/verb.ts';
import { canDo, whyNot } from '../../referee/acts/able.ts';
import { assertOpen } from '../../referee/agreement/permission.ts';
import { unitNamed, unitsInOrder } from '../../referee/units/units.ts';
import { rulesets } from '../../rules/index.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking, UnitField } from './asking.ts';
import { missingFrom } from './missing.ts';
import { targetFields } from './target-fields.ts';
import { caughtBy, firstOut } from './whom-it-strikes.ts';

/** This many units are checked for why they can't. */
const MOST_ASKED = 5;

/** In a battle: the acting unit, from those that can act, and its target. */
export async function unitFields(
  asking: Asking,
  { targets = [] }: Pick<Ruled, 'targets'>,
): Promise<readonly UnitField[]> {
  const { command, given, table, campaign, ruleset, user } = asking;
  const game = gameShown(campaign);
  if (!game || rulesets[game.rules] !== ruleset || given.rules !== undefined) return [];
  if (!game.at && !(await mayDeploy(asking, game))) return [];
  const verb = ruleset.verbs[command.name];
  if (!verb?.effects || !isOfUnits(verb)) return [];
  if (given.odds === undefined) assertOpen(game);
  const caught = caughtBy({ command, given, campaign, ruleset, user });
  if (caught.length > 0) return [{ name: 'target', units: caught, several: true, optional: true }];
  const first = firstOut({ command, given, campaign, ruleset, user });
  if (first.length > 0) return [{ name: 'target', units: first, several: true, optional: true, first: true }];
  const named = given.who ?? given.attacker ?? given[insteadOf('who', table)];
  const own = sideOf(game, user) ?? game.at?.side;
  const able = named === undefined ? readiest(asking, await ableOf(game, { campaign, ruleset, command }, own)) : [];
  if (named === undefined && able.length === 0) {
    // With no options at all, the player means one of his own units. Otherwise the ruling may be about units that the referee
    // doesn't know.
    const refusal = isBare(given) ? await whyNobody(game, campaign, ruleset, command.name, own) : undefined;
    if (refusal) throw refusal;
    return [];
  }
  const fields: UnitField[] = named === undefined ? [{ name: 'who', units: able }] : [];
  if (given.target !== undefined || given[insteadOf('target', table)] !== undefined) return fields;
  const actor = named === undefined ? able[0] : unitNamed(game, String(named));
  return [
    ...fields,
    // Whoever acts for another side's unit means its enemies.
    ...(await targetFields({
      ...{ command, given, table, campaign, ruleset, game, actor, targets },
      own: actor?.side ?? own,
    })),
  ];
}

/** Whether it's something that the named unit can do before the first turn. */
async function mayDeploy({ command, given, campaign, ruleset }: Asking, game: Game): Promise<boolean> {
  const named = given.who ?? given.attacker;
  const unit = named === undefined ? undefined : Object.values(game.units).find(({ name }) => name === String(named));
  return unit !== undefined && canDo(campaign, ruleset, command.name, unit, breathing());
}

/** Those first of whom it's known with what they do it: the tank’s gun, before what a rifleman might have at hand. */
function readiest(asking: Asking, able: readonly Unit[]): readonly Unit[] {
  const isOpen = (name: string) => asking.table[name]?.from === 'choice';
  const open = able.map(({ name }) => missingFrom(asking, { ...asking.given, who: name }).filter(isOpen).length);
  return able.toSorted((a, b) => open[able.indexOf(a)]! - open[able.indexOf(b)]!);
}

/** A verb’s own name for the unit or the target; the common one if it has none. */
function insteadOf(common: 'who' | 'target', table: OptionTable): string {
  return Object.keys(table).find((name) => table[name]!.instead === common) ?? common;
}

/** These options say how to rule, but nothing about the action. */
function isBare(given: GivenOptions): boolean {
  return Object.keys(given).every((name) => ['odds', 'with', 'override', 'faces'].includes(name));
}

/** Why no unit of a side can do it: the reason for the first one. */
async function whyNobody(game: Game, campaign: Campaign, ruleset: Ruleset, verb: string, side: string | undefined) {
  const breathe = breathing();
  const own = unitsInOrder(game).filter((unit) => !unit.gone && unit.side === side);
  for (const unit of own.slice(0, MOST_ASKED)) {
    const refusal = await whyNot(campaign, ruleset, verb, unit, breathe);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The units of a side that can do it now. With many units that takes long, so other channels get their turn meanwhile. */
async function ableOf(
  game: Game,
  { campaign, ruleset, command }: Pick<Asking, 'campaign' | 'ruleset' | 'command'>,
  side: string | undefined,
) {
  const own = freshFirst(unitsInOrder(game), game, ruleset).filter(
    ({ gone, side: of }) => !gone && (side === undefined || of === side),
  );
  const breathe = breathing();
  const able: Unit[] = [];
  for (const unit of own) {
    if (await canDo(campaign, ruleset, command.name, unit, breathe)) able.push(unit);
  }
  if (able.length > 0 || !ruleset.verbs[command.name]!.idle) return able;
  // Whoever asks for it may have a reason that the referee doesn't know.
  const free: Unit[] = [];
  for (const unit of own) if (!(await whyNot(campaign, ruleset, command.name, unit, breathe))) free.push(unit);
  return free;
}
