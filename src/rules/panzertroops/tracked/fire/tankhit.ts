import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { countOf, someOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { type ArmourShot, ofUnit } from '../../fire/tankhit.ts';
import { has, isVehicle, vehicleOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { abandons, ridersFlee } from '../crews/crews.ts';
import { wrecks } from '../crews/wrecks.ts';
import { owesCheck, settles } from '../morale/checks.ts';
import { groupKey, isBroken } from '../morale/groups.ts';
import { falls, hasActed } from './before.ts';
import { fires } from './fired.ts';
import { domainsOfFirer, knowsOfFirer } from './firer.ts';
import { forbiddenShot } from './forbidden-fire.ts';
import { isHidden } from './target.ts';
import { waysAtArmour } from './ways.ts';

/** What the referee knows of a shot at armour. */
const knows: Knows<ArmourShot, Book> = {
  ...knowsOfFirer('ap'),
  vehicle: ({ targets }) => targets[0] && vehicleOf(targets[0]),
  obscured: ({ targets }) => targets.some(isHidden) || undefined,
  'front-unsaid': ({ targets }, shot) => {
    const isVehicleNamed = targets[0] !== undefined && vehicleOf(targets[0]) !== undefined;
    return (isVehicleNamed && shot.facing === undefined && shot.armour === undefined) || undefined;
  },
};

/** The arms it has, and the enemy's vehicles. */
const domains: Domains<ArmourShot, Book> = {
  ...domainsOfFirer,
  // A vehicle that nobody tracks is the players' to name.
  vehicle: () => [],
  armour: () => [],
  target: ({ actor, units }) => [...units.values()].filter((unit) => unit.side !== actor?.side && isVehicle(unit)),
};

/** Armour-piercing firepower at an armoured vehicle, by units. */
export const trackedTankhit: Tracked<ArmourShot, Book> = {
  known: ofUnit,
  byMany: 'each',
  together: volley,
  atVehicles: isVehicle,
  tellsOf: { before: hasActed },
  ways: waysAtArmour,
  knows,
  domains,
  forbid: forbiddenShot('ap'),
  effects: afterArmourShot,
};

/** So many shots came to this. */
function volley(each: readonly Facts[]): Facts {
  const of = (result: string) => countOf(each, 'result', result);
  return {
    destroyed: of('destroyed'),
    ...someOf({
      saved: of('saved'),
      immobilised: of('immobilised'),
      'morale-checks': countOf(each, 'morale-check'),
    }),
  };
}

/** What it changes. */
function afterArmourShot(changes: Changing, shot: ArmourShot, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor, targets } = scene;
  const [target] = targets;
  if (target && shot.before && facts.result === 'destroyed') falls(changes, target, true, book);
  if (target) struck(changes, target, facts, book);
  if (actor) fires(changes, actor, shot, facts, book);
  if (actor && shot.weapon === 'satchel' && (facts.result === 'miss' || facts.result === 'saved')) {
    changes.remind(book.tracking.rules.satchel, [actor], 'charge-hit-nobody');
  }
  settles(changes, book);
}

function struck(changes: Changing, target: Unit, facts: Facts, book: Book): void {
  const { rules } = book.tracking;
  if (facts.result === 'destroyed') {
    wrecks(changes, target, 'afv', book);
    return;
  }
  const stopped = facts.result === 'immobilised';
  if (stopped && !has(target, 'immobilised')) {
    changes.set(target, 'immobilised', true, rules.immobilised);
  }
  if (stopped && isBroken(target)) {
    abandons(changes, target, book);
    return;
  }
  if (stopped) ridersFlee(changes, target, book);
  if (facts['morale-check']) owesCheck(changes, groupKey(target), rules[stopped ? 'stopped' : 'shot-at']);
}
