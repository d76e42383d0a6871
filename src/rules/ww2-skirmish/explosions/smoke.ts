import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { blast, caughtOptions } from './blast.ts';
import { landing, launchBand } from './launched.ts';

/** Only white phosphorus hurts anybody. */
const BURNS = { wp: [true] } as const;

const options = {
  weapon: choice.oneOf(['light-mortar', 'mortar', 'rifle-grenade'], { default: 'light-mortar', filled: true }),
  range: eye.inches({ required: true }),
  moved: known.flag(),
  'ranged-in': known.flag(),
  wp: choice.flag(),
  ...caughtOptions,
  figures: { ...caughtOptions.figures, when: BURNS },
  cover: { ...caughtOptions.cover, when: BURNS },
  unaware: { ...caughtOptions.unaware, when: { ...BURNS, ...caughtOptions.unaware.when } },
  enclosed: { ...caughtOptions.enclosed, when: { ...BURNS, ...caughtOptions.enclosed.when } },
  modifier: MODIFIER,
} satisfies OptionTable;

/** A smoke round, as declared. */
export type SmokeRound = OptionsOf<typeof options>;

/** smoke is aimed at a point, so only the firer and his ranging count. @throws {Refusal} out of reach */
function resolve(ruling: Ruling, round: SmokeRound, book: Book): Facts {
  const { grenades, smoke: fog } = book;
  const band = launchBand(ruling, round.weapon, round.range, grenades);
  const cases = { 'ranged-in': round['ranged-in'] && round.weapon !== 'rifle-grenade', moved: round.moved };
  const { passed: placed } = ruling.test(landing(band, cases, grenades, agreed(round.modifier)));
  if (!placed) return { placed };
  ruling.note(fog.fog, String(fog.inches));
  if (!round.wp) return { placed };
  ruling.note(fog.phosphorus, 'burns');
  return { placed, ...blast(ruling, round, book) };
}

/** Smoke rounds, including white phosphorus. */
export const smoke = { kind: 'upkeep', options, resolve } satisfies Contract<SmokeRound, Book>;
