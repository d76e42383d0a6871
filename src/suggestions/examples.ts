import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import type { Command } from '../command/command.ts';
import { gameShown } from '../command/game-shown.ts';
import type { OptionTable } from '../kernel/options/options.ts';
import { readPairs } from '../kernel/options/pairs.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import { permitted } from '../referee/rulings/acting.ts';
import { readAction } from '../referee/rulings/action.ts';
import { throwAction } from '../referee/rulings/throwing.ts';
import { someDice } from '../referee/rulings/trying.ts';
import { unitsInOrder } from '../referee/units/units.ts';
import { exampleIn, typed } from './prefilled.ts';
import { ofUnit } from './suggested.ts';

/** How many examples are shown. */
const MOST = 3;

/** Options whose values belong to a book, so that an example for another book gets this book's value. */
const OF_THE_BOOK: Readonly<Record<string, (book: Ruleset) => readonly string[]>> = {
  profile: ({ profiles }) => Object.keys(profiles),
  squad: ({ squads }) => Object.keys(squads),
  toggle: ({ toggles }) => Object.keys(toggles),
};

const chosen = new Map<string, readonly string[]>();

/** The first example of a command that a book accepts. */
export function exampleFor(command: Command, book: Ruleset): string {
  return examplesFor(command, book)[0] ?? command.example;
}

/**
 * Examples of a command that a book accepts. Each ruling has been tried with dice that nobody sees; the
 * last one asks for odds, if there are any.
 */
export function examplesFor(command: Command, book: Ruleset): readonly string[] {
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
  const texts = units.slice(0, MOST_TRIED).map((unit) => ofUnit(command, unit, game, book, toggles));
  return texts.find((text) => isPermitted(command.name, text, campaign, user));
}

/** Whether it makes a difference which unit does it: points aren't reckoned for any one unit. */
function isOfUnits({ ofTable, forbid, effects }: Ruleset['verbs'][string]): boolean {
  return !ofTable && [forbid, effects].some((part) => part !== undefined);
}

/** The most units tried: more would be slow if none of many can do it. */
const MOST_TRIED = 12;

function isPermitted(verb: string, text: string, campaign: Campaign, user: string): boolean {
  const given = ruledOn(() => {
    const action = readAction(verb, readPairs(text.slice(verb.length + 1)), campaign, '');
    permitted(action, campaign, user);
    return throwAction(action, someDice());
  });
  return given !== undefined;
}

function others({ name, example, examples = [] }: Command, book: Ruleset): string[] {
  return [example, ...examples].map((text) => inTheBook(name, text, book)).slice(0, MOST);
}

function inTheBook(command: string, text: string, book: Ruleset): string {
  const given = Object.entries(readPairs(text.slice(command.length + 1))).map(([option, value]) => {
    const own = OF_THE_BOOK[option]?.(book);
    return own === undefined || own.includes(value) ? [option, value] : [option, own[0]!];
  });
  return typed(command, Object.fromEntries(given));
}

function rulings(command: Command, book: Ruleset): string[] {
  const texts = [typed(command.name, exampleIn(command, book)), ...(command.examples ?? [])];
  const works = [...new Set(texts)].filter((text) => isTaken(command.name, text, book));
  const [first] = works;
  if (first === undefined || !isThrown(command.name, first, book)) return works.slice(0, MOST);
  return [...works.slice(0, MOST - 1), `${first} odds:true`];
}

/** Whether a book rules on it as it stands. */
function isTaken(verb: string, text: string, book: Ruleset): boolean {
  return isOwn(verb, text, book) && tried(verb, text, book) !== undefined;
}

/** Whether all of it is in the book's own words, because an example should show those. */
function isOwn(verb: string, text: string, book: Ruleset): boolean {
  const options: OptionTable = book.verbs[verb]?.options ?? {};
  return Object.entries(readPairs(text.slice(verb.length + 1))).every(([name, value]) => {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    return option?.type !== 'string' || !option.values || option.values.includes(value);
  });
}

/** A book's ruling on a command as it stands, on dice that nobody sees; `undefined` if it isn't accepted. */
export function tried(verb: string, text: string, book: Ruleset): Ruled | undefined {
  return ruledOn(() => ruling(verb, text, book));
}

/** Whether dice decide it. */
function isThrown(verb: string, text: string, book: Ruleset): boolean {
  return ruling(verb, text, book).steps.some(({ faces }) => faces.length > 0);
}

function ruling(verb: string, text: string, book: Ruleset): Ruled {
  const given = readPairs(text.slice(verb.length + 1));
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
