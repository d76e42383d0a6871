import type { Book, Firepower, Optional } from '../../../../data/panzertroops/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { Refusal } from '../refusal.ts';
import { type Firing, isOnTheMove, rowOfShot } from './shot.ts';

type Refusing = (ruling: Ruling, shot: Firing, book: Book) => void;

/** What the rules forbid for a shot before its target is looked at, in the contract's order. Each @throws {Refusal} */
export function refusalsOfShot(against: keyof Firepower): readonly Refusing[] {
  return [
    (ruling, shot, book) => {
      const { toggle } = book.weapons[shot.weapon];
      if (toggle) requireToggle(ruling, toggle, book);
    },
    (ruling, shot, book) => {
      if (shot.indirect) requireToggle(ruling, 'artillery-support', book);
    },
    (_ruling, shot, book) => {
      if (shot.weapon !== 'satchel' || shot.phase !== 'defensive') return;
      throw new Refusal(book.forbidden['satchel-phase'], 'satchel-in-defence', {}, 'satchel-phase');
    },
    (_ruling, shot, book) => {
      if (shot.indirect) assertMayFireIndirectly(shot, book);
    },
    (_ruling, shot, book) => assertHasFirepower(shot, against, book),
  ];
}

/** What else they forbid: because of its range, and of the weapon's move. Each @throws {Refusal} */
export const REACH: readonly Refusing[] = [
  (_ruling, shot, book) => assertInRange(shot, book),
  (_ruling, shot, book) => {
    const { name, kind } = book.weapons[shot.weapon];
    if (kind === 'infantry' || shot.mount !== 'ground' || !isOnTheMove(shot)) return;
    throw new Refusal(book.forbidden.moved, 'crewed-weapon-moved', { weapon: name }, 'moved');
  },
];

/** @throws {Refusal} if an optional rule is off */
export function requireToggle(ruling: Ruling, toggle: Optional, book: Book): void {
  if (!ruling.on(toggle)) throw new Refusal(book.optional[toggle], 'toggle-off', { toggle }, 'toggle-off');
}

/** @throws {Refusal} for a weapon that can't fire indirectly (PT-ARTY-08) */
export function requireIndirect(weapon: keyof Book['weapons'], { weapons, forbidden }: Book): void {
  const { indirect, piece, name } = weapons[weapon];
  if (indirect) return;
  const rule = forbidden[piece === 'at-gun' ? 'at-gun-indirect' : 'no-indirect'];
  throw new Refusal(rule, 'direct-fire-only', { weapon: name }, 'no-indirect');
}

/** @throws {Refusal} for a weapon that can't fire indirectly, in the defensive phase, or after a move */
function assertMayFireIndirectly(shot: Firing, book: Book): void {
  requireIndirect(shot.weapon, book);
  const { forbidden } = book;
  if (shot.phase === 'defensive') {
    throw new Refusal(forbidden['indirect-phase'], 'indirect-in-defence', {}, 'indirect-phase');
  }
  if (shot.moved) throw new Refusal(forbidden['indirect-moved'], 'left-its-position', {}, 'indirect-moved');
}

/** @throws {Refusal} for a weapon without firepower against such targets */
function assertHasFirepower(shot: Firing, against: keyof Firepower, book: Book): void {
  if (rowOfShot(shot, book)[against] !== null) return;
  const { name } = book.weapons[shot.weapon];
  const rule = book.forbidden[shot.indirect ? 'indirect-wrong-target' : 'wrong-target'];
  if (against === 's') throw new Refusal(rule, 'no-soft-firepower', { weapon: name }, 'wrong-target');
  throw new Refusal(rule, 'no-ap-firepower', { weapon: name }, 'wrong-target');
}

/** @throws {Refusal} beyond the weapon's range, or what can be seen from a forest */
function assertInRange(shot: Firing, book: Book): void {
  const { range } = shot;
  if (range === undefined) return;
  const { weapon, indirect } = shot;
  const { forbidden, weapons } = book;
  const farthest = indirect ? indirectReach(shot, book) : weapons[weapon].range;
  if (range > farthest) {
    const direct = weapon === 'satchel' ? 'satchel-range' : 'out-of-range';
    const rule = indirect ? forbidden['off-table'].rule : forbidden[direct];
    throw new Refusal(rule, 'beyond-its-range', { weapon: weapons[weapon].name, range, farthest }, 'out-of-range');
  }
  const { rule, inches } = forbidden.obscured;
  if (range > inches && !indirect && shot.obscured) {
    throw new Refusal(rule, 'beyond-forest-range', { range, farthest: inches }, 'out-of-range');
  }
}

/** PT-ARTY-07: off the table a mortar stands 10" behind the edge; artillery reaches everything. Inches. */
function indirectReach(shot: Firing, { weapons, forbidden }: Book): number {
  const { piece, range } = weapons[shot.weapon];
  if (piece === 'artillery') return Number.POSITIVE_INFINITY;
  return shot['off-table'] ? range - forbidden['off-table'].inches : range;
}
