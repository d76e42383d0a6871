import { type Due, type Game, sideOf } from '../../campaign/game.ts';
import { dueNow, yetToAct } from '../../campaign/turns.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { dueLines } from '../battle/due-lines.ts';
import { waitingLines } from '../battle/orders.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, code, heading, type Line, line, quiet, strong } from '../document.ts';
import { dueText } from '../ruling/effects.ts';
import { turnText } from '../units/named.ts';

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
export function hereLines(words: Catalogue, here: Here): Line[] {
  const { game, ruleset, sample } = here;
  if (!game)
    return [heading(words.help.noCampaign(ruleset.name)), line(code('/quickstart'), words.help.begin, code(sample))];
  const paused = game.phase === 'paused' ? [line(words.game.paused)] : [];
  return [
    heading(words.game.status(game.name, ruleset.name, game.battle)),
    ...paused,
    line(roleIn(words, here, game)),
    ...turnLines(words, here, game),
    ...waitingLines(words, game),
  ];
}

/** A button for joining a side, for anyone who hasn't one. */
export function joinButtons({ game, user }: Here): Button[] {
  if (!game || sideOf(game, user) !== undefined) return [];
  return Object.entries(game.sides).map(([side, { name }]) => ({ action: 'join', of: { side }, label: name }));
}

function roleIn(words: Catalogue, { user }: Here, game: Game): string {
  const side = sideOf(game, user);
  const name = side === undefined ? undefined : game.sides[side]!.name;
  if (game.umpires.includes(user)) return words.help.umpire(name);
  return name === undefined ? words.help.onlooker : words.help.player(name);
}

function turnLines(words: Catalogue, { ruleset, user }: Here, game: Game): Line[] {
  const { at } = game;
  if (!at) {
    const units = Object.keys(game.units).length > 0 ? [] : [line(words.game.noUnits)];
    return [...units, line(words.game.beforeFirstTurn)];
  }
  const side = sideOf(game, user);
  const toggles = togglesOn(ruleset, game.house);
  const isOn = ({ toggle }: { readonly toggle?: string } = {}) => toggle === undefined || toggles.has(toggle);
  const step = ruleset.turn.steps.find(({ id }) => id === at.step);
  const verbs = (step?.verbs ?? []).filter((verb) => isOn(ruleset.verbs[verb]));
  return [
    line(
      strong(turnText(words, at, game)),
      ...(at.side !== undefined && at.side === side ? [`. ${words.help.yours}`] : []),
    ),
    line(words.help.step(words.allOf(verbs.map((verb) => `/${verb}`)))),
    ...actingLines(words, side, game, ruleset),
    ...ownDueLines(
      words,
      dueNow(game, ruleset).filter((due) => concerns(due, game, user)),
      game,
      ruleset,
    ),
  ];
}

/** The player's own units, or those whose turn it is for an umpire without a side. /turn status lists them all. */
function actingLines(words: Catalogue, side: string | undefined, game: Game, ruleset: Ruleset): Line[] {
  if (side === undefined || game.at?.side !== side) return [];
  const own = Object.values(game.units).some((unit) => unit.side === side);
  const names = yetToAct(game, ruleset).map(({ name }) => name);
  if (names.length > 0) return [line(words.help.yetToAct(words.allOf(few(words, names, MOST_NAMES))))];
  return own ? [line(words.help.allActed)] : [];
}

function ownDueLines(words: Catalogue, due: readonly Due[], game: Game, ruleset: Ruleset): Line[] {
  const shown = due.slice(0, MOST_DUE);
  const more = due.length > shown.length ? [line(quiet(words.help.moreDue(due.length - shown.length)))] : [];
  return [...shown.flatMap((each) => dueLines(words, dueText(words, each, game, ruleset), each.rule)), ...more];
}

/** Whether somebody owes a ruling: for a unit of their own side, as an umpire, or because nobody in particular owes it. */
function concerns({ unit }: Due, game: Game, user: string): boolean {
  const side = sideOf(game, user);
  if (game.umpires.includes(user)) return true;
  return side !== undefined && (unit === undefined || game.units[unit]?.side === side);
}

function few(words: Catalogue, names: readonly string[], most: number): readonly string[] {
  return names.length <= most ? names : [...names.slice(0, most), words.help.more(names.length - most)];
}
