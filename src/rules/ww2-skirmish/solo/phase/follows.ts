import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { PastRuling } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has } from '../../unit.ts';
import { isCounter } from './counters.ts';
import { drivesApart } from './distances.ts';
import { tallies } from './firefight.ts';
import { nearsPortals, portalsMoved } from './portals.ts';
import { offersReaction } from './reaction.ts';
import { reactionLapses } from './reaction-question.ts';
import { BY_HAND } from './shooting.ts';
import { changesIn, inContactWith, isAfv, isCrewOnFoot, type SoloChanging, soloSide } from './sides.ts';

const ATTACKS: readonly string[] = ['fire', 'grenade', 'barrage', 'tankhit', 'demolish'];

/** What a player gives in between, and doesn't go on with. */
const LOOKS_AND_TESTS: readonly string[] = ['spot', 'morale', 'effect'];

/** What else a ruling leads to for the side run by the rules, beyond its own changes. */
export function follows(scene: Scene, given: PastRuling, book: Book): readonly Effect[] {
  const side = soloSide(scene);
  if (side === undefined || !scene.at) return [];
  const changes = changesIn(scene);
  const actor = scene.units.get(given.who ?? '');
  const targets = given.targets.flatMap((id) => scene.units.get(id) ?? []);
  if (stirs(given)) changes.ofTable('stirred', Number(scene.table.stirred ?? 0) + 1, 'WS-SOLO-06');
  if (stirs(given) && actor?.side !== side) nearsPortals(changes, actor, inchesGone(given), book);
  else if (movesPortals(given)) portalsMoved(changes);
  if (given.verb === 'spot' && given.facts.spotted === true) spots(changes, actor, targets, side, given, book);
  if (ATTACKS.includes(given.verb)) attacked(changes, actor, targets, side, book);
  if (given.verb === 'morale' && actor?.side === side) loses(changes, actor, String(given.facts.result), book);
  if (ATTACKS.includes(given.verb)) tallies(changes, actor, targets, side, given.facts);
  if (given.byHand && actor?.side === side && scene.at.side === side) byHand(changes, actor, given, book);
  if (actor) drivesApart(changes, actor, given, side);
  if (given.verb === 'move' && actor?.side === side) driven(changes, actor, given, book);
  const moves = given.verb === 'move' && actor !== undefined && actor.side !== side && scene.at.side !== side;
  if (given.byHand && actor && actor.side !== side && !LOOKS_AND_TESTS.includes(given.verb))
    reactionLapses(changes, book.soloTurn.rules.reaction);
  // WS-MEL-02: nobody fires at one who has charged home.
  const inMelee = actor !== undefined && inContactWith(changes.scene, actor).length > 0;
  if (moves && !inMelee && Number(given.facts.inches ?? 0) > 0) {
    const inTheOpen = (given.options.cover ?? 'open') === 'open';
    changes.include(offersReaction(changes.scene, actor, inTheOpen, book));
  }
  return changes.effects;
}

/** Whether anything has moved (S-04). */
function stirs({ verb, options, facts }: PastRuling): boolean {
  if (verb === 'move') return Number(facts.inches ?? 0) > 0 || facts.released === true;
  if (verb === 'act') return MOVING.includes(String(options.action ?? ''));
  if (verb === 'solo') return facts.portal === 'moves';
  if (verb === 'morale') return facts.result === 'falls-back';
  return verb === 'assault' && facts.winner !== 'none';
}

const MOVING: readonly string[] = ['mount', 'dismount', 'bunker', 'out', 'leave', 'surrender', 'detach', 'rejoin'];

/** WS-GEN-09, WS-PORT-01: whether portals are somewhere else now. */
function movesPortals({ verb, facts }: PastRuling): boolean {
  return verb === 'solo' && (facts.portal === 'moves' || facts.force === 'redeploy');
}

/** How far a unit has gone, if that's known: men in a melee, and those who get in or out, may be anywhere near it. */
function inchesGone({ verb, facts }: PastRuling): number | undefined {
  const inches = Number(facts.inches ?? 0);
  return (verb === 'move' || verb === 'morale') && inches > 0 ? inches : undefined;
}

/** WS-SOLO-04: a counter that spots or is spotted attacks. WS-SPOT-07: a unit that has spotted an enemy is aware. */
function spots(
  changes: SoloChanging,
  actor: Unit | undefined,
  targets: readonly Unit[],
  side: string,
  { options }: PastRuling,
  { soloTurn }: Book,
): void {
  const rule = soloTurn.rules.counters;
  if (!actor) return;
  if (actor.side === side) {
    changes.ofSide(side, 'aware', true, soloTurn.rules.looks);
    const [target] = targets;
    if (!isCounter(actor) || !target) return;
    changes.set(actor, 'strikes', target.id, rule);
    strikesFrom(changes, actor, options.range, rule);
    changes.set(actor, 'strikes-cover', coverIn(options.cover), rule);
    return;
  }
  const counter = targets.find((each) => each.side === side && isCounter(each) && !has(each, 'turned-over'));
  if (!counter) return;
  changes.set(counter, 'strikes', actor.id, rule);
  strikesFrom(changes, counter, options.range, rule);
}

function strikesFrom(changes: SoloChanging, counter: Unit, range: unknown, rule: string): void {
  if (typeof range === 'number') changes.set(counter, 'strikes-range', range, rule);
}

function coverIn(cover: unknown): 'open' | 'soft' | 'hard' {
  return cover === 'soft' || cover === 'hard' ? cover : 'open';
}

/** A unit that's fired at is aware; an AFV has then met the enemy. */
function attacked(
  changes: SoloChanging,
  actor: Unit | undefined,
  targets: readonly Unit[],
  side: string,
  book: Book,
): void {
  const { rules } = book.soloTurn;
  if (actor?.side === side) return;
  for (const target of targets.filter((each) => each.side === side)) {
    changes.ofSide(side, 'aware', true, rules.looks);
    if (isAfv(target, book)) changes.set(target, 'enemy-seen', true, rules.afv);
  }
}

/** Failed morale cancels the order it had (section 6 of the contract). */
function loses(changes: SoloChanging, unit: Unit, result: string, { soloTurn }: Book): void {
  const { rules } = soloTurn;
  if (result === 'holds' || result === 'suppressed') return;
  changes.clear(unit, ['order', 'order-turn', 'dispersed'], rules.retires);
  if (result === 'routs') {
    if (changes.scene.at?.side === unit.side) changes.set(unit, 'broke-now', true, rules.routed);
    return;
  }
  changes.set(unit, 'fallen-back', true, rules.retires);
}

/** What players did by hand is done: the stage skips it. */
function byHand(changes: SoloChanging, unit: Unit, { verb, facts }: PastRuling, { soloTurn }: Book): void {
  const rule = soloTurn.rules.fires;
  if (ATTACKS.includes(verb)) changes.list(unit, 'shot-solo', BY_HAND, rule);
  if (verb === 'move' && facts.inches !== undefined && !has(unit, 'went')) changes.set(unit, 'went', true, rule);
  if (verb === 'suppress') changes.set(unit, 'lifted-solo', true, rule);
  if (verb === 'assault') changes.set(unit, 'fought-solo', true, rule);
  if (isCrewOnFoot(unit) && verb === 'move') changes.set(unit, 'ran-out', true, rule);
}

/** WS-MOR-04, -09, R-58: what morale makes of it, as an order for moving the figures. */
function driven(changes: SoloChanging, unit: Unit, { options, facts }: PastRuling, { soloTurn, tracking }: Book): void {
  const inches = Number(facts.inches ?? 0);
  if (options.compelled === 'rout') changes.remind(soloTurn.rules.routed, [unit], 'solo-runs', { inches });
  // At least half its full speed.
  if (options.compelled !== 'retire') return;
  changes.remind(soloTurn.rules.retires, [unit], 'solo-retires-now', { inches, most: inches * tracking.moves });
}
