import { type Book, type Firepower, MOUNTS } from '../../../data/panzertroops/book.ts';
import { WEAPONS } from '../../../data/panzertroops/ids.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';

/** What every shot may say of its firer, at soft and at armoured targets alike. */
export const firing = {
  weapon: { type: 'string', values: WEAPONS, required: true, from: 'choice', filled: true, help: 'What is fired' },
  range: { type: 'number', min: 0, from: 'eye', help: 'Distance to the target in inches; left out, it is not checked' },
  phase: {
    type: 'string',
    values: ['attacking', 'defensive'],
    default: 'attacking',
    from: 'known',
    help: 'Attacking fire, after the own move; or defensive fire, at an enemy who moves',
  },
  moved: {
    type: 'boolean',
    default: false,
    from: 'known',
    help: 'The firer, or the vehicle it is on, moved this turn; turning is not moving',
  },
  mount: {
    type: 'string',
    values: MOUNTS,
    default: 'ground',
    from: 'choice',
    filled: true,
    help: 'Where the weapon is: men and guns on the ground, or a vehicle',
  },
  indirect: {
    type: 'boolean',
    default: false,
    from: 'choice',
    filled: true,
    help: 'Indirect fire, after a call that went through',
  },
  'off-table': { type: 'boolean', default: true, from: 'known', help: 'With indirect: it stands off the table' },
  obscured: {
    type: 'boolean',
    default: false,
    from: 'eye',
    filled: true,
    help: 'Into or through a forest or building: at most 5"',
  },
  broken: { type: 'boolean', default: false, from: 'known', help: "The firer's group is broken" },
  continued: {
    type: 'boolean',
    default: false,
    from: 'choice',
    help: 'More targets of a split shot already begun: no fuel die',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A shot, as far as its firer goes. */
export type Firing = OptionsOf<typeof firing>;

/** The row of the weapon's table that this shot is fired with. */
export function rowOfShot({ weapon, indirect }: Pick<Firing, 'weapon' | 'indirect'>, book: Book): Firepower {
  const row = book.weapons[weapon];
  return indirect ? (row.indirect ?? row) : row;
}

/** The firepower value, a broken group's being 1 lower (PT-MOR-10). */
export function firepowerOf(shot: Firing, against: keyof Firepower, book: Book): number {
  const value = rowOfShot(shot, book)[against] ?? 0;
  return shot.broken ? value + book.shooting.broken.value : value;
}

/** The same as the modifiers that the dice get. */
export function firepower(shot: Firing, against: keyof Firepower, book: Book): readonly Modifier[] {
  const { rule } = book.weapons[shot.weapon];
  const cite = book.shooting.firepower[shot.indirect ? 'indirect' : against];
  const value = rowOfShot(shot, book)[against] ?? 0;
  const row = { rule: rule ?? cite.rule, label: cite.label, value };
  return shot.broken ? [row, book.shooting.broken] : [row];
}

/** What counts besides firepower: the penalty for having moved (PT-ATK-02 to -05), and what the table agreed. */
export function modifiersOf(ruling: Ruling, shot: Firing, book: Book): readonly Modifier[] {
  return [...penaltyOf(ruling, shot, book), ...agreed(shot.modifier)];
}

function penaltyOf(ruling: Ruling, shot: Firing, { weapons, shooting }: Book): readonly Modifier[] {
  if (!isOnTheMove(shot)) return [];
  if (weapons[shot.weapon].steady) {
    ruling.note(shooting.steady, 'no-penalty');
    return [];
  }
  // PT-RUL-21: a roof gun is not in the turret.
  if (shot.mount === 'roof' && ruling.on('roof-as-turret')) return [shooting['roof-as-turret']];
  return [shooting.moving[shot.mount]];
}

/** Whether it is fired in the step after the firer's own move. */
export function isOnTheMove({ phase, moved, indirect }: Firing): boolean {
  return phase === 'attacking' && moved && !indirect;
}

/** PT-FLAME-03: one die each time it fires, whatever it hit. */
export function fuelOf(ruling: Ruling, shot: Firing, { shooting }: Book): { readonly 'fuel-out'?: boolean } {
  if (shot.weapon !== shooting.fuel.weapon || shot.continued) return {};
  return { 'fuel-out': !ruling.test(shooting.fuel).passed };
}
