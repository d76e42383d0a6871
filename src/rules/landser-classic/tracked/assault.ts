import type { Book } from '../../../../data/landser-classic/book.ts';
import type { Knows } from '../../../kernel/act.ts';
import { barring } from '../../../kernel/forbidding.ts';
import { known } from '../../../kernel/options/options.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { acts, moves } from './acts.ts';
import { interrupted } from './fire/struck.ts';
import { lockedRefusal, refuseAction, refuseOutOfPlay } from './gate.ts';
import { isHiding } from './hide.ts';
import { assertTarget, refuseKnown } from './known.ts';
import { bindsNow, type Changing, count, has, isVehicle, word, words } from './state.ts';
import { isAboard, refuseBeforeBail } from './tanks/crew.ts';
import { captured, falls, GONE } from './wounds/falls.ts';

interface Melee {
  readonly 'attacker-weapon'?: string;
  readonly 'attacker-held'?: boolean;
  readonly 'defender-state'?: string;
}

/** Hand to hand: what's known of the two men, and what happens to them. */
export const assault: Tracked<Melee, Book> = {
  known: {
    'attacker-held': known.flag(),
  },
  aimsAt: (unit, scene) => !isVehicle(unit) && !isAboard(scene, unit),
  fallen: GONE,
  outOfPlay: GONE,
  // LC-ASLT-07, R-52: he may break off instead, except in hide.
  choice: ({ actor }) => actor !== undefined && !isHiding(actor),
  knows: {
    ...knowsOfFighter('attacker', ({ actor }) => actor),
    ...knowsOfFighter('defender', ({ targets: [target] }) => target),
    'attacker-held': ({ actor }) => (actor && has(actor, 'serious-wounds')) || undefined,
    'defender-state': ({ actor, targets: [target] }, _melee, book) =>
      target && book.assault.surrender ? hidesOrSneaks(actor, target) : undefined,
  },
  domains: {
    target: (scene) => enemiesOf(scene).filter((unit) => !isVehicle(unit) && !isAboard(scene, unit)),
  },
  forbid: barring(refuseOutOfPlay, forbid),
  effects(changes: Changing, _melee, { facts }) {
    const { scene, book } = changes;
    const { actor, targets } = scene;
    const [target] = targets;
    const { rules, 'pistol-jam': jam, 'assault-at-hand': atHand } = book.tracking;
    if (!actor || !target) return;
    acts(changes, actor, 'assault', rules.assault, book);
    if (!words(actor, 'locked').includes(target.id)) moves(changes, actor, book);
    interrupted(changes, target, book);
    if (!facts.surrender) {
      for (const unit of [actor, target]) changes.set(unit, 'opponents', count(unit, 'opponents') + 1, rules.opponents);
    }
    if (facts['attacker-pistol-jam'] && jam) changes.list(actor, 'jammed', 'pistol', jam);
    if (facts['defender-pistol-jam'] && jam) changes.list(target, 'jammed', 'pistol', jam);
    if (atHand && !words(actor, 'actions').includes('assault')) changes.remind(atHand, [actor, target]);
    if (facts.surrender) captured(changes, actor, target, rules.prisoner, book);
    else if (facts.winner === 'attacker') falls(changes, target, 'out-of-action', rules.fight, book, true);
    else if (facts.winner === 'defender') falls(changes, actor, 'out-of-action', rules.fight, book, true);
    else {
      changes.list(actor, 'locked', target.id, rules.locked);
      changes.list(target, 'locked', actor.id, rules.locked);
      changes.remind(rules.locked, [actor, target], 'locked-with');
    }
  },
};

function forbid(scene: Scene, melee: Melee, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { verb: 'assault', action: 'assault', attacks: true }, book);
  if (refusal) return refusal;
  assertTarget(scene, Infinity);
  const { targets } = scene;
  return (
    refuseOpponent(scene, actor, targets, book) ??
    refuseKnown(actor, melee, stateOf(scene, 'attacker', actor, book)) ??
    refuseKnown(targets[0]!, melee, stateOf(scene, 'defender', targets[0]!, book))
  );
}

/** What's known of one of the two, an option at a time. */
function knowsOfFighter(who: 'attacker' | 'defender', unitIn: (scene: Scene) => Unit | undefined): Knows<Melee, Book> {
  const known = ['weapon', 'opponents', 'wounded', 'disorientated'].map((each) => {
    const option = `${who}-${each}`;
    const value = (scene: Scene, _melee: unknown, book: Book) => {
      const unit = unitIn(scene);
      return (unit && stateOf(scene, who, unit, book).find(([name]) => name === option)?.[1]) || undefined;
    };
    return [option, value] as const;
  });
  return Object.fromEntries(known) as Knows<Melee, Book>;
}

function stateOf(scene: Scene, who: 'attacker' | 'defender', unit: Unit, { tracking, assault: table }: Book) {
  const { rules } = tracking;
  const arm = armOf(unit, tracking['jammed-pistol']);
  return [
    [`${who}-weapon`, arm, table.weapons[arm]?.rule ?? rules.fight],
    [`${who}-opponents`, Math.min(9, count(unit, 'opponents') + 1), rules.opponents],
    [`${who}-wounded`, has(unit, 'serious-wounds'), rules['no-assault']],
    // Only in his own turn, so not when he's assaulted. An option that an edition doesn't have isn't filled in.
    ...(table.disorientated
      ? ([[`${who}-disorientated`, bindsNow(scene, unit, 'disorientated'), rules.disorientated]] as const)
      : []),
  ] as const;
}

/** R-16a: only one weapon, the better. One that's lost is no weapon, and takes its bayonet with it. */
function armOf(unit: Unit, none: string): string {
  const weapon = word(unit, 'weapon') ?? '';
  const lost = words(unit, 'lost');
  const pistol = weapon === 'pistol' || word(unit, 'sidearm') === 'pistol';
  const fires = pistol && !words(unit, 'jammed').includes('pistol') && !lost.includes('pistol');
  if (fires) return 'pistol';
  // `none`: his gun has been taken over by another.
  if (lost.includes(weapon) || weapon === 'none') return none;
  if (has(unit, 'bayonet')) return 'assault';
  return pistol ? none : 'other';
}

/** A man who hides or sneaks surrenders, but not to a man he's locked with. */
function hidesOrSneaks(actor: Unit | undefined, target: Unit): 'hide' | 'sneak' | undefined {
  if (actor && words(target, 'locked').includes(actor.id)) return undefined;
  if (isHiding(target)) return 'hide';
  return has(target, 'sneaking') ? 'sneak' : undefined;
}

/** One enemy on foot; a man who's locked can only choose one of his opponents. */
function refuseOpponent(scene: Scene, actor: Unit, targets: readonly Unit[], book: Book): Refusal | undefined {
  const { rules, vehicles } = book.tracking;
  const [target] = targets;
  if (!target) return undefined;
  const values = { unit: actor.name, target: target.name };
  if (targets.length > 1) return new Refusal(rules.assault, 'one-opponent', values);
  if (target.side === actor.side) return new Refusal(rules.assault, 'own-side', values);
  const inWreck = refuseBeforeBail(scene, targets, book);
  if (inWreck) return inWreck;
  if (vehicles && (isVehicle(target) || isAboard(scene, target))) {
    return new Refusal(vehicles.rules.actions, 'not-on-foot', values);
  }
  if (target.gone) return new Refusal(rules.assault, 'target-out-of-play', { target: target.name, why: target.gone });
  const locked = words(actor, 'locked');
  if (locked.length === 0 || locked.includes(target.id)) return undefined;
  return lockedRefusal(scene, actor, book);
}
