import { decimalsIn, inTableMeasure } from '../../kernel/options/inches.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { readInnerPairs } from '../../kernel/options/pairs.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { declarationOf, type Field, type FieldTable, isFraction } from '../../kernel/state/field.ts';
import type { Fields } from '../../kernel/state/scene.ts';
import type { FieldValue } from '../../kernel/state/unit.ts';
import { LONGEST } from '../../kernel/texts.ts';
import { valueMeant } from '../../rules/names.ts';

/** Fields as they are typed, by name; an empty text clears one. */
export type FieldsTyped = Readonly<Record<string, string>>;
/** Fields set by hand, as they are stored; `null` clears one. */
export type FieldChanges = Readonly<Record<string, FieldValue | null>>;

/** Who sets fields, and of which unit. */
export interface Hand {
  readonly ruleset: Pick<Ruleset, 'fields' | 'name'>;
  readonly umpire: boolean;
  /** The unit is just joining, or the battle hasn't begun: its player may set the fields that are open until then. */
  readonly deploying: boolean;
  /** Its battle has begun. */
  readonly begun?: boolean;
  /** The table plays in centimetres. */
  readonly metric?: boolean | undefined;
  /** What is known about the unit that is edited. */
  readonly now?: Fields;
  /** The ID of the unit with a name. @throws {InputError} */
  readonly unitId: (name: string) => string;
}

/**
 * Parses typed fields, which are `name:value` pairs.
 * @throws {InputError} for a comma where a space should be, and for anything that isn't a pair
 */
export function readFields(text: string): FieldsTyped {
  const typed = readInnerPairs(text);
  for (const [name, value] of Object.entries(typed)) {
    if (/,(\s*[a-z][a-z0-9-]*:|$)/.test(value)) throw new InputError('fields-with-comma', { name, value });
  }
  return typed;
}

/**
 * Fields as the rulebook declares them.
 * @throws {InputError} for an undeclared field, an impossible value, or a field that this user may not set
 */
export function fieldsSaid(typed: FieldsTyped, hand: Hand): FieldChanges {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, fieldSaid(name, text.trim(), hand)]));
}

/** Fields with those set by hand applied, which win. */
export function withSaid(fields: Fields, said: FieldChanges): Fields {
  const kept = Object.entries({ ...fields, ...said }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept) as Fields;
}

/** The fields that can be set by hand, by name. */
export function fieldsFor(hand: Pick<Hand, 'umpire' | 'deploying' | 'begun'>, table: FieldTable): FieldTable {
  return Object.fromEntries(Object.entries(table).filter(([name, field]) => !barred(name, field, hand)));
}

function fieldSaid(name: string, text: string, hand: Hand): FieldValue | null {
  if (text.length > LONGEST.line) throw new InputError('too-long', { option: name, most: LONGEST.line });
  const { ruleset, umpire, deploying } = hand;
  const field = declarationOf(ruleset.fields.unit, name);
  if (!field) throw unknownField(name, ruleset.fields.unit, ruleset.name);
  const error = barred(name, field, hand);
  if (error) throw error;
  const value = text === '' ? null : valueSaid(name, text, field, hand);
  if (!umpire && !deploying && hand.now && isRaised(field, value, hand.now[name])) {
    throw new InputError('field-raised', { field: name, most: hand.now[name] });
  }
  return value;
}

/** Whether it sets something that a player may only clear. */
export function isRaised(field: Field, value: FieldValue | null, before: FieldValue | undefined): boolean {
  return field.type === 'number' && field.lowers === true && (value === null || value > (before ?? 0));
}

/** Why a user may not set a field, if that is so. */
function barred(
  name: string,
  { by = 'umpire', before }: Field,
  { umpire, deploying, begun }: Pick<Hand, 'umpire' | 'deploying' | 'begun'>,
): InputError | undefined {
  if (by === 'nobody') return new InputError('field-of-rulings', { field: name });
  if (umpire || by === 'player') return undefined;
  if (by === 'umpire') return new InputError('field-of-umpire', { field: name });
  const isOpen = deploying && !(begun && before === 'battle');
  return isOpen ? undefined : new InputError('field-of-deployment', { field: name });
}

function valueSaid(name: string, text: string, field: Field, { unitId, metric }: Hand): FieldValue | null {
  switch (field.type) {
    case 'flag':
      if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true' ? true : null;
      throw new InputError('not-a-boolean', { option: name, value: text });
    case 'number':
      return numberSaid(name, field.length ? lengthSaid(text, metric) : text, field);
    case 'word':
      if (field.like && !isFraction(text)) throw new InputError('not-a-fraction', { option: name, value: text });
      return wordSaid(name, text, field.values);
    case 'words':
      return onceEach(
        name,
        partsOf(text).map((part) => wordSaid(name, part, field.values)),
      );
    case 'unit':
      return unitId(text);
    case 'units':
      return onceEach(name, partsOf(text).map(unitId));
  }
}

/** `4"` and `8 cm` as a number on this table. */
function lengthSaid(text: string, metric = false): string {
  const said = metric ? inTableMeasure(text) : text;
  return decimalsIn(said) ?? said;
}

function numberSaid(name: string, text: string, field: Field & { type: 'number' }): number {
  const { min, max, fractions = false } = field;
  if (!/^-?\d{1,9}(\.\d{1,3})?$/.test(text)) throw new InputError('not-a-number', { option: name, value: text });
  const value = Number(text);
  if (!fractions && !Number.isInteger(value)) throw new InputError('not-whole', { option: name, value: text });
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
    throw new InputError('out-of-range', { option: name, value, min, max });
  }
  return value;
}

function wordSaid(name: string, text: string, values: readonly string[] | undefined): string {
  if (!values) return text;
  const word = text.toLowerCase();
  const found = values.find((each) => each.toLowerCase() === word);
  if (found !== undefined) return found;
  return valueMeant(name, text, values);
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** @throws {InputError} for a field given twice */
function onceEach(name: string, values: readonly string[]): readonly string[] | null {
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined) throw new InputError('named-twice', { option: name, value: twice });
  return values.length > 0 ? values : null;
}

function unknownField(name: string, table: FieldTable, rules: string): InputError {
  const number = /\d+/.exec(name)?.[0] ?? '1';
  const declared = Object.entries(table).filter(([, { by }]) => by !== 'nobody');
  const allowed = declared.map(([each]) => each.replace('{n}', number));
  const near = nearest(name, allowed);
  const field = near === undefined ? undefined : declarationOf(table, near);
  return new InputError('unknown-field', {
    field: name,
    rules,
    nearest: near,
    ...(field ? mayBeOf(field) : { allowed }),
  });
}

/** The values a field can have, for messages. */
function mayBeOf(field: Field) {
  if (field.type === 'number') return { type: field.type, min: field.min, max: field.max };
  const values = field.type === 'word' || field.type === 'words' ? field.values : undefined;
  return { type: field.type, ...(values ? { values } : {}) };
}
