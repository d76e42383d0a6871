import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, type Test } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { blast, caughtOptions } from './blast.ts';
import { landing, launchBand } from './launched.ts';

export const options = {
  weapon: choice.oneOf(['grenade', 'rifle-grenade', 'panzerfaust', 'bazooka', 'molotov', 'at-grenade'], {
    default: 'grenade',
  }),
  // The default is what a hand grenade is refused at; nothing has to be known of a trench.
  at: eye.oneOf(['infantry', 'gun', 'machine-gun', 'trench', 'building', 'bunker', 'open-vehicle'], {
    default: 'infantry',
    filled: true,
    sample: 'trench',
  }),
  range: eye.inches({ required: true }),
  drop: choice.flag(),
  moved: known.flag(),
  'target-moved': known.flag(),
  suppressed: known.flag(),
  ...caughtOptions,
  modifier: MODIFIER,
} satisfies OptionTable;

/** A grenade, as declared. */
export type Throw = OptionsOf<typeof options>;

function resolve(ruling: Ruling, thrown: Throw, book: Book): Facts {
  assertThrowAllowed(thrown, book);
  const toHit = thrown.drop ? dropped(thrown, book) : thrownAt(ruling, thrown, book);
  if (!ruling.test(toHit).passed) return { hit: false };
  if (!thrown.drop) return { hit: true, ...blast(ruling, thrown, book) };
  // men inside have no cover from it, and nowhere to go.
  const inside = { figures: thrown.figures, cover: 'open', unaware: thrown.unaware, enclosed: true } as const;
  if (thrown.at !== 'bunker') return { hit: true, ...blast(ruling, inside, book) };
  const exploded = ruling.test(book.grenades.fuse).passed;
  return { hit: true, exploded, ...(exploded ? blast(ruling, inside, book) : {}) };
}

/** @throws {Refusal} for a grenade that does nothing there, or can't be thrown like that */
function assertThrowAllowed({ weapon, at, drop, range }: Throw, { grenades, smallArms }: Book): void {
  const { 'hand-only': hand, drop: dropping } = grenades;
  const harmless = smallArms['not-at-men'];
  if (harmless.weapons.includes(weapon)) throw new Refusal(harmless.rule, 'harmless-to-men', { weapon });
  if (weapon === 'grenade' && at === hand.against) throw new Refusal(hand.rule, 'no-hand-grenade-at-infantry');
  if (drop && !(weapon === 'grenade' && dropping.at.includes(at) && range <= dropping.inches)) {
    throw new Refusal(dropping.rule, 'cannot-be-dropped', { inches: dropping.inches, at: dropping.at });
  }
  if (at === 'bunker' && !drop) throw new Refusal(grenades.bunker, 'bunker-by-demolish').liftedBy({ drop: true });
}

/** WS-GREN-05, R-27: dropped in, it needs the score for short range, and cover doesn't matter. */
function dropped(thrown: Throw, { grenades }: Book): Test {
  const cases = { drop: true, moved: thrown.moved, 'target-moved-or-in-cover': thrown['target-moved'] };
  return landing(grenades.drop.band, { ...cases, suppressed: thrown.suppressed }, grenades, agreed(thrown.modifier));
}

/** WS-GREN-03 to -09: thrown or launched at a point. @throws {Refusal} out of reach */
function thrownAt(ruling: Ruling, thrown: Throw, { grenades }: Book): Test {
  const { weapon, range, cover } = thrown;
  const reach = weapon === 'grenade' ? weapon : 'rifle-grenade';
  const band = launchBand(ruling, reach, range, grenades);
  const counted = grenades['as-rifle-grenade'];
  if (counted.weapons.includes(weapon)) ruling.note(counted, 'as-rifle-grenade');
  const cases = {
    moved: thrown.moved,
    'target-moved-or-in-cover': thrown['target-moved'] || cover !== 'open',
    suppressed: thrown.suppressed,
  };
  return landing(band, cases, grenades, agreed(thrown.modifier));
}

/** Grenades thrown, launched or dropped in. */
export const grenade = { kind: 'attack', options, resolve } satisfies Contract<Throw, Book>;
