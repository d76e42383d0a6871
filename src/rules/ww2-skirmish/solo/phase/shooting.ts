import type { OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction, isManned } from '../../figures.ts';
import { count, has, word } from '../../unit.ts';
import { mark } from './marks.ts';

interface Shooting {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** WS-TURN-04, WS-AFV-17: then the shooting, at the nearest enemy whom it sees. */
export function shoots(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const target = scene.units.get(word(unit, 'sees') ?? '');
  if (has(unit, 'shot-solo') || !target || target.gone || !mayShoot(unit, book)) return undefined;
  const shooting = shootingAt(unit, target);
  if (!shooting) return undefined;
  const marks = [mark(scene, unit, 'shot-solo', book.soloTurn.rules.fires)];
  return { step: 'rule', ...shooting, who: unit.id, targets: [target.id], marks };
}

function mayShoot(unit: Unit, { soloTurn }: Book): boolean {
  const kept = (['suppressed', 'routed', 'idle', 'stunned', 'contact'] as const).some((field) => has(unit, field));
  return !kept && !soloTurn.silent.includes(word(unit, 'order') ?? '') && inAction(unit).length > 0;
}

const GUNS: readonly string[] = ['gun', '17pdr', 'auto-cannon'];
const AT_VEHICLES: readonly string[] = [...GUNS, 'at-rifle', 'panzerfaust', 'bazooka'];
const MORTARS: readonly string[] = ['mortar', 'light-mortar'];

function shootingAt(unit: Unit, target: Unit): Shooting | undefined {
  const weapon = word(unit, 'weapon') ?? '';
  const range = count(unit, 'sees-range');
  const cover = word(unit, 'sees-cover') ?? 'open';
  if (isManned(target) || has(target, 'vehicle')) {
    if (!AT_VEHICLES.includes(weapon)) return undefined;
    return { verb: 'tankhit', options: { range, facing: word(unit, 'sees-facing') ?? 'front' } };
  }
  if (GUNS.includes(weapon) || MORTARS.includes(weapon)) return { verb: 'barrage', options: { range, cover } };
  if (weapon === 'panzerfaust' || weapon === 'bazooka') return { verb: 'grenade', options: { weapon, range, cover } };
  if (weapon === 'flamethrower') return { verb: 'fire', options: { range } };
  if (weapon === '' || weapon === 'at-rifle') return undefined;
  return { verb: 'fire', options: { range, cover, aim: aims(unit) ? 'aimed' : 'unaimed' } };
}

/** Whoever has stood still, and has the Actions, takes aim. */
function aims(unit: Unit): boolean {
  return !has(unit, 'moved') && inAction(unit).every(({ left }) => left >= 2);
}
