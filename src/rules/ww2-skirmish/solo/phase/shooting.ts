import type { OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Arm, Book } from '../../book.ts';
import { inAction, isManned } from '../../figures.ts';
import { inPurse, purseOf } from '../../tracked/purse.ts';
import { type Costly, has, word, words } from '../../unit.ts';
import { orderOf } from './going.ts';
import { mark } from './marks.ts';
import { aimedAt, askCaught, askFacing, askGunTarget, type Target } from './targets.ts';

interface Shooting {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A weapon that it has, and where it is mounted. */
interface Weapon {
  readonly weapon: string;
  readonly mounting: string;
}

/** WS-TURN-04, WS-AFV-17: then the shooting, with every weapon that it has, at the nearest enemy whom it sees. */
export function shoots(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!mayShoot(unit, book)) return undefined;
  const shot = words(unit, 'shot-solo');
  for (const arm of armsOf(unit, book)) {
    if (shot.includes(arm.mounting) || !paysFor(unit, arm.weapon, book)) continue;
    const isGun = isManned(unit) && book.tracking.weapons['main-guns'].includes(arm.weapon);
    const question = isGun ? askGunTarget(scene, unit, book) : undefined;
    if (question) return { step: 'ask', question };
    const target = aimedAt(scene, unit, isGun);
    const shooting = target && shootingAt(unit, arm, target, book);
    if (!target || !shooting) continue;
    const more = shooting.verb === 'tankhit' ? askFacing(unit, book) : askCaught(unit, target, shooting.verb, book);
    if (more) return { step: 'ask', question: more };
    const marks = [mark(scene, unit, 'shot-solo', book.soloTurn.rules.fires, [...shot, arm.mounting].join(','))];
    return { step: 'rule', ...shooting, who: unit.id, targets: [target.unit.id], marks };
  }
  return undefined;
}

function mayShoot(unit: Unit, book: Book): boolean {
  const kept = (['suppressed', 'routed', 'idle', 'stunned', 'contact'] as const).some((field) => has(unit, field));
  return !kept && !orderOf(unit, book)?.silent && inAction(unit).length > 0;
}

/** What it can fire, each once; of the machine guns of a vehicle one, since one man serves them. */
function armsOf(unit: Unit, { tracking }: Book): readonly Weapon[] {
  if (!isManned(unit)) {
    const carried = [word(unit, 'weapon'), ...inAction(unit).map(({ weapon }) => weapon)];
    const arms = [...new Set(carried.filter((weapon) => weapon !== undefined))];
    return arms.map((weapon) => ({ weapon, mounting: weapon }));
  }
  const mounted = words(unit, 'weapons').filter((each) => !words(unit, 'weapons-wrecked').includes(each));
  const guns = mounted.filter((each) => tracking.weapons['main-guns'].includes(each) && !has(unit, 'optics-lost'));
  const own = `${word(unit, 'mount')}-mg`;
  const mg = mounted.find((each) => each === own) ?? mounted.find((each) => each.endsWith('-mg'));
  return [
    ...guns.map((weapon) => ({ weapon, mounting: weapon })),
    ...(mg === undefined ? [] : [{ weapon: 'mg', mounting: mg }]),
  ];
}

/** Whether the Actions left to those who serve it will do for a shot. */
function paysFor(unit: Unit, weapon: string, book: Book): boolean {
  const cost = book.tracking.costs[weapon as Costly]?.actions ?? 1;
  return inPurse(purseOf(unit, weapon, book)) >= cost;
}

const LAUNCHERS: readonly string[] = ['panzerfaust', 'bazooka'];

/** The ruling for a weapon at a target; none for one that cannot harm it, or not from there. */
function shootingAt(unit: Unit, arm: Weapon, target: Target, book: Book): Shooting | undefined {
  const { weapon } = arm;
  const { range, cover } = target;
  const { tracking } = book;
  const gun = tracking.weapons['main-guns'].includes(weapon);
  if (has(target.unit, 'vehicle')) {
    if (!gun && !LAUNCHERS.includes(weapon) && weapon !== 'at-rifle') return undefined;
    return { verb: 'tankhit', options: { weapon, range, facing: word(unit, 'sees-facing') ?? 'front' } };
  }
  const caught = typeof unit.fields['sees-caught'] === 'number' ? { figures: unit.fields['sees-caught'] } : {};
  if (gun || tracking.weapons.mortars.includes(weapon)) {
    return { verb: 'barrage', options: { weapon, range, cover, ...caught } };
  }
  if (LAUNCHERS.includes(weapon)) return { verb: 'grenade', options: { weapon, range, cover, ...caught } };
  if (weapon === 'flamethrower') return has(unit, 'moved') ? undefined : { verb: 'fire', options: { weapon, range } };
  return weapon === 'at-rifle' ? undefined : firing(unit, arm, target, book);
}

/** WS-FIRE-03, -10: not a belt-fed gun after moving, and not past long range. */
function firing(unit: Unit, arm: Weapon, { range, cover }: Target, { smallArms }: Book): Shooting | undefined {
  const { weapon, mounting } = arm;
  const { inches } = smallArms.reach;
  const reach = inches[(weapon === 'assault-rifle' ? 'rifle' : weapon) as Arm];
  if (!reach || range > (reach.at(-1) ?? 0)) return undefined;
  const mount = mounting === weapon ? {} : { mount: mounting.slice(0, mounting.lastIndexOf('-')) };
  const belted = smallArms.loaders.arms.includes(weapon as never) && unit.fields.belt !== false;
  if (belted && !isManned(unit) && has(unit, 'moved')) return undefined;
  return { verb: 'fire', options: { weapon, range, cover, aim: aims(unit, weapon) ? 'aimed' : 'unaimed', ...mount } };
}

/** Whoever has stood still, and has the Actions, takes aim. */
function aims(unit: Unit, weapon: string): boolean {
  const known = inAction(unit).filter((figure) => figure.weapon === weapon);
  const bearers = known.length > 0 ? known : inAction(unit);
  return !has(unit, 'moved') && bearers.length > 0 && bearers.every(({ left }) => left >= 2);
}
