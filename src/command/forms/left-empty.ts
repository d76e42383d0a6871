import type { GivenOptions, Option, Options, OptionValue } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { fillsOf } from '../../kernel/verb.ts';
import { fillingOf } from '../../referee/rulings/filling.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking } from './asking.ts';
import { knownIn } from './extra-fields.ts';
import { saidIn } from './filling.ts';
import { labelOfValue } from './form-fields.ts';

/** The fields of a form, each with what it means if it's left empty: by the table, by what's known of the unit, or by the book. */
export function withEmpty(words: Catalogue, asking: Asking, fields: readonly Field[]): readonly Field[] {
  const { campaign, ruleset, command } = asking;
  const measured = fillingOf(gameShown(campaign), ruleset, command.name)?.names ?? [];
  const asked = fields.filter(({ name, required }) => !required && asking.table[name]);
  const known = asked.length === 0 ? {} : knownIn({ ...asking, given: { ...asking.given, ...saidOf(fields) } });
  // Who it is may still change, and with him what's known.
  const isChosen = fields.some(({ name, choices = [] }) => OF_UNITS.includes(name) && choices.length > 0);
  const ofSome = isChosen ? knownOfSome(asking, fields, asked, known) : [];
  return fields.map((field) => {
    const { name } = field;
    if (!asked.includes(field)) return field;
    const of = isChosen ? (ofSome.includes(name) ? 'somebody' : 'nobody') : { value: known[name] };
    const empty = leftEmpty(words, asking, name, measured.includes(name), of);
    const isSaid = empty === words.panel.leftEmpty.unsaid && words.panel.leftEmpty.isSaidIn(field.hint ?? '');
    return isSaid ? field : { ...field, empty };
  });
}

const OF_UNITS = ['who', 'target'];

/** The units that a form starts with. */
function saidOf(fields: readonly Field[]): GivenOptions {
  return saidIn(fields.filter(({ name }) => OF_UNITS.includes(name)));
}

/** The fields of which something is known of those who stand in the form, or else of somebody who can be chosen. */
function knownOfSome(
  asking: Asking,
  fields: readonly Field[],
  asked: readonly Field[],
  known: Options,
): readonly string[] {
  const verb = asking.ruleset.verbs[asking.command.name];
  const fills = verb ? fillsOf(verb) : [];
  const may = asked.map(({ name }) => name).filter((name) => fills.includes(name));
  const first = { ...asking.given, ...saidOf(fields) };
  const found = new Set(may.filter((name) => known[name] !== undefined));
  for (const { name, choices = [] } of fields.filter((field) => OF_UNITS.includes(field.name))) {
    for (const { value } of choices) {
      if (found.size === may.length) return may;
      const ofOne = knownIn({ ...asking, given: { ...first, [name]: value } });
      for (const each of may) if (ofOne[each] !== undefined) found.add(each);
    }
  }
  return [...found];
}

/** What's known of the units that do it: this value or none, or something of some of those who can be chosen. */
type Known = 'somebody' | 'nobody' | { readonly value: OptionValue | undefined };

/** What an option means that a form leaves empty. */
export function leftEmpty(
  words: Catalogue,
  { table, ruleset, command }: Pick<Asking, 'table' | 'ruleset' | 'command'>,
  name: string,
  isMeasured: boolean,
  known: Known = 'somebody',
): string {
  const says = words.panel.leftEmpty;
  if (isMeasured) return says.measured;
  const option = table[name]!;
  const value = supposedIn(words, name, option, ruleset);
  const verb = ruleset.verbs[command.name];
  if ((verb?.ownShare as readonly string[] | undefined)?.includes(name)) return says.ownShare;
  if (typeof known === 'object' && known.value !== undefined) return says.isKnown(words.claimed(name, known.value));
  const isKnown = verb !== undefined && known === 'somebody' && fillsOf(verb).includes(name);
  if (isKnown) return value === undefined ? says.known : says.knownOr(value);
  return value === undefined ? says.unsaid : says.byDefault(value);
}

/** What the book supposes of an option, as its field would say it; nothing where that's nothing at all, such as an empty text. */
function supposedIn(words: Catalogue, name: string, option: Option, ruleset: Ruleset): string | undefined {
  const byDefault = 'default' in option ? option.default : undefined;
  if (byDefault === undefined) return undefined;
  if (option.type === 'string' && option.values) return labelOfValue(words, name, String(byDefault), ruleset);
  const said = words.supposedOf(name, byDefault);
  if (said !== undefined || byDefault === '') return said;
  return option.type === 'boolean' ? words.choice(String(byDefault)) : String(byDefault);
}
