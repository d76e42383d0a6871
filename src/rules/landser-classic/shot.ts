import { BANDS, type Band, type Book, COVERS, WEAPONS } from '../../../data/landser-classic/book.ts';
import { bands } from '../../../data/landser-classic/fire.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { bandOf, bandsFor } from './bands.ts';
import { type Aimed, aimed } from './hit.ts';

export const options = {
  weapon: choice.oneOf(WEAPONS, { required: true, filled: true }),
  range: eye.inches({ required: true }),
  // LC-FIRE-05: at point blank no cover counts.
  cover: eye.oneOf(COVERS, { default: 'none', filled: true, when: { range: [{ over: bands.upTo.PB }] } }),
  moved: choice.flag({ filled: true }),
  'target-fast': known.flag(),
  'same-target': known.flag(),
  'from-vehicle': known.flag(),
  'not-set-up': known.flag(),
  'wound-penalty': known.integer(0, 9, { default: 0 }),
  auto: choice.flag(),
  alone: known.flag(),
  figures: known.integer(1, 20, { default: 1 }),
  'light-this-turn': known.flag(),
  'serious-before': known.integer(0, 9, { default: 0 }),
  'dogs-chance': choice.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A shot with small arms, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What both editions remember of a shot. */
export type Fired = Omit<Shot, 'weapon'> & { readonly weapon: string };

/** What the shot needs and carries over, worked out before any die is thrown. */
export interface Aim extends Aimed {
  readonly band: Band;
}

/** The band of its distance, and the cell for its weapon there: none where there's no number. @throws {Refusal} past the last band */
export function bandAndNeed(ruling: Ruling, shot: Shot, book: Book): Pick<Aim, 'band' | 'need'> {
  const band = bandOf(shot.range, bandsFor(ruling, book));
  return { band, need: book.toHit.need[shot.weapon][BANDS.indexOf(band)] ?? null };
}

/** @throws {Refusal} past the last band */
export function aimOf(ruling: Ruling, shot: Shot, book: Book): Aim {
  const { band, need } = bandAndNeed(ruling, shot, book);
  const { modifiers, impossible } = aimed(need, modifiersOf(shot, band, book), book.toHit);
  return { band, need, modifiers, impossible };
}

function modifiersOf(shot: Shot, band: Band, book: Book): Modifier[] {
  const cover = book.coverless.bands.includes(band) ? 'none' : shot.cover;
  return [
    ...applying(book.modifiers, {
      // RC-11: firing from a standing vehicle costs nothing, and a moving one costs nothing extra for moving.
      'from-vehicle': shot['from-vehicle'] && shot.moved,
      moved: shot.moved && !shot['from-vehicle'],
      'target-fast': shot['target-fast'],
      'half-cover': cover === 'half',
      'full-cover': cover === 'full',
      'same-target': shot['same-target'],
      'not-set-up': shot['not-set-up'],
    }),
    ...times(book.modifiers['wound-penalty'], shot['wound-penalty']),
    ...agreed(shot.modifier),
  ];
}
