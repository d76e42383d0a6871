import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, type Test } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { byHand, drifting, launched } from '../landser-classic/grenade.ts';
import { afterThrow, forbiddenThrow, knownOfThrow } from '../landser-classic/tracked/blasting.ts';
import { fatesOf } from '../landser-classic/wounds.ts';
import { caughtOptions, grenadeOn } from './blast.ts';
import type { Book } from './book.ts';
import { injure } from './damage.ts';

const options = {
  weapon: {
    type: 'string',
    values: ['grenade', 'grenade-launcher', 'molotov'],
    default: 'grenade',
    help: 'Thrown by hand, launched from a rifle, or a Molotov at a tank',
  },
  range: { type: 'number', min: 0, help: 'Distance to the point or tank in inches; 8 for a thrown one if left out' },
  ...caughtOptions,
  'open-topped': { type: 'boolean', default: false, help: 'The Molotov is thrown at an open-topped vehicle' },
} as const satisfies OptionTable;

/** A grenade, as declared. */
export type Throw = OptionsOf<typeof options>;

function resolve(ruling: Ruling, thrown: Throw, book: Book): Facts {
  const hit = ruling.test({ ...placing(ruling, thrown, book), modifiers: agreed(thrown.modifier) }).passed;
  if (thrown.weapon === 'molotov') return hit ? { hit, ...burning(ruling, thrown, book) } : { hit };
  if (!hit) return { hit, ...drifting(ruling, book) };
  const fates = fatesOf(ruling, book.grenades.template, thrown.figures, () => grenadeOn(ruling, thrown, [], book));
  return { hit, ...fates };
}

/** The die that places it. @throws {Refusal} where it does not reach (LS-GREN-01, LS-LAUN-01) */
function placing(ruling: Ruling, thrown: Throw, book: Book): Test {
  if (thrown.weapon === 'grenade-launcher') return launched(ruling, thrown, book);
  const grenade = byHand(thrown, book);
  return thrown.weapon === 'molotov' ? book.grenades.molotov.thrown : grenade;
}

/** LS-DMG-06, R-29: what a Molotov does to the tank that it lands on. */
function burning(ruling: Ruling, thrown: Throw, book: Book): Facts {
  const { molotov } = book.grenades;
  const damaged = ruling.test(thrown['open-topped'] ? molotov.open : molotov.closed).passed;
  return damaged ? injure(ruling, 'glancing', book.damage) : { damage: 'no-effect' };
}

/** Grenades thrown at a point or launched at one, and Molotovs at tanks. */
export const grenade: Verb<Throw, Book> = {
  options,
  resolve,
  fill: (scene) => knownOfThrow(scene),
  forbid: forbiddenThrow,
  effects: (scene, declared, outcome, _draw, book) => afterThrow(scene, declared, outcome, book),
};
