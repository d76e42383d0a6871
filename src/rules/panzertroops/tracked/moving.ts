import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book, MoverId, Stance } from '../book.ts';
import type { Moving } from '../move.ts';
import { stretchesOf } from '../path.ts';
import { count, has, isVehicle, kindOf, vehicleOf, word, words } from '../unit.ts';
import { aboard, towedBy } from './carrying.ts';
import { afterwards, cleared, kept, passing, remind } from './changes.ts';
import { groupOf, living } from './groups.ts';
import { getsOnAndOff, loadingsOf, refuseLoading } from './loading.ts';
import { enemyFireEnds, momentOf, nextStep, ownFireEnds, thisStepEnds } from './when.ts';

export function knownOfMove(scene: Scene, given: Partial<Moving>, book: Book): Partial<Moving> {
  const { actor } = scene;
  if (!actor) return {};
  const ran = ranLast(scene, actor);
  const vehicle = isVehicle(actor) ? vehicleOf(actor) : undefined;
  const { on, off } = loadingsOf(scene, actor);
  const half = on.length + off.length > 0 || has(actor, 'loaded') || has(actor, 'out-of-wreck');
  const named = given.mover !== undefined || given.vehicle !== undefined;
  return {
    ...(named ? {} : vehicle ? { vehicle } : { mover: moverOf(actor, ran, book) }),
    ...(ran ? { 'ran-last-turn': true } : {}),
    ...(half ? { 'half-moves': 1 } : {}),
  };
}

function moverOf(unit: Unit, ran: boolean, _book: Book): MoverId {
  const kind = kindOf(unit);
  if (kind === 'heavy') return 'heavy';
  if (kind === 'gun') return 'gun-push';
  return ran ? 'infantry-assault' : 'infantry-run';
}

function ranLast({ at }: Scene, unit: Unit): boolean {
  return at !== undefined && has(unit, 'ran-turn') && count(unit, 'ran-turn') === at.turn - 1;
}

/** What the book forbids a mover over turns, and those who get on or off with him. */
export function forbiddenMove(scene: Scene, _moving: Moving, book: Book): Refusal | undefined {
  const { actor, at } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  if (actor.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (actor.gone) return new Refusal(rules.stance, 'has-fallen', values);
  if (has(actor, 'abandoned') && isVehicle(actor)) return new Refusal(rules.broken, 'was-left-by-its-crew', values);
  if (has(actor, 'immobilised')) return new Refusal(rules.immobilised, 'is-immobilised', values);
  if (has(actor, 'pinned')) return new Refusal(rules.pinned, 'is-pinned', values);
  if (living(groupOf(scene, actor)).some((each) => has(each, 'morale')) && scene.toggles.has('shaken-frozen')) {
    return new Refusal(rules.shaken, 'shaken-stands-still', values);
  }
  if (at && count(actor, 'move-turn') === at.turn) return new Refusal(rules['move-once'], 'has-moved', values);
  return refuseLoading(scene, actor, book);
}

/** How far and on what: `undefined` where nobody said how many inches. */
function distanceOf({ path }: Moving): number | undefined {
  const stretches = stretchesOf(path);
  if (stretches.some(({ inches }) => inches === undefined)) return undefined;
  return stretches.reduce((sum, { inches = 0 }) => sum + inches, 0);
}

/** PT-RUL-05: by how far men go; the road bonus makes it a run, though not for the next turn. */
function stanceOf(unit: Unit, moving: Moving, { tracking }: Book): { readonly stance: Stance; readonly ran: boolean } {
  if (kindOf(unit) !== 'infantry') return { stance: 'moving', ran: false };
  const inches = distanceOf(moving);
  const onRoad = stretchesOf(moving.path).every(({ terrain }) => terrain.includes('road'));
  const short = inches !== undefined && inches <= tracking.assault;
  if (short) return { stance: 'assault', ran: false };
  if (moving.mover === 'infantry-assault') return { stance: onRoad ? 'running' : 'assault', ran: false };
  return { stance: 'running', ran: true };
}

export function afterMove(scene: Scene, moving: Moving, { facts }: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor || facts.eighths === 0 || facts.allowed === false) return [];
  const loading = getsOnAndOff(scene, actor, book);
  const then = afterwards(scene, loading);
  const still = distanceOf(moving) === 0;
  const group = living(groupOf(scene, actor));
  return [
    ...loading,
    ...(still ? [] : goes(then, actor, moving, book)),
    ...dropped(scene, actor, book),
    ...(group.some((each) => has(each, 'morale')) ? [remind(book.tracking.rules.shaken)] : []),
  ];
}

function goes(scene: Scene, unit: Unit, moving: Moving, book: Book): Effect[] {
  const { rules } = book.tracking;
  const { stance, ran } = stanceOf(unit, moving, book);
  const turn = scene.at?.turn;
  return [
    ...passing(unit, 'action', 'move', rules['move-once'], thisStepEnds(scene)),
    ...passing(unit, 'stance', stance, rules.stance, stanceEnds(scene, unit, book)),
    ...(turn === undefined ? [] : kept(unit, 'move-turn', turn, rules['move-once'])),
    ...(ran && turn !== undefined ? kept(unit, 'ran-turn', turn, rules['run-again']) : []),
    ...hasGone(scene, unit, book),
    ...[...aboard(scene, unit), ...towedBy(scene, unit)].flatMap((each) => [
      ...hasGone(scene, each, book),
      ...(turn === undefined || kindOf(each) === 'infantry'
        ? []
        : kept(each, 'moved-by-vehicle', true, rules['smoke-out'])),
    ]),
  ];
}

/** PT-RUL-04: through the defensive fire at the move; with `carry-stance` until the own next move. */
function stanceEnds(scene: Scene, unit: Unit, book: Book) {
  if (!scene.toggles.has('carry-stance')) return enemyFireEnds(scene, unit.side, book);
  return momentOf(nextStep(scene, unit.side, 'move', book), 'start');
}

/** Somebody is elsewhere now: by himself, or because he was carried or towed. */
function hasGone(scene: Scene, unit: Unit, book: Book): Effect[] {
  const { rules } = book.tracking;
  const until = ownFireEnds(scene, unit.side, book);
  return [
    ...passing(unit, 'moved', true, rules.moved, until),
    ...(until && kindOf(unit) !== 'infantry' ? kept(unit, 'left-start', true, rules['left-start']) : []),
    ...cleared(unit, ['revealed', 'in-edge'], rules.edge),
  ];
}

/** PT-SATCH-01: one who moves with a charge, and names an enemy, drops it there. */
function dropped(scene: Scene, unit: Unit, book: Book): Effect[] {
  const target = scene.targets.find(({ side }) => side !== unit.side);
  if (!target || !words(unit, 'weapons').includes('satchel') || word(unit, 'dropped')) return [];
  const rule = book.tracking.rules.satchel;
  return [...passing(unit, 'dropped', target.id, rule, ownFireEnds(scene, unit.side, book)), remind(rule)];
}
