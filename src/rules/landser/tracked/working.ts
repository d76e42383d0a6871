import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { acts } from '../../landser-classic/tracked/actions.ts';
import { squadOf } from '../../landser-classic/tracked/squad.ts';
import {
  forbiddenWork as forbiddenOriginally,
  afterWork as originally,
} from '../../landser-classic/tracked/working.ts';
import type { Working } from '../../landser-classic/weapon.ts';
import type { Book } from '../book.ts';
import { word } from '../unit.ts';
import { refuseAction, refuseFurther } from './actions.ts';
import { kept } from './changes.ts';
import { crewActs } from './crew.ts';
import { refuseVehicle } from './driving.ts';

/** LS-AT-03: the second man of a launcher. */
const LOADER = 'anti-tank-loader';

export function forbiddenWork(scene: Scene, working: Working, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  if (working.work === 'pick-up' && actor.profile === LOADER) {
    return refuseAction(scene, actor, { action: 'weapon-work' }, book) ?? refuseTaking(scene, actor, book);
  }
  return (
    refuseVehicle(scene, actor, { action: 'weapon-work' }, book) ??
    forbiddenOriginally(scene, working, book) ??
    refuseFurther(scene, actor, 'weapon-work', book)
  );
}

function refuseTaking(scene: Scene, loader: Unit, book: Book): Refusal | undefined {
  if (fallenGunner(scene, loader, book)) return undefined;
  return new Refusal(book.vehicles.rules['short-handed'], 'no-launcher-to-take', { unit: loader.name });
}

/** Of his team, out of action, and with the weapon still beside him. */
function fallenGunner(scene: Scene, loader: Unit, { vehicles }: Book): Unit | undefined {
  return squadOf(scene, loader).find((each) => each.gone && vehicles.teams.includes(word(each, 'weapon') ?? ''));
}

export function afterWork(scene: Scene, working: Working, outcome: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor) return [];
  const gunner = working.work === 'pick-up' && actor.profile === LOADER ? fallenGunner(scene, actor, book) : undefined;
  if (gunner) return takesLauncher(scene, actor, gunner, book);
  return [...originally(scene, working, outcome, book), ...crewActs(scene, actor, book)];
}

function takesLauncher(scene: Scene, loader: Unit, gunner: Unit, book: Book): Effect[] {
  const rule = book.vehicles.rules['short-handed'];
  const own = word(loader, 'weapon');
  const launcher = word(gunner, 'weapon') ?? 'none';
  return [
    ...acts(scene, loader, 'weapon-work', book.tracking.rules['weapon-work'], book),
    ...kept(loader, 'weapon', launcher, rule),
    ...(own ? kept(loader, 'sidearm', own, rule) : []),
    ...kept(gunner, 'weapon', 'none', rule),
  ];
}
