import type { Choice, Field } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import type { UnitField } from './asking.ts';
import { choiceOf, MOST_CHOICES } from './form-fields.ts';

const { notices } = english;

/** What those are asked for by who aren't struck. */
const MET = {
  met: notices.met,
  charged: notices.charged,
  inside: notices.inside,
  takesOver: notices.takesOver,
  caught: notices.caught,
  inArea: notices.inArea,
  beatenBy: notices.beatenBy,
  confronts: notices.confronts,
} as const;

/**
 * The fields for units, with a menu each. If a menu is too short it lists the likeliest units, and a field below takes part of
 * another unit's name, if the form has room for it. Otherwise the unit is typed, and the field starts with the likeliest one.
 * @param chosen who has been named already where several may be
 */
export function withMenus(
  asked: readonly UnitField[],
  room: number,
  chosen: Readonly<Partial<Record<UnitField['name'], readonly string[]>>> = {},
): readonly Field[] {
  let left = room - asked.length;
  return asked.flatMap((field) => {
    const first = field.several ? boxes(field, chosen[field.name] ?? []) : menu(field, chosen[field.name]);
    if (field.units.length + thingsOf(field).length <= MOST_CHOICES) return [first];
    left -= 1;
    if (field.several) return left < 0 ? [first] : [first, more(field)];
    return left < 0 ? [typed(field)] : [menu(field), other(field)];
  });
}

function menu(field: UnitField, [named]: readonly string[] = []): Field {
  const { units, optional } = field;
  const choices = choicesOf(field);
  const chosen = choices.find((each) => each.value === named)?.value;
  const value = chosen ?? (optional ? undefined : units[0]!.name);
  return { ...worded(field, notices.fieldHints), required: !optional, value, choices };
}

/** A box to tick for each unit that may be caught. */
function boxes(field: UnitField, chosen: readonly string[]): Field {
  const { label, hint } = wordsFor(field);
  const choices = choicesOf(field);
  return { name: field.name, label, hint, required: !field.optional, choices, several: choices.length, chosen };
}

function wordsFor({ name, first, met, aimed, shared, optional }: UnitField) {
  if (first) return notices.outFirst;
  if (met) return MET[met];
  if (shared) return notices.sharedBesides;
  if (aimed) return notices.aimedBesides;
  if (name === 'besides') return notices.caughtBesides;
  return optional ? notices.caught : notices.caughtSome;
}

function choicesOf(field: UnitField): readonly Choice[] {
  const things = thingsOf(field);
  const units = field.units.slice(0, MOST_CHOICES - things.length);
  return [...units.map(({ name }) => ({ label: name, value: name })), ...things];
}

/** What can be chosen though it's no unit. */
function thingsOf({ things, units }: UnitField): readonly Choice[] {
  const names = units.map(({ name }) => name);
  return things?.values.filter((value) => !names.includes(value)).map(choiceOf) ?? [];
}

function other({ name }: UnitField): Field {
  const label = name === 'who' ? notices.others.labels.who : notices.others.labels.target;
  return { name: `${name}${OTHER}`, label, hint: notices.others.hint, required: false };
}

/** Where several may be chosen, those beyond the menu are named besides. */
function more({ name }: UnitField): Field {
  return { name: `${name}${MORE}`, label: notices.othersToo.label, hint: notices.othersToo.hint, required: false };
}

function typed(field: UnitField): Field {
  return { ...worded(field, notices.typedHints), required: true, value: field.units[0]!.name };
}

function worded(
  { name, units, met, things, of: side }: UnitField,
  hints: Readonly<Record<'who' | 'target' | 'own' | 'either', string>>,
) {
  if (met) return { name, ...MET[met] };
  const of = name === 'who' ? 'who' : 'target';
  if (things) return { name, label: notices.fieldLabels[of], hint: things.hint };
  const own = side === undefined ? [] : units.filter((unit) => unit.side === side);
  const whose = own.length === 0 ? of : own.length === units.length ? 'own' : 'either';
  return { name, label: notices.fieldLabels[of], hint: hints[whose] };
}

const OTHER = '-other';
const MORE = '-more';

/**
 * The values of a form, where a unit that was typed replaces the one in the menu, and those caught besides, chosen or typed, follow
 * the target.
 */
export function withOthers(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const menus = Object.entries(said).filter(([name]) => !name.endsWith(OTHER));
  const instead = Object.entries(said).filter(([name]) => name.endsWith(OTHER));
  const typedOver = instead.map(([name, text]) => [name.slice(0, -OTHER.length), text]);
  const values = Object.fromEntries([...menus, ...typedOver]) as Record<string, string>;
  const { besides, [`target${MORE}`]: others, ...whole } = values;
  const named = [whole.target, besides, others].flatMap((names) => names?.split(',') ?? []).map((name) => name.trim());
  return besides === undefined && others === undefined ? whole : { ...whole, target: [...new Set(named)].join(', ') };
}
