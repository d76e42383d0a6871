import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Moment, Scene, Unit } from '../../../kernel/scene.ts';
import { type Field, has, words } from '../unit.ts';

type Value = Fields[string];

/** A field that stays until another ruling changes it. */
export function kept(unit: Unit, field: Field, value: Value, rule: string): Effect[] {
  return [{ effect: 'set', of: { unit: unit.id }, field, value, rule }];
}

/** A field that means something only within turns: before the first one it is not set. */
export function passing(unit: Unit, field: Field, value: Value, rule: string, until: Moment | undefined): Effect[] {
  return until ? [{ effect: 'set', of: { unit: unit.id }, field, value, rule, until }] : [];
}

/** Fields that hold no more; those that do not hold anyway are left alone. */
export function cleared(unit: Unit, fields: readonly Field[], rule: string): Effect[] {
  return fields.filter((field) => has(unit, field)).flatMap((field) => kept(unit, field, false, rule));
}

export function added(unit: Unit, field: Field, value: number, rule: string): Effect[] {
  return [{ effect: 'add', of: { unit: unit.id }, field, value, floor: 0, rule }];
}

/** One word more in a field of several; the same word may stand there twice. */
export function listWith(unit: Unit, field: Field, one: string): string {
  return [...words(unit, field), one].join(',');
}

export function gone(unit: Unit, why: string, rule: string): Effect {
  return { effect: 'gone', unit: unit.id, why, rule };
}

export function remind(rule: string): Effect {
  return { effect: 'remind', rule };
}

/** A ruling that a unit owes at once; before the first turn none is owed. */
export function dueNow({ at }: Scene, verb: string, unit: Unit, options: Fields, rule: string): Effect[] {
  if (!at) return [];
  return [{ effect: 'due', verb, options, unit: unit.id, at: { turn: at.turn, step: at.step, edge: 'start' }, rule }];
}

/** The scene as some effects leave its units: what follows from losses is reckoned on it. */
export function afterwards(scene: Scene, effects: readonly Effect[]): Scene {
  const units = new Map(scene.units);
  for (const effect of effects) {
    const id = effect.effect === 'gone' ? effect.unit : unitOf(effect);
    const unit = id === undefined ? undefined : units.get(id);
    if (unit) units.set(unit.id, changed(unit, effect));
  }
  return { ...scene, units };
}

function unitOf(effect: Effect): string | undefined {
  if (effect.effect !== 'set' && effect.effect !== 'add') return undefined;
  return 'unit' in effect.of ? effect.of.unit : undefined;
}

function changed(unit: Unit, effect: Effect): Unit {
  const { gone: _, ...back } = unit;
  switch (effect.effect) {
    case 'gone':
      return effect.why === '' ? back : { ...back, gone: effect.why };
    case 'set':
      return { ...unit, fields: { ...unit.fields, [effect.field]: effect.value } };
    case 'add': {
      const before = unit.fields[effect.field];
      const sum = (typeof before === 'number' ? before : 0) + effect.value;
      return { ...unit, fields: { ...unit.fields, [effect.field]: sum } };
    }
    default:
      return unit;
  }
}
