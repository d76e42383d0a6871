import type { Book } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { Refusal } from './refusal.ts';
import type { Aim, Shot } from './shot.ts';

/** What the rules forbid for a shot, whoever fires it, in the contract's order. @throws {Refusal} */
export function assertShotAllowed(ruling: Ruling, shot: Shot, aim: Aim, book: Book): void {
  assertInReach(ruling, shot, aim, book);
  assertMayHaveMoved(ruling, shot, book);
  assertTemplate(shot, book);
  if (shot['same-target'] && (shot.moved || shot['target-fast'])) {
    throw new Refusal(book.forbidden['same-target'], 'same-target-moved');
  }
  for (const option of ['not-set-up', 'alone'] as const) {
    if (shot[option] && shot.weapon !== 'gpmg') {
      throw new Refusal(book.forbidden[option], 'gpmg-only', { option, weapon: shot.weapon });
    }
  }
  assertDogsChance(ruling, shot, aim, book);
}

/** A cell without a number means no shot, unless the dog's chance applies (LC-FIRE-10, LC-FIRE-18). @throws {Refusal} */
function assertInReach(ruling: Ruling, shot: Shot, { band, need }: Aim, book: Book): void {
  if (need !== null || (ruling.on('dogs-chance') && shot.figures === 1)) return;
  throw new Refusal(book.toHit.rule, 'out-of-reach', { weapon: shot.weapon, range: shot.range, band });
}

/** @throws {Refusal} for a weapon that isn't fired on the move */
function assertMayHaveMoved(ruling: Ruling, { weapon, moved, auto }: Shot, book: Book): void {
  if (!moved) return;
  if (weapon === 'gpmg') throw new Refusal(book.forbidden['moving-gpmg'], 'moving-gpmg');
  const standing = book.automatic.standing.weapons.includes(weapon) || ruling.on('no-moving-auto');
  const automatic = auto && book.automatic.weapons.includes(weapon);
  if (automatic && standing)
    throw new Refusal(book.automatic.standing.rule, 'moving-automatic', { weapon, option: 'auto' });
}

/** @throws {Refusal} for automatic fire with a weapon that has none, and for several figures without a template */
function assertTemplate({ weapon, auto, figures }: Shot, book: Book): void {
  if (auto && !book.automatic.weapons.includes(weapon)) {
    throw new Refusal(book.automatic.rule, 'not-automatic', { weapon, automatic: book.automatic.weapons });
  }
  if (figures === 1 || auto) return;
  const canBe = book.automatic.weapons.includes(weapon);
  throw new Refusal(book.automatic.rule, 'figures-without-template', { figures, auto: canBe });
}

/** @throws {Refusal} for a dog's chance where there is none */
function assertDogsChance(ruling: Ruling, shot: Shot, { need, impossible }: Aim, book: Book): void {
  if (!shot['dogs-chance']) return;
  const rule = book.forbidden['dogs-chance'];
  if (!ruling.on('dogs-chance')) throw new Refusal(rule, 'toggle-off', { toggle: 'dogs-chance' });
  if (need !== null && !impossible) throw new Refusal(rule, 'possible-shot', { need });
  if (shot.figures > 1) throw new Refusal(rule, 'one-figure-only', { figures: shot.figures });
}
