import { GUNS } from '../../../data/hans-n-panzer/armoury.ts';
import { HOUSES, type House } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { effective, type Gate, gated } from './distance.ts';
import { MODIFIER, MOVED, VISIBILITY } from './shared-options.ts';

const options = {
  weapon: choice.oneOf(['artillery', ...GUNS, 'infantry-mortar', 'heavy-mortar'], { required: true, filled: true }),
  target: known.oneOf([...HOUSES, 'wall'], { required: true }),
  range: eye.inches(),
  hits: known.integer(0, 6, { default: 0 }),
  occupants: known.integer(0, 6, { default: 0 }),
  modifier: MODIFIER,
  visibility: VISIBILITY,
  moved: MOVED,
} satisfies OptionTable;

/** A shell on a house, a wall or a fence, as declared. */
export type Shell = OptionsOf<typeof options>;

function resolve(ruling: Ruling, shell: Shell, book: Book): Facts {
  const { target } = shell;
  if (target !== 'wall') assertHolds(shell, target, book);
  const none = tooFar(ruling, shell, book);
  if (none) return none;
  const modifiers = [...lighter(shell, book), ...agreed(shell.modifier)];
  if (target === 'wall') return { result: ruling.consult(book.houses.wall, modifiers).result };
  if (!ruling.test({ ...book.houses.damage, modifiers }).passed) return { damage: false };
  return { damage: true, ...hitHouse(ruling, shell, target, book) };
}

/** HP-TER-05, -08. @throws {InputError} for more hits than a house can take, or more men than it holds */
function assertHolds({ hits, occupants }: Shell, house: House, { houses }: Book): void {
  const most = { hits: houses.houses[house].hits - 1, occupants: houses.houses[house].men };
  for (const [option, value] of Object.entries({ hits, occupants })) {
    const max = most[option as keyof typeof most];
    if (value > max) throw new InputError('out-of-range', { option, value, min: 0, max });
  }
}

/** HP-GUN-04, HP-INF-03: only checked if the range is given; an observer sees for a heavy mortar. */
function tooFar(ruling: Ruling, shell: Shell, book: Book): Facts | undefined {
  const { range, weapon } = shell;
  if (range === undefined) return undefined;
  const { reach, inches } = reachOf(weapon, book);
  const visibility = weapon === 'heavy-mortar' ? undefined : shell.visibility;
  return gated(ruling, { reach, range, reaches: effective(ruling, range, book) <= inches, visibility }, book);
}

type Reach = Pick<Gate, 'reach'> & { readonly inches: number };

/** The gun's whole range counts here, even beyond its range against vehicles (HP-RUL-05). */
function reachOf(weapon: Shell['weapon'], { tank, reach }: Book): Reach {
  if (weapon === 'infantry-mortar') return { reach, inches: reach.inches[weapon] };
  if (weapon === 'artillery' || weapon === 'heavy-mortar') return { reach, inches: Number.POSITIVE_INFINITY };
  return { reach: tank.reach, inches: tank.guns[weapon].reach };
}

/** HP-TER-10. */
function lighter({ weapon }: Shell, { houses }: Book): readonly Modifier[] {
  return houses.heaviest.includes(weapon) ? [] : [houses.lighter];
}

/** HP-TER-08, -09: the last hit brings down the house with everyone in it. */
function hitHouse(ruling: Ruling, { hits, occupants }: Shell, house: House, { houses }: Book): Facts {
  const stands = houses.houses[house].hits;
  const taken = hits + 1;
  ruling.note(houses.destroyed, { says: 'so-many-of', values: [taken, stands] });
  if (taken < stands) return { destroyed: false };
  ruling.note(houses.emptied, String(occupants));
  return { destroyed: true, killed: occupants };
}

/** Shells on houses, walls and fences. */
export const demolish = { kind: 'attack', options, resolve } satisfies Contract<Shell, Book>;
