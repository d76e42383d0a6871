import type { Game, Side } from '../campaign/game.ts';
import type { Fields, Unit } from '../kernel/scene.ts';
import { type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { game: say, say: word } = english;

/** The units of a campaign, side by side. */
export function rosterReply(game: Game, units: readonly Unit[]): Document {
  if (units.length === 0) return { lines: [line(say.noUnits)], private: true };
  const sides = bySide(game, units).flatMap(({ side, own }) => {
    return [heading(side.name), ...own.map((unit) => unitLine(unit, game))];
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
export function unitReply(unit: Unit, game: Game): Document {
  const side = game.sides[unit.side]?.name ?? unit.side;
  const known = Object.entries(unit.fields).map(([name, value]) =>
    line(`${word(name)}: ${name === 'squad' ? value : told(value, game)}`),
  );
  return { lines: [unitLine(unit, game), line(quiet(side)), ...known], private: true };
}

/** A unit with what matters of it now. @param strength how many of it are left, where that is to be told */
export function unitLine(unit: Unit, game: Game, strength?: string): Line {
  const { name, profile, gone, fields } = unit;
  const condition = gone ? say.gone(word(gone)) : conditionsOf(fields, game, strength).join(', ');
  const left = strength === undefined || gone ? '' : `, ${strength}`;
  return line(strong(name), ` ${word(profile)}${left}`, quiet(condition ? ` · ${condition}` : ''));
}

// Said by the profile already, too long for a line, or what the referee reckons with and nobody else.
const UNSAID = [
  'actions',
  'allowance',
  'auto-turn',
  'aware',
  'burst-dice',
  'burst-targets',
  'calibre',
  'called-by',
  'checked',
  'covered',
  'deeds',
  'fast-turn',
  'fought',
  'fuel',
  'halted-by',
  'hide-turn',
  'hits-this-turn',
  'house',
  'in-template',
  'last-shot',
  'last-target',
  'loaded',
  'looked',
  'looks',
  'losses-checked',
  'men-at-start',
  'mount',
  'move-turn',
  'moves',
  'officer-missed',
  'opponents',
  'order-turn',
  'original',
  'points-used',
  'ran-turn',
  'reminded',
  'rout-turn',
  'running-gear',
  'saves',
  'shot-turn',
  'shots',
  'sidearm',
  'squad',
  'stuck-turn',
  'throws',
  'vehicle',
  'weapons',
  'weapons-fired',
];

// What one man of a team has and can: `/unit show` tells. His wounds matter.
const OF_A_FIGURE = /^f\d+-(actions|weapon|role|left)$/;

/**
 * What holds of a unit, in a few words each: what it has, and what has become of it.
 * @param strength told already; then its men are not told once more
 */
export function conditionsOf(fields: Fields, game: Game, strength?: string): readonly string[] {
  // What is false, 0 or empty does not hold.
  const known = Object.entries(fields).filter(
    ([name, value]) =>
      value && !UNSAID.includes(name) && !OF_A_FIGURE.test(name) && !(strength !== undefined && name === 'men'),
  );
  return known.map(([name, value]) => (value === true ? word(name) : `${word(name)} ${told(value, game)}`));
}

/** A value in words; another unit by its name. */
function told(value: Fields[string], game: Game): string {
  if (typeof value !== 'string') return String(value);
  // `mmg/hull`: what it is, and where.
  const words = value.split(',').map((each) => game.units[each]?.name ?? each.split('/').map(word).join('/'));
  return words.join(', ');
}
