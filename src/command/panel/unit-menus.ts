import { LONGEST } from '../../kernel/texts.ts';
import { inTurn } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field } from '../../reply/document.ts';
import type { UnitField } from '../forms/asking.ts';
import { choiceOf, MOST_CHOICES } from '../forms/form-fields.ts';

/** What those are asked for by who aren't struck. */
function wordsOfMet(words: Catalogue, met: NonNullable<UnitField['met']>) {
  const of = {
    met: words.notices.met,
    charged: words.notices.charged,
    inside: words.notices.inside,
    takesOver: words.notices.takesOver,
    caught: words.notices.caught,
    inArea: words.notices.inArea,
    beatenBy: words.notices.beatenBy,
    confronts: words.notices.confronts,
  };
  return of[met];
}

/**
 * The fields for units, with a menu each. If a menu is too short it lists the likeliest units, and a field below takes part of
 * another unit's name, if the form has room for it. Otherwise the unit is typed, and the field starts with the likeliest one.
 * @param chosen who has been named already where several may be
 */
export function withMenus(
  words: Catalogue,
  asked: readonly UnitField[],
  room: number,
  chosen: Readonly<Partial<Record<UnitField['name'], readonly string[]>>> = {},
): readonly Field[] {
  let left = room - asked.length;
  return asked.flatMap((field) => {
    const first = field.several
      ? boxes(words, field, chosen[field.name] ?? [])
      : menu(words, field, chosen[field.name]);
    if (field.units.length + thingsOf(words, field).length <= MOST_CHOICES) return [first];
    left -= 1;
    if (field.several) return left < 0 ? [first] : [first, more(words, field)];
    return left < 0 ? [typed(words, field)] : [menu(words, field), other(words, field)];
  });
}

function menu(words: Catalogue, field: UnitField, [named]: readonly string[] = []): Field {
  const { units, optional } = field;
  const choices = choicesOf(words, field);
  const chosen = choices.find((each) => each.value === named)?.value;
  const value = chosen ?? (optional ? undefined : units[0]!.name);
  return { ...worded(words, field, words.notices.fieldHints), required: !optional, value, choices };
}

/** A box to tick for each unit that may be caught. */
function boxes(words: Catalogue, field: UnitField, chosen: readonly string[]): Field {
  const { label, hint } = wordsFor(words, field);
  const choices = choicesOf(words, field);
  return { name: field.name, label, hint, required: !field.optional, choices, several: choices.length, chosen };
}

function wordsFor(words: Catalogue, { name, first, met, aimed, shared, optional }: UnitField) {
  if (first) return words.notices.outFirst;
  if (met) return wordsOfMet(words, met);
  if (shared) return words.notices.sharedBesides;
  if (aimed) return words.notices.aimedBesides;
  if (name === 'besides') return words.notices.caughtBesides;
  return optional ? words.notices.caught : words.notices.caughtSome;
}

function choicesOf(words: Catalogue, field: UnitField): readonly Choice[] {
  const things = thingsOf(words, field);
  const units = field.units.slice(0, MOST_CHOICES - things.length);
  return [...units.map(({ name }) => ({ label: name, value: name })), ...things];
}

/** What can be chosen though it's no unit. */
function thingsOf(words: Catalogue, { things, units }: UnitField): readonly Choice[] {
  const names = units.map(({ name }) => name);
  return things?.values.filter((value) => !names.includes(value)).map((value) => choiceOf(words, value)) ?? [];
}

function other(words: Catalogue, { name }: UnitField): Field {
  const label = name === 'who' ? words.notices.others.labels.who : words.notices.others.labels.target;
  return { name: `${name}${OTHER}`, label, hint: words.notices.others.hint, required: false };
}

/** Where several may be chosen, those beyond the menu are named besides. */
function more(words: Catalogue, { name }: UnitField): Field {
  return {
    name: `${name}${MORE}`,
    label: words.notices.othersToo.label,
    hint: words.notices.othersToo.hint,
    longest: LONGEST.said,
    required: false,
  };
}

function typed(words: Catalogue, field: UnitField): Field {
  return { ...worded(words, field, words.notices.typedHints), required: true, value: field.units[0]!.name };
}

function worded(
  words: Catalogue,
  { name, units, met, things, of: side }: UnitField,
  hints: Readonly<Record<'who' | 'target' | 'own' | 'either', string>>,
) {
  if (met) return { name, ...wordsOfMet(words, met) };
  const of = name === 'who' ? 'who' : 'target';
  if (things) return { name, label: words.notices.fieldLabels[of], hint: things.hint(words) };
  const own = side === undefined ? [] : units.filter((unit) => unit.side === side);
  const whose = own.length === 0 ? of : own.length === units.length ? 'own' : 'either';
  return { name, label: words.notices.fieldLabels[of], hint: hints[whose] };
}

/** The field of targets who are shot at in turn. */
export const IN_TURN = 'in-turn';
const OTHER = '-other';
const MORE = '-more';

/**
 * The values of a form, where targets in turn are one target, a unit that was typed replaces the one in the menu, and those caught besides, chosen or typed, follow
 * the target.
 */
export function withOthers(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const menus = Object.entries(said).filter(([name]) => !name.endsWith(OTHER));
  const instead = Object.entries(said).filter(([name]) => name.endsWith(OTHER));
  const typedOver = instead.map(([name, text]) => [name.slice(0, -OTHER.length), text]);
  const { [IN_TURN]: turns, ...values } = Object.fromEntries([...menus, ...typedOver]) as Record<string, string>;
  if (turns !== undefined) return { ...values, target: inTurn(turns.split(', ')) };
  const { besides, [`target${MORE}`]: others, ...whole } = values;
  const named = [whole.target, besides, others].flatMap((names) => names?.split(',') ?? []).map((name) => name.trim());
  return besides === undefined && others === undefined ? whole : { ...whole, target: [...new Set(named)].join(', ') };
}
