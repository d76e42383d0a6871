import type { Book } from '../../../data/landser-classic/book.ts';
import type { Refusing } from '../../kernel/forbidding.ts';
import { Refusal } from './refusal.ts';
import { aimOf, bandAndNeed, type Shot } from './shot.ts';

type Check = Refusing<Shot, Book>;

/** A cell without a number means no shot, unless the dog's chance applies (LC-FIRE-10, LC-FIRE-18). */
const assertReach: Check = (ruling, shot, book) => {
  const { band, need } = bandAndNeed(ruling, shot, book);
  if (need !== null || (ruling.on('dogs-chance') && shot.figures === 1)) return;
  throw new Refusal(book.toHit.rule, 'out-of-reach', { weapon: shot.weapon, range: shot.range, band });
};

const assertMovement: Check = (ruling, shot, book) => {
  if (!shot.moved) return;
  const { weapon } = shot;
  if (weapon === 'gpmg') throw new Refusal(book.forbidden['moving-gpmg'], 'moving-gpmg');
  const standing = book.automatic.standing.weapons.includes(weapon) || ruling.on('no-moving-auto');
  if (standing && book.automatic.weapons.includes(weapon) && shot.auto) {
    throw new Refusal(book.automatic.standing.rule, 'moving-automatic', { weapon, option: 'auto' });
  }
};

const assertTemplate: Check = (_ruling, shot, book) => {
  const { auto } = shot;
  if (auto && !book.automatic.weapons.includes(shot.weapon)) {
    throw new Refusal(book.automatic.rule, 'not-automatic', {
      weapon: shot.weapon,
      automatic: book.automatic.weapons,
    });
  }
  const { figures } = shot;
  if (figures === 1 || auto) return;
  const canBe = book.automatic.weapons.includes(shot.weapon);
  throw new Refusal(book.automatic.rule, 'figures-without-template', { figures, auto: canBe });
};

const assertDogsChance: Check = (ruling, shot, book) => {
  if (!shot['dogs-chance']) return;
  const rule = book.forbidden['dogs-chance'];
  if (!ruling.on('dogs-chance')) throw new Refusal(rule, 'toggle-off', { toggle: 'dogs-chance' });
  const { need } = bandAndNeed(ruling, shot, book);
  if (need !== null && !aimOf(ruling, shot, book).impossible) throw new Refusal(rule, 'possible-shot', { need });
  if (shot.figures > 1) throw new Refusal(rule, 'one-figure-only', { figures: shot.figures });
};

/** What the rules forbid for a shot, whoever fires it, in the contract's order. Each @throws {Refusal} */
export const FORBIDDEN_SHOTS: readonly Check[] = [
  assertReach,
  assertMovement,
  assertTemplate,
  (_ruling, shot, book) => {
    if (shot['same-target'] && (shot.moved || shot['target-fast'])) {
      throw new Refusal(book.forbidden['same-target'], 'same-target-moved');
    }
  },
  ...(['not-set-up', 'alone'] as const).map(
    (option): Check =>
      (_ruling, shot, book) => {
        if (shot[option] && shot.weapon !== 'gpmg') {
          throw new Refusal(book.forbidden[option], 'gpmg-only', { option, weapon: shot.weapon });
        }
      },
  ),
  assertDogsChance,
];
