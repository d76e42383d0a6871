import type { Band, Book, Nothing } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { times } from '../../../kernel/tables.ts';
import type { Caught } from '../wounds/wounds.ts';

/** The figures fire has caught, as declared, and the weapon. */
interface Declared {
  readonly weapon: string;
  readonly cover: 'none' | 'half' | 'full';
  readonly burst?: string;
  readonly 'aim-turns'?: number;
  readonly 'light-this-turn': boolean;
  readonly 'light-before': number;
  readonly 'serious-before': number;
  readonly 'target-in-vehicle': boolean;
}

/**
 * A figure that fire has caught, ready for the effects roll (C-1).
 * @param carry added to the effects die only
 */
export function caughtBy(
  ruling: Ruling,
  declared: Declared,
  band: Band,
  carry: readonly Modifier[],
  book: Book,
): Caught {
  const { weapon, 'aim-turns': aiming = 0 } = declared;
  const onEffects = ruling.on('sniper-aim-to-hit') ? 0 : aiming;
  return {
    band,
    carry,
    'light-this-turn': declared['light-this-turn'],
    'light-before': declared['light-before'],
    'serious-before': declared['serious-before'],
    sniper: weapon === 'sniper-rifle' ? times(book.modifiers['aim-turns'], onEffects) : undefined,
    worse: weapon === 'hmg' ? book.effects.hmg : undefined,
    nothing: nothingFor(declared, band, book),
  };
}

/** LS-CREW-04, LS-HMG-04: the faces of the effects die that don't hurt him; an HMG's template respects cover. */
function nothingFor(declared: Declared, band: Band, { effects, coverless }: Book): Nothing | undefined {
  const template = declared.weapon === 'hmg' && !declared.burst && !coverless.bands.includes(band);
  if (template && declared.cover === 'full') return effects.nothing.full;
  if (declared['target-in-vehicle']) return effects.nothing['in-vehicle'];
  return template && declared.cover === 'half' ? effects.nothing.half : undefined;
}
