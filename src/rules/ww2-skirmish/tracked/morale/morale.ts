import type { Book, Nerve } from '../../../../../data/ww2-skirmish/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { inAction, isManned, isTeam, markerOf, original, totalActions } from '../../figures.ts';
import type { Tested } from '../../morale.ts';
import { Refusal } from '../../refusal.ts';
import { has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseActing } from '../fire/barred.ts';
import { isOwnPhase, phaseAfterNext } from '../phase.ts';
import { breaksContact, takesToItsFeet } from './out.ts';
import { belowHalf, duesOf } from './owed.ts';
import { suppress } from './struck.ts';

/** WS-MOR-02, -03, R-57: the whole team, as it is now. */
const knows: Knows<Tested, Book> = {
  actions: ({ actor }) => (actor && isTeam(actor) ? totalActions(actor) : undefined),
  figures: ({ actor }) => (actor && isTeam(actor) && inAction(actor).length) || undefined,
  suppressed: ({ actor }) => (actor && isTeam(actor) && has(actor, 'suppressed')) || undefined,
};

function forbid(scene: Scene, _tested: Tested, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const marker = markerOf(actor);
  const { rules } = book.tracking;
  if (marker) return new Refusal(rules[`${marker}s`], 'marker-has-no-morale', { unit: actor.name, marker });
  const barred = refuseActing(scene, actor, 'morale', book);
  if (barred || !has(actor, 'routed') || owesTest(scene, actor)) return barred;
  return new Refusal(rules['in-rout'], 'routed-only-runs', { unit: actor.name });
}

/** WS-MOR-01: what it owes, or wants to cross open ground for; every other cause makes it owed. */
function hasNoCause(scene: Scene): boolean {
  const { actor } = scene;
  if (!actor || owesTest(scene, actor)) return false;
  return !has(actor, 'under-fire') || has(actor, 'dared') || isManned(actor) || !isOwnPhase(scene, actor);
}

function owesTest(scene: Scene, unit: Unit): boolean {
  return duesOf(scene, unit).some(({ verb }) => verb === 'morale');
}

function follow(after: Changing, _tested: Tested, { facts }: Outcome): void {
  const { actor } = after.scene;
  if (!actor) return;
  dares(after, actor);
  switch (facts.result as Nerve) {
    case 'retires':
      retires(after, actor);
      return;
    case 'suppressed':
      suppress(after, actor, 1, after.rules.shaken);
      return;
    case 'falls-back':
      fallsBack(after, actor, Number(facts.inches));
      return;
    case 'routs':
      routs(after, actor);
      return;
    default:
      return;
  }
}

/** WS-MOR-01, R-62: a test it didn't owe was one for open ground. */
function dares(after: Changing, unit: Unit): void {
  const { scene, rules } = after;
  if (!scene.at || !isOwnPhase(scene, unit) || !has(unit, 'under-fire') || owesTest(scene, unit)) return;
  after.set(unit, 'dared', true, rules.causes);
}

/** WS-DMG-14: the crew of a vehicle does nothing, not even this. */
function sits(unit: Unit): boolean {
  return isManned(unit) && has(unit, 'stunned');
}

/** WS-MOR-04, R-58: at once, in anyone's phase. */
function retires(after: Changing, unit: Unit): void {
  const { rules, scene } = after;
  breaksContact(after, unit);
  if (sits(unit) || !scene.at) return;
  after.set(unit, 'retiring', true, rules.retires);
  takesToItsFeet(after, unit, rules.retires);
}

/** WS-MOR-06, R-54: moved at once, and idle from now on. */
function fallsBack(after: Changing, unit: Unit, inches: number): void {
  const { rules, scene } = after;
  breaksContact(after, unit);
  const until = phaseAfterNext(scene, unit);
  if (sits(unit) || !until) return;
  takesToItsFeet(after, unit, rules.idle);
  after.set(unit, 'idle', true, rules.idle, until);
  const { turn, side = unit.side } = until;
  after.remind(rules.idle, [unit], 'falls-back', { inches, turn, side });
}

/** WS-MOR-07, -09, R-59: it runs from now on; morale's other results are over. */
function routs(after: Changing, unit: Unit): void {
  const { rules, scene } = after;
  breaksContact(after, unit);
  after.clear(unit, ['retiring', 'idle'], rules.routed);
  after.set(unit, 'routed', true, rules.routed);
  if (scene.at) after.set(unit, 'rout-turn', scene.at.turn, rules.routed);
  takesToItsFeet(after, unit, rules.routed);
  // WS-MOR-09: it owes no more tests while it runs, but the one it has just taken is settled.
  for (const due of duesOf(after.scene, unit)) if (due.verb === 'morale') after.lapse(due, rules.routed);
  const least = Math.ceil(original(unit) / 2);
  const says = belowHalf(unit) ? 'below-half' : 'routs';
  after.remind(rules['in-rout'], [unit], says, { men: inAction(unit).length, of: original(unit), least });
}

/** The morale of a fire team, thrown as soon as there's a cause (WS-TURN-05). */
export const morale: Tracked<Tested, Book> = {
  byMany: 'each',
  outOfTurn: () => true,
  idle: hasNoCause,
  // Nobody throws for the side that the rules play by a slip.
  hasCause: (scene) => scene.actor?.side === scene.table.solo || !hasNoCause(scene),
  knows,
  domains: { target: () => [] },
  forbid,
  effects: follow,
};
