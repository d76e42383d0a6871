import type { GivenOptions, Option, Options, OptionTable, OptionValue } from '../../kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { readSaid } from '../../referee/rulings/action.ts';
import { suggestedFor } from '../../referee/rulings/own-share.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { helpOf } from '../typing/option-help.ts';
import type { Asking, UnitField } from './asking.ts';
import { fieldOf, labelOfValue } from './form-fields.ts';
import type { Applying } from './options-asked.ts';

/** The field of a form where a player ticks what else is true. No verb has an option of this name. */
export const ALSO = 'also';

/** What has more values than this is typed. */
const MOST_VALUES = 6;

/** One thing to tick in a form: an option, and what ticking it says. */
export interface Tick {
  readonly name: string;
  readonly value: OptionValue;
  readonly ticked: boolean;
}

/**
 * What a player may say besides, and mostly doesn't: that the fire is fully automatic or aimed, or that a grenade lands on soft
 * ground. Nothing the form asks anyway, and nothing the referee knows already.
 * @param said what has been ticked already
 */
export function ticksFor(
  asking: Asking,
  { applying, units }: { readonly applying: Applying; readonly units: readonly UnitField[] },
  asked: readonly string[],
  said: GivenOptions,
): Tick[] {
  const { table, given } = asking;
  const { tellsOf = {}, tellsBy = {} } = asking.ruleset.verbs[asking.command.name] ?? {};
  const targets = units.filter(({ name }) => name === 'target').flatMap((field) => field.units);
  const actors = actorsOf(asking, units);
  const some = (of: readonly Unit[], isOne: ((unit: Unit) => boolean) | undefined) =>
    of.length === 0 || !isOne || of.some(isOne);
  const tells = (name: string) => some(targets, tellsOf[name]) && some(actors, tellsBy[name]);
  return (
    openIn(table)
      .filter((name) => !asked.includes(name) && given[name] === undefined && applying.applies(name, asked))
      .filter(tells)
      // The referee knows which weapon or mount a unit has; what he knows of the ground, eyes may correct.
      .filter((name) => table[name]!.type !== 'string' || !applying.mayBeKnown(name))
      .flatMap((name) =>
        valuesBesides(table[name]!)
          .filter((value) => !applying.isKnownAs(name, value))
          .map((value) => ({ name, value, ticked: said[name] !== undefined && String(said[name]) === String(value) })),
      )
  );
}

/** Those who may do it: the unit that's named, or any of those to choose from. */
function actorsOf({ given, campaign }: Asking, units: readonly UnitField[]): readonly Unit[] {
  const named = given.who ?? given.attacker;
  if (named === undefined) return units.filter(({ name }) => name === 'who').flatMap((field) => field.units);
  return Object.values(campaign.game?.units ?? {}).filter(({ name }) => name === String(named));
}

/** The fields for what's typed and only the player decides or sees: how many men fire, or the points for each target. */
export function typedFields(
  words: Catalogue,
  asking: Asking,
  applying: Applying,
  asked: readonly string[],
  { last, said, suggests }: Readonly<Record<'last' | 'said' | 'suggests', GivenOptions>>,
) {
  const { table, given } = asking;
  return (
    openIn(table)
      .filter((name) => isTyped(table[name]!) && !asked.includes(name) && given[name] === undefined)
      // What's known where a unit is named, eyes may correct.
      .filter((name) => applying.applies(name, [...asked, ...Object.keys(said)]))
      .filter((name) => table[name]!.from === 'eye' || suggests[name] !== undefined || !applying.mayBeKnown(name))
      .flatMap((name) =>
        fieldOf(
          words,
          asking,
          name,
          table[name],
          { ...(lasts(name, asking) ? last : {}), ...suggests, ...said },
          false,
        ),
      )
      .map((field) =>
        suggests[field.name] === undefined && applying.mayBeKnown(field.name)
          ? { ...field, value: said[field.name]?.toString() }
          : field,
      )
  );
}

/** What was seen last time, nobody sees again. How a shot was shared out counts for that one alone. */
function lasts(name: string, { table, ruleset, command }: Asking): boolean {
  const { by = [] } = ruleset.verbs[command.name]?.shares ?? {};
  return table[name]!.from !== 'eye' && !(by as readonly string[]).includes(name);
}

/** What the book lets a form suggest for the unit, as far as it's known what it does. */
export function suggested({ command, given, campaign, ruleset }: Asking): GivenOptions {
  return ruleset.verbs[command.name] ? suggestedFor(campaign, ruleset, command.name, given) : {};
}

/** What the referee knows of the units that are named. */
export function knownIn(asking: Pick<Asking, 'command' | 'given' | 'campaign' | 'ruleset'>): Options {
  return readAsFar(asking)?.known ?? {};
}

function readAsFar({ command, given, campaign, ruleset }: Pick<Asking, 'command' | 'given' | 'campaign' | 'ruleset'>) {
  try {
    return readSaid(command.name, given, campaign, ruleset.id);
  } catch (error) {
    // The command itself will report what's wrong.
    if ([InputError, Refusal, NotAllowed].some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

/** Whether a form has ticks or a field to type in for an option, if it can be said. */
export function isExtra(name: string, option: Option | undefined): boolean {
  if (option === undefined || openIn({ [name]: option }).length === 0) return false;
  return valuesBesides(option).length > 0 || isTyped(option);
}

/** Whether an option is a number, or words that a form knows an example of. */
function isTyped(option: Option): boolean {
  return option.type === 'integer' || (option.type === 'string' && !option.values && option.sample !== undefined);
}

/** Whether it's said elsewhere: the panel has a button for it, or players agree on it in words. */
export function isElsewhere(option: Option | undefined): boolean {
  return option?.aside === true || option?.agreed === true;
}

/** The options that only the player can tell and may leave out. */
function openIn(table: OptionTable): readonly string[] {
  const isOpen = (option: Option) => {
    const { required, older, idle, from } = option;
    return !required && !older && !idle && !isElsewhere(option) && (from === 'choice' || from === 'eye');
  };
  return Object.keys(table).filter((name) => isOpen(table[name]!));
}

/** What an option can be other than its default, where a tick can say it. */
function valuesBesides(option: Option): readonly OptionValue[] {
  if (option.type === 'boolean') return [option.default !== true];
  if (option.type !== 'string' || !option.values) return [];
  return option.values.length > MOST_VALUES ? [] : option.values.filter((value) => value !== option.default);
}

/** The field with these ticks; none if there are none. */
export function alsoField(words: Catalogue, ticks: readonly Tick[], asking: Asking): readonly Field[] {
  if (ticks.length === 0) return [];
  const { label, hint } = words.notices.also;
  const choices = ticks.map(({ name, value }) => {
    const help = helpOf(words, asking, name);
    const says = `${name}:${value}`;
    if (typeof value === 'boolean') return { label: words.notices.ticked(help, value), value: says };
    const called = labelOfValue(words, name, String(value), asking.ruleset);
    return { label: words.notices.tickedAs(words.labelOf(name), called), value: says, hint: help };
  });
  const chosen = ticks.filter(({ ticked }) => ticked).map(({ name, value }) => `${name}:${value}`);
  return [{ name: ALSO, label, hint, required: false, choices, several: choices.length, chosen }];
}

/** Whether a form is worth opening for one of its ticks. */
export function ticksWhatIsAsked({ name, choices = [] }: Field, table: OptionTable): boolean {
  return name === ALSO && choices.some(({ value }) => table[value.split(':')[0]!]?.asked);
}

/** The values of a form with everything that's ticked in it under its own name. */
export function withTicked(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { [ALSO]: also, ...others } = said;
  if (also === undefined) return others;
  const pairs = also.split(',').map((pair) => pair.trim().split(':') as [string, string]);
  return { ...others, ...Object.fromEntries(pairs) };
}
