import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../armoury.ts';
import type { Book } from '../book.ts';
import { count, has, isVehicle, unitsIn, word } from '../unit.ts';
import type { VehicleShot } from '../vehicle-shot.ts';
import { killed, suffers } from './casualties.ts';
import { added, remind, remindingOnce } from './changes.ts';
import { firedWith, numberOf, refuseInRetreat, seen } from './firing.ts';
import { isGun, refuseCaptured, refuseFired, refuseUnready, refuseWreck } from './guns.ts';

const WEAPONS = [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS, 'artillery'] as const;

/** What the referee knows of the firer and of the vehicle. */
export function knownOfVehicle(scene: Scene): Partial<VehicleShot> {
  const carried = scene.actor && word(scene.actor, 'weapon');
  const weapon = WEAPONS.find((each) => each === carried);
  const hit = scene.targets.find(isVehicle);
  return { ...(weapon ? { weapon } : {}), ...(hit ? known(hit) : {}), ...seen(scene) };
}

function known(hit: Unit): Partial<VehicleShot> {
  const target = VEHICLES.find((each) => each === word(hit, 'vehicle'));
  const armor = count(hit, 'armor');
  return {
    ...(target ? { target } : {}),
    ...(armor > 0 ? { armor } : {}),
    crew: has(hit, 'on-foot') ? 0 : count(hit, 'crew'),
    // Those of a wreck are out of it.
    ...(has(hit, 'passengers') && hit.fields.state !== 'wreck' ? { passengers: count(hit, 'passengers') } : {}),
  };
}

/** In the order of the contract. Under the artillery square it was the barrage that fired. */
export function forbiddenAtVehicle(scene: Scene, { weapon }: VehicleShot, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || weapon === 'artillery') return undefined;
  return (
    refuseAlone(actor, weapon, book) ??
    refuseSpent(actor, weapon, book) ??
    (isGun(weapon) ? refuseUnready(scene, actor, weapon, book) : undefined) ??
    refuseCaptured(actor, weapon, book) ??
    refuseFired(actor, weapon, book) ??
    refuseWreck(actor, book) ??
    refuseInRetreat(scene, actor, book) ??
    refuseStep(scene, actor, weapon, book)
  );
}

/** HP-IAT-05, HP-RUL-29. */
function refuseAlone(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const { men, weapons } = tracking.crewed;
  if (!weapons.includes(weapon) || isVehicle(unit) || count(unit, 'men') >= men) return undefined;
  return new Refusal(tracking.rules.crewed, 'needs-two-men', { unit: unit.name, weapon });
}

/** HP-IAT-06: each is fired once. */
function refuseSpent(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  if (!tracking.spent.includes(weapon)) return undefined;
  const used = unit.fields.spent === true ? numberOf(unit, weapon) : count(unit, 'spent');
  if (used < numberOf(unit, weapon)) return undefined;
  return new Refusal(tracking.rules.spent, 'panzerfaust-spent', { unit: unit.name });
}

/** HP-SEQ-02, HP-RUL-23: guns in one step, launchers and machine guns in the next. */
function refuseStep({ at }: Scene, unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const { guns, fire } = tracking.steps;
  const step = isGun(weapon) ? guns : fire;
  if (!at || at.step === step || ![guns, fire].includes(at.step)) return undefined;
  return new Refusal(tracking.rules.steps, 'fires-in-another-step', { unit: unit.name, weapon, step });
}

export function afterVehicleShot(scene: Scene, shot: VehicleShot, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { facts } = outcome;
  const { weapon } = shot;
  if (facts.shot !== undefined) return [];
  const { rules, spent, advice } = book.tracking;
  const struck = targets.filter(isVehicle).slice(0, 1);
  const damaged = facts.result === 'destroyed' || facts.result === 'disabled';
  return remindingOnce(scene, [
    ...(actor && weapon !== 'artillery' ? firedWith(scene, actor, weapon, book) : []),
    ...(actor && spent.includes(weapon) ? added(actor, 'spent', 1, rules.spent) : []),
    ...struck.flatMap((unit) => damage(scene, unit, outcome, book)),
    ...(facts.hit === true ? [remind(advice.stick)] : []),
    ...(damaged ? [remind(advice.markers)] : []),
  ]);
}

/** HP-RUL-26: a wreck is one for good, and is thrown for only once. */
function damage(scene: Scene, unit: Unit, { facts }: Outcome, book: Book): Effect[] {
  const { rules } = book.tracking;
  if (unit.fields.state === 'wreck' || unit.fields.struck === 'destroyed') return [];
  if (facts.result === 'disabled') return suffers(scene, unit, { struck: 'disabled' }, rules.disabled, book);
  if (facts.result !== 'destroyed') return [];
  const riders = Number(facts['passengers-killed'] ?? 0);
  return [
    ...killed(scene, unitsIn(scene, unit, 'aboard'), riders, rules['riders-killed'], book),
    ...suffers(scene, unit, { hit: Number(facts['crew-killed'] ?? 0), struck: 'destroyed', riders }, rules.wreck, book),
  ];
}
