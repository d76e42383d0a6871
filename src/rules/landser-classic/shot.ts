import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { bandOf, bandsFor } from './bands.ts';
import { BANDS, type Band, type Book, COVERS, WEAPONS } from './book.ts';
import { type Aimed, aimed } from './hit.ts';

export const options = {
  weapon: { from: 'choice', filled: true, type: 'string', values: WEAPONS, required: true, help: 'What is fired' },
  range: { from: 'eye', type: 'number', min: 0, required: true, help: 'Distance to the target in inches' },
  cover: {
    from: 'eye',
    filled: true,
    type: 'string',
    values: COVERS,
    default: 'none',
    help: 'What the target is behind; none at point blank',
  },
  moved: { from: 'choice', filled: true, type: 'boolean', default: false, help: 'The firer moves this turn' },
  'target-fast': { from: 'known', type: 'boolean', default: false, help: 'The target is on Move Fast' },
  'same-target': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'Same target as last turn, and neither has moved',
  },
  'from-vehicle': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'From a vehicle; it counts if the vehicle moves (moved)',
  },
  'not-set-up': { from: 'known', type: 'boolean', default: false, help: 'GPMG fired without a turn of setting up' },
  'wound-penalty': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 9,
    default: 0,
    help: "The firer's (b) wounds; 1 more if disorientated",
  },
  auto: { from: 'choice', type: 'boolean', default: false, help: 'Fully automatic: the 4" template' },
  alone: { from: 'known', type: 'boolean', default: false, help: 'GPMG with a crew of one' },
  figures: { from: 'known', type: 'integer', min: 1, max: 20, default: 1, help: 'Figures under the template' },
  'light-this-turn': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'The target has had a light wound this turn',
  },
  'serious-before': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 9,
    default: 0,
    help: 'Serious wounds that the target has already',
  },
  'dogs-chance': {
    from: 'choice',
    type: 'boolean',
    default: false,
    help: "Declare the dog's chance for an impossible shot",
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A shot with small arms, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What is remembered of a shot, by either edition. */
export type Fired = Omit<Shot, 'weapon'> & { readonly weapon: string };

/** What the shot needs and what it carries, worked out before any die. */
export interface Aim extends Aimed {
  readonly band: Band;
}

/** @throws {Refusal} past the last band */
export function aimOf(ruling: Ruling, shot: Shot, book: Book): Aim {
  const band = bandOf(shot.range, bandsFor(ruling, book));
  const need = book.toHit.need[shot.weapon][BANDS.indexOf(band)] ?? null;
  const { modifiers, impossible } = aimed(need, modifiersOf(shot, band, book), book.toHit);
  return { band, need, modifiers, impossible };
}

function modifiersOf(shot: Shot, band: Band, book: Book): Modifier[] {
  const cover = book.coverless.bands.includes(band) ? 'none' : shot.cover;
  return [
    ...applying(book.modifiers, {
      // RC-11: a standing vehicle costs nothing, and a moving one costs no more for moving.
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
