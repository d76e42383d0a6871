import type { Game, Side } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, quiet, strong } from '../document.ts';
import { effectLines } from '../ruling/effects.ts';
import { conditionsOf, knownOf } from './fields.ts';
import { kitOf, profileName, stillToDoText, whyGone } from './standing.ts';

/** The units of a campaign, side by side. */
export function rosterReply(words: Catalogue, game: Game, units: readonly Unit[], ruleset: Ruleset): Document {
  if (units.length === 0) return { lines: [line(words.game.noUnits)], private: true };
  const sides = bySide(game, units, ruleset).flatMap(({ side, own }) => {
    return [heading(side?.name ?? words.game.terrain), ...own.map((unit) => unitLine(words, unit, game, ruleset))];
  });
  return { lines: sides, private: true, file: 'units.txt' };
}

/**
 * The units of each side that has any: those in play first, squad by squad with its leader first, and otherwise in the order
 * given. What belongs to no side comes last.
 */
export function bySide(
  game: Game,
  units: readonly Unit[],
  ruleset: Ruleset,
): readonly { readonly side: Side | undefined; readonly own: readonly Unit[] }[] {
  const isTerrain = (unit: Unit) => ruleset.isTerrain?.(unit) ?? false;
  const sides = Object.entries(game.sides).map(([id, side]) => ({
    side: side as Side | undefined,
    own: units.filter((unit) => unit.side === id && !isTerrain(unit)).toSorted((a, b) => inSquads(a, b, ruleset)),
  }));
  return [...sides, { side: undefined, own: units.filter(isTerrain) }].filter(({ own }) => own.length > 0);
}

function inSquads(a: Unit, b: Unit, { rank }: Ruleset): number {
  const squad = ({ fields }: Unit) => (typeof fields.squad === 'string' ? fields.squad : LAST);
  return (
    Number(Boolean(a.gone)) - Number(Boolean(b.gone)) ||
    (a.gone ? 0 : squad(a).localeCompare(squad(b), 'en') || (rank?.(a) ?? 0) - (rank?.(b) ?? 0))
  );
}

/** Units without a squad come after all squads. */
const LAST = '\uffff';

/** Everything known of a unit. */
export function unitReply(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset): Document {
  const side = ruleset.isTerrain?.(unit) ? words.game.ofNoSide : (game.sides[unit.side]?.name ?? unit.side);
  const known = knownOf(words, unit, game, ruleset).map((each) => line(each));
  const within = effectLines(words, withinOf(unit, game, ruleset), game, ruleset);
  return { lines: [unitLine(words, unit, game, ruleset), line(quiet(side)), ...known, ...within], private: true };
}

function withinOf(unit: Unit, game: Game, ruleset: Ruleset): readonly Effect[] {
  return unit.gone ? [] : (ruleset.within?.(sceneOf(game, ruleset), unit, ruleset.book) ?? []);
}

/** Who's in it, by name, if it belongs to no side: units of their own say that they're in it. */
function insiders(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset): readonly string[] {
  if (!ruleset.isTerrain?.(unit)) return [];
  const names = withinOf(unit, game, ruleset).flatMap((effect) => {
    const [id] = effect.effect === 'remind' ? (effect.units ?? []) : [];
    return id === undefined ? [] : [calledIn(game, id)];
  });
  return names.length > 0 ? [words.game.within(words.allOf(names))] : [];
}

/**
 * A unit and what matters about it now: what it is, its weapons, what has happened to it and what it can still do.
 * @param strength how many of it are left, where that's shown
 */
export function unitLine(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset, strength?: string): Line {
  const { name, gone } = unit;
  const what = profileName(words, unit, ruleset);
  const called = name.toLowerCase().includes(what.toLowerCase()) ? [] : [what];
  if (gone)
    return line(
      strong(name),
      ...called.map((each) => `, ${each}`),
      quiet(` · ${words.game.gone(whyGone(words, unit, ruleset))}`),
    );
  const is = [...called, ...(strength === undefined ? [] : [strength]), ...kitOf(words, unit, ruleset)];
  const condition = conditionsOf(words, unit.fields, game, ruleset, strength).filter(
    (each) => each !== what.toLowerCase(),
  );
  const rest = [
    [...condition, ...insiders(words, unit, game, ruleset)].join(', '),
    stillToDoText(words, unit, game, ruleset),
  ].filter((each) => each !== '');
  return line(strong(name), ...is.map((each) => `, ${each}`), quiet(rest.map((each) => ` · ${each}`).join('')));
}
