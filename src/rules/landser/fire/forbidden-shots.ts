import type { Book } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { assertBurst } from './burst.ts';
import type { Aim, Shot } from './shot.ts';

/** What the rules forbid for a shot, whoever fires it, in the contract's order. @throws {Refusal} */
export function assertShotAllowed(ruling: Ruling, shot: Shot, aim: Aim, book: Book): void {
  assertInReach(ruling, shot, aim, book);
  assertMayHaveMoved(shot, book);
  assertTemplate(shot, book);
  assertEverythingApplies(ruling, shot, book);
  assertBurst(ruling, shot, book);
  assertDogsChance(ruling, shot, aim, book);
}

/** A cell without a number means no shot, unless the dog's chance applies (LS-FIRE-10, LS-FIRE-18). @throws {Refusal} */
function assertInReach(ruling: Ruling, shot: Shot, { band, need }: Aim, book: Book): void {
  if (need !== null || (ruling.on('dogs-chance') && shot.figures === 1 && !shot.burst)) return;
  throw new Refusal(book.toHit.rule, 'out-of-reach', { weapon: shot.weapon, range: shot.range, band });
}

/** @throws {Refusal} for a weapon that isn't fired on the move */
function assertMayHaveMoved({ weapon, moved, auto, burst }: Shot, { forbidden, automatic }: Book): void {
  if (!moved) return;
  if (weapon === 'gpmg') throw new Refusal(forbidden['moving-gpmg'], 'moving-gpmg');
  if (weapon === 'hmg') throw new Refusal(forbidden['moving-hmg'], 'moving-hmg');
  if (auto || burst)
    throw new Refusal(automatic.standing.rule, 'moving-automatic', { weapon, option: burst ? 'burst' : 'auto' });
}

/** @throws {Refusal} for automatic fire with a weapon that has none, and for several figures without a template */
function assertTemplate({ weapon, auto, figures, burst }: Shot, { automatic }: Book): void {
  const weapons: readonly string[] = automatic.weapons;
  if (auto && !weapons.includes(weapon)) {
    throw new Refusal(automatic.rule, 'not-automatic', { weapon, automatic: automatic.weapons });
  }
  if (figures === 1) return;
  if (burst) throw new Refusal(automatic.rule, 'figures-with-burst', { figures });
  const template = weapon === 'hmg' || (auto && figures > 0);
  if (!template)
    throw new Refusal(automatic.rule, 'figures-without-template', {
      figures,
      auto: !auto && weapons.includes(weapon),
    });
}

/** @throws {Refusal} for what a shot like this, or this weapon, has no use for */
function assertEverythingApplies(ruling: Ruling, shot: Shot, { forbidden }: Book): void {
  const { weapon } = shot;
  if (shot['same-target'] && (shot.moved || shot['target-fast'])) {
    throw new Refusal(forbidden['same-target'], 'same-target-moved');
  }
  if (shot['suppressed-by'] > 0 && !ruling.on('suppressive-fire')) {
    throw new Refusal(forbidden['suppressed-by'], 'toggle-off', { toggle: 'suppressive-fire' });
  }
  if (shot['aim-turns'] > 0 && weapon !== 'sniper-rifle') {
    throw new Refusal(forbidden['aim-turns'], 'sniper-only', { weapon });
  }
  for (const option of ['not-set-up', 'alone'] as const) {
    if (shot[option] && weapon !== 'gpmg') throw new Refusal(forbidden[option], 'gpmg-only', { option, weapon });
  }
}

/** @throws {Refusal} for a dog's chance where there is none */
function assertDogsChance(ruling: Ruling, shot: Shot, { need, impossible }: Aim, book: Book): void {
  if (!shot['dogs-chance']) return;
  const rule = book.forbidden['dogs-chance'];
  if (!ruling.on('dogs-chance')) throw new Refusal(rule, 'toggle-off', { toggle: 'dogs-chance' });
  if (need !== null && !impossible) throw new Refusal(rule, 'possible-shot', { need });
  if (shot.burst) throw new Refusal(rule, 'no-burst-for-dogs');
  if (shot.figures > 1) throw new Refusal(rule, 'one-figure-only', { figures: shot.figures });
}
