import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { bandOf, bandsFor } from './bands.ts';
import { BANDS, type Band, type Book, COVERS, WEAPONS } from './book.ts';
import { type Aimed, aimed } from './hit.ts';

export const options = {
  weapon: {
    from: 'choice',
    filled: true,
    type: 'string',
    values: WEAPONS,
    required: true,
    help: 'The weapon that fires',
  },
  range: { from: 'eye', type: 'number', min: 0, required: true, help: 'Distance to the target in inches' },
  cover: {
    from: 'eye',
    filled: true,
    type: 'string',
    values: COVERS,
    default: 'none',
    help: 'What the target is behind; it doesn’t count at point blank',
  },
  moved: { from: 'choice', filled: true, type: 'boolean', default: false, help: 'The firer moves this turn' },
  'target-fast': { from: 'known', type: 'boolean', default: false, help: 'The target is on Move Fast' },
  'same-target': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'The target is the same as last turn, and neither has moved',
  },
  'from-vehicle': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'He fires from a vehicle; it counts only if it moves (moved:true)',
  },
  'not-set-up': { from: 'known', type: 'boolean', default: false, help: 'The GPMG fires without having been set up' },
  'wound-penalty': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 9,
    default: 0,
    help: 'How many (b) wounds the firer has; 1 more if he’s disorientated',
  },
  auto: { from: 'choice', type: 'boolean', default: false, help: 'Fire fully automatic, with the 4″ template' },
  alone: { from: 'known', type: 'boolean', default: false, help: 'The GPMG has a crew of one' },
  figures: {
    from: 'known',
    type: 'integer',
    min: 1,
    max: 20,
    default: 1,
    help: 'How many figures are under the template',
  },
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
    help: 'How many serious wounds the target already has',
  },
  'dogs-chance': {
    from: 'choice',
    type: 'boolean',
    default: false,
    help: 'Take the dog’s chance with an impossible shot',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A shot with small arms, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What both editions remember of a shot. */
export type Fired = Omit<Shot, 'weapon'> & { readonly weapon: string };

/** What the shot needs and carries over, worked out before any die is thrown. */
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
