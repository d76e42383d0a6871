import { UNITS } from '../../../data/hans-n-panzer/armoury.ts';
import type { Movement } from '../../../data/hans-n-panzer/book/men.ts';
import { GROUNDS } from '../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';
import { written } from './distance.ts';
import { type Fraction, floor, fraction, fractionOf, minus, over, times } from './fraction.ts';
import { paceOf } from './pace.ts';
import { type Leg, legsOf } from './path.ts';

const options = {
  unit: known.oneOf(UNITS, { required: true }),
  path: eye.text({ default: 'off-road', length: true, legs: { over: GROUNDS, as: ':' } }),
  boarding: known.flag(),
  'vehicle-moved': known.flag(),
  men: choice.integer(0, 30),
  part: choice.oneOf(['outside']),
  exit: choice.oneOf(['enemy-edge', 'other-edge']),
} satisfies OptionTable;

/** A move, as declared, with what only the units know about its earlier parts. */
export type Moving = OptionsOf<typeof options> & {
  /** The part of the turn already used, as a fraction: `1/3`. */
  readonly used?: string;
  /** An earlier part was on a road. */
  readonly 'from-road'?: boolean;
  /** Before the battle. */
  readonly deployed?: boolean;
};

function resolve(ruling: Ruling, moving: Moving, book: Book): Facts {
  const legs = legsOf(moving.path);
  const { movement } = book;
  if (moving.unit === movement.onFoot && moving.boarding && moving['vehicle-moved']) {
    ruling.note(movement.moved, 'not-now');
    return { legal: false };
  }
  // Before the battle nobody walks, so there's nothing to work out.
  const aloud = moving.deployed ? { on: ruling.on.bind(ruling), note: () => undefined } : ruling;
  const walked = walk(aloud, moving, legs, book);
  if (!walked) {
    ruling.note(movement.speeds, 'too-far');
    return { legal: false };
  }
  // HP-RUL-24: rounded once, at the end.
  const reach = floor(times(walked.left, walked.pace));
  if (!moving.deployed) ruling.note(movement.reach, written(ruling, reach));
  return { legal: true, reach };
}

/** What a walk needs to know, and what it reports on the way. */
export type Walking = Pick<Ruling, 'on' | 'note'>;

/** A walk that's possible: what's left of the turn, and the pace on the last ground. */
export interface Walked {
  readonly left: Fraction;
  readonly pace: Fraction;
  readonly fromRoad: boolean;
}

/** HP-MOVE-04, -07: every leg uses its part of the turn, at its own pace. @returns nothing if the walk is too long */
export function walk(ruling: Walking, moving: Moving, legs: readonly Leg[], book: Book): Walked | undefined {
  let left = turnLeft(ruling, moving, book.movement);
  let pace = fraction(1);
  let fromRoad = moving['from-road'] ?? false;
  for (const { ground, inches } of legs) {
    pace = paceOf(ruling, { unit: moving.unit, ground, fromRoad }, book);
    left = minus(left, over(inches, pace));
    fromRoad ||= book.movement.grounds[ground].speed === 'on' && inches.top > 0n;
  }
  return left.top < 0n ? undefined : { left, pace, fromRoad };
}

/** HP-MOVE-09, -11: what's left of the turn. Getting in or out leaves men two thirds of it, and their vehicle nothing. */
function turnLeft(ruling: Walking, moving: Moving, { boarding: part, loading, onFoot }: Movement): Fraction {
  const left = minus(fraction(1), fractionOf(moving.used ?? '0'));
  if (!moving.boarding) return left;
  if (moving.unit !== onFoot) {
    ruling.note(loading, 'not-now');
    return fraction(0);
  }
  const [of, outOf] = part.part;
  const { rule, label } = part;
  ruling.note({ rule, label }, `${of}/${outOf}`);
  return minus(left, fraction(of, outOf));
}

/** How far a unit goes: no dice. */
export const move = { kind: 'movement', options, resolve } satisfies Contract<Moving, Book>;
