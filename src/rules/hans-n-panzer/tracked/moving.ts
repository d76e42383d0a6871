import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { VEHICLES } from '../armoury.ts';
import type { Book } from '../book.ts';
import type { Moving } from '../move.ts';
import { areMen, count, has, isVehicle, leftOf, turnOf, word } from '../unit.ts';
import { added, cleared, kept, remind, remindingOnce, thisTurn } from './changes.ts';
import { defending } from './firing.ts';
import { refuseWreck } from './guns.ts';

/** The vehicle that men get into or out of: the one they name, or ride in. */
function vehicleOf({ targets, units }: Scene, men: Unit): Unit | undefined {
  return targets.find(isVehicle) ?? units.get(word(men, 'aboard') ?? '');
}

/** What is known of who moves; men who name a vehicle, or ride in one, get in or out of it. */
export function knownOfMove(scene: Scene, _given: Partial<Moving>, { movement }: Book): Partial<Moving> {
  const { actor } = scene;
  if (!actor || has(actor, 'house')) return {};
  if (isVehicle(actor)) {
    const unit = VEHICLES.find((each) => each === word(actor, 'vehicle'));
    return { ...(unit ? { unit } : {}), ...(has(actor, 'boarding') ? { boarding: true } : {}) };
  }
  const vehicle = vehicleOf(scene, actor);
  if (!vehicle) return { unit: movement.onFoot };
  return { unit: movement.onFoot, boarding: true, ...(has(vehicle, 'moved') ? { 'vehicle-moved': true } : {}) };
}

/** In the order of the contract. A crew on foot is infantry (HP-VEH-04), whatever has become of its vehicle. */
export function forbiddenMove(scene: Scene, { unit }: Moving, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const drives = isVehicle(actor) && unit !== book.movement.onFoot;
  return (
    (drives ? (refuseDisabled(actor, book) ?? refuseWreck(actor, book)) : undefined) ??
    refuseHalted(scene, actor, book) ??
    refuseCommitted(scene, actor, book) ??
    refuseHookedUp(scene, actor, book)
  );
}

/** HP-TANK-11: for the rest of the game. */
function refuseDisabled(unit: Unit, { tracking }: Book): Refusal | undefined {
  if (unit.fields.state !== 'disabled') return undefined;
  return new Refusal(tracking.rules.disabled, 'is-disabled', { unit: unit.name });
}

/** Under the rule that halts it. */
function refuseHalted(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const until = count(unit, 'halted-until');
  if (until < turnOf(scene)) return undefined;
  return new Refusal(word(unit, 'halted-by') ?? tracking.rules.halted, 'is-halted', { unit: unit.name, until });
}

/** HP-MOR-18: the players move it as its morale has it. */
function refuseCommitted(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const { retreat } = tracking.rules;
  const turn = turnOf(scene);
  if (has(unit, 'routing')) return new Refusal(retreat, 'is-routing', { unit: unit.name });
  const retreats = count(unit, 'retreating-until');
  if (retreats >= turn) return new Refusal(retreat, 'is-retreating', { unit: unit.name, until: retreats });
  const holds = count(unit, 'holding-until');
  return holds >= turn ? new Refusal(retreat, 'is-holding', { unit: unit.name, until: holds }) : undefined;
}

/** HP-GUN-01, HP-CAP-02. */
function refuseHookedUp(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const from = count(unit, 'moves-from');
  if (from <= turnOf(scene)) return undefined;
  const rule = tracking.rules[has(unit, 'captured') ? 'captured' : 'hooked-up'];
  return new Refusal(rule, 'moves-later', { unit: unit.name, from });
}

export function afterMove(scene: Scene, moving: Moving, { facts }: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  const { onFoot, grounds } = book.movement;
  if (facts.legal !== true) return [];
  const rough = moving.path.includes('rough') && Object.values(grounds).some((ground) => ground.rough);
  const drives = actor && isVehicle(actor) && moving.unit !== onFoot;
  return remindingOnce(scene, [
    ...(actor && drives ? driven(scene, actor, moving, book) : []),
    ...(actor && areMen(actor) ? walked(scene, actor, moving, book) : []),
    ...(rough ? [remind(book.tracking.advice.rivers)] : []),
    ...(drives ? [] : defending(actor, book)),
  ]);
}

function driven(scene: Scene, unit: Unit, { boarding }: Moving, { movement }: Book): Effect[] {
  if (boarding) return thisTurn(scene, unit, 'boarding', true, movement.loading.rule);
  return thisTurn(scene, unit, 'moved', true, movement.moved.rule);
}

function walked(scene: Scene, unit: Unit, { boarding }: Moving, book: Book): Effect[] {
  const { rules } = book.tracking;
  const house = scene.targets.find((each) => has(each, 'house'));
  const vehicle = vehicleOf(scene, unit);
  return [
    // A gun that is moved away is not set up any more.
    ...cleared(unit, ['ready-turn', 'moves-from'], rules['hooked-up']),
    ...(house ? kept(unit, 'inside', house.id, rules.inside) : cleared(unit, ['inside'], rules.inside)),
    ...(boarding && vehicle ? boards(scene, unit, vehicle, book) : []),
  ];
}

/** HP-MOVE-11, HP-VEH-05: in, or out of the vehicle that they ride in; it stands this turn. */
function boards(scene: Scene, men: Unit, vehicle: Unit, { movement, tracking }: Book): Effect[] {
  const { riders } = tracking.rules;
  const rides = men.fields.aboard === vehicle.id;
  return [
    ...thisTurn(scene, vehicle, 'boarding', true, movement.loading.rule),
    ...(rides ? cleared(men, ['aboard'], riders) : kept(men, 'aboard', vehicle.id, riders)),
    ...added(vehicle, 'passengers', rides ? -leftOf(men) : leftOf(men), riders),
  ];
}
