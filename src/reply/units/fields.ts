import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import { oncePer } from '../../kernel/once.ts';
import { METRIC } from '../../kernel/options/inches.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { declarationOf, type Field, type FieldLine, type FieldTable, type Owner } from '../../kernel/state/field.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Fields, FieldValue } from '../../kernel/state/unit.ts';
import { momentText } from '../battle/moment-text.ts';
import type { Catalogue } from '../catalogue.ts';

/** Fields in a row, as they were set by hand or answered; `null` means that the field was taken away. */
export function fieldsText(
  words: Catalogue,
  fields: Readonly<Record<string, FieldValue | null>>,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): string {
  const texts = Object.entries(fields).map(([name, value]) => {
    const declared = ruleset?.fields && declarationOf(ruleset.fields.unit, name);
    if (value === null)
      return words.game.without(declared && ruleset ? labelOf(words, ruleset, name) : words.say(name));
    return declared && ruleset
      ? fieldText(words, ruleset, name, declared, value, game)
      : `${words.say(name)} ${[value]
          .flat()
          .map((each) => (typeof each === 'string' ? choiceText(words, each) : each))
          .join(', ')}`;
  });
  return texts.join(', ');
}

/**
 * The conditions of a unit in a few words each: what it has, and what has happened to it.
 * @param fields the fields of the unit to be shown
 * @param strength shown already, so the number of men isn't repeated
 */
export function conditionsOf(
  words: Catalogue,
  fields: Fields,
  game: Game,
  ruleset: Ruleset,
  strength?: string,
): readonly string[] {
  return declaredOf(fields, game, ruleset)
    .filter(({ declared, value }) => holds(value) && (declared.shown ?? 'line') === 'line')
    .filter(({ declared }) => strength === undefined || declared.counts !== 'left')
    .map(({ name, declared, value }) => conditionText(words, ruleset, name, declared, value, game))
    .filter((text) => text !== '');
}

/** Everything known of a unit, a line each in the order of the declarations: what it is, and until when. */
export function knownOf(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset): readonly string[] {
  return declaredOf(unit.fields, game, ruleset)
    .filter(({ declared, value }) => declared.shown !== 'never' && value !== false)
    .map(({ name, declared, value }) => {
      const lasts = game.lasting.find(({ of, field }) => field === name && 'unit' in of && of.unit === unit.id);
      const text = valueText(words, declared, value, game);
      const label = labelOf(words, ruleset, name);
      const condition = text === '' ? label : `${label}: ${text}`;
      return lasts ? words.game.until(condition, momentText(words, lasts.until, game)) : condition;
    });
}

/** How many men a unit began with, if it's a body of several. */
export function menAtStart(unit: Unit, { fields }: Ruleset): number | undefined {
  const began = Object.entries(fields.unit).find(([, { counts }]) => counts === 'began');
  const full = began && unit.fields[began[0]];
  return typeof full === 'number' ? full : undefined;
}

/** A value in the way that its declaration wants it read; another unit by its name. */
export function valueText(
  words: Catalogue,
  declared: Field,
  value: FieldValue | undefined,
  game: Game | undefined,
): string {
  if (value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'number')
    return declared.type === 'number' && declared.length ? lengthText(value, game) : String(value);
  const values = typeof value === 'string' ? [value] : value;
  if (declared.type === 'unit' || declared.type === 'units') {
    return words.allOf(values.map((id) => calledIn(game, id)));
  }
  return words.allOf(values.map((text) => wordText(words, text)));
}

/** A length in the measure of the table: the house rule `centimetres` changes nothing else. */
function lengthText(value: number, game: Game | undefined): string {
  return `${value}${game?.house[METRIC] ? ' cm' : '″'}`;
}

/** What the catalogue says of a field, if anybody sees it: what it's called and what it means. */
export function lineOf(words: Catalogue, { id }: Pick<Ruleset, 'id'>, name: string, owner: Owner = 'unit') {
  const books: Readonly<Record<string, Readonly<Record<Owner, Readonly<Record<string, FieldLine>>>>>> = words.fields;
  return books[id]?.[owner][name] ?? books[id]?.[owner][name.replace(/\d+/, '{n}')];
}

/** The label of a field. One of several of a kind includes its number: `f2-wounds` is "figure 2 wounds". */
export function labelOf(words: Catalogue, ruleset: Pick<Ruleset, 'id'>, name: string, owner?: Owner): string {
  const [label = words.say(name)] = lineOf(words, ruleset, name, owner) ?? [];
  return label.replace('{n}', /\d+/.exec(name)?.[0] ?? '');
}

function fieldText(
  words: Catalogue,
  ruleset: Ruleset,
  name: string,
  declared: Field,
  value: FieldValue,
  game: Game | undefined,
): string {
  const text = valueText(words, declared, value, game);
  const label = labelOf(words, ruleset, name);
  return text === '' ? label : `${label} ${text}`;
}

/** A field that's set, in the book's words for a board, or by its label where the book has none. */
function conditionText(
  words: Catalogue,
  ruleset: Ruleset,
  name: string,
  declared: Field,
  value: FieldValue,
  game: Game,
): string {
  const n = /\d+/.exec(name)?.[0];
  const own = words.boardWordsOf(ruleset.id).conditions[name.replace(/\d+/, '{n}')];
  const text = valueText(words, declared, value, game);
  return (
    own?.({ value, text, ...(n === undefined ? {} : { n: Number(n) }) }) ??
    fieldText(words, ruleset, name, declared, value, game)
  );
}

/** The fields that the book declares, in its order. Fields of a toggle that's off don't count. */
function declaredOf(fields: Fields, game: Game, ruleset: Ruleset) {
  const table = ruleset.fields.unit;
  const places = placesIn(table);
  const on = togglesOn(ruleset, game.house);
  const known = Object.entries(fields).flatMap(([name, value]) => {
    const declared = declarationOf(table, name);
    return declared && !(declared.toggle && !on.has(declared.toggle)) ? [{ name, value, declared }] : [];
  });
  const place = ({ declared }: (typeof known)[number]) => places.get(declared)!;
  return known.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** Where each field stands in its table: every line of every unit asks. */
const placesIn = oncePer((table: FieldTable): ReadonlyMap<Field, number> => {
  const places = new Map<Field, number>();
  for (const [place, declared] of Object.values(table).entries())
    if (!places.has(declared)) places.set(declared, place);
  return places;
});

/** A field that's false, 0 or empty isn't set. */
function holds(value: FieldValue): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** A word of the rules: `mmg/hull` is what it is, and where. Any other text stays as it was typed. */
function wordText(words: Catalogue, text: string): string {
  return WORD.test(text) ? text.split('/').map(words.say).join('/') : text;
}

/** What was chosen: a word of the rules reads as it does in forms. */
function choiceText(words: Catalogue, text: string): string {
  return WORD.test(text) ? words.choice(text) : text;
}

const WORD = /^[a-z][a-z\d]*([-/][a-z\d]+)*$/;
