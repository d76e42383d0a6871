import type { Book } from '../../../../data/landser/book.ts';
import type { Refusing } from '../../../kernel/forbidding.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { assertBurst } from './burst.ts';
import { aimOf, bandAndNeed, type Shot } from './shot.ts';

type Check = Refusing<Shot, Book>;

/** A cell without a number means no shot, unless the dog's chance applies (LS-FIRE-10, LS-FIRE-18). */
const assertReach: Check = (ruling, shot, book) => {
  const { band, need } = bandAndNeed(shot, book);
  if (need !== null || (ruling.on('dogs-chance') && shot.figures === 1 && !shot.burst)) return;
  throw new Refusal(book.toHit.rule, 'out-of-reach', { weapon: shot.weapon, range: shot.range, band });
};

const assertMovement: Check = (_ruling, shot, { forbidden, automatic }) => {
  if (!shot.moved) return;
  const { weapon } = shot;
  if (weapon === 'gpmg') throw new Refusal(forbidden['moving-gpmg'], 'moving-gpmg');
  if (weapon === 'hmg') throw new Refusal(forbidden['moving-hmg'], 'moving-hmg');
  if (shot.auto || shot.burst) {
    throw new Refusal(automatic.standing.rule, 'moving-automatic', { weapon, option: shot.burst ? 'burst' : 'auto' });
  }
};

const assertTemplate: Check = (_ruling, shot, { automatic }) => {
  const weapons: readonly string[] = automatic.weapons;
  if (shot.auto && !weapons.includes(shot.weapon)) {
    throw new Refusal(automatic.rule, 'not-automatic', { weapon: shot.weapon, automatic: automatic.weapons });
  }
  const { figures } = shot;
  if (figures === 1) return;
  if (shot.burst) throw new Refusal(automatic.rule, 'figures-with-burst', { figures });
  const { auto, weapon } = shot;
  if (weapon === 'hmg' || (auto && figures > 0)) return;
  const canBe = !auto && weapons.includes(weapon);
  throw new Refusal(automatic.rule, 'figures-without-template', { figures, auto: canBe });
};

const assertDogsChance: Check = (ruling, shot, book) => {
  if (!shot['dogs-chance']) return;
  const rule = book.forbidden['dogs-chance'];
  if (!ruling.on('dogs-chance')) throw new Refusal(rule, 'toggle-off', { toggle: 'dogs-chance' });
  const { need } = bandAndNeed(shot, book);
  if (need !== null && !aimOf(ruling, shot, book).impossible) throw new Refusal(rule, 'possible-shot', { need });
  if (shot.burst) throw new Refusal(rule, 'no-burst-for-dogs');
  if (shot.figures > 1) throw new Refusal(rule, 'one-figure-only', { figures: shot.figures });
};

/** What the rules forbid for a shot, whoever fires it, in the contract's order. Each @throws {Refusal} */
export const FORBIDDEN_SHOTS: readonly Check[] = [
  assertReach,
  assertMovement,
  assertTemplate,
  (_ruling, shot, { forbidden }) => {
    if (shot['same-target'] && (shot.moved || shot['target-fast'])) {
      throw new Refusal(forbidden['same-target'], 'same-target-moved');
    }
  },
  (ruling, shot, { forbidden }) => {
    if (shot['suppressed-by'] > 0 && !ruling.on('suppressive-fire')) {
      throw new Refusal(forbidden['suppressed-by'], 'toggle-off', { toggle: 'suppressive-fire' });
    }
  },
  (_ruling, shot, { forbidden }) => {
    if (shot['aim-turns'] > 0 && shot.weapon !== 'sniper-rifle') {
      throw new Refusal(forbidden['aim-turns'], 'sniper-only', { weapon: shot.weapon });
    }
  },
  ...(['not-set-up', 'alone'] as const).map(
    (option): Check =>
      (_ruling, shot, { forbidden }) => {
        if (shot[option] && shot.weapon !== 'gpmg') {
          throw new Refusal(forbidden[option], 'gpmg-only', { option, weapon: shot.weapon });
        }
      },
  ),
  assertBurst,
  assertDogsChance,
];
