import type { Book } from '../../../../data/landser/book.ts';
import { COVERS, type Fated } from '../../../../data/landser-classic/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Cite } from '../../../kernel/step.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { figuresOf } from '../../landser-classic/figures.ts';
import { fatesOf } from '../../landser-classic/wounds.ts';
import { bandOf } from '../fire/bands.ts';
import { caughtBy } from '../fire/caught.ts';
import { woundOf } from '../wounds/wounds.ts';
import { caughtOptions, explosionOn, grenadeOn } from './blast.ts';

const FIRED = ['smg', 'smg-soviet', 'lmg', 'gpmg', 'hmg'] as const;
const GRENADES = ['grenade', 'grenade-launcher'] as const;

const options = {
  weapon: choice.oneOf([...FIRED, ...GRENADES, 'explosion'], { required: true, filled: true }),
  range: eye.inches({ filled: true, when: { weapon: FIRED } }),
  cover: eye.oneOf(COVERS, { default: 'none', filled: true, when: { weapon: ['hmg'] } }),
  ...caughtOptions,
  'blast-cover': { ...caughtOptions['blast-cover'], when: { ...caughtOptions['blast-cover'].when, weapon: GRENADES } },
  'soft-ground': { ...caughtOptions['soft-ground'], when: { ...caughtOptions['soft-ground'].when, weapon: GRENADES } },
  'target-in-vehicle': known.flag(),
} satisfies OptionTable;

/** A template already on the table, and the figures it catches. */
export type Template = OptionsOf<typeof options>;

function resolve(ruling: Ruling, template: Template, book: Book): Facts {
  return fatesOf(ruling, citeOf(template, book), figuresOf(template), fateIn(ruling, template, book));
}

function citeOf({ weapon }: Template, { automatic, grenades, hmg }: Book): Cite {
  switch (weapon) {
    case 'grenade':
    case 'grenade-launcher':
      return grenades.template;
    case 'explosion':
      return grenades.explosion;
    default:
      return weapon === 'hmg' ? hmg.template : automatic;
  }
}

/** What the template does to each figure. @throws {InputError} for fire without a range */
function fateIn(ruling: Ruling, template: Template, book: Book): (figure: Template) => Fated {
  const { weapon, range } = template;
  const carry = agreed(template.modifier);
  if (weapon === 'explosion') return (figure) => explosionOn(ruling, figure, carry, book);
  if (weapon === 'grenade' || weapon === 'grenade-launcher') return (figure) => grenadeOn(ruling, figure, carry, book);
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const band = bandOf(range, weapon, book);
  return (figure) => woundOf(ruling, caughtBy(ruling, figure, band, carry, book), book);
}

/** What a template does to men who come into it or are still in it (LS-AUTO-05, LS-AUTO-06). */
export const effect = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Template, Book>;
