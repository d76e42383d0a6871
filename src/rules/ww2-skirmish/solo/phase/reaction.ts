import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { HAND_HELD } from '../../../../../data/ww2-skirmish/vehicles/vehicle-tables.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned } from '../../figures.ts';
import { behindArmour } from '../../tracked/fire/targets.ts';
import { decided } from '../../tracked/standing.ts';
import { has } from '../../unit.ts';
import { isClosed, vehicleAround } from '../../vehicles/crew.ts';
import { movedInSight, shoots } from './shooting.ts';
import { changesIn, ownTeams, playersUnits } from './sides.ts';
import { canShoot, isSmallArm, paysFor, weaponsOf } from './weapons.ts';

/**
 * WS-FIRE-01: before the side shoots, players' units that neither moved nor fired in their last phase can fire at what has moved.
 */
export function reactionFire(scene: Scene, book: Book): SoloStep | undefined {
  const { table } = scene;
  const rule = book.soloTurn.rules.reaction;
  if (table['reaction-fire'] === 'over') return undefined;
  const able = decided(scene) ? [] : playersUnits(scene).filter((unit) => canReact(scene, unit, book));
  if (table['reaction-fire'] === 'open' && able.length > 0)
    return { step: 'pause', units: able.map(({ id }) => id), rule, ...firstToShoot(scene, book) };
  const pauses = table['reaction-fire'] !== 'open' && able.length > 0;
  const changes = changesIn(scene);
  changes.ofTable('reaction-fire', pauses ? 'open' : 'over', rule);
  return { step: 'note', rule, effects: changes.effects };
}

/** Whether it may fire, and any enemy who has moved could be hurt by it (WS-FIRE-01). */
function canReact(scene: Scene, unit: Unit, book: Book): boolean {
  return mayReact(scene, unit, book) && movedInSight(scene).some((enemy) => firesBy(scene, unit, enemy, book));
}

/** Whether a unit can fire outside its phase: it kept still in its own, and has something to fire. */
export function mayReact(scene: Scene, unit: Unit, book: Book): boolean {
  if (has(unit, 'moved') || has(unit, 'fired') || has(unit, 'retiring')) return false;
  const around = vehicleAround(scene, unit);
  if (around && around.id !== unit.id && isClosed(around, book)) return false;
  return canShoot(unit, book);
}

function firstToShoot(scene: Scene, book: Book): { readonly before?: string } {
  const first = ownTeams(scene).find((unit) => shoots(scene, unit, book)?.step === 'rule');
  return first ? { before: first.id } : {};
}

/** The pause is over. */
export function resumed(scene: Scene, { soloTurn }: Book): readonly Effect[] {
  const changes = changesIn(scene);
  changes.ofTable('reaction-fire', 'over', soloTurn.rules.reaction);
  return changes.effects;
}

/**
 * WS-FIRE-01: which of the side's units can fire at a player's moving unit; each is named once a phase. On a drawn table it's measured
 * which of them see him, whatever he moves through, so nobody is named.
 */
export function offersReaction(scene: Scene, mover: Unit, inTheOpen: boolean, book: Book): readonly Effect[] {
  const changes = changesIn(scene);
  const rule = book.soloTurn.rules.reaction;
  for (const unit of ownTeams(scene)) {
    if (has(unit, 'may-react') || !mayReact(scene, unit, book)) continue;
    const verb = firesBy(scene, unit, mover, book);
    if (verb === undefined) continue;
    if (scene.drawn) {
      changes.set(unit, 'reacts-at', mover.id, rule);
      continue;
    }
    changes.set(unit, 'may-react', true, rule);
    if (inTheOpen) changes.set(unit, 'reacts-at', mover.id, rule);
    changes.remind(rule, [unit, mover], 'solo-may-react', { verb });
  }
  return changes.effects;
}

/** With which command a unit can fire at what moves: men, those in an open vehicle, or armour that small arms don't harm. */
function firesBy(scene: Scene, unit: Unit, mover: Unit, book: Book): string | undefined {
  const { 'main-guns': guns, mortars } = book.tracking.weapons;
  const arms = weaponsOf(unit, book).filter((arm) => paysFor(unit, arm, book));
  const some = (isOne: (weapon: string) => boolean) => arms.some(({ weapon }) => isOne(weapon));
  const behind = behindArmour(scene, mover, book);
  if (!behind && some((weapon) => isSmallArm(weapon) || weapon === 'flamethrower')) return 'fire';
  const isHandHeld = (weapon: string) => (HAND_HELD as readonly string[]).includes(weapon);
  if (isManned(mover) && some((weapon) => guns.includes(weapon) || isHandHeld(weapon))) return 'tankhit';
  if (behind) return undefined;
  if (some((weapon) => guns.includes(weapon) || mortars.includes(weapon))) return 'barrage';
  return some((weapon) => weapon === 'panzerfaust' || weapon === 'bazooka') ? 'grenade' : undefined;
}
