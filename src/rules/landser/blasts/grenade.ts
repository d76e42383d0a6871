import type { Book } from '../../../../data/landser/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, type Test } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { driftOf } from '../../landser-classic/drift.ts';
import { figuresOf } from '../../landser-classic/figures.ts';
import { byHand, drifting, launched, noteLauncher } from '../../landser-classic/grenade.ts';
import { fatesOf } from '../../landser-classic/wounds.ts';
import { caughtOptions, grenadeOn } from './blast.ts';
import { molotov } from './molotov.ts';

const options = {
  weapon: choice.oneOf(['grenade', 'grenade-launcher', 'molotov'], { default: 'grenade', filled: true }),
  range: eye.inches(),
  ...caughtOptions,
  'blast-cover': {
    ...caughtOptions['blast-cover'],
    when: { ...caughtOptions['blast-cover'].when, weapon: ['grenade', 'grenade-launcher'] },
  },
  'soft-ground': {
    ...caughtOptions['soft-ground'],
    when: { ...caughtOptions['soft-ground'].when, weapon: ['grenade', 'grenade-launcher'] },
  },
  'open-topped': known.flag(),
} satisfies OptionTable;

/** A grenade, as declared. */
export type Throw = OptionsOf<typeof options>;

function resolve(ruling: Ruling, thrown: Throw, book: Book): Facts {
  if (thrown.weapon === 'molotov') return molotov(ruling, thrown, book);
  const hit = ruling.test({ ...placing(ruling, thrown, book), modifiers: agreed(thrown.modifier) }).passed;
  noteLauncher(ruling, thrown, book);
  if (!hit) return { hit, ...drifting(ruling, book) };
  const fate = (figure: Throw) => grenadeOn(ruling, figure, [], book);
  const fates = fatesOf(ruling, book.grenades.template, figuresOf(thrown), fate);
  return { hit, ...fates };
}

/** The die that places it. @throws {Refusal} if it doesn't reach (LS-GREN-01, LS-LAUN-01) */
function placing(ruling: Ruling, thrown: Throw, book: Book): Test {
  return thrown.weapon === 'grenade-launcher' ? launched(ruling, thrown, book) : byHand(thrown, book);
}

/** Grenades thrown or launched at a point, and Molotovs at tanks. */
export const grenade = {
  kind: 'attack',
  options,
  resolve,
  // A Molotov that misses drops beside its tank.
  drawing: ({ weapon = 'grenade' }, facts, { grenades }) =>
    weapon === 'molotov' ? undefined : driftOf(facts, grenades.across[weapon].inches),
} satisfies Contract<Throw, Book>;
