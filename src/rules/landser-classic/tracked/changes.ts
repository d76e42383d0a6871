import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Moment, Scene, Unit } from '../../../kernel/scene.ts';
import { nextTurnOf } from '../../../kernel/turn.ts';
import { type Field, has, words } from '../unit.ts';

type Value = Fields[string];

/** A field that stays until another ruling changes it. */
export function kept(unit: Unit, field: Field, value: Value, rule: string): Effect[] {
  return [{ effect: 'set', of: { unit: unit.id }, field, value, rule }];
}

/** A field that ends by itself; before the first turn there is no saying when, and it stays. */
export function lasting(unit: Unit, field: Field, value: Value, rule: string, until: Moment | undefined): Effect[] {
  return [{ effect: 'set', of: { unit: unit.id }, field, value, rule, ...(until ? { until } : {}) }];
}

/** A field that means something only within turns: before the first one it is not set. */
export function passing(unit: Unit, field: Field, value: Value, rule: string, until: Moment | undefined): Effect[] {
  return until ? lasting(unit, field, value, rule, until) : [];
}

/** Fields that hold no more; those that do not hold anyway are left alone. */
export function cleared(unit: Unit, fields: readonly Field[], rule: string): Effect[] {
  return fields.filter((field) => has(unit, field)).flatMap((field) => kept(unit, field, false, rule));
}

export function added(unit: Unit, field: Field, value: number, rule: string): Effect[] {
  return [{ effect: 'add', of: { unit: unit.id }, field, value, rule }];
}

/** One word more in a field of several. */
export function listed(unit: Unit, field: Field, one: string, rule: string): Effect[] {
  return kept(unit, field, listWith(unit, field, one), rule);
}

export function listWith(unit: Unit, field: Field, one: string): string {
  return [...words(unit, field).filter((each) => each !== one), one].join(',');
}

/** One word less in a field of several. */
export function struckOff(unit: Unit, field: Field, one: string | undefined, rule: string): Effect[] {
  const left = words(unit, field).filter((each) => each !== one);
  return kept(unit, field, left.length > 0 ? left.join(',') : false, rule);
}

export function remind(rule: string): Effect {
  return { effect: 'remind', rule };
}

/** When the turn now being played is over. */
export function thisTurnEnds({ at }: Scene): Moment | undefined {
  return at && { turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'end' };
}

/** When the unit's next turn begins or ends. */
export function nextTurn({ at, steps }: Scene, unit: Unit, edge: Moment['edge']): Moment | undefined {
  return at && nextTurnOf(unit.side, at, steps, edge);
}

/** Whether it is the unit's own turn; before the first one it is everybody's. */
export function isOwnTurn({ at }: Scene, unit: Unit): boolean {
  return at?.side === undefined || at.side === unit.side;
}
