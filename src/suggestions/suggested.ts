import type { Campaign } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import { owedText } from '../campaign/owed/owed-command.ts';
import type { LogEvent } from '../campaign/record.ts';
import { sceneOf } from '../campaign/scene.ts';
import { dueNow } from '../campaign/turns.ts';
import type { Command } from '../command/command.ts';
import { knownOf } from '../kernel/act.ts';
import type { GivenCommand } from '../kernel/options/given-command.ts';
import type { GivenOptions, Options } from '../kernel/options/options.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { gameIn } from '../referee/games/games.ts';
import { nextStep } from '../referee/turns/turns.ts';
import { raiseSquad } from '../referee/units/roster.ts';
import { exampleIn, typed } from './prefilled.ts';

/** What to do first in a campaign that has just opened: commands ready to send, in this order. */
export interface FirstSteps {
  /** A squad for the user, unless they have one. */
  readonly squad: string | undefined;
  /** What the book requires before its first turn, such as the initiative. */
  readonly owed: readonly string[];
  readonly turn: string;
  readonly ruling: string;
}

/** The name of the squad in the first steps. */
const CALLED = 'Red';

/**
 * The first steps for the user who opened a campaign: its first squad, the first turn, and a ruling that is possible then. They
 * are tried on the campaign, so the names in them will be right.
 * @param campaign as it opened
 */
export function firstSteps(campaign: Campaign, user: string, book: Ruleset, commands: readonly Command[]): FirstSteps {
  const game = gameIn(campaign);
  const own = sideOf(game, user);
  const side = own ?? Object.keys(game.sides)[0]!;
  const squad = Object.keys(book.squads)[0]!;
  const said = own === undefined ? { squad, name: CALLED, side } : { squad, name: CALLED };
  const manned = Object.values(game.units).some((unit) => unit.side === side);
  const raised = manned ? campaign : after(campaign, raiseSquad(campaign, user, book, { squad, called: CALLED, side }));
  const owed = dueNow(gameIn(raised), book).map((due) => owedText(due, gameIn(raised), book));
  return {
    squad: manned ? undefined : typed('unit squad', said),
    owed,
    turn: '/turn end',
    // The first throw decides whose turn it will be: until then only a shot without units is certain to work.
    ruling: owed.length > 0 ? sample(book, commands) : firstRuling(raised, side, book, commands),
  };
}

function after(campaign: Campaign, events: readonly LogEvent[]): Campaign {
  const game = events.reduce(evolveGame, campaign.game);
  return { ...campaign, ...(game ? { game } : {}) };
}

/** A ruling that the side can get once the first turn has begun. */
function firstRuling(raised: Campaign, side: string, book: Ruleset, commands: readonly Command[]): string {
  const on = togglesOn(book, raised.house);
  const begun = after(raised, [nextStep(gameIn(raised), book, on, () => 1)]);
  return rulingNow(gameIn(begun), side, book, commands, on);
}

/** A ruling that a unit of the side can get now; one without units if it's the other side's turn. */
function rulingNow(
  game: Game,
  side: string,
  book: Ruleset,
  commands: readonly Command[],
  toggles: ReadonlySet<string>,
): string {
  const { at } = game;
  const unit = Object.values(game.units).find((each) => each.side === side);
  const verbs = book.turn.steps.find(({ id }) => id === at?.step)?.verbs ?? [];
  const command = commands.find(({ name }) => verbs.includes(name));
  const others = at?.side !== undefined && at.side !== side;
  if (!unit || !command || others) return sample(book, commands);
  return typed(command.name, ofUnit(command, unit, game, book, toggles));
}

/** A ruling as a player gives it for a unit: its example, without the options that the referee fills in. */
export function ofUnit(
  command: Command,
  unit: Unit,
  game: Game,
  book: Ruleset,
  toggles: ReadonlySet<string>,
): GivenOptions {
  const verb = verbOf(book, command.name);
  const scene = sceneOf(game, book, toggles, { actor: unit });
  const knownBeside = (given: Options) => Object.keys(knownOf(verb, scene, given, book.book));
  const known = knownBeside({});
  const said = Object.entries(exampleIn(command, book)).filter(([name, value]) => {
    // Saying that a tank runs as infantry does replaces what is known about it.
    const beside = knownBeside({ [name]: value });
    return !known.includes(name) && known.every((each) => beside.includes(each));
  });
  return { who: unit.name, ...Object.fromEntries(said) };
}

/** The first ruling of a book that needs no units, ready to send. */
export function sample(book: Ruleset, commands: readonly Command[]): string {
  const { name, given } = sampleCommand(book, commands);
  return typed(name, given);
}

export function sampleCommand(book: Ruleset, commands: readonly Command[]): GivenCommand {
  const command = commands.find(({ name }) => Object.hasOwn(book.verbs, name))!;
  return { name: command.name, given: exampleIn(command, book) };
}
