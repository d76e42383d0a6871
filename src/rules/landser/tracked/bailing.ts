import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { falls } from '../../landser-classic/tracked/struck.ts';
import type { Crew } from '../bail.ts';
import type { Book } from '../book.ts';
import { cleared, kept, remind } from './changes.ts';
import { crewOf, woundOf } from './crew.ts';

/** Ends of a vehicle after which somebody may ask for its crew. */
export const WRECKS = ['crew-killed', 'engine-explodes', 'ammo-explodes'] as const;

/** The vehicle that is left: named as the target, since a wreck does not act. */
function vehicleLeft({ actor, targets }: Scene): Unit | undefined {
  return targets[0] ?? actor;
}

/** How many are alive in it, by their wounds. */
export function knownOfCrew(scene: Scene): Partial<Crew> {
  const vehicle = vehicleLeft(scene);
  if (!vehicle) return {};
  const { crew, light, serious } = crewOf(scene, vehicle);
  return Object.fromEntries(Object.entries({ crew, light, serious }).filter(([, men]) => men > 0));
}

/** LS-CREW-05: not where the crew is said to be killed. */
export function forbiddenBail(scene: Scene, _crew: Crew, { vehicles }: Book): Refusal | undefined {
  const vehicle = vehicleLeft(scene);
  if (!vehicle || !vehicles['crew-dead'].includes(vehicle.gone ?? '')) return undefined;
  return new Refusal(vehicles.rules.bail, 'crew-is-dead', { unit: vehicle.name });
}

/** LS-CREW-06: those who escape are soldiers from now on; the others are out of action. */
export function afterBail(scene: Scene, _crew: Crew, { steps }: Outcome, book: Book): Effect[] {
  const vehicle = vehicleLeft(scene);
  if (!vehicle) return [];
  const { men } = crewOf(scene, vehicle);
  const { rules } = book.vehicles;
  // In the order of the dice: unwounded men first.
  const alive = men.filter(({ gone }) => !gone);
  const inOrder = (['crew', 'light', 'serious'] as const).flatMap((wound) => {
    return alive.filter((man) => woundOf(man) === wound);
  });
  const fates = steps.flatMap(({ results = [] }) => results);
  return [
    ...inOrder.slice(0, fates.length).flatMap((man, i) => {
      return fates[i] === 'escaped' ? escapes(man, book) : falls(scene, man, 'out-of-action', rules.bail, book);
    }),
    // Of a crew that is a number only, new figures are for the players to add.
    ...(men.length === 0 ? [...cleared(vehicle, ['crew'], rules.bail), remind(rules.escaped)] : []),
  ];
}

function escapes(man: Unit, { vehicles }: Book): Effect[] {
  const { rules, escaped } = vehicles;
  return [
    ...kept(man, 'weapon', escaped.weapon, rules.escaped),
    ...kept(man, 'actions', escaped.actions, rules.escaped),
    ...cleared(man, ['crewman', 'vehicle', 'hiding', 'hide-turn', 'pinned'], rules.escaped),
  ];
}
