import type { Due, Game } from '../campaign/game.ts';
import { dueNow } from '../campaign/turns.ts';
import { type Ruleset, strengthOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { type Document, heading, type Line, line, quiet } from './document.ts';
import { english } from './english/index.ts';
import { conditionsOf, menAtStart } from './fields.ts';
import { boardPicture } from './pictures/board.ts';
import type { Card } from './pictures/cards.ts';
import type { Picture } from './pictures/sheet.ts';
import { doneText, kitOf, profileName, whyGone } from './standing.ts';
import { stopLines, turnLines, turnText } from './turn.ts';
import { bySide, unitLine } from './units.ts';

const { game: say } = english;

/** The state of the turn: whose turn it is, what's owed, and every unit with its condition, with a picture. */
export function boardReply(game: Game, units: readonly Unit[], ruleset: Ruleset): Document {
  const sides = bySide(game, units, ruleset);
  const lines = sides.flatMap(({ side, own }): Line[] => [
    heading(side ? `${side.name}: ${countOf(own)}` : say.terrain),
    ...own.map((unit) => unitLine(unit, game, ruleset, strengthLeft(unit, ruleset)?.text)),
  ]);
  const noUnits = sides.length === 0 ? [line(say.noUnits)] : [];
  return {
    lines: [
      ...turnLines(game, ruleset),
      ...stopLines(game, ruleset),
      ...lines,
      ...noUnits,
      line(quiet(say.status(game.name, ruleset.name, game.battle))),
    ],
    ...(sides.length > 0 ? { pictures: [boardPictureOf(game, units, ruleset)] } : {}),
    file: 'board.txt',
  };
}

/** The units as cards on a picture that also says whose turn it is. */
export function boardPictureOf(game: Game, units: readonly Unit[], ruleset: Ruleset): Picture {
  const owed = dueNow(game, ruleset);
  return boardPicture({
    title: game.name,
    played: say.played(ruleset.name, game.battle),
    turn: game.at ? turnText(game.at, game) : say.beforeFirstTurn,
    sides: bySide(game, units, ruleset).map(({ side, own }) => ({
      name: side?.name ?? say.terrain,
      count: side ? countOf(own) : '',
      cards: own.filter(({ gone }) => !gone).map((unit) => cardOf(unit, game, ruleset, owed)),
      out: own.flatMap((unit) => (unit.gone ? [{ name: unit.name, why: whyGone(unit, ruleset) }] : [])),
    })),
  });
}

function countOf(units: readonly Unit[]): string {
  const out = units.filter(({ gone }) => gone).length;
  return say.inPlay(units.length - out, out);
}

function cardOf(unit: Unit, game: Game, ruleset: Ruleset, owed: readonly Due[]): Card {
  const { name, side, fields } = unit;
  const profile = profileName(unit, ruleset);
  const strength = strengthLeft(unit, ruleset);
  const conditions = conditionsOf(fields, game, ruleset, strength?.text).filter(
    (each) => each !== profile.toLowerCase(),
  );
  const done = doneText(unit, game, ruleset);
  const owes = owed.filter((due) => due.unit === unit.id);
  return {
    name,
    // "Red Rifleman 1" says that he's a rifleman, and leaves room for what he carries.
    profile: name.toLowerCase().includes(profile.toLowerCase()) ? '' : profile,
    ...(strength === undefined ? {} : { strength }),
    conditions: [...conditions, ...(done === '' ? [] : [done])],
    kit: kitOf(unit, ruleset),
    ...(game.at?.side === side ? { acted: fields.action !== undefined } : {}),
    owes: owes.map(({ verb }) => verb),
  };
}

/** How many of a body of men are left out of those it began with. */
function strengthLeft(unit: Unit, ruleset: Ruleset): Card['strength'] {
  const full = menAtStart(unit, ruleset) ?? 1;
  if (full <= 1) return undefined;
  const left = strengthOf(ruleset, unit);
  return { text: say.strength(left, full), left, full };
}
