import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Cite } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { COVERS } from '../landser-classic/book.ts';
import { caughtIn } from '../landser-classic/tracked/blasting.ts';
import { type Fated, fatesOf } from '../landser-classic/wounds.ts';
import { bandOf } from './bands.ts';
import { caughtOptions, explosionOn, grenadeOn } from './blast.ts';
import type { Book } from './book.ts';
import { caughtBy } from './caught.ts';
import { afterTemplate, knownOfTemplate } from './tracked/blasting.ts';
import { knownOfAboard } from './tracked/mounted.ts';
import { woundOf } from './wounds.ts';

const options = {
  weapon: {
    type: 'string',
    values: ['smg', 'smg-soviet', 'lmg', 'gpmg', 'hmg', 'grenade', 'grenade-launcher', 'explosion'],
    required: true,
    help: 'Whose template it is; explosion: a vehicle that goes up, or a bomb too soon',
  },
  range: { type: 'number', min: 0, help: 'From the firer to the template in inches; not for explosives' },
  cover: { type: 'string', values: COVERS, default: 'none', help: 'Cover from an HMG; none at point blank' },
  ...caughtOptions,
  'target-in-vehicle': { type: 'boolean', default: false, help: 'They are the crew of an armoured vehicle' },
} as const satisfies OptionTable;

/** A template already on the table, and whom it catches. */
export type Template = OptionsOf<typeof options>;

function resolve(ruling: Ruling, template: Template, book: Book): Facts {
  return fatesOf(ruling, citeOf(template, book), template.figures, fateIn(ruling, template, book));
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

/** What the template does to each figure. @throws {InputError} for fire from nobody knows where */
function fateIn(ruling: Ruling, template: Template, book: Book): () => Fated {
  const { weapon, range } = template;
  const carry = agreed(template.modifier);
  if (weapon === 'explosion') return () => explosionOn(ruling, template, carry, book);
  if (weapon === 'grenade' || weapon === 'grenade-launcher') return () => grenadeOn(ruling, template, carry, book);
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const caught = caughtBy(ruling, template, bandOf(range, weapon, book), carry, book);
  return () => woundOf(ruling, caught, book);
}

/** What a template does to those who come into it, or who are still in it (LS-AUTO-05, LS-AUTO-06). */
export const effect: Verb<Template, Book> = {
  options,
  resolve,
  // Whoever comes into it, comes in his own turn and not in the firer's.
  outOfTurn: () => true,
  fills: ['weapon', 'figures', 'prone', 'light-this-turn', 'serious-before', 'light-before', 'target-in-vehicle'],
  fill: (scene, _given, book) => ({
    ...knownOfTemplate(scene, book),
    ...knownOfAboard({ ...scene, targets: caughtIn(scene) }),
  }),
  effects: (scene, declared, outcome, _draw, book) => afterTemplate(scene, declared, outcome, book),
};
