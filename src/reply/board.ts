import type { Due, Game } from '../campaign/game.ts';
import { dueNow } from '../campaign/turns.ts';
import { type Ruleset, strengthOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import type { FieldValue } from '../kernel/unit.ts';
import { type Document, heading, type Line, line, quiet } from './document.ts';
import { english } from './english/index.ts';
import { conditionsOf, menAtStart } from './fields.ts';
import { boardPicture } from './pictures/board.ts';
import type { Card } from './pictures/cards.ts';
import type { Picture } from './pictures/sheet.ts';
import { stopLines, turnLines, turnText } from './turn.ts';
import { bySide, unitLine } from './units.ts';

const { game: say, say: word } = english;

/** The state of the turn: whose it is, what is owed, and every unit with its condition, as a picture too. */
export function boardReply(game: Game, units: readonly Unit[], ruleset: Ruleset): Document {
  const sides = bySide(game, units);
  const lines = sides.flatMap(({ side, own }): Line[] => [
    heading(`${side.name}: ${countOf(own)}`),
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

/** The units as cards on a picture, with whose turn it is. */
export function boardPictureOf(game: Game, units: readonly Unit[], ruleset: Ruleset): Picture {
  const owed = dueNow(game, ruleset);
  return boardPicture({
    title: game.name,
    played: say.played(ruleset.name, game.battle),
    turn: game.at ? turnText(game.at, game) : say.beforeFirstTurn,
    sides: bySide(game, units).map(({ side, own }) => ({
      name: side.name,
      count: countOf(own),
      cards: own.filter(({ gone }) => !gone).map((unit) => cardOf(unit, game, ruleset, owed)),
      out: own.flatMap(({ name, gone }) => (gone ? [{ name, why: word(gone) }] : [])),
    })),
  });
}

function countOf(units: readonly Unit[]): string {
  const out = units.filter(({ gone }) => gone).length;
  return say.inPlay(units.length - out, out);
}

function cardOf(unit: Unit, game: Game, ruleset: Ruleset, owed: readonly Due[]): Card {
  const { name, profile, side, fields } = unit;
  const begun = ruleset.profiles[profile]?.fields ?? {};
  const [kit, news] = [true, false].map((asMade) =>
    Object.fromEntries(Object.entries(fields).filter(([field, value]) => isEqual(begun[field], value) === asMade)),
  );
  const strength = strengthLeft(unit, ruleset);
  const owes = owed.filter((due) => due.unit === unit.id);
  return {
    name,
    profile: word(profile),
    ...(strength === undefined ? {} : { strength }),
    conditions: conditionsOf(news!, game, ruleset, strength?.text),
    kit: conditionsOf(kit!, game, ruleset, strength?.text),
    ...(game.at?.side === side ? { acted: fields.action !== undefined } : {}),
    owes: owes.map(({ verb }) => verb),
  };
}

function isEqual(a: FieldValue | undefined, b: FieldValue): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;
}

/** How many of a body of men are left of those that began. */
function strengthLeft(unit: Unit, ruleset: Ruleset): Card['strength'] {
  const full = menAtStart(unit, ruleset) ?? 1;
  if (full <= 1) return undefined;
  const left = strengthOf(ruleset, unit);
  return { text: say.strength(left, full), left, full };
}
