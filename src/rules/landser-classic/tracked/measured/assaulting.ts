import type { Assault } from '../../../../../data/landser-classic/book.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Bar, Driven } from '../../../../measuring/book-table.ts';
import { areInContact } from '../../../../measuring/contact.ts';
import { Eyes } from '../../../../measuring/eyes.ts';
import { isFree } from '../../../../measuring/places.ts';
import { bearing } from '../../../../table/bearing.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { inContact } from '../../../../table/contact.ts';
import { gap } from '../../../../table/gap.ts';
import { has, isVehicle, words } from '../state.ts';
import { travel } from './going.ts';

/** Directions in which there may be room beside a man, so many degrees apart, the one he’s come from first. */
const TURN = 15;
const AROUND = [0, ...Array.from({ length: 180 / TURN }, (_, i) => (i + 1) * TURN).flatMap((turn) => [turn, -turn])];

/** How far whoever acts goes to assault, in inches: of his allowance, or by the gap alone. */
type Reach = (eyes: Eyes, actor: Unit) => { readonly inches: number; readonly by: 'allowance' | 'gap' };

/** LC-ASLT-02, RC-10: as far as in a Move, or as the house rule has it. */
export function reachIn({ reach }: Assault): Reach {
  return ({ scene }) => ({
    inches: scene.toggles.has('assault-move-fast') ? reach.fast : reach.inches,
    by: 'allowance',
  });
}

/** LS-ASLT-03: by Move Fast with the Assault action, and from point blank without it. What dice decide isn’t known yet. */
export function reachByAction({ reach }: Assault): Reach {
  return ({ scene }, actor) => {
    if (!words(actor, 'actions').includes('assault')) return { inches: reach.inches, by: 'gap' };
    return { inches: scene.toggles.has('random-move') ? Number.POSITIVE_INFINITY : reach.fast, by: 'allowance' };
  };
}

/** LC-ASLT-02, LS-ASLT-02, LS-ASLT-03: only the nearest enemy is assaulted, and only one within reach. */
export function barsOfAssault(reachOf: Reach): (eyes: Eyes) => readonly Bar[] {
  return (eyes) => {
    const { actor, targets } = eyes.scene;
    const [body] = eyes.own;
    const [other] = eyes.theirs;
    if (!actor || !body || !other || words(actor, 'locked').includes(targets[0]!.id)) return [];
    if (areInContact(eyes, body, other)) return [];
    const far = inchesTo(body, other);
    const nearer = enemiesOf(eyes, actor).find((enemy) => inchesTo(body, enemy) < far);
    if (nearer) return [{ reason: 'apart', values: { nearer: nearer.name } }];
    const { inches: allowance, by } = reachOf(eyes, actor);
    const price = by === 'gap' ? far : Math.max(far, priceInto(eyes, other) ?? 0);
    return price > allowance ? [{ reason: 'allowance', values: { price, allowance } }] : [];
  };
}

/** Whoever assaults stands in contact from then on, unless he falls. */
export function assaults(eyes: Eyes, verb: string, facts: Facts): readonly Driven[] {
  const { actor } = eyes.scene;
  const [body] = eyes.own;
  const [other] = eyes.theirs;
  if (verb !== 'assault' || facts.winner === 'defender' || !actor || !body || !other) return [];
  if (eyes.table.carrierOf(actor) || areInContact(eyes, body, other)) return [];
  const to = placesInto(body, other).find((each) => isFree(eyes, each));
  return to ? [{ unit: actor, to }] : [];
}

/** Where he could stand in contact, straight ahead first. */
function placesInto(body: Body, other: Body): readonly Body[] {
  const towards = bearing(other.at, body.at);
  return AROUND.flatMap((turn) => {
    const there = inContact(body, other, towards + turn);
    return there ? [{ ...there, facing: Math.round(bearing(there.at, other.at) * 10) / 10 }] : [];
  });
}

/** What the straight way into contact costs; nothing where it’s barred, or somebody else stands there. */
function priceInto(eyes: Eyes, other: Body): number | undefined {
  const { mover, table, values, scene } = eyes;
  const [there] = mover ? placesInto(mover, other) : [];
  const way = there && travel(new Eyes(table, values, scene, { way: [there.at] }), { action: 'move' });
  return way && way.barred.length === 0 ? way.price : undefined;
}

function inchesTo(one: Body, other: Body): number {
  return roundedInches(gap(baseOf(one), baseOf(other)));
}

function enemiesOf(eyes: Eyes, { side }: Unit): readonly Body[] {
  const onFoot = eyes.others((unit) => unit.side !== side && !isVehicle(unit) && !has(unit, 'guard'));
  return onFoot.filter((unit) => !eyes.table.carrierOf(unit)).flatMap((unit) => eyes.table.figuresOf(unit));
}
