import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, type Test } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { driftOf } from '../landser-classic/drift.ts';
import { byHand, drifting, launched } from '../landser-classic/grenade.ts';
import { fatesOf } from '../landser-classic/wounds.ts';
import { caughtOptions, grenadeOn } from './blast.ts';
import type { Book } from './book.ts';
import { molotov } from './molotov.ts';
import { afterAnyThrow, knownOfMolotov } from './tracked/anti-tank.ts';
import { forbiddenThrow, knownOfThrow } from './tracked/blasting.ts';

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
  if (thrown.weapon === 'molotov') return molotov(ruling, thrown, book);
  const hit = ruling.test({ ...placing(ruling, thrown, book), modifiers: agreed(thrown.modifier) }).passed;
  if (!hit) return { hit, ...drifting(ruling, book) };
  const fates = fatesOf(ruling, book.grenades.template, thrown.figures, () => grenadeOn(ruling, thrown, [], book));
  return { hit, ...fates };
}

/** The die that places it. @throws {Refusal} where it does not reach (LS-GREN-01, LS-LAUN-01) */
function placing(ruling: Ruling, thrown: Throw, book: Book): Test {
  return thrown.weapon === 'grenade-launcher' ? launched(ruling, thrown, book) : byHand(thrown, book);
}

/** Grenades thrown at a point or launched at one, and Molotovs at tanks. */
export const grenade: Verb<Throw, Book> = {
  options,
  resolve,
  fills: ['figures', 'prone', 'light-this-turn', 'serious-before', 'light-before', 'open-topped'],
  fill: (scene) => ({ ...knownOfThrow(scene), ...knownOfMolotov(scene) }),
  forbid: forbiddenThrow,
  effects: (scene, declared, outcome, _draw, book) => afterAnyThrow(scene, declared, outcome, book),
  // A Molotov that misses drops beside its tank.
  drawing: ({ weapon = 'grenade' }, facts, { grenades }) =>
    weapon === 'molotov' ? undefined : driftOf(facts, grenades.across[weapon].inches),
};
