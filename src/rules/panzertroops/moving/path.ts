import { TERRAINS, type Terrain } from '../../../../data/panzertroops/book.ts';
import { inchesIn } from '../../../kernel/options/inches.ts';
import { InputError } from '../../../kernel/refusal.ts';
import { partMeant } from '../../names.ts';

/** A part of a move over one kind of ground. */
export interface Stretch {
  readonly terrain: readonly Terrain[];
  /** How far it goes; absent if that's the question. */
  readonly inches?: number;
}

/**
 * A path as typed: stretches with commas between, kinds of ground joined by `+`, inches after `=`; `road:5` and `road 5` are understood too, and inches alone are
 * in the open.
 * @throws {InputError} for unknown ground, and for two or more stretches if one has no inches
 */
export function stretchesOf(path: string): readonly [Stretch, ...Stretch[]] {
  const [first = '', ...others] = path.toLowerCase().split(',');
  const stretches = [stretchOf(first), ...others.map(stretchOf)] as const;
  if (others.length > 0 && stretches.some(({ inches }) => inches === undefined)) {
    throw new InputError('path-without-inches', { path });
  }
  return stretches;
}

function stretchOf(text: string): Stretch {
  const open = inchesIn(text);
  if (open !== undefined && open >= 0) return { terrain: ['open'], inches: open };
  const [ground = '', length, ...more] = text
    .trim()
    .replace(/^([a-z+-]+)(?:\s*:\s*|\s+(?=[\d.]))/, '$1=')
    .split('=');
  const terrain = ground.split('+').map((word) => partMeant('path', 'terrain', word.trim(), TERRAINS));
  if (length === undefined) return { terrain };
  const inches = more.length > 0 ? undefined : inchesIn(length);
  if (inches === undefined || inches < 0) {
    throw new InputError('not-a-number', { option: 'path', value: [length, ...more].join('=') });
  }
  return { terrain, inches };
}
