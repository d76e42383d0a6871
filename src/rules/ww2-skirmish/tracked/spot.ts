import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { type Domains, type Knows, saidOf } from '../../../kernel/act.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { inAction, isManned, isTeam } from '../figures.ts';
import { Refusal } from '../refusal.ts';
import { type Look, throwsFor } from '../spot.ts';
import { count, has, words } from '../unit.ts';
import { advise, type Changing } from './changes.ts';
import { refuseActing } from './fire/barred.ts';
import { refuseFriends } from './fire/targets.ts';
import { firedLately } from './fire/under-fire.ts';
import { owesFirst } from './morale/owed.ts';
import { isOwnPhase } from './phase.ts';

/** Who looks with how many dice, and what the target has done. */
const knows: Knows<Look, Book> = {
  attempts: (scene, look) => {
    const { actor, at } = scene;
    return actor && at && isOwnPhase(scene, actor) && !saidOf(look)['solo-marker'] ? triesLeft(actor) : undefined;
  },
  suppressed: ({ actor }) => (actor && has(actor, 'suppressed')) || undefined,
  'solo-marker': ({ actor }) => (actor && !isTeam(actor)) || undefined,
  optics: ({ actor }) =>
    (actor && (has(actor, 'optics') || inAction(actor).some(({ role }) => role === 'sniper'))) || undefined,
  // WS-SPOT-07: the side run by the rules, until it has met an enemy.
  unaware: ({ actor, sides, table }) =>
    (actor && table.solo === actor.side && sides[actor.side]?.aware !== true) || undefined,
  'target-moved': ({ targets: [target] }) => (target && has(target, 'moved')) || undefined,
  'target-fired': ({ targets: [target] }) => (target && firedLately(target)) || undefined,
  'target-sniper': ({ targets: [target] }) =>
    (target && inAction(target).some(({ role }) => role === 'sniper')) || undefined,
};

/** What the bands and what's plain to see tell apart. */
const domains: Domains<Look, Book> = {
  range: (_scene, _look, { soloTurn, spotting }) => {
    const { certain, marker, reach, woods } = spotting;
    const edges = [certain.inches, woods.inches, marker.inches, soloTurn.reach.mine, ...reach.upTo];
    return [...new Set(edges)].sort((a, b) => a - b);
  },
  target: (scene) => enemiesOf(scene).filter((unit) => !has(unit, 'portal') && mayLookAt(scene, unit)),
};

/** WS-SPOT-02: in the enemy's phase a team looks only for whoever has moved or fired since it last looked for him. */
function mayLookAt(scene: Scene, enemy: Unit): boolean {
  const { actor, at } = scene;
  if (!actor || !at || isOwnPhase(scene, actor)) return true;
  return isTeam(actor) ? hasNewDeed(actor, enemy) : !words(actor, 'looked').includes(lookAt(enemy));
}

/** WS-SPOT-01: what's left of one die for each figure. */
function triesLeft(unit: Unit): number | undefined {
  const left = Math.min(12, inAction(unit).length - count(unit, 'looks'));
  return left > 1 ? left : undefined;
}

function forbid(scene: Scene, look: Look, book: Book): Refusal | undefined {
  const { actor, at, toggles } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const barred = refuseActing(scene, actor, 'spot', book) ?? refuseFriends(scene, book);
  if (barred || !at) return barred;
  const mine = book.soloTurn.reach.mine;
  // WS-SOLO-05
  if (has(actor, 'turned-over') && look.range > mine) {
    const values = { unit: actor.name, range: look.range, inches: mine };
    return new Refusal(book.soloTurn.rules.mines, 'mine-out-of-reach', values);
  }
  if (has(actor, 'routed')) return new Refusal(rules['in-rout'], 'routed-only-runs', { unit: actor.name });
  if (!isOwnPhase(scene, actor)) return refuseLookAtAct(scene, actor, look, book);
  // only looks with dice use up tries.
  if (!throwsFor(look, toggles, book)) return undefined;
  const most = inAction(actor).length;
  const looks = count(actor, 'looks');
  // Without figures it's a marker or a portal, which looks as one.
  if (looks + look.attempts <= Math.max(1, most)) return undefined;
  return new Refusal(rules['own-looks'], 'no-looks-left', { unit: actor.name, most, looks });
}

/** WS-SPOT-02, R-71: one try for the team each time the enemy moves or fires in this phase. */
function refuseLookAtAct({ targets }: Scene, actor: Unit, look: Look, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules['looks-at-acts'];
  if (look.attempts > 1) return new Refusal(rule, 'one-look-as-a-team', { unit: actor.name });
  // WS-SPOT-03: a marker looks at the nearest unit, whether that has done anything or not.
  const still = isTeam(actor) && targets.find((target) => count(target, 'deeds') === 0);
  if (still) return new Refusal(rule, 'has-not-acted', { unit: actor.name, target: still.name });
  const again = targets.find((target) => words(actor, 'looked').includes(lookAt(target)));
  return again && new Refusal(rule, 'looked-already-for', { unit: actor.name, target: again.name });
}

/** Whether an enemy has moved or fired since the team last looked for him. */
function hasNewDeed(actor: Unit, enemy: Unit): boolean {
  return count(enemy, 'deeds') > 0 && !words(actor, 'looked').includes(lookAt(enemy));
}

/** An enemy, as he was when he last moved or fired. */
function lookAt(target: Unit): string {
  return `${target.id}:${count(target, 'deeds')}`;
}

function follow(after: Changing, _look: Look, outcome: Outcome): void {
  const { scene, rules } = after;
  const { actor, targets } = scene;
  if (!actor) return;
  advise(after, rules.sight);
  const dice = diceUsed(outcome, after.book);
  if (isOwnPhase(scene, actor)) {
    if (dice > 0) after.set(actor, 'looks', count(actor, 'looks') + dice, rules['own-looks']);
  } else {
    const others = words(actor, 'looked').filter((each) => !targets.some(({ id }) => each.startsWith(`${id}:`)));
    after.set(actor, 'looked', [...others, ...targets.map(lookAt)], rules['looks-at-acts']);
  }
  if (outcome.facts.spotted !== true) return;
  for (const target of targets) after.list(target, 'known-to', actor.side, rules['own-looks']);
}

/** the dice up to the first that spots. */
function diceUsed({ steps }: Outcome, { spotting }: Book): number {
  const dice = steps.filter(({ rule, faces }) => rule === spotting.toSpot.rule && faces.length > 0);
  const first = dice.findIndex(({ result }) => result === spotting.toSpot.results[0]);
  return first < 0 ? dice.length : first + 1;
}

/** Whether a team spots an enemy: in its own phase, and when the enemy moves or fires (WS-SPOT-02). */
export const spot: Tracked<Look, Book> = {
  outOfTurn: () => true,
  aimsAt: (unit) => !has(unit, 'portal'),
  // Only vehicles have slits.
  tellsBy: { slits: isManned },
  // A look isn't an attack: players can look at a unit that owes a test.
  evenOwing: (scene) => scene.actor !== undefined && !owesFirst(scene, scene.actor),
  knows,
  domains,
  forbid,
  // WS-SPOT-02: in the enemy's phase a team has nothing to look for until somebody moves or fires.
  idle: ({ actor, at, targets, units }) =>
    actor !== undefined &&
    (has(actor, 'portal') ||
      (at !== undefined &&
        !isOwnPhase({ at }, actor) &&
        isTeam(actor) &&
        targets.length === 0 &&
        ![...units.values()].some((unit) => !unit.gone && unit.side !== actor.side && hasNewDeed(actor, unit)))),
  effects: follow,
};
