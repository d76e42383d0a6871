import { limits } from '../../../../../data/landser-classic/table.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar, Went } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { placeIn } from '../../../../measuring/place-in.ts';
import { placesOn } from '../../../../measuring/way-towards.ts';
import { bearing, between } from '../../../../table/bearing.ts';
import type { Body } from '../../../../table/body.ts';
import { roundedDegrees } from '../../../../table/close.ts';
import type { Point } from '../../../../table/shape.ts';
import { has, isOwnTurn, word } from '../state.ts';
import { wayGone } from './ways.ts';

/** How finely a way is looked at for whether it crosses an arc, in inches. */
const STEP = 0.1;

/** LC-COV-01, LC-AUTO-03: whom somebody doesn't reach by turning no further than his arc. @param continuous the arms that fire on */
export function barsOfArcs(continuous: readonly string[]) {
  return (eyes: Eyes, { weapon, auto }: Act): readonly Bar[] => {
    const { actor, targets } = eyes.scene;
    const [own] = eyes.own;
    const [target] = targets;
    if (!actor || !own || !target) return [];
    if (!isOwnTurn(eyes.scene, actor)) return has(actor, 'covering') ? barsOfCovering(eyes, own, target) : [];
    const lies = placeIn(actor.fields['template-at']);
    const firesOn = auto === true && continuous.includes(String(weapon)) && word(actor, 'template') === weapon;
    if (!firesOn || !lies) return [];
    const [at] = eyes.theirs.map((body) => body.at);
    const bars = barsBeyondArc(own, bearing(own.at, lies), at ? [at] : []);
    return bars.map((bar) => ({ ...bar, values: { ...bar.values, off: 'template' } }));
  };
}

/** LC-COV-01: anything that crosses into the arc to his front may be fired at. */
export function barsOfCovering(eyes: Eyes, own: Body, target: Unit): readonly Bar[] {
  if (own.facing === undefined) return [];
  const rule = eyes.values.verbs.fire?.forbids?.covered;
  return barsBeyondArc(own, own.facing, wayGone(eyes, target, STEP)).map((bar) => ({
    ...bar,
    rule,
    values: { ...bar.values, off: 'covering' },
  }));
}

/** LC-COV-01, LC-FIRE-07: of those on Covering Fire, only whoever has the mover come into his arc and sees him is said to fire first. */
export function tellsWhoCovers(eyes: Eyes, effects: readonly Effect[], went: Went): readonly Effect[] {
  return effects.flatMap((effect) => {
    if (effect.effect !== 'remind' || effect.says !== 'may-fire-first') return [effect];
    const [mover = '', ...covering] = effect.units ?? [];
    const unit = eyes.scene.units.get(mover);
    const places = went(mover);
    const at = places?.at(-1);
    const stands = unit && eyes.table.placeOf(unit);
    if (!places || !at || !stands) return [effect];
    const may = covering.filter((each) => {
      const [own] = eyes.table.figuresOf(eyes.scene.units.get(each)!);
      if (!own) return true;
      const isCrossed = own.facing === undefined || barsBeyondArc(own, own.facing, placesOn(places, STEP)).length === 0;
      return isCrossed && eyes.sight(own, { ...stands, at }).is !== 'blocked';
    });
    return may.length > 0 ? [{ ...effect, units: [mover, ...may] }] : [];
  });
}

function barsBeyondArc({ at }: Body, faces: number, places: readonly Point[]): readonly Bar[] {
  if (places.length === 0) return [];
  const least = Math.min(
    ...places.map((to) => (to[0] === at[0] && to[1] === at[1] ? 0 : between(faces, bearing(at, to)))),
  );
  const arc = roundedDegrees(least);
  return arc <= limits.arc ? [] : [{ reason: 'field', values: { arc, most: limits.arc } }];
}
