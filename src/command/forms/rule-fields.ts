import {
  type GivenOptions,
  isAmong,
  type Option,
  type Options,
  type OptionTable,
} from '../../kernel/options/options.ts';
import { optionsWith } from '../../referee/rulings/action.ts';
import { fillingOf } from '../../referee/rulings/filling.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking, UnitField } from './asking.ts';
import { fieldOf, withNumbers } from './form-fields.ts';
import { missingFrom } from './missing.ts';
import type { Applying } from './options-asked.ts';

/** The fields for what's missing, and for what only eyes can tell where it can say something. */
export function ruleFields(
  words: Catalogue,
  asking: Asking,
  names: readonly string[],
  units: readonly UnitField[],
  { applying, last }: { readonly applying: Applying; readonly last: Options },
) {
  const { command, table, given, ruleset, campaign } = asking;
  const measured = fillingOf(gameShown(campaign), ruleset, command.name)?.names ?? [];
  // Whoever names units has said how many there are; it can be corrected below.
  const isCounted = (name: string) => table[name]?.type === 'integer' && applying.mayBeKnown(name);
  const unseen = (command.primary ?? []).filter(
    (name) => isOfEyes(table[name]) && given[name] === undefined && !names.includes(name) && !isCounted(name),
  );
  const fieldsOf = (of: readonly string[]): readonly Field[] =>
    of
      .filter((name) => !isOfUnit(name, table, units))
      .flatMap((name) => {
        const fields = fieldOf(words, asking, name, optionsWith(table)[name], last, names.includes(name));
        // Whatever stood there would be said, though the referee may know better of the unit, or measure it on the drawn table.
        return applying.mayBeKnown(name) || measured.includes(name)
          ? fields.map((field) => ({ ...field, value: undefined, required: false }))
          : fields;
      })
      .map((field) =>
        withNumbers(words, withOffered(field, asking), command.name, ruleset, (name, value) =>
          applying.isKnownAs(name, value),
        ),
      );
  const needed = fieldsOf(names);
  const seen = unseen
    // A distance that's known of each of them isn't measured again.
    .filter((name) => table[name]!.type !== 'number' || !applying.isKnown(name))
    .filter((name) => applying.applies(name, names) && canApply(table[name]!, needed));
  return { needed, seen: fieldsOf(seen) };
}

/** The field with the choices that the command offers as the campaign stands. */
function withOffered(field: Field, { command, campaign }: Asking): Field {
  if (!field.choices || !command.offers) return field;
  const choices = field.choices.filter(({ value }) => command.offers!(campaign, field.name, value));
  const isOffered = choices.some(({ value }) => value === field.value);
  return { ...field, choices, value: isOffered ? field.value : field.required ? choices[0]?.value : undefined };
}

/** Whether one of the choices that a form asks for lets an option say something. */
export function canApply(option: Option | undefined, needed: readonly Field[]): boolean {
  const when = option?.when ?? {};
  return needed.every(
    ({ name, choices }) => !when[name] || !choices || choices.some(({ value }) => isAmong(value, when[name]!)),
  );
}

/** Whether one of the fields for units asks for it already. */
function isOfUnit(name: string, table: OptionTable, units: readonly UnitField[]): boolean {
  return units.some((field) => field.name === name || field.name === table[name]?.instead);
}

/** Fields for what only some of the choices need: the calibre of a gun. */
export function onlyForSome(
  words: Catalogue,
  asking: Asking,
  asked: readonly Field[],
  units: readonly UnitField[],
): readonly Field[] {
  const { given, table, command, ruleset } = asking;
  const names = asked.flatMap(({ name, choices = [] }) =>
    choices.flatMap(({ value }) => missingFrom(asking, { ...given, ...sampled(asked, table), [name]: value })),
  );
  return [...new Set(names)]
    .filter((name) => given[name] === undefined && !asked.some((field) => field.name === name))
    .filter((name) => !isOfUnit(name, table, units))
    .flatMap((name) => fieldOf(words, asking, name, table[name], {}, false))
    .map((field) => withNumbers(words, field, command.name, ruleset));
}

/** Something in every field that has to be filled in. */
function sampled(fields: readonly Field[], table: OptionTable): GivenOptions {
  const needed = fields.filter(({ value }) => value === undefined);
  return Object.fromEntries(
    needed.flatMap(({ name, choices }) => {
      const type = table[name]?.type;
      const value = choices?.[0]?.value ?? (type === 'number' || type === 'integer' ? A_FEW : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A number that most options take. */
const A_FEW = 4;

function isOfEyes(option: Option | undefined): boolean {
  return option?.from === 'eye' && option.type !== 'boolean' && !option.required;
}
