import { type Due, type Game, sideOf } from '../campaign/game.ts';
import { dueNow, yetToAct } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Button, code, heading, type Line, line, quiet, strong } from './document.ts';
import { dueText } from './effects.ts';
import { english } from './english/index.ts';
import { waitingLines } from './orders.ts';
import { turnText } from './turn.ts';

const { help, game: words, allOf } = english;

/** As many lines as fit on a phone. */
const MOST_NAMES = 6;
const MOST_DUE = 3;

/** Where somebody is: what's being played in the channel, and which side is theirs. */
export interface Here {
  readonly ruleset: Ruleset;
  /** The campaign that's open. */
  readonly game?: Game | undefined;
  readonly user: string;
  /** A ruling of the book, as it can be sent. */
  readonly sample: string;
}

/** How things stand here: without a campaign, how to begin; in one, whose turn it is and what the reader has to do. */
export function hereLines(here: Here): Line[] {
  const { game, ruleset, sample } = here;
  if (!game) return [heading(help.noCampaign(ruleset.name)), line(code('/quickstart'), help.begin, code(sample))];
  const paused = game.phase === 'paused' ? [line(words.paused)] : [];
  return [
    heading(words.status(game.name, ruleset.name, game.battle)),
    ...paused,
    line(roleIn(here, game)),
    ...turnLines(here, game),
    ...waitingLines(game),
  ];
}

/** A button for joining a side, for anyone who hasn't one. */
export function joinButtons({ game, user }: Here): Button[] {
  if (!game || sideOf(game, user) !== undefined) return [];
  return Object.entries(game.sides).map(([of, { name }]) => ({ action: 'join', of, label: name }));
}

function roleIn({ user }: Here, game: Game): string {
  const side = sideOf(game, user);
  const name = side === undefined ? undefined : game.sides[side]!.name;
  if (game.umpires.includes(user)) return help.umpire(name);
  return name === undefined ? help.onlooker : help.player(name);
}

function turnLines({ ruleset, user }: Here, game: Game): Line[] {
  const { at } = game;
  if (!at) {
    const units = Object.keys(game.units).length > 0 ? [] : [line(words.noUnits)];
    return [...units, line(words.beforeFirstTurn)];
  }
  const side = sideOf(game, user);
  const verbs = ruleset.turn.steps.find(({ id }) => id === at.step)?.verbs ?? [];
  return [
    line(strong(turnText(at, game)), ...(at.side !== undefined && at.side === side ? [`. ${help.yours}`] : [])),
    line(help.step(allOf(verbs.map((verb) => `/${verb}`)))),
    ...actingLines(side, game, ruleset),
    ...dueLines(
      dueNow(game, ruleset).filter((due) => concerns(due, game, user)),
      game,
      ruleset,
    ),
  ];
}

/** The player's own units, or those whose turn it is for an umpire without a side. /turn status lists them all. */
function actingLines(side: string | undefined, game: Game, ruleset: Ruleset): Line[] {
  if (side === undefined || game.at?.side !== side) return [];
  const own = Object.values(game.units).some((unit) => unit.side === side);
  const names = yetToAct(game, ruleset).map(({ name }) => name);
  if (names.length > 0) return [line(help.yetToAct(allOf(few(names, MOST_NAMES))))];
  return own ? [line(help.allActed)] : [];
}

function dueLines(due: readonly Due[], game: Game, ruleset: Ruleset): Line[] {
  const shown = due.slice(0, MOST_DUE);
  const more = due.length > shown.length ? [line(quiet(help.moreDue(due.length - shown.length)))] : [];
  return [
    ...shown.map((each) => line(strong(words.due(dueText(each, game, ruleset))), quiet(` ${each.rule}`))),
    ...more,
  ];
}

/** Whether somebody owes a ruling: for a unit of their own side, as an umpire, or because nobody in particular owes it. */
function concerns({ unit }: Due, game: Game, user: string): boolean {
  const side = sideOf(game, user);
  if (game.umpires.includes(user)) return true;
  return side !== undefined && (unit === undefined || game.units[unit]?.side === side);
}

function few(names: readonly string[], most: number): readonly string[] {
  return names.length <= most ? names : [...names.slice(0, most), help.more(names.length - most)];
}
