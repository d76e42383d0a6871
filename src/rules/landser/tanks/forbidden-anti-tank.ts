import type { Book } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { type AntiTankAim, type AntiTankShot, isLauncher, isTankGun } from './anti-tank-shot.ts';

/** What the rules forbid for a shot at a vehicle, whoever fires it, in the order of `fire`. @throws {Refusal} */
export function assertAntiTankShotAllowed(ruling: Ruling, shot: AntiTankShot, aim: AntiTankAim, book: Book): void {
  assertInReach(shot, aim, book);
  const { weapon } = shot;
  const { antiTank, forbidden } = book;
  if (shot.moved && isLauncher(weapon)) throw new Refusal(antiTank['move-or-shoot'], 'move-or-shoot', { weapon });
  if (shot['same-target'] && (shot.moved || shot['target-fast'])) {
    throw new Refusal(forbidden['same-target'], 'same-target-moved');
  }
  if (shot['suppressed-by'] > 0 && !ruling.on('suppressive-fire')) {
    throw new Refusal(forbidden['suppressed-by'], 'toggle-off', { toggle: 'suppressive-fire' });
  }
  if (shot.elevation && !isLauncher(weapon)) {
    throw new Refusal(antiTank.elevation.rule, 'elevation-of-launchers', { weapon });
  }
  if (shot['gun-damaged'] && !isTankGun(weapon)) {
    throw new Refusal(antiTank['gun-damaged'].rule, 'tank-guns-only', { weapon });
  }
}

/** A cell without a number means no shot: R-03a. @throws {Refusal} */
function assertInReach({ weapon, range }: AntiTankShot, { need, band, rule }: AntiTankAim, { bands }: Book): void {
  if (need !== null) return;
  if (band === undefined) throw new Refusal(rule, 'beyond-range', { range, farthest: bands.upTo.X });
  throw new Refusal(rule, 'out-of-reach', { weapon, range, band });
}
