import type { Book, MOVES } from '../../../../data/landser-classic/book.ts';
import { barring, ofActor } from '../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { acts, moves } from './acts.ts';
import { halfDone, refuseAction, refuseDeed, refuseOutOfPlay } from './gate.ts';
import { isHiding, outOfHide } from './hide.ts';
import { refuseKnown, saidOtherwise } from './known.ts';
import { allIn, bindsNow, type Changing, count, has, isOwnTurn, isVehicle, word, words } from './state.ts';
import { GONE, guardedBy } from './wounds/falls.ts';

interface Moving {
  readonly action: (typeof MOVES)[number];
  readonly 'drive-test'?: string;
  readonly 'wounds-a'?: number;
  readonly half?: boolean;
  readonly unit?: string;
}

function isForLeader(unit: Unit): boolean {
  return !unit.gone && (has(unit, 'needs-leader') || has(unit, 'walking-wounded'));
}

function isForMedic(unit: Unit): boolean {
  return isForLeader(unit) || unit.gone === 'down' || (!unit.gone && has(unit, 'light-alternative'));
}

/** How far a figure goes, and what that ends. */
export const move: Tracked<Moving, Book> = {
  byMany: 'all-or-none',
  givesUp: (unit) => has(unit, 'set-up'),
  fallen: GONE,
  outOfPlay: GONE,
  // LC-LIGHT-06, LC-SER-05: those whom a commander or a medic may help.
  meets: {
    isOne: (actor, unit) =>
      unit.side === actor.side &&
      unit.id !== actor.id &&
      (has(actor, 'medic') ? isForMedic(unit) : has(actor, 'leader') && isForLeader(unit)),
  },
  knows: {
    'wounds-a': (scene) => known(scene, 'wounds-a'),
    half: (scene) => known(scene, 'half'),
    unit: (scene) => scene.actor && speedOf(scene.actor),
    action: (scene) => (scene.actor && secondHalf(scene, scene.actor) ? 'move-and-fire' : undefined),
  },
  domains: {
    target: (scene) =>
      allIn(scene).filter(
        (unit) => unit.side === scene.actor?.side && unit.id !== scene.actor.id && (!unit.gone || unit.gone === 'down'),
      ),
  },
  forbid: ofActor<Moving, Book>(
    barring(refuseOutOfPlay, (scene: Scene, actor: Unit, _moving: Moving, book: Book) =>
      refuseDeed(scene, actor, 'move', book),
    ),
    (scene, actor, moving, book) => {
      const { action } = moving;
      const goesOn = secondHalf(scene, actor);
      if (!goesOn || action === 'move-and-fire') {
        return refuseAction(scene, actor, { verb: 'move', action, goesOn }, book);
      }
      return new Refusal(book.tracking.rules['move-and-fire'], 'fired-on-the-move', { unit: actor.name });
    },
    refuseHimself,
    (scene, actor, moving, { tracking: { rules } }) =>
      refuseKnown(
        actor,
        moving,
        stateOf(scene, actor).map(([option, value, rule]) => [option, value, rules[rule]]),
      ),
    refuseSpeed,
    (_scene, actor, moving, book) => refuseDriveTest(actor, moving, book),
  ),
  effects(changes: Changing, { action }, outcome) {
    const { scene, book } = changes;
    const { actor } = scene;
    if (!actor) return;
    const { rules } = book.tracking;
    const rule = rules[action];
    acts(changes, actor, action, rule, book);
    const { allowance, immobilised } = outcome.facts;
    changes.set(actor, 'allowance', typeof allowance === 'number' ? allowance : 0, rule);
    // Coming out of hiding isn't going anywhere: a gun that's set up stays set up.
    const rises = action === 'move' && isHiding(actor);
    const stays = rises && has(actor, 'set-up');
    moves(changes, actor, book, stays, action === 'sneak');
    if (action === 'move-fast') fast(changes, actor, book);
    if (action === 'sneak') changes.set(actor, 'sneaking', true, rule);
    if (action === 'move') outOfHide(changes, actor, rules['hide-end']);
    hidesAfter(changes, actor, action, book);
    if (immobilised === true) {
      const why = book.tracking.vehicles?.immobilised['drive-test'];
      if (why) changes.set(actor, 'immobilised', 'drive-test', why);
    }
    for (const target of scene.targets) contact(changes, actor, target, book);
    remindsOf(changes, actor, book);
  },
};

/** Whether he has fired in a Move and Fire and can still move. */
function secondHalf(scene: Scene, unit: Unit): boolean {
  return isOwnTurn(scene, unit) && halfDone(unit, 'move');
}

/** LC-LIGHT-06, LS-ALT-08: another man comes into contact with him; nobody cures himself. */
function refuseHimself({ targets }: Scene, mover: Unit, _moving: Moving, { tracking }: Book): Refusal | undefined {
  if (!targets.some(({ id }) => id === mover.id)) return undefined;
  return new Refusal(tracking.rules['needs-leader'], 'reaches-himself', { unit: mover.name });
}

function known<K extends keyof Moving>(scene: Scene, option: K): Moving[K] {
  const value = scene.actor && stateOf(scene, scene.actor).find(([name]) => name === option)?.[1];
  return (value || undefined) as Moving[K];
}

function stateOf(scene: Scene, unit: Unit) {
  return [
    ['wounds-a', count(unit, 'wounds-a'), 'wound-a'],
    ['half', bindsNow(scene, unit, 'disorientated'), 'disorientated'],
  ] as const;
}

function speedOf(unit: Unit): string {
  return isVehicle(unit) ? (word(unit, 'speed') ?? 'medium-vehicle') : 'soldier';
}

/** LC-MOVE-01, LS-VEH-02: a man goes as a man does, and a vehicle by its own speed. */
function refuseSpeed(_scene: Scene, mover: Unit, moving: Moving, { tracking }: Book): Refusal | undefined {
  const { rules, vehicles } = tracking;
  const rule = isVehicle(mover) ? vehicles?.rules.speed : rules.move;
  return refuseKnown(mover, moving, [['unit', speedOf(mover), rule]]);
}

/** LS-ARM-01, R-19: its armour is known, and a soft vehicle tests as a light one. */
function refuseDriveTest(mover: Unit, moving: Moving, { tracking }: Book): Refusal | undefined {
  const armour = word(mover, 'armour');
  if (!tracking.vehicles) return undefined;
  const said = moving['drive-test'] ?? 'none';
  if (said === 'none') return undefined;
  // LS-VEH-09: nobody but a vehicle tests.
  if (!armour) return new Refusal(tracking.vehicles.immobilised['drive-test'], 'no-drive-test', { unit: mover.name });
  const known = armour === 'soft' ? 'light' : armour;
  return said === known ? undefined : saidOtherwise(tracking.vehicles.rules.armour, 'drive-test', known, mover);
}

function fast(changes: Changing, mover: Unit, { tracking }: Book): void {
  const { rules } = tracking;
  changes.set(mover, 'moved-fast', true, rules['move-fast']);
  changes.add(mover, 'fast-turns', 1, rules['fast-twice']);
  // LC-ASLT-07, R-61: from all of them.
  for (const id of words(mover, 'locked')) changes.strike({ id }, 'locked', mover.id, rules.locked);
  changes.clear(mover, ['locked'], rules.locked);
}

/** LS-SNIP-02, LS-SNIP-06: at the end of any move, without an action, and without any restriction. */
function hidesAfter(changes: Changing, mover: Unit, action: string, { tracking }: Book): void {
  const { snipers } = tracking;
  if (!snipers || !has(mover, 'sniper')) return;
  const rule = snipers[has(mover, 'spotter') ? 'spotter-hides' : 'hides'];
  // A man forced to hide who sneaks stays hidden.
  if (!(isHiding(mover) && action === 'sneak')) changes.set(mover, 'hiding', 'free', rule);
  changes.clear(mover, ['fired', 'seen-moving'], rule);
}

/** A commander or a medic comes into base contact (LC-LIGHT-06, LC-LIGHT-07, LC-SER-05, LS-ALT-08). */
function contact(changes: Changing, comer: Unit, target: Unit, { tracking }: Book): void {
  const { rules, alternative } = tracking;
  const { scene } = changes;
  const medic = has(comer, 'medic');
  if (!(medic || has(comer, 'leader')) || comer.side !== target.side) return;
  const cured = has(target, 'needs-leader') || has(target, 'walking-wounded');
  if (!target.gone && cured) {
    changes.clear(target, ['needs-leader', 'walking-wounded'], rules['needs-leader']);
    if (!has(target, 'light-alternative')) changes.clear(target, ['light-wounds'], rules['light-wounds']);
    changes.remind(rules['needs-leader'], [target, comer], 'cured');
  }
  const adds = alternative && !target.gone && scene.toggles.has('alternative-wounds');
  const healable = adds ? has(target, 'light-wounds') : target.gone === 'down';
  if (!medic || !healable || !scene.at) return;
  const rule = adds ? alternative.heals : rules.down;
  changes.list(comer, 'beside', target.id, rule);
  changes.set(comer, 'beside-turn', scene.at.turn, rule);
  changes.remind(rule, [comer, target], 'heals-next-turn');
}

function remindsOf(changes: Changing, mover: Unit, { tracking }: Book): void {
  const { rules, vehicles, alternative } = tracking;
  const { scene } = changes;
  const prisoners = guardedBy(scene, mover);
  if (prisoners.length > 0) changes.remind(rules['prisoners-move'], [mover, ...prisoners], 'prisoners-move');
  if (has(mover, 'needs-leader')) changes.remind(rules['needs-leader'], [mover]);
  if (has(mover, 'walking-wounded')) changes.remind(rules['walking-wounded'], [mover]);
  if (alternative && has(mover, 'serious-wounds') && scene.toggles.has('alternative-wounds')) {
    changes.remind(alternative.serious, [mover]);
  }
  if (vehicles && bindsNow(scene, mover, 'crew-shaken')) changes.remind(vehicles.rules.shaken, [mover]);
}
