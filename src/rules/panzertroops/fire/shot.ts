import { type Book, type Firepower, MOUNTS } from '../../../../data/panzertroops/book.ts';
import { forbidden } from '../../../../data/panzertroops/fire.ts';
import { WEAPONS } from '../../../../data/panzertroops/ids.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed } from '../../../kernel/tables.ts';

/** What every shot can say about its firer, at soft and armoured targets alike. */
export const firing = {
  weapon: choice.oneOf(WEAPONS, { required: true, filled: true }),
  range: eye.inches(),
  phase: known.oneOf(['attacking', 'defensive'], { default: 'attacking' }),
  moved: known.flag(),
  mount: choice.oneOf(MOUNTS, { default: 'ground', filled: true }),
  indirect: choice.flag({ filled: true }),
  'off-table': known.flag({ default: true }),
  obscured: eye.flag({ filled: true, when: { indirect: [false], range: [{ over: forbidden.obscured.inches }] } }),
  broken: known.flag(),
  continued: choice.flag({ aside: true }),
  before: choice.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A shot, as far as it's about the firer. */
export type Firing = OptionsOf<typeof firing>;

/** The row of the weapon's table that this shot uses. */
export function rowOfShot(shot: Pick<Firing, 'weapon' | 'indirect'>, book: Book): Firepower {
  const row = book.weapons[shot.weapon];
  return row.indirect && shot.indirect ? row.indirect : row;
}

/** The firepower value; a broken group's is 1 lower (PT-MOR-10). */
export function firepowerOf(
  shot: Pick<Firing, 'weapon' | 'indirect' | 'broken'>,
  against: keyof Firepower,
  book: Book,
): number {
  const value = rowOfShot(shot, book)[against] ?? 0;
  return shot.broken ? value + book.shooting.broken.value : value;
}

/** The same, as modifiers to the dice. */
export function firepower(shot: Firing, against: keyof Firepower, book: Book): readonly Modifier[] {
  const { rule } = book.weapons[shot.weapon];
  const cite = book.shooting.firepower[shot.indirect ? 'indirect' : against];
  const value = rowOfShot(shot, book)[against] ?? 0;
  const row = { rule: rule ?? cite.rule, label: cite.label, value };
  return shot.broken ? [row, book.shooting.broken] : [row];
}

/** What counts apart from firepower: the penalty for having moved (PT-ATK-02 to -05), and what the table agreed. */
export function modifiersOf(ruling: Ruling, shot: Firing, book: Book): readonly Modifier[] {
  return [...penaltyOf(ruling, shot, book), ...agreed(shot.modifier)];
}

function penaltyOf(ruling: Ruling, shot: Firing, { weapons, shooting }: Book): readonly Modifier[] {
  if (!isOnTheMove(shot)) return [];
  if (weapons[shot.weapon].steady) {
    ruling.note(shooting.steady, 'no-penalty');
    return [];
  }
  // PT-RUL-21: a roof gun isn't in the turret.
  if (shot.mount === 'roof' && ruling.on('roof-as-turret')) return [shooting['roof-as-turret']];
  return [shooting.moving[shot.mount]];
}

/** Whether it's fired in the step after the firer's own move. */
export function isOnTheMove(shot: Firing): boolean {
  return shot.phase === 'attacking' && shot.moved && !shot.indirect;
}

/** PT-FLAME-03: one die each time it fires, whatever it hits. */
export function fuelOf(ruling: Ruling, shot: Firing, { shooting }: Book): { readonly 'fuel-out'?: boolean } {
  if (shot.weapon !== shooting.fuel.weapon || shot.continued) return {};
  return { 'fuel-out': !ruling.test(shooting.fuel).passed };
}
