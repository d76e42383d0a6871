import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { bandOf } from '../fire/bands.ts';
import { CALIBRE, calibreOf, classOf, type GunWeapon } from '../fire/gun.ts';
import { scored } from '../fire/to-hit.ts';
import { blast, caughtOptions, shell } from './blast.ts';
import { landing, launchBand } from './launched.ts';

const options = {
  weapon: choice.oneOf(['light-mortar', 'mortar', 'gun', '17pdr', 'auto-cannon'], { required: true, filled: true }),
  calibre: CALIBRE,
  range: eye.inches({ required: true }),
  suppressed: known.flag(),
  ...caughtOptions,
  moved: known.flag(),
  'target-moved': known.flag(),
  'ranged-in': known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A bomb or shell fired at men, as declared. */
export type Bombardment = OptionsOf<typeof options>;

function resolve(ruling: Ruling, fired: Bombardment, book: Book): Facts {
  const { weapon } = fired;
  return weapon === 'light-mortar' || weapon === 'mortar'
    ? bomb(ruling, fired, weapon, book)
    : shellAt(ruling, fired, weapon, book);
}

/** WS-GREN-03 to -12: a mortar bomb. @throws {Refusal} out of reach */
function bomb(ruling: Ruling, fired: Bombardment, weapon: 'light-mortar' | 'mortar', book: Book): Facts {
  const { grenades } = book;
  const band = launchBand(ruling, weapon, fired.range, grenades);
  const cases = {
    'ranged-in': fired['ranged-in'],
    moved: fired.moved,
    'target-moved-or-in-cover': fired['target-moved'] || fired.cover !== 'open',
    suppressed: fired.suppressed,
  };
  const { passed: hit } = ruling.test(landing(band, cases, grenades, agreed(fired.modifier)));
  return hit ? { hit, ...blast(ruling, fired, book) } : { hit };
}

/** WS-GUN-01, -02, WS-ART-01 to -03: a shell; nothing modifies its aim. @throws {Refusal} out of reach */
function shellAt(ruling: Ruling, fired: Bombardment, weapon: GunWeapon, book: Book): Facts {
  const { guns } = book;
  const calibre = calibreOf(weapon, fired.calibre, guns);
  const band = bandOf(guns.reach, classOf(weapon, calibre, guns), fired.range);
  const { passed: hit } = ruling.test(scored(guns.toHit, band, agreed(fired.modifier)));
  return hit ? { hit, ...shell(ruling, fired, calibre, book) } : { hit };
}

/** Mortars, and guns at infantry. */
export const barrage = { kind: 'attack', options, resolve } satisfies Contract<Bombardment, Book>;
