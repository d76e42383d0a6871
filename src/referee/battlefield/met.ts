import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { Eyes } from '../../measuring/eyes.ts';
import { endsAs, overlaps, standingAt } from '../../measuring/travel.ts';
import { firstInches, lengthOf } from '../../measuring/way-towards.ts';
import { rulesetOf } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import type { Body } from '../../table/body.ts';
import type { Point } from '../../table/shape.ts';
import type { Asked } from '../asked.ts';
import { readAction } from '../rulings/action.ts';
import { numberOf } from '../units/units.ts';
import { drawnTable } from './drawn.ts';
import type { Found, Views } from './found.ts';
import { standsAt } from './getting-out.ts';
import { placing } from './table-file.ts';

/** How finely a way is gone again, in inches. */
const STEP = 0.05;

/**
 * The hidden enemies whom a ruling's units meet on their way, and where these stand then: no base passes through another's, so whoever
 * goes there stops before the first of them. The ruling is made before any of that, so nobody learns from it that they're there.
 */
export function metBy(given: Asked['given'], ruled: Ruled, views: Views): Found[] {
  if (views.hidden.length === 0) return [];
  const movers = ruled.effects.flatMap((effect) => {
    if (effect.effect !== 'set' || effect.field !== 'at' || !('unit' in effect.of)) return [];
    return views.before.game?.units[effect.of.unit] ?? [];
  });
  return movers.flatMap((unit) => meets(unit, views, unit.id === ruled.who ? wayGone(given, ruled, views) : undefined));
}

/** The way that a command says; nothing where it says none, or wasn't given by hand. */
function wayGone({ odds: _, faces: __, attacker: ___, ...said }: Asked['given'], ruled: Ruled, { before }: Views) {
  const actor = before.game?.units[ruled.who ?? ''];
  if (!actor || ruled.solo || typeof said.to !== 'string') return undefined;
  const { filling, scene } = readAction(ruled.verb, { ...said, who: numberOf(actor) }, before, before.game!.rules);
  return scene && filling?.wayFrom(scene);
}

/** @param way how it went, from where it stood; straight, if it's left out */
function meets(unit: Unit, { before, after, hidden }: Views, way?: readonly Point[]): Found[] {
  const [game, then] = [before.game!, after.game!];
  const ruleset = rulesetOf(game.rules);
  const book = tables[game.rules];
  const [drawn, end] = [drawnTable(game), placeIn(then, unit.id)];
  if (!book || !drawn || !end) return [];
  const eyes = new Eyes(drawn, book.values, sceneOf(game, ruleset, undefined, { actor: unit }));
  const { mover } = eyes;
  if (!mover) return [];
  const enemies = hidden.filter(({ side }) => side !== unit.side);
  const bodiesOf = new Map(enemies.map((each) => [each, drawn.figuresOf(each)]));
  const at = (inches: number) => endsAs(mover, firstInches(places, inches));
  const places = way ?? [mover.at, end.at];
  const metAt = (inches: number) => {
    const figures = standingAt(eyes, at(inches));
    return enemies.filter((each) => bodiesOf.get(each)!.some((body) => figures.some((one) => overlaps(one, body))));
  };
  const length = lengthOf(places);
  const known = new Set(metAt(0));
  for (let n = 1; (n - 1) * STEP < length; n++) {
    const met = metAt(Math.min(length, n * STEP)).filter((each) => !known.has(each));
    if (met.length === 0) continue;
    const effects: readonly Effect[] = placing(then.units[unit.id]!, standsAt(at((n - 1) * STEP)));
    return met.map((each, i) => ({ unit: each, spotter: unit.id, effects: i === 0 ? effects : [] }));
  }
  return [];
}

function placeIn(game: Game, id: string): Body | undefined {
  const unit = game.units[id];
  return unit && drawnTable(game)?.placeOf(unit);
}
