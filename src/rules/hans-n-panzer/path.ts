import { GROUNDS, type Ground } from '../../../data/hans-n-panzer/book/men.ts';
import { decimalsIn } from '../../kernel/options/inches.ts';
import { InputError } from '../../kernel/refusal.ts';
import { partMeant } from '../names.ts';
import { decimal, type Fraction, fraction } from './fraction.ts';

/** A part of a move over one kind of ground. */
export interface Leg {
  readonly ground: Ground;
  readonly inches: Fraction;
  /** Asks how far the unit can go there. */
  readonly asks: boolean;
}

/**
 * `road:5,off-road`: legs with commas between, each a ground and its inches; `road=5` and `road 5` are understood too, and `5` alone. The last leg may leave out its inches, to ask how
 * far the unit can still go there.
 * @throws {InputError} for a ground or inches that can't be read, and for an earlier leg without inches
 */
export function legsOf(path: string): readonly Leg[] {
  const texts = path.toLowerCase().split(',');
  // Inches alone are off the road, as a path is that nobody gives.
  if (texts.length === 1 && /^\s*[-+]?[\d.]/.test(path)) return [legOf(`off-road:${path.trim()}`, true)];
  return texts.map((text, i) => legOf(text.trim(), i === texts.length - 1));
}

function legOf(text: string, isLast: boolean): Leg {
  const [name = '', inches, ...more] = text.replace(/^([a-z-]+)(?:\s*=\s*|\s+(?=[\d.]))/, '$1:').split(':');
  const ground = partMeant('path', 'ground', name, GROUNDS);
  if (inches === undefined && !isLast) throw new InputError('leg-without-inches', { ground });
  if (inches === undefined) return { ground, inches: fraction(0), asks: true };
  return { ground, inches: inchesOf([inches, ...more].join(':').replaceAll(/\s/g, '')), asks: false };
}

function inchesOf(text: string): Fraction {
  const number = text.startsWith('+') ? text : (decimalsIn(text) ?? text);
  if (/^-[\d.]+$/.test(number)) throw new InputError('out-of-range', { option: 'path', value: text, min: 0 });
  const inches = decimal(number);
  if (!inches) throw new InputError('not-a-number', { option: 'path', value: text });
  return inches;
}
