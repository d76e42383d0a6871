import { TERRAINS, type Terrain } from '../../../data/panzertroops/book.ts';
import { nearest } from '../../kernel/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';

/** A part of a move over one kind of ground. */
export interface Stretch {
  readonly terrain: readonly Terrain[];
  /** How far it goes; absent where that is asked. */
  readonly inches?: number;
}

const INCHES = /^(\d+\.?\d*|\.\d+)"?$/;

/**
 * A path as it is typed: stretches with commas between, kinds of ground joined by `+`, inches after `=`.
 * @throws {InputError} for ground that there is not, and for two stretches or more of which one has no inches
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
  const [ground = '', length, ...more] = text.trim().split('=');
  const terrain = ground.split('+').map((word) => terrainOf(word.trim()));
  if (length === undefined) return { terrain };
  if (more.length > 0 || !INCHES.test(length.trim())) {
    throw new InputError('not-a-number', { option: 'path', value: [length, ...more].join('=') });
  }
  return { terrain, inches: Number(length.trim().replace('"', '')) };
}

function terrainOf(word: string): Terrain {
  const found = TERRAINS.find((terrain) => terrain === word);
  if (found) return found;
  throw new InputError('unknown-value', {
    option: 'path',
    value: word,
    nearest: nearest(word, TERRAINS),
    allowed: TERRAINS,
  });
}
