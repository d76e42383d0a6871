import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { OrderOf } from '../../../../../data/landser-classic/borrowed-solo-tables.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { allIn, count, has, isOwnTurn, isVehicle, word } from '../state.ts';
import { isAboard } from '../tanks/crew.ts';

/** the side that the referee runs, if it runs one. */
export function soloSide({ table }: Pick<Scene, 'table'>): string | undefined {
  return typeof table.solo === 'string' ? table.solo : undefined;
}

/** Those of it who stand on the table and act for themselves, in the order in which they joined. */
export function ownMen(scene: Scene): readonly Unit[] {
  const side = soloSide(scene);
  return allIn(scene).filter((unit) => unit.side === side && isThere(scene, unit));
}

/** The same of the players'. */
export function playersMen(scene: Scene): readonly Unit[] {
  const side = soloSide(scene);
  return allIn(scene).filter((unit) => unit.side !== side && isThere(scene, unit));
}

function isThere(scene: Scene, unit: Unit): boolean {
  return !unit.gone && typeof unit.fields.at === 'string' && !isAboard(scene, unit);
}

/** What his last order is to him; whoever has none stays where he is. */
export function orderOf(unit: Unit, { borrowed: { orders } }: Pick<Book, 'borrowed'>): OrderOf {
  const order = word(unit, 'order') as keyof typeof orders | undefined;
  return orders[order ?? 'halt'];
}

/** Whether he has gone somewhere in the turn that's being played, and nobody has been asked yet whether to fire at him. */
export function hasJustMoved(scene: Scene, unit: Unit): boolean {
  return isOwnTurn(scene, unit) && has(unit, 'moved') && !has(unit, 'passed');
}

/** machine guns and anti-tank weapons don't advance. */
export function isSupport(unit: Unit, { borrowed }: Pick<Book, 'borrowed'>): boolean {
  return isVehicle(unit) || borrowed['support-weapons'].includes(word(unit, 'weapon') ?? '');
}

/** How often he has looked for somebody in vain or not this turn. */
export function hasLooksLeft(unit: Unit, { borrowed }: Pick<Book, 'borrowed'>): boolean {
  return count(unit, 'looks') < borrowed.looks;
}
