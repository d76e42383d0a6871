import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import type { Command } from '../command/command.ts';
import { gameShown } from '../command/game-shown.ts';
import { isSameCommand } from '../kernel/options/given-command.ts';
import type { GivenOptions, OptionTable } from '../kernel/options/options.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import { permitted } from '../referee/rulings/acting.ts';
import { readAction } from '../referee/rulings/action.ts';
import { throwAction } from '../referee/rulings/throwing.ts';
import { someDice } from '../referee/rulings/trying.ts';
import { unitsInOrder } from '../referee/units/units.ts';
import { exampleIn, optionsIn, typed } from './prefilled.ts';
import { ofUnit } from './suggested.ts';

/** How many examples are shown. */
const MOST = 3;

/** Options whose values belong to a book, so that an example for another book gets this book's value. */
const OF_THE_BOOK: Readonly<Record<string, (book: Ruleset) => readonly string[]>> = {
  profile: ({ profiles }) => Object.keys(profiles),
  squad: ({ squads }) => Object.keys(squads),
  toggle: ({ toggles }) => Object.keys(toggles),
};

const chosen = new Map<string, readonly GivenOptions[]>();

/** The first example of a command that a book accepts. */
export function exampleFor(command: Command, book: Ruleset): string {
  return examplesFor(command, book)[0] ?? command.example;
}

/** The same as a value. */
export function exampleGiven(command: Command, book: Ruleset): GivenOptions {
  return examplesGiven(command, book)[0] ?? optionsIn(command.example, command.name);
}

/**
 * Examples of a command that a book accepts. Each ruling has been tried with dice that nobody sees; the
 * last one asks for odds, if there are any.
 */
export function examplesFor(command: Command, book: Ruleset): readonly string[] {
  return examplesGiven(command, book).map((given) => typed(command.name, given));
}

/** The same as values. */
export function examplesGiven(command: Command, book: Ruleset): readonly GivenOptions[] {
  const key = `${book.id} ${command.name}`;
  const known = chosen.get(key);
  if (known) return known;
  const examples = command.primary ? rulings(command, book) : others(command, book);
  chosen.set(key, examples);
  return examples;
}

/**
 * A ruling that one of the user's own units could have now, ready to send; `undefined` if there is none.
 * @param user the user who asks; an umpire has the units of both sides
 */
export function ownExample(command: Command, book: Ruleset, campaign: Campaign, user: string): string | undefined {
  const game = gameShown(campaign);
  if (!game || !Object.hasOwn(book.verbs, command.name) || !isOfUnits(verbOf(book, command.name))) return undefined;
  const own = sideOf(game, user);
  const units = unitsInOrder(game).filter(({ gone, side }) => !gone && (own === undefined || side === own));
  const toggles = togglesOn(book, campaign.house);
  const acts = units.slice(0, MOST_TRIED).map((unit) => ofUnit(command, unit, game, book, toggles));
  const found = acts.find((given) => isPermitted(command.name, given, campaign, user));
  return found && typed(command.name, found);
}

/** Whether it makes a difference which unit does it: points aren't reckoned for any one unit. */
function isOfUnits({ ofTable, forbid, effects }: Ruleset['verbs'][string]): boolean {
  return !ofTable && [forbid, effects].some((part) => part !== undefined);
}

/** The most units tried: more would be slow if none of many can do it. */
const MOST_TRIED = 12;

function isPermitted(verb: string, given: GivenOptions, campaign: Campaign, user: string): boolean {
  const ruled = ruledOn(() => {
    const action = readAction(verb, given, campaign, '');
    permitted(action, campaign, user);
    return throwAction(action, someDice());
  });
  return ruled !== undefined;
}

function others({ name, example, examples = [] }: Command, book: Ruleset): GivenOptions[] {
  return [example, ...examples].map((text) => inTheBook(optionsIn(text, name), book)).slice(0, MOST);
}

function inTheBook(example: GivenOptions, book: Ruleset): GivenOptions {
  const given = Object.entries(example).map(([option, value]) => {
    const own = OF_THE_BOOK[option]?.(book);
    return own === undefined || own.includes(String(value)) ? [option, value] : [option, own[0]!];
  });
  return Object.fromEntries(given);
}

function rulings(command: Command, book: Ruleset): GivenOptions[] {
  const { name, examples = [] } = command;
  const own = exampleIn(command, book);
  const others = examples
    .map((text) => optionsIn(text, name))
    .filter((given) => !isSameCommand({ name, given }, { name, given: own }));
  const works = [own, ...others].filter((given) => isTaken(name, given, book));
  const [first] = works;
  if (first === undefined || !isThrown(name, first, book)) return works.slice(0, MOST);
  return [...works.slice(0, MOST - 1), { ...first, odds: true }];
}

/** Whether a book rules on it as it stands. */
function isTaken(verb: string, given: GivenOptions, book: Ruleset): boolean {
  return isOwn(verb, given, book) && tried(verb, given, book) !== undefined;
}

/** Whether all of it is in the book's own words, because an example should show those. */
function isOwn(verb: string, given: GivenOptions, book: Ruleset): boolean {
  const options: OptionTable = book.verbs[verb]?.options ?? {};
  return Object.entries(given).every(([name, value]) => {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    return option?.type !== 'string' || !option.values || option.values.includes(String(value));
  });
}

/** A book's ruling on a command as it stands, on dice that nobody sees; `undefined` if it isn't accepted. */
export function tried(verb: string, given: GivenOptions, book: Ruleset): Ruled | undefined {
  return ruledOn(() => ruling(verb, given, book));
}

/** Whether dice decide it. */
function isThrown(verb: string, given: GivenOptions, book: Ruleset): boolean {
  return ruling(verb, given, book).steps.some(({ faces }) => faces.length > 0);
}

function ruling(verb: string, given: GivenOptions, book: Ruleset): Ruled {
  return throwAction(readAction(verb, given, { ...nothingYet, rules: book.id }, book.id), someDice());
}

/** @returns `undefined` if it's refused, or was written for another book */
function ruledOn(rule: () => Ruled): Ruled | undefined {
  try {
    return rule();
  } catch (error) {
    if (error instanceof InputError || error instanceof Refusal) return undefined;
    throw error;
  }
}
