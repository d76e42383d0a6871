import type { Book, Fate } from '../../../data/landser-classic/book.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { bandOf, bandsFor } from './bands.ts';
import { blastOn, caughtOptions } from './blast.ts';
import { figuresOf } from './figures.ts';
import { fatesOf, woundOf } from './wounds.ts';

const FIRED = ['smg', 'smg-soviet', 'lmg', 'gpmg'] as const;
const EXPLOSIVES = ['grenade', 'grenade-launcher'] as const;

const options = {
  weapon: choice.oneOf([...FIRED, ...EXPLOSIVES], { required: true, filled: true }),
  range: eye.inches({ filled: true, when: { weapon: FIRED } }),
  ...caughtOptions,
  'blast-cover': { ...caughtOptions['blast-cover'], when: { weapon: EXPLOSIVES } },
  'soft-ground': { ...caughtOptions['soft-ground'], when: { weapon: EXPLOSIVES } },
} satisfies OptionTable;

/** A template already on the table, and the figures it catches. */
export type Template = OptionsOf<typeof options>;

function resolve(ruling: Ruling, template: Template, book: Book): Facts {
  const cite = isExplosive(template) ? book.grenades.template : book.automatic;
  return fatesOf(ruling, cite, figuresOf(template), fateIn(ruling, template, book));
}

/** What the template does to each figure. @throws {InputError} for fire without a range */
function fateIn(ruling: Ruling, template: Template, book: Book): (figure: Template) => Fate {
  const carry = agreed(template.modifier);
  if (isExplosive(template)) return (figure) => blastOn(ruling, figure, carry, book);
  if (template.range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const band = bandOf(template.range, bandsFor(ruling, book));
  return ({ 'light-this-turn': light, 'serious-before': serious }) => {
    return woundOf(ruling, { band, carry, 'light-this-turn': light, 'serious-before': serious }, book.effects);
  };
}

function isExplosive({ weapon }: Template): boolean {
  return (EXPLOSIVES as readonly string[]).includes(weapon);
}

/** What a template does to men who come into it or are still in it (LC-AUTO-05, LC-AUTO-06). */
export const effect = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Template, Book>;
