import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import { nearest } from '../../../../kernel/options/nearest.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Wreck } from '../../bail.ts';
import { Refusal } from '../../refusal.ts';
import { isHalfTrack, isLeader, kindOf, menOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { checksAfter, type Loss, lossesOf, settles } from '../morale/checks.ts';
import { falls, losesWeapon } from '../morale/fallen.ts';
import { homeKey } from '../morale/groups.ts';
import { aboard } from '../moving/carrying.ts';
import { getsOut } from './crews.ts';

/** What the wreck was, and how many men are in and on it. */
const knows: Knows<Wreck, Book> = {
  vehicle: ({ actor }, _wreck, book) => actor && (isHalfTrack(actor, book) ? 'half-track' : 'afv'),
  riders: (scene) =>
    (scene.actor && aboard(scene, scene.actor).reduce((sum, each) => sum + menOf(each), 0)) || undefined,
  crew: ({ actor }) => (actor && menOf(actor)) || undefined,
};

/** Crew and riders leave a wrecked AFV. It happens to its owner during the enemy's fire. */
export const trackedBail: Tracked<Wreck, Book> = {
  outOfTurn: () => true,
  helps: 'units',
  // Its player says which riders get out.
  choice: (scene) => scene.actor !== undefined && aboard(scene, scene.actor).length > 0,
  putsFirst: (scene, actor) => {
    const riders = aboard(scene, actor);
    return riders.length > 1 ? riders : [];
  },
  knows,
  domains: { target: (scene) => aboard(scene, scene.actor!) },
  forbid: forbiddenBail,
  effects: afterBail,
};

/** Only out of a wreck, and only once. @throws {InputError} for somebody who isn't aboard */
function forbiddenBail(scene: Scene, _wreck: unknown, { tracking }: Book): Refusal | undefined {
  const { actor, due } = scene;
  if (!actor) return undefined;
  if (due.some(({ verb, unit }) => verb === 'bail' && unit === actor.id)) {
    assertAboard(scene, actor);
    return undefined;
  }
  return new Refusal(tracking.rules.bail, 'no-wreck-to-leave', { unit: actor.name, thrown: actor.gone === 'wreck' });
}

function assertAboard(scene: Scene, wreck: Unit): void {
  const allowed = aboard(scene, wreck).map(({ name }) => name);
  const wrong = scene.targets.find(({ name }) => !allowed.includes(name));
  if (!wrong) return;
  const { name: value } = wrong;
  throw new InputError('unknown-value', { option: 'target', value, nearest: nearest(value, allowed), allowed });
}

/** Riders get out in this order: those the owner names as targets, then leaders, then the others. */
function afterBail(changes: Changing, _wreck: Wreck, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const { rules } = book.tracking;
  const men = Number(facts['crew-out'] ?? 0);
  if (men > 0) {
    const crew = getsOut(changes, actor, men, book);
    changes.set(crew, 'in-wreck', true, rules['getting-out']);
    changes.remind(rules['getting-out'], [actor, crew], 'crew-gets-out', { men });
  }
  let left = Number(facts['riders-out'] ?? 0);
  const losses = inOrder(scene, actor).flatMap((rider) => {
    const out = Math.min(left, menOf(rider));
    left -= out;
    return riderOut(changes, rider, out, book);
  });
  const alive = inOrder(scene, actor).filter((rider) => !changes.now(rider).gone);
  if (alive.length > 0) changes.remind(rules['getting-out'], alive, 'riders-get-out');
  checksAfter(changes, losses, book);
  settles(changes, book);
}

function inOrder(scene: Scene, wreck: Unit): readonly Unit[] {
  const riders = aboard(scene, wreck);
  const named = scene.targets.filter(({ id }) => riders.some((each) => each.id === id));
  const others = riders.filter(({ id }) => !named.some((each) => each.id === id));
  return [...named, ...others.filter(isLeader), ...others.filter((each) => !isLeader(each))];
}

/** PT-BAIL-08: men keep the weapons they carry; heavy weapons and guns are lost, and their men are infantry with pistols. */
function riderOut(changes: Changing, rider: Unit, out: number, book: Book): readonly Loss[] {
  const { rules } = book.tracking;
  changes.clear(rider, ['aboard', 'towed-by', 'heads'], rules['getting-out']);
  const dead = menOf(rider) - out;
  const losses = lossesOf(rider, dead, homeKey(rider));
  if (out > 0 && kindOf(rider) !== 'infantry') losesWeapon(changes, rider, 'keeps-weapons', book);
  falls(changes, rider, dead, { why: 'lost-with-vehicle', rule: rules['lost-aboard'] }, book);
  return losses;
}
