import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { DEEDS } from '../../landser-classic/book.ts';
import { acts } from '../../landser-classic/tracked/actions.ts';
import { forbiddenDeed as forbiddenOriginally, afterDeed as originally } from '../../landser-classic/tracked/doing.ts';
import { refuseWeapon } from '../../landser-classic/tracked/firing.ts';
import { guardedBy } from '../../landser-classic/tracked/melee.ts';
import { falls } from '../../landser-classic/tracked/struck.ts';
import type { Deed } from '../act.ts';
import type { Book } from '../book.ts';
import { count, has, word } from '../unit.ts';
import { refuseAction, refuseFurther } from './actions.ts';
import { dies, isCasualty } from './caring.ts';
import { added, kept, lasting, nextTurn, remind } from './changes.ts';
import { crewActs } from './crew.ts';
import { refuseVehicle } from './driving.ts';

type Action = Deed['action'];
type Original = (typeof DEEDS)[number];

function isOriginal(action: Action): action is Original {
  return DEEDS.some((deed) => deed === action);
}

export function forbiddenDeed(scene: Scene, deed: Deed, book: Book): Refusal | undefined {
  const { actor } = scene;
  const { action } = deed;
  if (!actor) return undefined;
  const vehicle = refuseVehicleDeed(scene, actor, action, book);
  if (vehicle) return vehicle;
  if (isOriginal(action)) {
    const refusal = forbiddenOriginally(scene, { ...deed, action }, book);
    if (refusal) return refusal;
    if (action === 'covering-fire') return refuseFurther(scene, actor, action, book);
    return action === 'keep-template' ? refuseFurther(scene, actor, 'fire', book) : undefined;
  }
  switch (action) {
    case 'shift-template':
      return refuseShift(scene, actor, book);
    case 'aim':
      return refuseAim(scene, actor, book);
    case 'treat':
      return refuseTreatment(scene, actor, book);
    default:
      return refuseFate(scene, actor, action, book);
  }
}

/** LS-VEH-01: of all this a vehicle has Covering Fire, with a gun that it has still. */
function refuseVehicleDeed(scene: Scene, actor: Unit, action: Action, book: Book): Refusal | undefined {
  if (action !== 'covering-fire' && action !== 'hide') return undefined;
  return refuseVehicle(scene, actor, { action }, book);
}

/** LS-HMG-06: the template of the turn before. */
function refuseShift(scene: Scene, gunner: Unit, book: Book): Refusal | undefined {
  const { rules, weapons } = book.tracking;
  const weapon = word(gunner, 'weapon') ?? '';
  const refusal = refuseAction(scene, gunner, { action: 'fire' }, book) ?? refuseWeapon(gunner, weapon, book);
  if (refusal || (has(gunner, 'template') && weapons['at-point'].includes(weapon))) return refusal;
  return new Refusal(rules['shift-template'], 'no-template-to-shift', { unit: gunner.name });
}

function refuseAim(scene: Scene, sniper: Unit, book: Book): Refusal | undefined {
  const { rules, weapons } = book.tracking;
  const refusal = refuseAction(scene, sniper, { action: 'fire' }, book);
  const weapon = word(sniper, 'weapon') ?? '';
  if (refusal || weapons.aimed.includes(weapon)) return refusal;
  return new Refusal(rules.aim, 'no-sniper', { unit: sniper.name });
}

function refuseTreatment(scene: Scene, medic: Unit, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const [target] = scene.targets;
  if (!has(medic, 'medic')) return new Refusal(rules.treated, 'no-medic', { unit: medic.name });
  if (target && !isCasualty(target)) return new Refusal(rules.treated, 'no-casualty', { unit: target.name });
  return refuseAction(scene, medic, { action: 'nothing' }, book);
}

/** LS-CAMP-04, LS-CAMP-05: a friend carries off, an enemy kills or takes prisoner. */
function refuseFate(scene: Scene, actor: Unit, action: Action, { tracking }: Book): Refusal | undefined {
  const { rules, prisoners: most } = tracking;
  const [target] = scene.targets;
  if (!target) return undefined;
  const friend = actor.side === target.side;
  const unit = target.name;
  if (action === 'carry-off') {
    return friend && isCasualty(target) ? undefined : new Refusal(rules.carried, 'not-his-casualty', { unit });
  }
  if (friend || (action === 'kill' && !isCasualty(target))) return new Refusal(rules.fate, 'not-his-enemy', { unit });
  if (action !== 'capture' || guardedBy(scene, actor).length < most) return undefined;
  return new Refusal(rules.prisoners, 'too-many-prisoners', { unit: actor.name, most });
}

export function afterDeed(scene: Scene, deed: Deed, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { action } = deed;
  if (!actor) return [];
  if (isOriginal(action)) {
    return [...originally(scene, { ...deed, action }, outcome, book), ...crewActs(scene, actor, book)];
  }
  const { rules } = book.tracking;
  const done: Readonly<Record<Exclude<Action, Original>, () => Effect[]>> = {
    'shift-template': () => shifted(scene, actor, book),
    aim: () => aimed(scene, actor, book),
    treat: () => [
      ...acts(scene, actor, 'nothing', rules.treated, book),
      ...targets.flatMap((unit) => added(unit, 'treated', 1, rules.treated)),
    ],
    'carry-off': () => targets.map(({ id }) => ({ effect: 'gone', unit: id, why: 'carried-off', rule: rules.carried })),
    kill: () => targets.flatMap((unit) => dies(unit, rules.fate)),
    capture: () =>
      targets.flatMap((unit) => [
        ...falls(scene, unit, 'prisoner', rules.prisoner, book),
        ...kept(unit, 'guard', actor.id, rules.prisoner),
      ]),
  };
  return done[action]();
}

/** It lies a turn longer; who is in it now, only the players see. */
function shifted(scene: Scene, gunner: Unit, book: Book): Effect[] {
  const rule = book.tracking.rules['shift-template'];
  const until = nextTurn(scene, gunner, 'end');
  return [
    ...acts(scene, gunner, 'fire', rule, book),
    ...(until ? lasting(gunner, 'template', true, rule, until) : []),
    remind(rule),
  ];
}

/** LS-SNIP-04: one turn more, if it is the same target as last turn. */
function aimed(scene: Scene, sniper: Unit, book: Book): Effect[] {
  const { at, targets } = scene;
  const [target] = targets;
  if (!at || !target) return [];
  const rule = book.tracking.rules.aim;
  const goesOn = word(sniper, 'aiming') === target.id && count(sniper, 'aim-turn') === at.turn - 1;
  return [
    ...acts(scene, sniper, 'fire', rule, book),
    ...kept(sniper, 'aiming', target.id, rule),
    ...kept(sniper, 'aim-turns', (goesOn ? count(sniper, 'aim-turns') : 0) + 1, rule),
    ...kept(sniper, 'aim-turn', at.turn, rule),
  ];
}
