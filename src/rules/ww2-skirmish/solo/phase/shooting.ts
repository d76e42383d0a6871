import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable } from '../../../../kernel/options.ts';
import { readOptions } from '../../../../kernel/options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question, SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import { meantBy } from '../../../aliases.ts';
import { type Book, COVERS, type Cover } from '../../book.ts';
import { inAction, isManned } from '../../figures.ts';
import { has, words } from '../../unit.ts';
import { orderOf } from './going.ts';
import { enemyNamed, NONE } from './named.ts';
import { LAUNCHERS } from './offers.ts';
import { type Seen, seen, toLookFor } from './seen.ts';
import { type Shooting, shootingAt } from './shot.ts';
import { changesIn, inContactWith, playersUnits, soloSide } from './sides.ts';
import { isSmallArm, paysFor, type Weapon, weaponsOf } from './weapons.ts';

/** Finished by the players' own hands: the stage skips it. */
export const BY_HAND = 'by-hand';

/** WS-TURN-04, WS-AFV-17: every weapon with all its Actions, at the enemies described to the unit. */
export function shoots(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!mayShoot(scene, unit, book)) return undefined;
  const shot = words(unit, 'shot-solo');
  if (shot.includes(BY_HAND)) return undefined;
  const ready = weaponsOf(unit, book).filter((arm) => !shot.includes(arm.mounting) && paysFor(unit, arm, book));
  for (const arm of ready) {
    const target = targetOf(scene, unit, arm, book);
    const shooting = target && shootingAt(scene, unit, arm, target, book);
    if (target && shooting) return ruling(scene, unit, arm, target, shooting, book);
  }
  return ready.length > 0 ? askTarget(scene, unit, book) : undefined;
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
  return [...rather, nearest, target].find((each) => each && shootingAt(scene, unit, arm, each, book));
}

function ruling(scene: Scene, unit: Unit, arm: Weapon, target: Seen, shooting: Shooting, book: Book): SoloRuling {
  const rule = book.soloTurn.rules.fires;
  const { verb, options, later, volley } = shooting;
  const once = isSmallArm(arm.weapon) || volley;
  // Guns, mortars and launchers fire for as long as their Actions pay for it (S-14); a forbidden shot is tried once.
  const marks = changesIn(scene);
  const fired = volley ? weaponsOf(unit, book).filter(({ weapon }) => isSmallArm(weapon)) : [arm];
  if (once) for (const { mounting } of fired) marks.lists(unit, 'shot-solo', mounting, rule);
  marks.lists(unit, 'shot-at', target.unit.id, rule);
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
      for (const { mounting } of fired) changes.lists(unit, 'shot-solo', mounting, rule);
      return changes.effects;
    },
  };
}

const TARGET: OptionTable = {
  target: { type: 'string', help: 'Another enemy it can see and shoot at, by name, or none' },
  'target-range': { type: 'number', min: 0, help: 'How far away that target is, in inches' },
  'target-cover': { type: 'string', values: COVERS, help: 'That target’s cover' },
};

/** WS-TURN-04: its target, if no weapon that can fire could shoot at the enemies described. */
function askTarget(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const nearest = seen(scene, unit);
  const missed = toLookFor(scene, unit);
  if (missed && has(unit, 'target-told')) return looksForTarget(scene, unit, missed, book);
  if (has(unit, 'target-told') || has(unit, 'target-sees') || has(unit, 'shot-at') || !nearest) return undefined;
  const arms = weaponsOf(unit, book).filter((arm) => paysFor(unit, arm, book));
  return others(scene, unit, nearest).some((each) => arms.some((arm) => couldHit(scene, unit, arm, each, book)))
    ? { step: 'ask', question: targetQuestion(scene, unit, book) }
    : undefined;
}

/** S-12: an enemy named now is looked for like any other. */
function looksForTarget(scene: Scene, unit: Unit, enemy: Seen, { soloTurn }: Book): SoloStep {
  const rule = soloTurn.rules.looks;
  const marks = changesIn(scene);
  marks.lists(unit, 'missed', enemy.unit.id, rule);
  return {
    step: 'rule',
    verb: 'spot',
    options: { range: enemy.range, cover: enemy.cover },
    who: unit.id,
    targets: [enemy.unit.id],
    marks: marks.effects,
  };
}

/** Which other player's units it could shoot at. */
function others(scene: Scene, unit: Unit, nearest: Seen): readonly Unit[] {
  return playersUnits(scene).filter(
    (each) =>
      each.id !== nearest.unit.id &&
      !words(unit, 'missed').includes(each.id) &&
      inContactWith(scene, each).length === 0,
  );
}

// Ranges in inches for trying whether a weapon could fire at a target: they cover the bands of all weapons.
const TRIED = [2, 4, 6, 8, 12, 16, 20, 24, 30, 40, 48, 60, 80];

/** Whether a weapon could fire at a target from anywhere: not a rifle at armour. */
function couldHit(scene: Scene, unit: Unit, arm: Weapon, enemy: Unit, book: Book): boolean {
  return TRIED.some((range) => shootingAt(scene, unit, arm, { unit: enemy, range, cover: 'open' }, book) !== undefined);
}

export function targetQuestion(scene: Scene, unit: Unit, { soloTurn }: Book): Question {
  const free = playersUnits(scene).filter((enemy) => inContactWith(scene, enemy).length === 0);
  const names = [...free.map(({ name }) => name), NONE];
  return {
    id: 'target',
    unit: unit.id,
    rule: soloTurn.rules.fires,
    options: TARGET,
    before: { target: NONE },
    offers: { target: names },
  };
}

/** @throws {InputError} for an unknown enemy, or one without a distance */
export function targetTold(
  scene: Scene,
  unit: Unit,
  given: Readonly<Record<string, string>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const { same: _, 'all-same': __, ...named } = given;
  const rule = soloTurn.rules.fires;
  const said = readOptions(TARGET, named, meantBy);
  const enemy = enemyNamed(scene, String(said.target ?? NONE));
  const changes = changesIn(scene);
  changes.set(unit, 'target-told', true, rule);
  if (!enemy) {
    if (said['target-range'] !== undefined) throw new InputError('solo-range-of-nobody', { option: 'target-range' });
    return changes.effects;
  }
  if (said['target-range'] === undefined) throw new InputError('missing-options', { missing: ['target-range'] });
  changes.set(unit, 'target-sees', enemy.id, rule);
  changes.set(unit, 'target-range', Number(said['target-range']), rule);
  changes.set(unit, 'target-cover', (said['target-cover'] as Cover | undefined) ?? 'open', rule);
  return changes.effects;
}

/** Whether a unit of the side that isn't in contact has moved in this phase (WS-FIRE-01). */
export function hasMovedInSight(scene: Scene): boolean {
  const side = soloSide(scene);
  return [...scene.units.values()].some(
    (unit) => unit.side === side && !unit.gone && has(unit, 'moved') && inContactWith(scene, unit).length === 0,
  );
}
