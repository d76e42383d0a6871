import type { Game } from '../campaign/game.ts';
import type { Command } from '../command/command.ts';
import { gameShown } from '../command/game-shown.ts';
import type { OptionTable } from '../kernel/options/options.ts';
import { writeInnerPair, writePair } from '../kernel/options/pairs.ts';
import { missingOptions } from '../kernel/options/read-options.ts';
import { InputError, NotAllowed, Refusal, type Values } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { optionsWith } from '../referee/rulings/action.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { rulesets } from '../rules/index.ts';
import { likeliest } from '../rules/meaning.ts';
import { optionsMeant } from '../rules/words-for.ts';
import { pairOf, pairsFor, pairTaking, takes, UNITS } from './bare-words.ts';
import { exampleGiven } from './examples.ts';
import { knownValues } from './known-values.ts';

/**
 * The same error with everything that helps the user: the command, what was probably meant, what an option takes, and
 * which books have what this one lacks. An error that can't be made clearer stays as it is.
 */
export async function clearer(
  words: Catalogue,
  error: unknown,
  command: Command,
  asked: Asked,
  referee: Referee,
  commands: readonly Command[],
): Promise<unknown> {
  if (error instanceof Refusal && error.says === 'not-in-ruleset') return inOtherBooks(error);
  if (!(error instanceof InputError) || error instanceof NotAllowed) return error;
  if (!HELPED.includes(error.says)) return error;
  const place = await placeOf(words, command, asked, referee, commands);
  const more = HELP[error.says]!(error.values, place);
  return InputError.again({
    says: error.says,
    ...more,
    values: { verb: command.name, ...error.values, ...more.values },
  });
}

/** Where the command is given. */
interface Place {
  readonly words: Catalogue;
  readonly command: Command;
  readonly asked: Asked;
  readonly table: OptionTable;
  readonly ruleset: Ruleset;
  readonly game: Game | undefined;
  readonly commands: readonly Command[];
}

interface Help {
  readonly says?: string;
  readonly values: Values;
}

const HELP: Readonly<Record<string, (values: Values, place: Place) => Help>> = {
  'unknown-option': (values, place) => ({ values: meantOption(values, place) }),
  'missing-options': (values, place) => missingHere(values.missing as readonly string[], place, values),
  'unknown-value': ({ option, value, allowed }, place) => {
    const name = String(option);
    // The user named the option but left out its value.
    const bare = value === place.asked.given[name] && (value === 'true' || value === '');
    if (bare && Object.hasOwn(place.table, name)) return missingHere([name], place);
    return { values: Array.isArray(allowed) ? { nearest: likeliest(name, String(value), allowed as string[]) } : {} };
  },
};

/**
 * What is missing, with its possible values here and an example that the book has accepted.
 * @param here the values that are in question for the unit, under the option's name and a colon
 */
function missingHere(
  missing: readonly string[],
  { command, table, ruleset, game, asked, commands, words }: Place,
  here: Values = {},
): Help {
  const declared = missing.filter((name) => Object.hasOwn(table, name));
  const { values } = missingOptions(table, declared);
  const shown = exampleGiven(command, ruleset);
  const known = { ruleset, commands, game, user: asked.user, given: textsOf(asked.given) };
  const found = declared.flatMap((name) => {
    // A side of a vehicle's armour is a number, not one of the campaign's sides.
    const named =
      table[name]!.type === 'string' || table[name]!.type === 'user' ? knownValues(words, name, known) : undefined;
    const all = here[`${name}:`] ?? values[`${name}:`] ?? named?.map(({ text }) => text);
    return Array.isArray(all) && all.length > 0 ? [[`${name}:`, all as readonly string[]] as const] : [];
  });
  const choices = new Map(found);
  const example = missing.map((name) => {
    const [first] = choices.get(`${name}:`) ?? [];
    const declaredExample = (values.example as readonly string[])[declared.indexOf(name)] ?? `${name}:…`;
    const own = shown[name];
    const isHere = own !== undefined && (choices.get(`${name}:`)?.includes(String(own)) ?? true);
    const said = isHere ? own : first;
    return said === undefined ? declaredExample : writePair(name, said);
  });
  return { says: 'missing-options', values: { missing, example, ...Object.fromEntries(choices) } };
}

function textsOf(given: Asked['given']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

const HELPED: readonly string[] = Object.keys(HELP);

/** What the command takes in this channel. */
async function placeOf(
  words: Catalogue,
  command: Command,
  asked: Asked,
  referee: Referee,
  commands: readonly Command[],
): Promise<Place> {
  const id = String(asked.given.rules ?? '');
  const named = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  const ruleset = named ?? (await referee.ruleset(asked.channel));
  const verb = Object.hasOwn(ruleset.verbs, command.name) ? ruleset.verbs[command.name] : undefined;
  const table: OptionTable = command.options ?? (verb ? optionsWith(verb.options) : {});
  return { words, command, asked, table, ruleset, game: gameShown(await referee.known(asked.channel)), commands };
}

/** What an unknown option probably meant: another option, or the value of one whose name was left out. */
function meantOption({ option }: Values, { table, asked: { given }, game }: Place): Values {
  const typed = String(option);
  const value = given[typed];
  if (value === 'true' || value === undefined) {
    const pairs = pairsFor(given, table, game);
    if (pairs.length > 0)
      return { option: pairs.map(({ word }) => word).join(' '), pair: pairs.map(({ pair }) => pair).join(' ') };
  }
  // What belongs to a unit is set through its fields.
  if (
    Object.hasOwn(table, 'fields') &&
    value !== undefined &&
    value !== 'true' &&
    !optionsMeant(typed, Object.keys(table)).length
  )
    return { pair: writePair('fields', writeInnerPair(typed, value)) };
  const open = Object.keys(table).filter((name) => given[name] === undefined);
  const likely = optionsMeant(typed, open);
  if (value === undefined || value === 'true') return { nearest: likely[0] };
  // If it's a value, the reply says which option takes it.
  const pair = likely
    .filter((name) => takes(name, table[name]!, String(value), game))
    .map((name) => pairOf(name, table[name]!, value));
  const taking = pair[0] ?? pairTaking(String(value), table, given, game);
  return { nearest: taking === undefined ? likely.find((name) => !UNITS.includes(name)) : undefined, pair: taking };
}

/** Which other books have a command that this one lacks. */
function inOtherBooks(refusal: Refusal): Refusal {
  const verb = String(refusal.values.verb);
  const books = Object.values(rulesets).filter(({ verbs }) => Object.hasOwn(verbs, verb));
  return Refusal.again({ ...refusal, values: { ...refusal.values, books: books.map(({ name }: Ruleset) => name) } });
}
