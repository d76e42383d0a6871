import { limits } from '../../../../../data/landser-classic/table.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Measured } from '../../../../measuring/book-table.ts';
import { namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { close, roundedInches } from '../../../../table/close.ts';
import { isHiding } from '../hide.ts';
import { count, has, word, words } from '../state.ts';
import { isInTerrain, isOpen } from './cover.ts';
import { wayGone } from './ways.ts';

/** What an observed man is doing: what's known of him, and where he does it (LC-OBS-02 to -04, R-18). */
export function stateSeen(eyes: Eyes): Measured | undefined {
  // Whoever may hide at a place hasn't been seen to do anything.
  if (eyes.scene.targets.length === 0 && eyes.point) return { value: 'in-cover' };
  const [target] = eyes.scene.targets;
  const [look] = eyes.looks();
  if (!target || !look) return undefined;
  if (has(target, 'fired')) return { value: 'fired' };
  if (isHiding(target)) {
    const where = word(target, 'hiding-in') ?? (isInTerrain(eyes, look.to) ? 'terrain' : 'open');
    return { value: where === 'terrain' ? 'hidden' : 'in-cover' };
  }
  const open = isOpen(eyes, look);
  const by = namesOf(nearCover(look, eyes.values));
  if (has(target, 'sneaking')) return { value: open ? 'sneak-open' : 'sneak-cover', by };
  return { value: open || wasOpen(eyes, target) ? 'moving-open' : 'in-cover', by };
}

/** How far apart places of a way are looked at, in inches. */
const STEP = 0.5;

/** LC-OBS-04: whether he was seen in the open anywhere on his way. */
function wasOpen(eyes: Eyes, target: Unit): boolean {
  const [body] = has(target, 'moved') ? eyes.theirs : [];
  if (!body) return false;
  // He has come up from the ground.
  const there = { ...body, storey: 0 };
  return wayGone(eyes, target, STEP).some((at) =>
    eyes.looks(eyes.own, [{ ...there, at }]).some((look) => isOpen(eyes, look)),
  );
}

/** LC-ASLT-09: whether he's alone, with no unwounded friend near him. That he hides or sneaks is known. */
export function standsAlone(eyes: Eyes): Measured | undefined {
  const { actor, targets } = eyes.scene;
  const [target] = targets;
  if (!actor || !target || eyes.theirs.length === 0) return undefined;
  if (words(target, 'locked').includes(actor.id)) return undefined;
  if (isHiding(target) || has(target, 'sneaking')) return undefined;
  const friend = nearestFriend(eyes, target);
  const isNear = friend !== undefined && friend.inches <= limits.alone;
  return { value: isNear ? 'normal' : 'alone', close: friend ? close(friend.inches, [limits.alone], 'inches') : [] };
}

/** The unwounded friend nearest to somebody, and how far off he is, in inches. */
export function nearestFriend(eyes: Eyes, man: Unit): { readonly name: string; readonly inches: number } | undefined {
  const friends = eyes.others((unit) => unit.side === man.side && unit.id !== man.id && !isWounded(unit));
  const near = eyes.nearestGap(
    eyes.table.figuresOf(man),
    friends.flatMap((unit) => eyes.table.figuresOf(unit)),
  );
  return near && { name: near.to.name, inches: roundedInches(near.inches) };
}

function isWounded(unit: Unit): boolean {
  return (['light-wounds', 'serious-wounds', 'wounds-a', 'wounds-b'] as const).some((each) => count(unit, each) > 0);
}
