import type { Mover } from '../../../data/hans-n-panzer/armoury.ts';
import type { Ground } from '../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { written } from './distance.ts';
import { type Fraction, fraction, lesser, times } from './fraction.ts';

/** The parts of a ruling that a pace needs: its house rules and its notes. */
type Asked = Pick<Ruling, 'on' | 'note'>;

/** The ground a unit is on, and the ground it comes from. */
export interface Going {
  readonly unit: Mover;
  readonly ground: Ground;
  /** An earlier part of this move was on a road. */
  readonly fromRoad: boolean;
}

/** Inches in a whole turn on this ground (HP-MOVE-02 to -05). */
export function paceOf(ruling: Asked, going: Going, book: Book): Fraction {
  const { grounds, rough } = book.movement;
  const { speed, rough: isRough } = grounds[going.ground];
  const pace = speed === 'on' ? onRoad(ruling, going, book) : offRoad(ruling, going, book);
  if (!isRough) return pace;
  const [of, outOf] = rough.part;
  ruling.note({ rule: rough.rule, label: rough.label }, `${of}/${outOf}`);
  return times(pace, fraction(of, outOf));
}

function onRoad(ruling: Asked, { unit }: Going, book: Book): Fraction {
  const { rule, label } = book.movement.speeds;
  const { on } = speedOf(ruling, unit, book);
  ruling.note({ rule, label }, written(ruling, on));
  return fraction(on);
}

/** HP-RUL-02: the table's figure, but after a road at most half of the road's. */
function offRoad(ruling: Asked, { unit, fromRoad }: Going, book: Book): Fraction {
  const { slower, offTheRoad } = book.movement;
  const { on, off } = speedOf(ruling, unit, book);
  ruling.note(slower, written(ruling, off));
  if (!fromRoad || on === off || ruling.on('proportional-movement')) return fraction(off);
  const { part, ...cite } = offTheRoad;
  const [of, outOf] = part;
  ruling.note(cite, written(ruling, Math.min(off, (on * of) / outOf)));
  return lesser(fraction(off), fraction(on * of, outOf));
}

/** HP-GEN-07: doubled on a very large table. */
function speedOf(ruling: Asked, unit: Mover, { movement, doubled }: Book): { on: number; off: number } {
  const { on, off } = movement.speeds.of[unit];
  const by = ruling.on('double-scale') ? doubled.times : 1;
  return { on: on * by, off: off * by };
}
