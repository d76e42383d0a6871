import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { type Aimed, aimed } from '../landser-classic/hit.ts';
import { options as original } from '../landser-classic/shot.ts';
import { bandOf } from './bands.ts';
import { BANDS, type Band, type Book, BURSTS, WEAPONS } from './book.ts';

export const options = {
  ...original,
  weapon: { ...original.weapon, values: WEAPONS },
  'from-vehicle': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'From a vehicle; moved does not count besides',
  },
  'suppressed-by': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 20,
    default: 0,
    help: 'Figures that suppress the firer (suppressive-fire)',
  },
  'wound-penalty': { ...original['wound-penalty'], help: "What the firer's wounds take off the die" },
  figures: { ...original.figures, min: 0, help: 'Figures under the template; 0 for an HMG only' },
  'light-before': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 9,
    default: 0,
    help: 'Light wounds that the target has already',
  },
  'target-in-vehicle': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'The target is a crewman in an armoured vehicle',
  },
  'aim-turns': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 9,
    default: 0,
    help: 'Extra turns that the sniper has aimed',
  },
  burst: { from: 'choice', type: 'string', values: BURSTS, help: 'How many dice instead of the template (burst-dice)' },
  targets: { from: 'choice', type: 'integer', min: 1, max: 18, default: 1, help: 'Targets of the burst' },
  gaps: {
    from: 'choice',
    type: 'string',
    default: '',
    help: 'Inches between neighbouring targets, commas between; 1 if left out',
  },
  dice: {
    from: 'choice',
    type: 'integer',
    min: 1,
    help: 'Dice of the burst for this target; all that are left unless said',
  },
} as const satisfies OptionTable;

/** A shot at men, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What the shot needs and what it carries, worked out before any die. */
export interface Aim extends Aimed {
  readonly band: Band;
}

/** @throws {Refusal} past the last band of the weapon */
export function aimOf(ruling: Ruling, shot: Shot, book: Book): Aim {
  const band = bandOf(shot.range, shot.weapon, book);
  const need = book.toHit.need[shot.weapon][BANDS.indexOf(band)] ?? null;
  const { modifiers, impossible } = aimed(need, modifiersOf(ruling, shot, band, book), book.toHit);
  return { band, need, modifiers, impossible };
}

/** Whether it is a template laid at a point and not at a figure (LS-HMG-02); a burst is aimed at figures (R-14b). */
export function isAtPoint({ weapon, burst }: Shot): boolean {
  return weapon === 'hmg' && !burst;
}

function modifiersOf(ruling: Ruling, shot: Shot, band: Band, { modifiers, coverless }: Book): Modifier[] {
  // from a vehicle costs the same whether it moves or not, unless a group has it otherwise.
  const fromVehicle = shot['from-vehicle'] && (shot.moved || !ruling.on('vehicle-moving-only'));
  const cover = coverless.bands.includes(band) ? 'none' : shot.cover;
  const ofTarget = isAtPoint(shot)
    ? []
    : applying(modifiers, {
        moved: shot.moved && !shot['from-vehicle'],
        'target-fast': shot['target-fast'],
        'half-cover': cover === 'half',
        'full-cover': cover === 'full',
        'same-target': shot['same-target'],
        'not-set-up': shot['not-set-up'],
      });
  return [
    ...times(modifiers['from-vehicle'], fromVehicle ? 1 : 0),
    ...ofTarget,
    ...times(modifiers['suppressed-by'], shot['suppressed-by']),
    ...times(modifiers['wound-penalty'], shot['wound-penalty']),
    ...times(modifiers['aim-turns'], ruling.on('sniper-aim-to-hit') ? shot['aim-turns'] : 0),
    ...agreed(shot.modifier),
  ];
}
