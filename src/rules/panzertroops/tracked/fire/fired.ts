import type { Book, Mount } from '../../../../../data/panzertroops/book.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { count, has } from '../../unit.ts';
import { adviceOnShot, advises } from '../advice.ts';
import type { Changing } from '../changes.ts';
import { freeSlot } from './arms.ts';
import { pointsOf } from './forbidden-fire.ts';

type Shot = Parameters<typeof adviceOnShot>[0];

/** What firing changes for the firer: what he has fired, shown and used up. */
export function fires(changes: Changing, firer: Unit, shot: Shot, facts: Facts, book: Book): void {
  const { rules } = book.tracking;
  if (!shot.continued) hasFired(changes, firer, shot, book);
  const points = (shot.continued ? count(firer, 'points-used') : 0) + pointsOf(shot, book);
  changes.set(firer, 'points-used', points, rules.points);
  changes.ofSide(firer.side, 'normal-fired', true, rules['smoke-first']);
  usesUp(changes, firer, shot, facts, book);
  advises(changes, firer, adviceOnShot(shot, book), book);
  if (has(firer, 'in-edge') && shot.weapon !== 'satchel') changes.set(firer, 'revealed', true, rules.edge);
}

/** A weapon has fired in this step. */
export function hasFired(
  changes: Changing,
  firer: Unit,
  shot: { readonly weapon: Shot['weapon'] | 'projector'; readonly mount: Mount },
  book: Book,
): void {
  const rule = book.tracking.rules['fires-once'];
  changes.set(firer, 'action', 'fire', rule);
  if (shot.weapon === 'projector') return;
  const slot = freeSlot(firer, { weapon: shot.weapon, mount: shot.mount }, book) ?? `${shot.weapon}/${shot.mount}`;
  const fired = changes.now(firer).fields.fired;
  const before = Array.isArray(fired) ? fired : [];
  if (!before.includes(slot)) changes.set(firer, 'fired', [...before, slot], rule);
}

function usesUp(changes: Changing, firer: Unit, { weapon, continued }: Shot, facts: Facts, { tracking }: Book): void {
  const { rules } = tracking;
  if (facts['fuel-out']) changes.set(firer, 'fuel-out', true, rules.fuel);
  if (weapon === 'satchel' && !continued) {
    changes.clear(firer, ['dropped', 'dropped-at', 'dropped-place'], rules.satchel);
    changes.set(firer, 'charge-used', true, rules.satchel);
  }
  if (weapon === 'panzerfaust' && firer.fields.rockets !== undefined) {
    changes.add(firer, 'rockets', -1, rules.rockets, { floor: 0 });
  }
}
