import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import {
  knownOfMelee as asOriginally,
  forbiddenMelee as forbiddenOriginally,
  afterMelee as originally,
} from '../../landser-classic/tracked/melee.ts';
import type { Melee } from '../assault.ts';
import type { Book } from '../book.ts';
import { has, words } from '../unit.ts';
import { refuseFurther } from './actions.ts';
import { listed, remind } from './changes.ts';
import { isVehicle } from './crew.ts';
import { refuseVehicle } from './driving.ts';
import { fallen } from './struck.ts';

const PISTOL = 'pistol';

/** What the original edition knows of the two, as far as this one asks for it; and whose pistol has jammed. */
export function knownOfMelee(scene: Scene): Partial<Melee> {
  const { actor, targets } = scene;
  const [target] = targets;
  const {
    'attacker-disorientated': _attacker,
    'defender-disorientated': _defender,
    'defender-state': _state,
    ...known
  } = asOriginally(scene) as Record<string, unknown>;
  return {
    ...known,
    ...(actor && hasJammedPistol(actor) ? { 'attacker-weapon': 'none' } : {}),
    ...(target && hasJammedPistol(target) ? { 'defender-weapon': 'none' } : {}),
  };
}

/** LS-ASLT-10: whoever fights with it has no weapon from then on. */
function hasJammedPistol(unit: Unit): boolean {
  return [unit.fields.weapon, unit.fields.sidearm].includes(PISTOL) && words(unit, 'jammed').includes(PISTOL);
}

export function forbiddenMelee(scene: Scene, melee: Melee, book: Book): Refusal | undefined {
  const { actor } = scene;
  const assaulted = scene.targets.find(isVehicle);
  if (assaulted) return new Refusal(book.vehicles.rules.actions, 'no-assault-on-vehicle', { unit: assaulted.name });
  if (!actor) return undefined;
  const vehicle = refuseVehicle(scene, actor, { action: 'assault' }, book);
  if (vehicle) return vehicle;
  const { rules } = book.tracking;
  if (has(actor, 'serious-wounds') && !has(actor, 'locked') && scene.toggles.has('alternative-wounds')) {
    return new Refusal(rules['serious-alternative'], 'too-wounded-to-assault');
  }
  return forbiddenOriginally(scene, melee, book) ?? refuseFurther(scene, actor, 'assault', book);
}

export function afterMelee(scene: Scene, melee: Melee, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const [target] = targets;
  const { facts } = outcome;
  const { rules } = book.tracking;
  const own = actor ? words(actor, 'actions') : [];
  const loser = facts.winner === 'attacker' ? target : facts.winner === 'defender' ? actor : undefined;
  return [
    ...originally(scene, melee, outcome, book),
    ...(actor && facts['attacker-pistol-jam'] ? listed(actor, 'jammed', PISTOL, rules['pistol-jam']) : []),
    ...(target && facts['defender-pistol-jam'] ? listed(target, 'jammed', PISTOL, rules['pistol-jam']) : []),
    ...(loser ? fallen(scene, loser, book) : []),
    // LS-ASLT-03: how near they were, only the players see.
    ...(own.length > 0 && !own.includes('assault') ? [remind(rules.contact)] : []),
  ];
}
