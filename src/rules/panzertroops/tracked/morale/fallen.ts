import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { armsOf, has, kindOf, menOf, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { isCrewed } from '../fire/arms.ts';
import { startedOf } from './groups.ts';

/** How men were lost. */
export interface Falling {
  readonly why: 'killed' | 'lost-with-vehicle' | 'captured';
  readonly rule: string;
  /** By 3 or more: their weapon is lost too (PT-REUSE-04, -05). */
  readonly destroyed?: boolean;
}

/** Men of a unit are lost: the rest of a team goes on, without its weapon if that was destroyed. */
export function falls(changes: Changing, { id }: Unit, men: number, falling: Falling, book: Book): void {
  const unit = changes.now({ id });
  const { rules } = book.tracking;
  const lost = Math.min(men, menOf(unit));
  if (lost <= 0) return;
  const left = menOf(unit) - lost;
  if (menOf(unit) > 1) changes.set(unit, 'started', startedOf(unit), rules.check);
  changes.add(unit, 'fallen', lost, falling.rule);
  if (left === 0) {
    changes.gone(unit, falling.why, falling.rule);
    if (falling.destroyed) changes.set(unit, 'weapon-destroyed', true, rules['weapon-lost']);
    return;
  }
  changes.add(unit, 'crew', -lost, falling.rule);
  changes.add(unit, 'lost', lost, falling.rule);
  if (falling.destroyed) losesWeapon(changes, unit, 'crewed-lost', book);
  else tellsShort(changes, unit, book);
}

/** Men whose weapon is lost become infantry with pistols. */
export function losesWeapon(
  changes: Changing,
  { id }: Unit,
  why: 'crewed-lost' | 'weapon-lost' | 'keeps-weapons',
  book: Book,
): void {
  const unit = changes.now({ id });
  const rule = book.tracking.rules[why];
  const [weapon] = armsOf(unit);
  if (weapon && weapon.weapon !== book.tracking.sidearm) {
    changes.remind(rule, [unit], 'weapon-lost', { weapon: book.weapons[weapon.weapon].name, men: menOf(unit) });
    changes.set(unit, 'weapon-destroyed', true, rule);
  }
  disarms(changes, unit, rule, book);
}

/** They only have their pistols left. Without their gun nothing is in tow any more, and they sit in the vehicle. */
export function disarms(changes: Changing, unit: Unit, rule: string, book: Book): void {
  changes.set(unit, 'weapons', [book.tracking.sidearm], rule);
  if (kindOf(unit) !== 'infantry') changes.set(unit, 'kind', 'infantry', rule);
  sitsInside(changes, unit, book);
}

/** The crew of a gun in tow rides in the vehicle that tows it. */
export function sitsInside(changes: Changing, unit: Unit, { tracking }: Book): void {
  const tower = word(unit, 'towed-by');
  if (tower === undefined) return;
  changes.clear(unit, ['towed-by'], tracking.rules.towing);
  changes.set(unit, 'aboard', tower, tracking.rules.towing);
}

/** Reports a team that's too small for its weapon. */
function tellsShort(changes: Changing, { id }: Unit, book: Book): void {
  const unit = changes.now({ id });
  if (has(unit, 'towed-by')) return;
  const short = armsOf(unit).find((arm) => !isCrewed(unit, arm, book));
  if (!short) return;
  const { crew } = book.weapons[short.weapon];
  const rule = book.tracking.rules.joins;
  changes.remind(rule, [unit], 'crew-short', { men: menOf(unit), of: crew });
}
