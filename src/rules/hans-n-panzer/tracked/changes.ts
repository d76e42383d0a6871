import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Moment, Scene, Unit } from '../../../kernel/scene.ts';
import { type Field, has } from '../unit.ts';

type Value = Fields[string];

/** A field that stays until another ruling changes it. */
export function kept(unit: Unit, field: Field, value: Value, rule: string): Effect[] {
  return [{ effect: 'set', of: { unit: unit.id }, field, value, rule }];
}

/** A field that means something only within this turn: before the first one it is not set. */
export function thisTurn(scene: Scene, unit: Unit, field: Field, value: Value, rule: string): Effect[] {
  return scene.at ? through(scene.at.turn, unit, field, value, rule) : [];
}

/** A field that holds until the end of a turn. */
export function through(turn: number, unit: Unit, field: Field, value: Value, rule: string): Effect[] {
  const until: Moment = { turn, edge: 'end' };
  return [{ effect: 'set', of: { unit: unit.id }, field, value, until, rule }];
}

/** Fields that hold no more; those that do not hold anyway are left alone. */
export function cleared(unit: Unit, fields: readonly Field[], rule: string): Effect[] {
  return fields.filter((field) => has(unit, field)).flatMap((field) => kept(unit, field, false, rule));
}

export function added(unit: Unit, field: Field, value: number, rule: string): Effect[] {
  return [{ effect: 'add', of: { unit: unit.id }, field, value, floor: 0, rule }];
}

export function gone(unit: Unit, why: string, rule: string): Effect {
  return { effect: 'gone', unit: unit.id, why, rule };
}

export function remind(rule: string): Effect {
  return { effect: 'remind', rule };
}

/** The same effects, but a rule is called to mind only once a turn. */
export function remindingOnce({ at, table }: Scene, effects: readonly Effect[]): Effect[] {
  const before = String(table.reminded || '').split(',');
  const known = new Set(before.filter((rule) => rule !== ''));
  const size = known.size;
  const left = effects.filter(({ effect, rule }) => {
    if (effect !== 'remind') return true;
    const isNew = !known.has(rule);
    known.add(rule);
    return isNew;
  });
  if (!at || known.size === size) return left;
  const value = [...known].join(',');
  const rule = [...known].at(-1)!;
  const until: Moment = { turn: at.turn, edge: 'end' };
  return [...left, { effect: 'set', of: { table: true }, field: 'reminded', value, until, rule }];
}
