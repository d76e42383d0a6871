import type { further } from '../../../../data/landser/fields.ts';
import type { Book } from '../../../../data/landser-classic/book.ts';
import type { fields } from '../../../../data/landser-classic/fields.ts';
import { Changes } from '../../../kernel/state/changes.ts';
import type { NameOf } from '../../../kernel/state/field.ts';
import type { Moment } from '../../../kernel/state/moment.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { nextTurnOf } from '../../../kernel/state/turn.ts';
import { unitFields } from '../../../kernel/state/unit-fields.ts';

/** What both editions declare. The original has none of what the expanded one adds, and never sets it. */
export type Declared = Omit<typeof fields, 'unit'> & { readonly unit: typeof fields.unit & typeof further.unit };
export type Field = NameOf<Declared['unit']>;

/** What a ruling or a step changes in a battle with either edition. */
export type Changing<B extends Book = Book> = Changes<Declared, B>;

/** The changes of a step, none so far. */
export function changing(scene: Scene, book: Book): Changing {
  return new Changes<Declared, Book>(scene, book);
}

export const { has, count, word, words } = unitFields<Field>();
/** What's remembered of a squad. */
export const readSquad = unitFields<NameOf<Declared['squad']>>();

export function allIn({ units }: Scene): Unit[] {
  return [...units.values()];
}

/** LS-TURN-03: both sides have finished their turns, and the initiative is thrown for the next. */
export function isBetweenTurns({ at }: Scene): boolean {
  return at !== undefined && at.side === undefined;
}

/** Whether it's the unit's own turn; before the first turn it's everyone's. */
export function isOwnTurn({ at }: Scene, unit: Pick<Unit, 'side'>): boolean {
  return at?.side === undefined || at.side === unit.side;
}

/** Whether something that binds him in his next turn binds him now: not in the turn in which he got it. */
export function bindsNow(scene: Scene, unit: Unit, field: Field): boolean {
  if (!scene.at || !has(unit, field) || !isOwnTurn(scene, unit)) return false;
  const lasts = scene.state.lasting.find(({ of, field: each }) => {
    return each === field && 'unit' in of && of.unit === unit.id;
  });
  return !lasts || lasts.until.turn <= scene.at.turn;
}

/** What binds somebody in his next turn, and where it's kept if he gets it anew in a turn in which it binds him. */
const AGAIN = {
  angry: 'angry-again',
  disorientated: 'disorientated-again',
  'crew-shaken': 'crew-shaken-again',
} as const satisfies Partial<Record<Field, Field>>;

/** Where it's kept that something binds a unit in its next turn: that ends nothing of what binds it in this one. */
export function forNextTurn<F extends keyof typeof AGAIN>(scene: Scene, unit: Unit, field: F): F | (typeof AGAIN)[F] {
  return bindsNow(scene, unit, field) ? AGAIN[field] : field;
}

/** The end of a unit's turn: what bound it in this one has ended, and what it got in it binds it in its next. */
export function bindsNext(changes: Changing, unit: Unit): void {
  for (const [field, again] of Object.entries(AGAIN) as [keyof typeof AGAIN, Field][]) {
    if (!has(unit, again)) continue;
    const { rule } = changes.scene.fields.unit[field]!;
    changes.clear(unit, [field, again], rule);
    if (field === 'angry') changes.set(unit, field, words(unit, again), rule);
    else changes.set(unit, field, true, rule);
  }
}

/** When a side plays next; before the first turn nobody can tell. */
export function nextTurn({ at, steps }: Scene, side: string, edge: Moment['edge']): Moment | undefined {
  return at && nextTurnOf(side, at, steps, edge);
}

/** The other of two sides. */
export function enemyOf({ sides }: Scene, side: string): string | undefined {
  return Object.keys(sides).find((each) => each !== side);
}

/** The end of the enemy turn in which his Covering Fire can be used. */
export function coverEnds(scene: Scene, unit: Unit): Moment | undefined {
  const enemy = enemyOf(scene, unit.side);
  return enemy === undefined ? undefined : nextTurn(scene, enemy, 'end');
}

/** The number of his last turn before the one being played. */
export function lastOwnTurn({ at, steps }: Scene, unit: Unit): number {
  if (!at) return 0;
  const now = steps.findIndex(({ step }) => step === at.step);
  const had = steps.some((each, i) => i < now && each.side === unit.side);
  return had ? at.turn : at.turn - 1;
}

export function isVehicle(unit: Unit): boolean {
  return has(unit, 'armour');
}
