import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { has, words } from '../../unit.ts';
import { orderOf } from './going.ts';
import { LAUNCHERS } from './offers.ts';
import { asked } from './orders.ts';
import { hasShifted, type Seen, seen } from './seen.ts';
import { type Shooting, shootingAt } from './shot.ts';
import { changesIn, inContactWith, isAfv, isCrewOnFoot, playersUnits, soloSide } from './sides.ts';
import { askSight, holdsStill } from './sight.ts';
import { askTarget, targetQuestion } from './target.ts';
import { isSmallArm, paysFor, type Weapon, weaponsOf } from './weapons.ts';

/** Finished by the players' own hands: the stage skips it. */
export const BY_HAND = 'by-hand';

/** WS-TURN-04, WS-AFV-17: every weapon with all its Actions, at the enemies described to the unit. */
export function shoots(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!mayShoot(scene, unit, book)) return undefined;
  const shot = words(unit, 'shot-solo');
  if (shot.includes(BY_HAND)) return undefined;
  const ready = weaponsOf(unit, book).filter((arm) => !shot.includes(arm.mounting) && paysFor(unit, arm, book));
  // On a drawn table it's measured again once anybody has moved: what was seen before the moves is no target.
  if (ready.length > 0 && scene.drawn && !holdsStill(scene, unit))
    return { step: 'ask', question: askSight(scene, unit, book) };
  if (ready.length > 0 && isUntold(scene, unit, book)) return asked(scene, unit, book);
  for (const arm of ready) {
    const target = targetOf(scene, unit, arm, book);
    const shooting = target && shootingAt(scene, unit, arm, target, book);
    // Morale has driven him back since: only the players see how he stands now.
    if (shooting && hasShifted(unit, target.unit)) return { step: 'ask', question: targetQuestion(scene, unit, book) };
    if (target && shooting) return ruling(scene, unit, arm, target, shooting, book);
  }
  return ready.length > 0 ? askTarget(scene, unit, book) : undefined;
}

/** WS-FIRE-01: its fire at one unit that moves, with each of its weapons that can hurt it. */
export function reacts(scene: Scene, unit: Unit, target: Seen, book: Book): SoloStep | undefined {
  const shot = words(unit, 'shot-solo');
  for (const arm of weaponsOf(unit, book)) {
    if (shot.includes(arm.mounting) || shot.includes(BY_HAND) || !paysFor(unit, arm, book)) continue;
    const shooting = shootingAt(scene, unit, arm, target, book);
    if (shooting) return ruling(scene, unit, arm, target, shooting, book);
  }
  return undefined;
}

/** Whether it was moved by hand before anybody was asked what it sees: whoever it was told of before isn't where he was. */
function isUntold(scene: Scene, unit: Unit, book: Book): boolean {
  const isAsked = !scene.drawn && !isCrewOnFoot(unit) && (!isManned(unit) || isAfv(unit, book));
  return isAsked && has(unit, 'went') && !has(unit, 'looked-round') && playersUnits(scene).length > 0;
}

function mayShoot(scene: Scene, unit: Unit, book: Book): boolean {
  const kept = (['suppressed', 'routed', 'idle', 'stunned', 'volleyed'] as const).some((field) => has(unit, field));
  if (kept || inContactWith(scene, unit).length > 0 || orderOf(unit, book).silent) return false;
  return inAction(unit).length > 0;
}

/**
 * S-07: guns and launchers at the nearest vehicle or anti-tank gun; otherwise the nearest enemy, or the one the players named.
 */
function targetOf(scene: Scene, unit: Unit, arm: Weapon, book: Book): Seen | undefined {
  const { weapon } = arm;
  const seeks =
    book.tracking.weapons['main-guns'].includes(weapon) || LAUNCHERS.includes(weapon) || weapon === 'at-rifle';
  const answered = (['sees', 'target-sees', 'gun-sees'] as const).map((which) => seen(scene, unit, which));
  const [nearest, target, gun] = answered;
  const prey = [nearest, target].find((each) => each && (isManned(each.unit) || has(each.unit, 'anti-tank-gun')));
  const rather = seeks ? [gun, prey] : [];
  return [...rather, nearest, target].find(
    (each) => each && !isOutOfSight(unit, each.unit) && shootingAt(scene, unit, arm, each, book),
  );
}

/** Driven back since he was described, and the players haven't named him again. */
function isOutOfSight(unit: Unit, enemy: Unit): boolean {
  return has(unit, 'target-told') && hasShifted(unit, enemy);
}

function ruling(scene: Scene, unit: Unit, arm: Weapon, target: Seen, shooting: Shooting, book: Book): SoloRuling {
  const rule = book.soloTurn.rules.fires;
  const { verb, options, later, volley } = shooting;
  const once = isSmallArm(arm.weapon) || volley;
  // Guns, mortars and launchers fire for as long as their Actions pay for it (S-14); a forbidden shot is tried once.
  const marks = changesIn(scene);
  const fired = volley ? weaponsOf(unit, book).filter(({ weapon }) => isSmallArm(weapon)) : [arm];
  if (once) for (const { mounting } of fired) marks.list(unit, 'shot-solo', mounting, rule);
  marks.list(unit, 'shot-at', target.unit.id, rule);
  return {
    step: 'rule',
    verb,
    options,
    who: unit.id,
    targets: [target.unit.id],
    marks: marks.effects,
    continues: words(unit, 'shot-at').includes(target.unit.id),
    ...(later && later.length > 0 ? { later } : {}),
    forbidden: () => {
      const changes = changesIn(scene);
      for (const { mounting } of fired) changes.list(unit, 'shot-solo', mounting, rule);
      return changes.effects;
    },
  };
}

/** Units of the side that have moved in this phase and aren't in contact (WS-FIRE-01). */
export function movedInSight(scene: Scene): readonly Unit[] {
  const side = soloSide(scene);
  return [...scene.units.values()].filter(
    (unit) => unit.side === side && !unit.gone && has(unit, 'moved') && inContactWith(scene, unit).length === 0,
  );
}
