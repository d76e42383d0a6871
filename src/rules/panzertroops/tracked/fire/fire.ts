import type { Book } from '../../../../../data/panzertroops/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { countOf, someOf, sumOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { firepowerOf } from '../../fire/shot.ts';
import { ofUnit, type SoftShot } from '../../fire/soft-shot.ts';
import { has, kindOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { checksAfter, settles } from '../morale/checks.ts';
import { asBefore, hasActed } from './before.ts';
import { fires } from './fired.ts';
import { domainsOfFirer, knowsOfFirer } from './firer.ts';
import { forbiddenShot } from './forbidden-fire.ts';
import { hits } from './hits.ts';
import { isHidden, stanceOf, typeOf } from './target.ts';
import { pointsLeft, waysToFire } from './ways.ts';

/** What the referee knows of a shot at soft targets; never its cover or its range. */
export const knowsOfShot: Knows<SoftShot, Book> = {
  ...knowsOfFirer('s'),
  'target-type': (now, shot, book) => {
    const [first] = targetsOf(now, shot);
    return first && typeOf(now, first, book);
  },
  stance: (now, shot) => {
    const [first] = targetsOf(now, shot);
    return first && stanceOf(now, first);
  },
  // The players give one range for them all.
  obscured: (now, shot) => targetsOf(now, shot).some(isHidden) || undefined,
  unlike: (now, shot, book) => {
    const targets = targetsOf(now, shot);
    const unlike = targets.filter((target) => !isLike(now, target, targets[0]!, saidOf(shot), book));
    return unlike.length > 0 ? unlike.map(({ name }) => name).join(', ') : undefined;
  },
};

/** What a shot can be: the arms carried, the edges of their ranges, the points shared out, whoever can be hit. */
export const domainsOfShot: Domains<SoftShot, Book> = {
  ...domainsOfFirer,
  // A point for each part of it: whoever shares out more only has less left.
  split: (_scene, shot, book) => {
    const { weapon, indirect = false, broken = false } = shot;
    const power = weapon ? firepowerOf({ weapon, indirect, broken }, 's', book) : 0;
    return Array.from({ length: Math.max(0, power) }, (_, more) => `1${',1'.repeat(more)}`);
  },
  target: ({ actor, units }) => [...units.values()].filter(({ side }) => side !== actor?.side),
};

/** Soft firepower at soft targets, by units. */
export const trackedFire: Tracked<SoftShot, Book> = {
  known: ofUnit,
  byMany: 'each',
  together: volley,
  catches: 'shared',
  shares: { alike: (scene, one, other, book) => isLike(scene, one, other, {}, book), by: ['split', 'continued'] },
  ways: waysToFire,
  suggests: pointsLeft,
  tellsOf: { 'before-drop': (target) => has(target, 'dropped'), before: hasActed },
  knows: knowsOfShot,
  domains: domainsOfShot,
  forbid: forbiddenShot('s'),
  effects: afterShot,
};

/** Shots of several count as those of one at several targets do. */
function volley(each: readonly Facts[]): Facts {
  const of = (fate: string) => countOf(each, 'result', fate);
  return {
    killed: of('killed') + sumOf(each, 'killed'),
    ...someOf({
      'weapons-destroyed': countOf(each, 'total-destruction') + sumOf(each, 'weapons-destroyed'),
      saved: of('saved') + sumOf(each, 'saved'),
      pinned: of('pinned') + sumOf(each, 'pinned'),
      'morale-checks': countOf(each, 'morale-check') + sumOf(each, 'morale-checks'),
    }),
  };
}

/** The targets as they are, or as they were before the act that the shot is claimed to come before. */
function targetsOf(now: Scene, shot: Partial<SoftShot>): readonly Unit[] {
  return shot.before ? asBefore(now).targets : now.targets;
}

/** Whether two targets have the same defence; options given by hand apply to all. */
function isLike(scene: Scene, one: Unit, other: Unit, said: Partial<SoftShot>, book: Book): boolean {
  const type = (unit: Unit) => said['target-type'] ?? typeOf(scene, unit, book);
  const stance = (unit: Unit) => said.stance ?? stanceOf(scene, unit);
  const isMoving = (unit: Unit) => stance(unit) === 'running' || stance(unit) === 'moving';
  return type(one) === type(other) && (stance(one) === stance(other) || (isMoving(one) && isMoving(other)));
}

/** What it changes: for the firer, for the men hit, and the morale checks due. */
function afterShot(changes: Changing, shot: SoftShot, outcome: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  const losses = hits(changes, shot, outcome, book);
  if (actor) fires(changes, actor, shot, outcome.facts, book);
  const tank = scene.targets.find((each) => kindOf(each) === 'afv');
  if (tank) changes.remind(book.tracking.rules['under-cover'], [tank], 'at-the-roof-gunner');
  if (actor && shot.weapon === 'satchel' && !shot.continued && hitNobody(outcome)) {
    changes.remind(book.tracking.rules.satchel, [actor], 'charge-hit-nobody');
  }
  checksAfter(changes, losses, book);
  settles(changes, book);
}

function hitNobody({ facts }: Outcome): boolean {
  return facts.result === 'miss' || facts.result === 'saved' || facts.killed === 0;
}
