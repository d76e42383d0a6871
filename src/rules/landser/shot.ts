import { BANDS, type Band, type Book, BURSTS, WEAPONS } from '../../../data/landser/book.ts';
import { choice, known, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { type Aimed, aimed } from '../landser-classic/hit.ts';
import { options as original } from '../landser-classic/shot.ts';
import { bandOf } from './bands.ts';

export const options = {
  ...original,
  weapon: { ...original.weapon, values: WEAPONS },
  'from-vehicle': known.flag('He fires from a vehicle; the −1 for moving isn’t added'),
  'suppressed-by': known.integer(0, 20, 'How many figures suppress the firer (with suppressive-fire)', { default: 0 }),
  'wound-penalty': { ...original['wound-penalty'], help: 'What the firer’s wounds take off the die' },
  figures: { ...original.figures, min: 0, help: 'How many figures are under the template; only an HMG can have 0' },
  'light-before': known.integer(0, 9, 'How many light wounds the target already has', { default: 0 }),
  'target-in-vehicle': known.flag('The target is a crewman in an armoured vehicle'),
  'aim-turns': known.integer(0, 9, 'How many extra turns the sniper has aimed', { default: 0 }),
  burst: choice.oneOf(BURSTS, 'Throw the dice of a burst instead of laying the template (with burst-dice)'),
  targets: choice.integer(1, 18, 'How many targets the burst has', { default: 1, when: { burst: BURSTS } }),
  gaps: choice.text('Inches between neighbouring targets, like 1,2; each is 1 if you leave it out', {
    default: '',
    length: true,
    sample: '1',
    when: { burst: BURSTS },
  }),
  dice: choice.integer(1, Infinity, 'How many dice of the burst go at this target; all of them if you leave it out', {
    when: { burst: BURSTS },
  }),
} satisfies OptionTable;

/** A shot at men, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What the shot needs and carries over, worked out before any die is thrown. */
export interface Aim extends Aimed {
  readonly band: Band;
}

/** @throws {Refusal} past the weapon's last band */
export function aimOf(ruling: Ruling, shot: Shot, book: Book): Aim {
  const band = bandOf(shot.range, shot.weapon, book);
  const need = book.toHit.need[shot.weapon][BANDS.indexOf(band)] ?? null;
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
