import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/effect.ts';
import type { Facts } from '../../../kernel/facts.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { countOf, someOf, sumOf } from '../../../kernel/together.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { known, type SoftShot } from '../soft-shot.ts';
import { has, held, kindOf } from '../unit.ts';
import { asBefore, hasActed } from './before.ts';
import { changing } from './changes.ts';
import { checksAfter, settles } from './checks.ts';
import { fires } from './fired.ts';
import { knownOfFirer } from './firer.ts';
import { forbiddenShot } from './forbidden-fire.ts';
import { hits } from './hits.ts';
import { isHidden, knownOfTarget } from './target.ts';
import { pointsLeft, waysToFire } from './ways.ts';

/** Soft firepower at soft targets, by units. */
export const trackedFire: Tracked<SoftShot, Book> = {
  known,
  byMany: 'each',
  together: volley,
  catches: 'shared',
  shares: { alike: (scene, one, other, book) => isLike(scene, one, other, {}, book), by: ['split', 'continued'] },
  ways: waysToFire,
  suggests: pointsLeft,
  tellsOf: { 'before-drop': (target) => has(target, 'dropped'), before: hasActed },
  fill: knownOfShot,
  forbid: (scene, shot, book) => forbiddenShot(scene, shot, 's', book),
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

/** What the referee knows of a shot at soft targets; never its cover or its range. */
export function knownOfShot(now: Scene, given: Partial<SoftShot>, book: Book): Partial<SoftShot> {
  const scene = given.before ? asBefore(now) : now;
  const { actor, targets } = scene;
  const [first] = targets;
  const unlike = targets.filter((target) => !isLike(scene, target, first!, given, book)).map(({ name }) => name);
  const firer = knownOfFirer(scene, given, 's', book);
  const unarmed = actor !== undefined && firer.weapon === undefined && given.weapon === undefined;
  return {
    ...firer,
    ...(unarmed ? { unarmed: true, weapon: book.tracking.sidearm } : {}),
    ...(first ? knownOfTarget(scene, first, book) : {}),
    ...held({
      // The players give one range for them all.
      obscured: targets.some(isHidden) || undefined,
      unlike: unlike.length > 0 ? unlike.join(', ') : undefined,
    }),
  };
}

/** Whether two targets have the same defence; options given by hand apply to all. */
function isLike(scene: Scene, one: Unit, other: Unit, given: Partial<SoftShot>, book: Book): boolean {
  const [of, than] = [one, other].map((unit) => ({ ...knownOfTarget(scene, unit, book), ...given }));
  const isMoving = ({ stance }: Partial<SoftShot>) => stance === 'running' || stance === 'moving';
  const asFast = of!.stance === than!.stance || (isMoving(of!) && isMoving(than!));
  return of!['target-type'] === than!['target-type'] && asFast;
}

/** What it changes: for the firer, for the men hit, and the morale checks due. */
function afterShot(scene: Scene, shot: SoftShot, outcome: Outcome, _draw: unknown, book: Book): readonly Effect[] {
  const changes = changing(scene);
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
  return changes.effects;
}

function hitNobody({ facts }: Outcome): boolean {
  return facts.result === 'miss' || facts.result === 'saved' || facts.killed === 0;
}
