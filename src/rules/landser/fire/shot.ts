import { BANDS, type Band, type Book, BURSTS, WEAPONS } from '../../../../data/landser/book.ts';
import { choice, known, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed, applying, times } from '../../../kernel/tables.ts';
import { type Aimed, aimed } from '../../landser-classic/hit.ts';
import { options as original } from '../../landser-classic/shot.ts';
import { bandOf } from './bands.ts';

export const options = {
  ...original,
  weapon: { ...original.weapon, values: WEAPONS },
  'from-vehicle': known.flag(),
  'suppressed-by': known.integer(0, 20, { default: 0 }),
  'wound-penalty': original['wound-penalty'],
  figures: { ...original.figures, min: 0 },
  'light-before': known.integer(0, 9, { default: 0 }),
  'target-in-vehicle': known.flag(),
  'aim-turns': known.integer(0, 9, { default: 0 }),
  burst: choice.oneOf(BURSTS),
  targets: choice.integer(1, 18, { default: 1, when: { burst: BURSTS } }),
  gaps: choice.text({
    default: '',
    length: true,
    sample: '1',
    when: { burst: BURSTS },
    numbers: { parts: 2, most: 4 },
  }),
  dice: choice.integer(1, Infinity, { when: { burst: BURSTS } }),
} satisfies OptionTable;

/** A shot at men, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What the shot needs and carries over, worked out before any die is thrown. */
export interface Aim extends Aimed {
  readonly band: Band;
}

/** The band of its distance, and the cell for its weapon there: none where there's no number. @throws {Refusal} past the last band */
export function bandAndNeed(shot: Shot, book: Book): Pick<Aim, 'band' | 'need'> {
  const band = bandOf(shot.range, shot.weapon, book);
  return { band, need: book.toHit.need[shot.weapon][BANDS.indexOf(band)] ?? null };
}

/** @throws {Refusal} past the weapon's last band */
export function aimOf(ruling: Ruling, shot: Shot, book: Book): Aim {
  const { band, need } = bandAndNeed(shot, book);
  const { modifiers, impossible } = aimed(need, modifiersOf(ruling, shot, band, book), book.toHit);
  return { band, need, modifiers, impossible };
}

/** Whether it's a template aimed at a point instead of a figure (LS-HMG-02); a burst is aimed at figures (R-14b). */
export function isAtPoint({ weapon, burst }: Shot): boolean {
  return weapon === 'hmg' && !burst;
}

function modifiersOf(ruling: Ruling, shot: Shot, band: Band, { modifiers, coverless }: Book): Modifier[] {
  // firing from a vehicle costs the same whether it moves or not, unless a house rule says otherwise.
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
