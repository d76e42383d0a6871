import { limits } from '../../../../../data/hans-n-panzer/table.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar } from '../../../../measuring/book-table.ts';
import { areInContact, CONTACT } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { placeIn } from '../../../../measuring/place-in.ts';
import type { Body } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { isVehicle } from '../unit.ts';

/** HP-CAP-01, HP-CAP-02: two men touch what they take, and no enemy is within two inches of it. */
export function barsOfCapture(eyes: Eyes, { action }: Act): readonly Bar[] {
  const { actor, targets } = eyes.scene;
  const [piece] = targets;
  const stands = piece ? standing(eyes, piece) : [];
  const near = eyes.nearestGap(eyes.own, stands);
  if (action !== 'capture' || !actor || !piece || !near) return [];
  const enemies = eyes.others((unit) => unit.side !== actor.side && unit.id !== piece.id && !isVehicle(unit));
  const enemy = eyes.nearestGap(
    stands,
    enemies.flatMap((unit) => eyes.table.figuresOf(unit)),
  );
  const inches = roundedInches(enemy?.inches ?? Number.POSITIVE_INFINITY);
  if (enemy && inches <= limits.guarded)
    return [{ reason: 'apart', rule: 'HP-CAP-01', values: { guard: enemy.to.name, inches, most: limits.guarded } }];
  const touching = eyes.own.filter((man) => stands.some((each) => areInContact(eyes, man, each)));
  if (touching.length >= limits.captors) return [];
  return [
    {
      reason: 'apart',
      rule: 'HP-CAP-02',
      values: { inches: roundedInches(near.inches), most: CONTACT, men: limits.captors },
    },
  ];
}

/** A piece as it stands: one that has lost all its men is out of play, and stays where it stood. */
function standing({ table }: Eyes, piece: Unit): readonly Body[] {
  const at = piece.gone ? placeIn(piece.fields.at) : undefined;
  return at ? [{ ...table.standing(piece), at }] : table.figuresOf(piece);
}
