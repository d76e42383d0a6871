import type { Book, FireEffect } from '../../../../data/ww2-skirmish/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { casualtiesOf } from '../fire/casualties.ts';
import { CALIBRE, calibreOf } from '../fire/gun.ts';
import { blast, caughtOptions, shell } from './blast.ts';

const BLASTS = { by: ['mortar', 'gun'] } as const;

const options = {
  by: known.oneOf(['small-arms', 'sniper', 'mg', 'quad-mg', 'mortar', 'gun', 'flame'], { required: true }),
  'point-blank': eye.flag({ when: { by: ['small-arms', 'sniper', 'mg', 'quad-mg'] } }),
  calibre: { ...CALIBRE, when: { by: ['gun'] } },
  suppressed: known.flag(),
  ...caughtOptions,
  cover: { ...caughtOptions.cover, when: BLASTS },
  unaware: { ...caughtOptions.unaware, when: { ...BLASTS, ...caughtOptions.unaware.when } },
  enclosed: { ...caughtOptions.enclosed, when: { ...BLASTS, ...caughtOptions.enclosed.when } },
  modifier: MODIFIER,
} satisfies OptionTable;

/** Figures that have been hit already. */
export type Hit = OptionsOf<typeof options>;

/** WS-DMG-13, WS-FLM-07: one die each, with no throw to hit. */
function resolve(ruling: Ruling, hit: Hit, book: Book): Facts {
  const more = agreed(hit.modifier);
  switch (hit.by) {
    case 'mortar':
      return blast(ruling, hit, book, more);
    case 'gun':
      return shell(ruling, hit, calibreOf('gun', hit.calibre, book.guns), book, more);
    case 'flame':
      return casualtiesOf(ruling, book.flame.effect, hit.figures, more);
    default:
      return casualtiesOf(ruling, book.fireEffect.chart, hit.figures, [...bonusOf(hit, book.fireEffect), ...more]);
  }
}

/** WS-EFF-02 to -04. */
function bonusOf({ by, 'point-blank': near }: Hit, effect: FireEffect): readonly Modifier[] {
  const one = by === 'sniper' ? effect.sniper : by === 'mg' || by === 'quad-mg' ? effect.weapons[by] : undefined;
  return [...times(one, 1), ...times(effect['point-blank'], near ? 1 : 0)];
}

/** Figures already hit: those in a vehicle or bunker, a flamethrower man's team, men caught later. */
export const effect = { kind: 'test', options, resolve } satisfies Contract<Hit, Book>;
