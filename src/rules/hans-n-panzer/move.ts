import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { UNITS } from './armoury.ts';
import type { Book, Movement } from './book.ts';
import { written } from './distance.ts';
import { type Fraction, floor, fraction, minus, over, times } from './fraction.ts';
import { paceOf } from './pace.ts';
import { type Leg, legsOf } from './path.ts';
import { afterMove, forbiddenMove, knownOfMove } from './tracked/moving.ts';

const options = {
  unit: { type: 'string', values: UNITS, required: true, help: 'What moves' },
  path: {
    type: 'string',
    default: 'off-road',
    help: 'ground:inches, commas between; the last may leave the inches out',
  },
  boarding: {
    type: 'boolean',
    default: false,
    help: 'Men get in or out this turn: it is one of them, or their vehicle',
  },
  'vehicle-moved': { type: 'boolean', default: false, help: 'Men who get in or out: the vehicle has moved this turn' },
} as const satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options>;

function resolve(ruling: Ruling, moving: Moving, book: Book): Facts {
  const legs = legsOf(moving.path);
  const { movement } = book;
  if (moving.unit === movement.onFoot && moving.boarding && moving['vehicle-moved']) {
    ruling.note(movement.moved, 'not-now');
    return { legal: false };
  }
  return along(ruling, moving, legs, book);
}

/** HP-MOVE-04, -07: every leg takes its part of the turn, at its own pace. */
function along(ruling: Ruling, moving: Moving, legs: readonly Leg[], book: Book): Facts {
  let left = turnLeft(ruling, moving, book.movement);
  let pace = fraction(1);
  let fromRoad = false;
  for (const { ground, inches } of legs) {
    pace = paceOf(ruling, { unit: moving.unit, ground, fromRoad }, book);
    left = minus(left, over(inches, pace));
    if (left.top < 0n) {
      ruling.note(book.movement.speeds, 'too-far');
      return { legal: false };
    }
    fromRoad ||= book.movement.grounds[ground].speed === 'on' && inches.top > 0n;
  }
  // HP-RUL-24: rounded once, at the end.
  const reach = floor(times(left, pace));
  ruling.note(book.movement.reach, written(ruling, reach));
  return { legal: true, reach };
}

/** HP-MOVE-09, -11: what getting in or out leaves of the turn: to men two thirds of it, to their vehicle nothing. */
function turnLeft(ruling: Ruling, { unit, boarding }: Moving, { boarding: part, loading, onFoot }: Movement): Fraction {
  const whole = fraction(1);
  if (!boarding) return whole;
  if (unit !== onFoot) {
    ruling.note(loading, 'not-now');
    return fraction(0);
  }
  const [of, outOf] = part.part;
  const { rule, label } = part;
  ruling.note({ rule, label }, `${of}/${outOf}`);
  return minus(whole, fraction(of, outOf));
}

/** How far a unit goes: no dice. */
export const move: Verb<Moving, Book> = {
  options,
  resolve,
  fills: ['unit', 'boarding', 'vehicle-moved'],
  fill: knownOfMove,
  forbid: forbiddenMove,
  effects: (scene, declared, outcome, _draw, book) => afterMove(scene, declared, outcome, book),
};
