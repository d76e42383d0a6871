import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Wanted } from '../../landser-classic/tracked/actions.ts';
import { type Book, VEHICLES } from '../book.ts';
import type { Moving } from '../move.ts';
import { count, has, word, words } from '../unit.ts';
import { isOwnTurn, kept, remind } from './changes.ts';
import { crewActs, crewOf, isVehicle } from './crew.ts';

const SHOOTS = ['fire', 'move-and-fire', 'covering-fire'];
const MOVES = ['move', 'move-fast', 'move-and-fire'];

/** Why a vehicle may not take an action this turn; the first reason. Men it does not concern. */
export function refuseVehicle(scene: Scene, unit: Unit, wanted: Wanted, book: Book): Refusal | undefined {
  const { action, goesOn } = wanted;
  if (!isVehicle(unit) || action === 'nothing') return undefined;
  const { rules } = book.tracking;
  const had = word(unit, 'action');
  if (had && !goesOn && isOwnTurn(scene, unit)) {
    return new Refusal(rules['one-action'], 'acted-already', { unit: unit.name, action: had });
  }
  const own = words(unit, 'actions');
  if (own.length > 0 && !own.includes(action)) {
    return new Refusal(book.vehicles.rules.actions, 'vehicle-cannot', { unit: unit.name, action, actions: own });
  }
  return refuseCrew(scene, unit, action, book) ?? refuseDamaged(scene, unit, action, book);
}

/** LS-CREW-02, LS-CREW-03. */
function refuseCrew(scene: Scene, unit: Unit, action: string, { vehicles }: Book): Refusal | undefined {
  const { all, missing } = crewOf(scene, unit);
  const { rules, left } = vehicles;
  if (all === 0 || missing * 2 < all) return undefined;
  if (missing >= all) return new Refusal(rules['no-crew'], 'no-crew-left', { unit: unit.name });
  if (left['half-crew'].includes(action)) return undefined;
  return new Refusal(rules['half-crew'], 'half-crew', { unit: unit.name });
}

/** What hits have left it. */
function refuseDamaged(scene: Scene, unit: Unit, action: string, { vehicles }: Book): Refusal | undefined {
  const { rules, left, immobilised } = vehicles;
  if (isShaken(scene, unit) && !left.shaken.includes(action)) {
    return new Refusal(rules.shaken, 'crew-shaken', { unit: unit.name });
  }
  if (has(unit, 'immobilised') && MOVES.includes(action)) {
    const why = Object.entries(immobilised).find(([cause]) => cause === unit.fields.immobilised);
    return new Refusal(why?.[1] ?? immobilised['drive-test'], 'vehicle-immobilised', { unit: unit.name });
  }
  if (!has(unit, 'crew-injured') || !SHOOTS.includes(action)) return undefined;
  return refuseEveryOther(scene, unit, rules['crew-injured'], vehicles['shots-every']);
}

/** LS-GLAN-02: in the one turn that was its next. */
function isShaken(scene: Scene, unit: Unit): boolean {
  return isOwnTurn(scene, unit) && scene.at !== undefined && count(unit, 'crew-shaken') === scene.at.turn;
}

/** LS-GLAN-06, LS-AT-03: a turn without a shot between two with one. */
export function refuseEveryOther({ at }: Scene, unit: Unit, rule: string, every: number): Refusal | undefined {
  const turn = count(unit, 'shot-turn') + every;
  if (!at || !has(unit, 'shot-turn') || at.turn >= turn) return undefined;
  return new Refusal(rule, 'every-other-turn', { unit: unit.name, turn });
}

/** Its machine guns fire at men (LS-GLAN-03); one that is set up by hand has as many as it is said to have. */
export function refuseMachineGuns(unit: Unit, { vehicles }: Book): Refusal | undefined {
  if (machineGunsLeft(unit) > 0) return undefined;
  return new Refusal(vehicles.rules['machine-guns'], 'no-machine-gun', { unit: unit.name });
}

export function machineGunsLeft(unit: Unit): number {
  return count(unit, 'machine-guns') - count(unit, 'machine-guns-lost');
}

/** Its row of the movement table. */
export function knownOfDriving({ actor }: Scene): Partial<Moving> {
  const speed = VEHICLES.find((each) => each === actor?.fields.speed);
  return speed ? { unit: speed } : {};
}

/** LS-VEH-09, LS-GLAN-02, and the crew that acts with it. */
export function afterDriving(scene: Scene, { facts }: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor || !isVehicle(actor)) return [];
  const { rules, immobilised } = book.vehicles;
  return [
    ...(facts.immobilised ? kept(actor, 'immobilised', 'drive-test', immobilised['drive-test']) : []),
    ...(isShaken(scene, actor) ? [remind(rules.shaken)] : []),
    ...crewActs(scene, actor, book),
  ];
}
