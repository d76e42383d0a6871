import type { Game, Side } from '../campaign/game.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';
import { conditionsOf, knownOf } from './fields.ts';

const { game: say, say: word } = english;

/** The units of a campaign, side by side. */
export function rosterReply(game: Game, units: readonly Unit[], ruleset: Ruleset): Document {
  if (units.length === 0) return { lines: [line(say.noUnits)], private: true };
  const sides = bySide(game, units).flatMap(({ side, own }) => {
    return [heading(side.name), ...own.map((unit) => unitLine(unit, game, ruleset))];
  });
  return { lines: sides, private: true, file: 'units.txt' };
}

/** The units of each side that has any, in the order in which they are given. */
export function bySide(
  game: Game,
  units: readonly Unit[],
): readonly { readonly side: Side; readonly own: readonly Unit[] }[] {
  const sides = Object.entries(game.sides).map(([id, side]) => ({
    side,
    own: units.filter((unit) => unit.side === id),
  }));
  return sides.filter(({ own }) => own.length > 0);
}

/** All that is known of a unit. */
export function unitReply(unit: Unit, game: Game, ruleset: Ruleset): Document {
  const side = game.sides[unit.side]?.name ?? unit.side;
  const known = knownOf(unit, game, ruleset).map((each) => line(each));
  return { lines: [unitLine(unit, game, ruleset), line(quiet(side)), ...known], private: true };
}

/** A unit with what matters of it now. @param strength how many of it are left, where that is to be told */
export function unitLine(unit: Unit, game: Game, ruleset: Ruleset, strength?: string): Line {
  const { name, profile, gone, fields } = unit;
  const condition = gone ? say.gone(word(gone)) : conditionsOf(fields, game, ruleset, strength).join(', ');
  const left = strength === undefined || gone ? '' : `, ${strength}`;
  return line(strong(name), ` ${word(profile)}${left}`, quiet(condition ? ` · ${condition}` : ''));
}
