import type { Field } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import type { UnitField } from './asking.ts';
import { MOST_CHOICES } from './form-fields.ts';

const { notices } = english;

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
    if (field.several) return [boxes(field, chosen[field.name] ?? [])];
    if (field.units.length <= MOST_CHOICES) return [menu(field)];
    left -= 1;
    return left < 0 ? [typed(field)] : [menu(field), other(field)];
  });
}

function menu(field: UnitField): Field {
  const { name, units, optional } = field;
  const value = optional ? undefined : units[0]!.name;
  return { ...worded(name, notices.fieldHints), required: !optional, value, choices: choicesOf(field) };
}

/** A box to tick for each unit that may be caught. */
function boxes(field: UnitField, chosen: readonly string[]): Field {
  const { label, hint } = field.name === 'besides' ? notices.caughtBesides : notices.caught;
  const choices = choicesOf(field);
  return { name: field.name, label, hint, required: !field.optional, choices, several: choices.length, chosen };
}

function choicesOf({ units }: UnitField) {
  return units.slice(0, MOST_CHOICES).map((unit) => ({ label: unit.name, value: unit.name }));
}

function other({ name }: UnitField): Field {
  const label = name === 'who' ? notices.others.labels.who : notices.others.labels.target;
  return { name: `${name}${OTHER}`, label, hint: notices.others.hint, required: false };
}

function typed({ name, units }: UnitField): Field {
  return { ...worded(name, notices.typedHints), required: true, value: units[0]!.name };
}

function worded(name: UnitField['name'], hints: Readonly<Record<'who' | 'target', string>>) {
  const of = name === 'who' ? 'who' : 'target';
  return { name, label: notices.fieldLabels[of], hint: hints[of] };
}

const OTHER = '-other';

/**
 * The values of a form, where a unit that was typed replaces the one in the menu, and those caught besides the target follow it.
 */
export function withOthers(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const menus = Object.entries(said).filter(([name]) => !name.endsWith(OTHER));
  const instead = Object.entries(said).filter(([name]) => name.endsWith(OTHER));
  const typedOver = instead.map(([name, text]) => [name.slice(0, -OTHER.length), text]);
  const { besides, ...whole } = Object.fromEntries([...menus, ...typedOver]) as Record<string, string>;
  return besides === undefined ? whole : { ...whole, target: withBesides(whole.target, besides) };
}

function withBesides(target: string | undefined, besides: string): string {
  const names = [target, ...besides.split(', ')].filter((name) => name !== undefined);
  return [...new Set(names)].join(', ');
}
