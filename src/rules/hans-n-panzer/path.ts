import { GROUNDS, type Ground } from '../../../data/hans-n-panzer/book.ts';
import { nearest } from '../../kernel/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';
import { decimal, type Fraction, fraction } from './fraction.ts';

/** A part of a move over one kind of ground. */
export interface Leg {
  readonly ground: Ground;
  readonly inches: Fraction;
  /** It asks how far the unit can go there. */
  readonly asks: boolean;
}

/**
 * `road:5,off-road`: legs with commas between, each a ground and its inches. The last one may leave them out: it asks how
 * far the unit can still go there.
 * @throws {InputError} for a ground that is none, for inches that are none, and for an earlier leg without them
 */
export function legsOf(path: string): readonly Leg[] {
  const texts = path.replaceAll(/\s/g, '').toLowerCase().split(',');
  return texts.map((text, i) => legOf(text, i === texts.length - 1));
}

function legOf(text: string, isLast: boolean): Leg {
  const [name = '', inches, ...more] = text.split(':');
  const ground = GROUNDS.find((each) => each === name);
  if (!ground)
    throw new InputError('unknown-value', {
      option: 'path',
      value: name,
      nearest: nearest(name, GROUNDS),
      allowed: GROUNDS,
    });
  if (inches === undefined && !isLast) throw new InputError('leg-without-inches', { ground });
  if (inches === undefined) return { ground, inches: fraction(0), asks: true };
  return { ground, inches: inchesOf([inches, ...more].join(':')), asks: false };
}

function inchesOf(text: string): Fraction {
  // 8" is how one writes inches.
  const number = text.replace(/"$/, '');
  if (/^-[\d.]+$/.test(number)) throw new InputError('out-of-range', { option: 'path', value: text, min: 0 });
  const inches = decimal(number);
  if (!inches) throw new InputError('not-a-number', { option: 'path', value: text });
  return inches;
}
