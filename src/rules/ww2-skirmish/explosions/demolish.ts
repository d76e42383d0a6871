import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, applying, type Test } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { bandOf } from '../fire/bands.ts';
import { hitsOf } from '../fire/casualties.ts';
import { CALIBRE, calibreOf, classOf } from '../fire/gun.ts';
import { scored } from '../fire/to-hit.ts';
import { Refusal } from '../refusal.ts';
import { blast } from './blast.ts';
import { landing, launchBand } from './launched.ts';

const WEAPONS = [
  'gun',
  '17pdr',
  'auto-cannon',
  'mortar',
  'light-mortar',
  'grenade',
  'rifle-grenade',
  'panzerfaust',
  'bazooka',
  'flamethrower',
  'molotov',
] as const;

export const options = {
  task: choice.oneOf(['explosive', 'small-arms', 'charge'], { default: 'explosive', aside: true }),
  weapon: choice.oneOf(WEAPONS, { filled: true, when: { task: ['explosive'] } }),
  calibre: CALIBRE,
  range: eye.inches({ when: { task: ['explosive'] } }),
  moved: known.flag(),
  'ranged-in': known.flag(),
  shots: choice.integer(1, 12, { default: 1, when: { task: ['small-arms'] } }),
  figures: eye.integer(0, 12, { default: 0, filled: true, when: { task: ['charge'] } }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** An attack on a bunker, as declared. */
export type Demolition = OptionsOf<typeof options>;

function resolve(ruling: Ruling, attack: Demolition, book: Book): Facts {
  switch (attack.task) {
    case 'small-arms':
      return shootAt(ruling, attack, book);
    case 'charge':
      return post(ruling, attack, book);
    default:
      return explosive(ruling, attack, book);
  }
}

/** WS-BNK-01. */
function shootAt(ruling: Ruling, { shots, modifier }: Demolition, { bunkers }: Book): Facts {
  return { kills: hitsOf(ruling, { ...bunkers.smallArms, modifiers: agreed(modifier) }, shots) };
}

/** WS-DEM-01, -02: a charge is placed, and may fail to explode. If it explodes, everyone inside is in an enclosed space. */
function post(ruling: Ruling, { figures, modifier }: Demolition, book: Book): Facts {
  const exploded = ruling.test({ ...book.grenades.fuse, modifiers: agreed(modifier) }).passed;
  if (!exploded || figures === 0) return { exploded };
  return { exploded, ...blast(ruling, { figures, cover: 'open', unaware: false, enclosed: true }, book) };
}

/**
 * WS-BNK-02, -03. @throws {InputError} without weapon, range or calibre @throws {Refusal} out of reach, or for flame on the move
 */
function explosive(ruling: Ruling, attack: Demolition, book: Book): Facts {
  const { weapon, range } = attack;
  const missing = [weapon === undefined ? 'weapon' : '', range === undefined ? 'range' : ''].filter(Boolean);
  if (weapon === undefined || range === undefined) throw new InputError('missing-options', { missing });
  const weak = isWeak(weapon, attack, book);
  const { bunkers } = book;
  if (!ruling.test(aimed(ruling, attack, weapon, range, book)).passed) return { hit: false };
  return { hit: true, effect: ruling.consult(bunkers.effect, applying({ weak: bunkers.weak }, { weak })).result };
}

/** WS-BNK-03: grenades, and guns of a small calibre. */
function isWeak(weapon: (typeof WEAPONS)[number], { calibre }: Demolition, { bunkers, guns }: Book): boolean {
  if (weapon === 'gun') return calibreOf(weapon, calibre, guns) < bunkers['weak-below'];
  return bunkers['weak-weapons'].includes(weapon);
}

/** The D20 to hit, as for the weapon elsewhere; only its own movement and ranging count. */
function aimed(
  ruling: Ruling,
  { moved, calibre, modifier, 'ranged-in': rangedIn }: Demolition,
  weapon: (typeof WEAPONS)[number],
  range: number,
  { grenades, guns, handHeld, flame }: Book,
): Test {
  const more = agreed(modifier);
  switch (weapon) {
    case 'gun':
    case '17pdr':
    case 'auto-cannon': {
      const gunClass = classOf(weapon, calibreOf(weapon, calibre, guns), guns);
      return scored(guns.toHit, bandOf(guns.reach, gunClass, range), more);
    }
    case 'panzerfaust':
    case 'bazooka':
    case 'molotov':
      return scored(handHeld.toHit, bandOf(handHeld.reach, weapon, range), more);
    case 'flamethrower':
      if (moved) throw new Refusal(flame.moved, 'flame-on-the-move');
      return scored(flame.toHit, bandOf(flame.reach, weapon, range), more);
    default: {
      const ranged = rangedIn && (weapon === 'mortar' || weapon === 'light-mortar');
      return landing(launchBand(ruling, weapon, range, grenades), { 'ranged-in': ranged, moved }, grenades, more);
    }
  }
}

/** Fire at bunkers, and charges posted into them. */
export const demolish = { kind: 'attack', options, resolve } satisfies Contract<Demolition, Book>;
