import type { Due, Game } from '../../campaign/game.ts';
import { dueNow } from '../../campaign/turns.ts';
import { isOut, type Ruleset, strengthOf } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { stopLines, turnLines } from '../battle/turn.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, quiet } from '../document.ts';
import { boardPicture } from '../pictures/board.ts';
import type { Card } from '../pictures/cards.ts';
import type { Picture } from '../pictures/sheet.ts';
import { conditionsOf, menAtStart } from './fields.ts';
import { turnText } from './named.ts';
import { doneText, kitOf, profileName, whyGone } from './standing.ts';
import { bySide, unitLine } from './units.ts';

/** The state of the turn: whose turn it is, what's owed, and every unit with its condition, with a picture. */
export function boardReply(words: Catalogue, game: Game, units: readonly Unit[], ruleset: Ruleset): Document {
  const sides = bySide(game, units, ruleset);
  const lines = sides.flatMap(({ side, own }): Line[] => [
    heading(side ? `${side.name}: ${countOf(words, own, ruleset)}` : words.game.terrain),
    ...own.map((unit) => unitLine(words, unit, game, ruleset, strengthLeft(words, unit, ruleset)?.text)),
  ]);
  const noUnits = sides.length === 0 ? [line(words.game.noUnits)] : [];
  return {
    lines: [
      ...turnLines(words, game, ruleset),
      ...stopLines(words, game, ruleset),
      ...lines,
      ...noUnits,
      line(quiet(words.game.status(game.name, ruleset.name, game.battle))),
    ],
    ...(sides.length > 0 ? { pictures: [boardPictureOf(words, game, units, ruleset)] } : {}),
    file: 'board.txt',
  };
}

/** The units as cards on a picture that also says whose turn it is. */
export function boardPictureOf(words: Catalogue, game: Game, units: readonly Unit[], ruleset: Ruleset): Picture {
  const owed = dueNow(game, ruleset);
  return boardPicture(words, {
    title: game.name,
    played: words.game.played(ruleset.name, game.battle),
    turn: game.at ? turnText(words, game.at, game) : words.game.beforeFirstTurn,
    sides: bySide(game, units, ruleset).map(({ side, own }) => ({
      name: side?.name ?? words.game.terrain,
      count: side ? countOf(words, own, ruleset) : '',
      cards: own.filter(({ gone }) => !gone).map((unit) => cardOf(words, unit, game, ruleset, owed)),
      out: own.flatMap((unit) =>
        isOut(ruleset, unit) ? [{ name: unit.name, why: whyGone(words, unit, ruleset) }] : [],
      ),
    })),
  });
}

/** How many units of a side are in play and out of it. Those that have joined another unit are neither. */
export function countOf(words: Catalogue, units: readonly Unit[], ruleset: Ruleset): string {
  const out = units.filter((unit) => isOut(ruleset, unit)).length;
  return words.game.inPlay(units.filter(({ gone }) => !gone).length, out);
}

function cardOf(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset, owed: readonly Due[]): Card {
  const { name, side, fields } = unit;
  const profile = profileName(words, unit, ruleset);
  const strength = strengthLeft(words, unit, ruleset);
  const conditions = conditionsOf(words, fields, game, ruleset, strength?.text).filter(
    (each) => each !== profile.toLowerCase(),
  );
  const done = doneText(words, unit, game, ruleset);
  const owes = owed.filter((due) => due.unit === unit.id);
  return {
    name,
    // "Red Rifleman 1" says that he's a rifleman, and leaves room for what he carries.
    profile: name.toLowerCase().includes(profile.toLowerCase()) ? '' : profile,
    ...(strength === undefined ? {} : { strength }),
    conditions: [...conditions, ...(done === '' ? [] : [done])],
    kit: kitOf(words, unit, ruleset),
    ...(game.at?.side === side ? { acted: fields.action !== undefined } : {}),
    owes: owes.map(({ verb }) => verb),
  };
}

/** How many of a body of men are left out of those it began with. */
function strengthLeft(words: Catalogue, unit: Unit, ruleset: Ruleset): Card['strength'] {
  const full = menAtStart(unit, ruleset) ?? 1;
  if (full <= 1) return undefined;
  const left = strengthOf(ruleset, unit);
  return { text: words.game.strength(left, full), left, full };
}
