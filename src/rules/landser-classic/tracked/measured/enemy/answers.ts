import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Asking } from '../../../../../measuring/enemy.ts';
import { Eyes } from '../../../../../measuring/eyes.ts';
import { arc } from '../../../../../table/bearing.ts';
import { roundedDegrees } from '../../../../../table/close.ts';
import { borrowed } from '../../../borrowed.ts';
import { ownMen } from '../../solo/sides.ts';
import { NONE } from '../../solo/told.ts';
import { isVehicle, words } from '../../state.ts';
import { isInTerrain } from '../cover.ts';
import { placeInContact } from './charge.ts';
import { enemiesSeen, isSeen, others, type Seen } from './seen.ts';

type Told = Readonly<Record<string, string>>;

/** what’s measured of the side’s men, so that nobody is asked. */
export function* answers(eyes: Eyes, { id }: Asking): Generator<undefined, Told | undefined> {
  return id === 'reaction' ? yield* reaction(eyes) : yield* sight(eyes);
}

/** How many enemies are named: he looks for no more of them, and each has been looked at. */
const MOST = 5;

function* sight(eyes: Eyes): Generator<undefined, Told> {
  const seen: Seen[] = [];
  for (const each of others(eyes, false)) {
    yield;
    if (seen.length < MOST && isSeen(eyes, each)) seen.push(each);
  }
  const { actor } = eyes.scene;
  const [own] = eyes.own;
  const [first] = seen;
  const reached = nearestOnFoot(eyes);
  const charges = reached && placeInContact(eyes, reached) !== undefined;
  return {
    nearest: seen.length > 0 ? seen.map(({ unit }) => unit.name).join(', ') : NONE,
    ...(first ? { range: String(first.range) } : {}),
    ...(charges ? { target: reached.unit.name } : {}),
    cover: own && isInTerrain(eyes, own) ? 'full' : NONE,
    ...(actor && own && began(eyes) ? { factors: 'defending' } : {}),
  };
}

/** LC-ASLT-02: the nearest, whoever that is. */
function nearestOnFoot(eyes: Eyes): Seen | undefined {
  const [first] = enemiesSeen(eyes).filter(({ unit }) => !isVehicle(unit));
  return first;
}

/** in the first turn, whoever is in something that’s held. */
function began({ scene: { at }, own: [own], table }: Eyes): boolean {
  if (!own || (at?.turn ?? 1) > 1) return false;
  return table.terrain.at(own.at).some(({ piece }) => borrowed.fortified.includes(piece.kind));
}

/** R-72, LC-COV-01: who covers, sees whoever has moved where he is now, and has him in his arc. */
function* reaction(eyes: Eyes): Generator<undefined, Told> {
  const { actor: mover } = eyes.scene;
  const seeing: Unit[] = [];
  for (const unit of ownMen(eyes.scene)) {
    if (!unit.fields.covering || !mover || words(unit, 'covered').includes(mover.id)) continue;
    yield;
    if (coversHim(eyesOf(eyes, unit), mover)) seeing.push(unit);
  }
  return { 'in-sight': seeing.length > 0 ? seeing.map(({ name }) => name).join(', ') : NONE };
}

/** Whether the one who acts has somebody in his arc and in sight. */
function coversHim(eyes: Eyes, mover: Unit): boolean {
  const [own] = eyes.own;
  const seen = others(eyes, false).find(({ unit }) => unit.id === mover.id);
  if (!own || !seen || !isSeen(eyes, seen)) return false;
  const off = arc(own, seen.body);
  return off !== undefined && roundedDegrees(off) <= borrowed.limits['covering-arc'];
}

function eyesOf({ table, values, scene }: Eyes, unit: Unit): Eyes {
  return new Eyes(table, values, { ...scene, actor: unit });
}
