import type { Book } from '../../../../data/landser/book.ts';
import { barring } from '../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { refuseKnown } from '../../landser-classic/tracked/known.ts';
import { allIn, type Changing, isBetweenTurns } from '../../landser-classic/tracked/state.ts';
import { crewOf, owesBail, woundOf } from '../../landser-classic/tracked/tanks/crew.ts';
import { falls, GONE } from '../../landser-classic/tracked/wounds/falls.ts';
import type { Crew } from '../tanks/bail.ts';

const WOUNDS = ['crew', 'light', 'serious'] as const;

/** The crew leaves a vehicle that's lost: at once, and only once. */
export const bail: Tracked<Crew, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  helps: 'units',
  anonymous: true,
  alongside: (scene) => (isLeft(scene, vehicleLeft(scene)) ? [vehicleLeft(scene)!] : []),
  outOfTurn: (scene) => !isBetweenTurns(scene),
  knows: {
    crew: (scene) => crewIn(scene)?.crew || undefined,
    light: (scene) => crewIn(scene)?.light || undefined,
    serious: (scene) => crewIn(scene)?.serious || undefined,
  },
  domains: { target: (scene) => allIn(scene).filter((unit) => unit.side === scene.actor?.side && isLeft(scene, unit)) },
  forbid: barring(({ due }) => !due.some(({ verb }) => verb === 'bail'), forbid),
  effects(changes: Changing<Book>, _crew, outcome) {
    const { scene, book } = changes;
    const vehicle = vehicleLeft(scene);
    if (vehicle) leaves(changes, vehicle, outcome, book);
  },
};

function forbid(scene: Scene, crew: Crew, { tracking }: Book): Refusal | undefined {
  const vehicle = vehicleLeft(scene);
  const { vehicles } = tracking;
  if (!vehicle || !vehicles) return undefined;
  const rule = vehicles.rules.bail;
  if (!isLeft(scene, vehicle)) {
    const dead = vehicles['crew-dead'].includes(vehicle.gone ?? '');
    return new Refusal(rule, dead ? 'crew-is-dead' : 'no-bail-out', { unit: vehicle.name });
  }
  const men = crewOf(scene, vehicle);
  return refuseKnown(
    vehicle,
    crew,
    WOUNDS.map((wound) => [wound, men[wound], rule]),
  );
}

function crewIn(scene: Scene) {
  const vehicle = vehicleLeft(scene);
  return vehicle && crewOf(scene, vehicle);
}

/** The vehicle they leave: it's named as the target, since a wreck doesn't act. */
function vehicleLeft({ actor, targets }: Scene): Unit | undefined {
  return targets[0] ?? actor;
}

/** Whether its crew is about to leave it. */
function isLeft(scene: Scene, vehicle: Unit | undefined): boolean {
  return vehicle !== undefined && owesBail(scene, vehicle);
}

/** LS-CREW-06: the men who escape are soldiers from now on; the others are out of action. */
function leaves(changes: Changing, vehicle: Unit, outcome: Outcome, book: Book): void {
  const { rules } = book.tracking.vehicles!;
  const { men, ...counted } = crewOf(changes.scene, vehicle);
  const alive = men.filter(({ gone }) => !gone);
  // In the order of the dice: unwounded men first.
  const inOrder = WOUNDS.flatMap((wound) => {
    const known = alive.filter((man) => woundOf(man) === wound);
    return Array.from({ length: counted[wound] }, (_, i) => ({ wound, man: known[i] }));
  });
  const fates = outcome.results.flatMap(({ of, values }) => (of === book.bail ? values : []));
  let escaped = 0;
  inOrder.forEach(({ wound, man }, i) => {
    if (fates[i] === 'escaped') escapes(changes, vehicle, man, wound, ++escaped, book);
    else if (man) falls(changes, man, 'out-of-action', rules.bail, book);
  });
}

/** On foot with a rifle. A man known only as a number becomes a unit, with his wound. */
function escapes(
  changes: Changing,
  vehicle: Unit,
  man: Unit | undefined,
  wound: (typeof WOUNDS)[number],
  number: number,
  { tracking }: Book,
): void {
  const { rules, escaped } = tracking.vehicles!;
  if (!man) {
    const wounds = { crew: {}, light: { 'light-wounds': 1 }, serious: { 'serious-wounds': 1 } }[wound];
    const fields = { weapon: escaped.weapon, actions: escaped.actions, bailed: true, ...wounds };
    const name = `${vehicle.name} Crewman ${number}`;
    changes.made({ name, side: vehicle.side, profile: 'crewman', fields }, rules.escaped);
    return;
  }
  changes.set(man, 'weapon', escaped.weapon, rules.escaped);
  changes.set(man, 'actions', escaped.actions, rules.escaped);
  changes.set(man, 'bailed', true, rules.escaped);
  changes.clear(
    man,
    ['crewman', 'vehicle', 'hiding', 'hide-turn', 'hiding-in', 'pinned', 'needs-rally'],
    rules.escaped,
  );
}
