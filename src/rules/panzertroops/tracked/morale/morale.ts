import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Group } from '../../morale.ts';
import { Refusal } from '../../refusal.ts';
import { has, isLeader, isVehicle, kindOf, menOf, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { abandons, ridersFlee } from '../crews/crews.ts';
import { refuseOut } from '../out-of-play.ts';
import { checksOf, settles } from './checks.ts';
import { falls } from './fallen.ts';
import { groupKey, isBroken, members, qualityOf, speakerOf } from './groups.ts';

/** A combat group's check, which is due at once in any step (PT-RUL-26). Also the surrender of broken men. */
export const trackedMorale: Tracked<Group, Book> = {
  outOfTurn: () => true,
  byMany: 'each',
  byOne: true,
  pays: (_scene, _due, { surrender }) => surrender !== true,
  ways: (scene, man) => {
    if (!has(man, 'broke-now') || man.gone || isVehicle(man)) return [];
    const owes = checksOf(scene, groupKey(man)).length > 0;
    return [...(owes ? [{ said: {} }] : []), { said: { surrender: true } }];
  },
  knows: {
    troops: (scene, group) => checkingIn(scene, group) && qualityOf(checkingIn(scene, group)!),
    leader: (scene, group) => checkingIn(scene, group)?.some((unit) => isVehicle(unit) || isLeader(unit)),
    immobilised: (scene, group) =>
      checkingIn(scene, group)?.some((unit) => kindOf(unit) === 'afv' && has(unit, 'immobilised')),
  },
  forbid: forbiddenCheck,
  effects: afterCheck,
};

/** The group that takes a check; nobody does who surrenders instead. */
function checkingIn(scene: Scene, group: Partial<Group>): readonly Unit[] | undefined {
  const { actor } = scene;
  return actor && !group.surrender ? members(scene, groupKey(actor)) : undefined;
}

/**
 * PT-MOR-05: only a check that's owed, by any living member of the group. An umpire can call for one that isn't owed any more.
 */
function forbiddenCheck(scene: Scene, { surrender }: Group, book: Book): Refusal | undefined {
  const { actor } = scene;
  // Without the toggle the ruling itself is refused.
  if (!actor || !scene.toggles.has('morale')) return undefined;
  if (surrender) return refuseSurrender(scene, actor, book);
  const { rules } = book.tracking;
  // Men in a wreck check like the others.
  const out = has(actor, 'in-wreck') ? undefined : refuseOut(actor, book);
  if (out) return out;
  const called = scene.umpire && !members(scene, groupKey(actor)).every(isBroken);
  if (called || checksOf(scene, groupKey(actor)).length > 0) return undefined;
  return new Refusal(rules.check, isBroken(actor) ? 'broken-already' : 'no-check-owed', { unit: actor.name });
}

/** PT-RUL-53: in the step in which he broke, to an enemy who's there. */
function refuseSurrender(scene: Scene, man: Unit, book: Book): Refusal | undefined {
  const rule = book.tracking.rules.broken;
  const [captor] = scene.targets;
  const values = { unit: man.name };
  if (man.gone || isVehicle(man) || !has(man, 'broke-now')) return new Refusal(rule, 'does-not-surrender', values);
  const there = captor && captor.side !== man.side && !captor.gone && !has(captor, 'in-wreck');
  return there && !has(captor, 'off-table') ? undefined : new Refusal(rule, 'surrenders-to-whom', values);
}

/** PT-MOR-09, -10: for the rest of the battle, for everyone who's in the group now; it never gets better. */
function afterCheck(changes: Changing, { surrender }: Group, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor, targets } = scene;
  if (!actor) return;
  if (surrender) {
    const rule = book.tracking.rules.broken;
    if (targets[0]) changes.remind(rule, [actor, targets[0]], 'captured');
    falls(changes, actor, menOf(actor), { why: 'captured', rule }, book);
  } else if (facts.morale !== 'good') {
    const key = groupKey(actor);
    worsens(changes, key, facts.morale === 'broken' ? 'broken' : 'shaken', book);
    flees(changes, key, book);
  }
  settles(changes, book);
}

function worsens(changes: Changing, key: string | undefined, state: 'shaken' | 'broken', { tracking }: Book): void {
  const rule = tracking.rules[state];
  const worse = members(changes.scene, key).filter((unit) => !isBroken(unit) && word(unit, 'morale') !== state);
  const speaker = speakerOf(changes.scene, key);
  for (const unit of worse) {
    changes.set(unit, 'morale', state, rule);
    if (state === 'broken') changes.set(unit, 'broke-now', true, rule);
  }
  if (speaker && worse.length > 0) changes.remind(rule, [speaker], `group-${state}`);
}

/** Crews that break leave an immobilised vehicle, and so do riders. */
function flees(changes: Changing, key: string | undefined, book: Book): void {
  const vehicle = members(changes.scene, key).find((unit) => kindOf(unit) === 'afv' && has(unit, 'immobilised'));
  if (!vehicle) return;
  if (isBroken(vehicle)) abandons(changes, vehicle, book);
  else ridersFlee(changes, vehicle, book);
}
