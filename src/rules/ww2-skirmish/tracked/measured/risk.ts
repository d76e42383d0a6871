import { AFV_FACTORS } from '../../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { fortified, limits } from '../../../../../data/ww2-skirmish/table.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Measured } from '../../../../measuring/book-table.ts';
import { coverOf } from '../../../../measuring/classes.ts';
import type { Eyes, Pair } from '../../../../measuring/eyes.ts';
import { aspect } from '../../../../table/aspect.ts';
import { arc } from '../../../../table/bearing.ts';
import { roundedDegrees, roundedInches } from '../../../../table/close.ts';
import { inAction } from '../../figures.ts';
import { book } from '../../rulebook.ts';
import { TOLD_OF_TEAMS } from '../../solo/factors.ts';
import { knowsOfTask } from '../../solo/knowing.ts';
import { isDamaged, isWithdrawing } from '../../solo/phase/offers.ts';
import { isKnown } from '../../solo/phase/seen.ts';
import { isAfv } from '../../solo/phase/sides.ts';
import { has, words } from '../../unit.ts';
import { isHullDownFrom } from './cover.ts';

/** WS-RISK-07 to -15, WS-AFV-03 to -08: what the table says of a unit’s risk, beside what’s known of it. */
export function factors(eyes: Eyes, act: Act): Measured | undefined {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0) return undefined;
  const known = knowsOfTask.factors?.(eyes.scene, act as never, book);
  const holds = HOLDS[String(act.task)]?.(eyes, actor);
  if (!holds) return undefined;
  const words = new Set(
    (known ?? '').split(',').filter((word) => word !== '' && (holds[word] === undefined || KEPT.includes(word))),
  );
  for (const [word, is] of Object.entries(holds)) if (is) words.add(word);
  return { value: [...words].join(',') };
}

/** What’s known of the unit itself counts, whatever others do. */
const KEPT: readonly string[] = ['retiring-near'];

const HOLDS: Readonly<Record<string, (eyes: Eyes, unit: Unit) => Readonly<Record<string, boolean>>>> = {
  risk: ofTeam,
  action: ofTeam,
  'afv-risk': ofAfv,
  afv: ofAfv,
};

/** WS-RISK-07, WS-RISK-09 to -13, WS-RISK-15. */
function ofTeam(eyes: Eyes, unit: Unit): Readonly<Record<string, boolean>> {
  const friends = friendsOf(eyes, unit);
  const others = friends.filter(({ id }) => id !== unit.id);
  const enemies = seenBy(eyes, enemiesOf(eyes, unit));
  const cover = enemies[0] && coverOf(lookBack(eyes, enemies[0]), eyes.values).value;
  const officers = friends.filter((each) => inAction(each).some(({ role }) => role === 'officer'));
  const leaving = others.filter(isWithdrawing);
  return {
    officer: officers.some((each) => each.id === unit.id || (isWithin(eyes, each, limits.officer) && sees(eyes, each))),
    'afv-near': others.some((each) => isAfv(each, book) && !isDamaged(each) && isWithin(eyes, each, limits.afv)),
    'friends-near': others.some((each) => !isWithdrawing(each) && isWithin(eyes, each, limits.friend)),
    'retiring-near': leaving.some((each) => isWithin(eyes, each, limits.retiring)),
    'enemy-behind': enemies.some(({ from, to }) => roundedDegrees(arc(from, to) ?? 0) > limits.flank),
    'nothing-in-sight': enemies.length === 0 && !leaving.some((each) => sees(eyes, each)),
    'soft-cover': cover === 'soft',
    'hard-cover': cover === 'hard',
  };
}

/** WS-AFV-03, -04, -07, -08. */
function ofAfv(eyes: Eyes, unit: Unit): Readonly<Record<string, boolean>> {
  const others = friendsOf(eyes, unit).filter(({ id }) => id !== unit.id);
  const enemies = seenBy(eyes, enemiesOf(eyes, unit));
  return {
    'hull-down': enemies[0] !== undefined && isHullDownFrom(eyes, lookBack(eyes, enemies[0])),
    'infantry-near': others.some((each) => !isAfv(each, book) && isWithin(eyes, each, limits.infantry)),
    'enemy-behind': enemies.some(({ from, to }) => (aspect(to, from)?.ahead ?? 0) < 0),
    alone: !others.some((each) => isWithin(eyes, each, limits.company) && sees(eyes, each)),
  };
}

function friendsOf(eyes: Eyes, { side }: Unit): readonly Unit[] {
  return eyes.others((each) => each.side === side && inAction(each).length > 0);
}

/** Whom it has looked for and missed isn’t there for it (WS-SPOT-01, S-12). */
function enemiesOf(eyes: Eyes, actor: Unit): readonly Unit[] {
  const { side } = actor;
  const missed = words(actor, 'missed');
  const isThere = (unit: Unit) => !missed.includes(unit.id) || isKnown(eyes.scene, unit);
  return eyes.others((each) => each.side !== side && inAction(each).length > 0 && isThere(each));
}

/** The nearest pair of figures of which one sees the other, for each enemy that’s seen; the nearest enemy first. */
function seenBy(eyes: Eyes, enemies: readonly Unit[]): readonly Pair[] {
  const pairs = enemies.flatMap((enemy): Pair[] => {
    const seen = eyes.pairsSeen(eyes.own, eyes.table.figuresOf(enemy));
    return seen.length > 0 ? [seen.reduce((best, each) => (each.inches < best.inches ? each : best))] : [];
  });
  return pairs.toSorted((one, other) => one.inches - other.inches);
}

/** The unit as that enemy sees it. */
function lookBack(eyes: Eyes, { from: to, to: from }: Pair) {
  return { from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) };
}

function sees(eyes: Eyes, unit: Unit): boolean {
  return eyes.sees(eyes.own, eyes.table.figuresOf(unit));
}

function isWithin(eyes: Eyes, unit: Unit, inches: number): boolean {
  const near = eyes.nearestGap(eyes.own, eyes.table.figuresOf(unit));
  return near !== undefined && roundedInches(near.inches) <= inches;
}

/**
 * WS-ACT-03: whoever is still where he began, in a house or dug in, defends it. The table shows where he is and not since when, so after
 * the first turn it’s the players’ to say. What’s known of a unit that falls back comes first.
 */
export function state(eyes: Eyes, act: Act): Measured | undefined {
  const { actor } = eyes.scene;
  const { at } = eyes.scene;
  if (!actor || act.task !== 'action' || (at?.turn ?? 1) > 1 || has(actor, 'moved')) return undefined;
  if (knowsOfTask.state?.(eyes.scene, act as never, book) !== undefined) return undefined;
  const by = fortifiedBy(eyes);
  return by.length > 0 ? { value: 'defending', by } : undefined;
}

/** The pieces that it’s dug in or sits in. */
function fortifiedBy({ own: [own], table }: Eyes): readonly string[] {
  const around = own ? table.terrain.at(own.at).filter(({ piece: { kind } }) => fortified.includes(kind)) : [];
  return around.map(({ piece }) => piece.id);
}

/** WS-ACT-03: whether a unit of the enemy defends where it is: told so before, or since the first turn. */
export function isDefending(eyes: Eyes, unit: Unit): boolean {
  const began = (eyes.scene.at?.turn ?? 1) <= 1 && !has(unit, 'moved');
  return (began || words(unit, 'seen-factors').includes('defending')) && fortifiedBy(eyes).length > 0;
}

/** What players would tell of a unit’s risk: what’s known of it besides isn’t among it. */
export function toldFactors(eyes: Eyes, unit: Unit): readonly string[] {
  const [holds, told] = isAfv(unit, book)
    ? ([ofAfv(eyes, unit), AFV_FACTORS] as const)
    : ([ofTeam(eyes, unit), TOLD_OF_TEAMS] as const);
  const known = ['soft-cover', 'hard-cover', 'nothing-in-sight'];
  return (told as readonly string[]).filter((each) => holds[each] === true && !known.includes(each));
}
