import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { type Figure, inAction, isManned, isTeam } from '../../figures.ts';
import { type Moving, ofUnit } from '../../moving/moving.ts';
import { Refusal } from '../../refusal.ts';
import { count, has, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseActing } from '../fire/barred.ts';
import { refuseFriends, refuseMelee } from '../fire/targets.ts';

import { duesOf } from '../morale/owed.ts';
import { crashed, drives, forbiddenDrive, sticks, triesToGetFree } from '../vehicles/driving.ts';
import { forbiddenMarch, marches } from './marching.ts';

/** What moves, and how well: on foot the whole team moves like its slowest man. */
const knows: Knows<Moving, Book> = {
  mover: ({ actor }) => (actor && isManned(actor) ? MOVES_AS[word(actor, 'vehicle') ?? ''] : undefined),
  'crew-suppressed': ({ actor }) => (actor && isManned(actor) && has(actor, 'suppressed')) || undefined,
  'running-gear': ({ actor }) =>
    actor && isManned(actor) ? (word(actor, 'running-gear') as Moving['running-gear']) : undefined,
  // half speed is enough for a team that retires.
  pace: (scene) => {
    const { actor } = scene;
    if (!actor || !isManned(actor)) return undefined;
    const slow = has(actor, 'retiring') || (orderOf(scene, actor) === 'advance' && !has(actor, 'escorted'));
    return slow ? 'half' : undefined;
  },
  halted: (scene) => (scene.actor && isManned(scene.actor) && orderOf(scene, scene.actor) === 'halt') || undefined,
  actions: ({ actor }) => actor && slowestOf(actor)?.actions,
  wounds: ({ actor }) => (actor && slowestOf(actor)?.wounds) || undefined,
  suppressed: ({ actor }) => (actor && !isManned(actor) && has(actor, 'suppressed')) || undefined,
  compelled: ({ actor }) => actor && compelledTo(actor),
  speed: (scene, moving) => {
    const { actor } = scene;
    return actor && (moving.task === 'crash' || owesCrash(scene, actor)) ? count(actor, 'speed') : undefined;
  },
};

/** At most the moves of a phase; whom it charges, or what it boards. */
const domains: Domains<Moving, Book> = {
  moves: (_scene, _moving, { tracking }) => Array.from({ length: tracking.moves + 1 }, (_, moves) => moves),
  obstacles: () => [0, 1],
  target: (scene) => enemiesOf(scene).filter((unit) => isTeam(unit)),
};

/** WS-AFV-11 to -15: with `solo-afvs` the players' AFVs do what they threw. */
function orderOf({ toggles, table }: Scene, unit: Unit): string | undefined {
  if (!toggles.has('solo-afvs') || unit.side === table.solo || has(unit, 'retiring')) return undefined;
  return word(unit, 'order');
}

/** A vehicle without a chart, of the side run by the rules. */
function isSoftAndRun(unit: Unit, solo: unknown): boolean {
  return unit.side === solo && isManned(unit) && (word(unit, 'vehicle') ?? '').endsWith('-soft');
}

// A Panther or Tiger moves like any heavy AFV.
const MOVES_AS: Readonly<Record<string, Moving['mover']>> = {
  'small-soft': 'small-soft',
  'large-soft': 'large-soft',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  'tiger-panther': 'heavy',
  tiger2: 'heavy',
};

/** The slowest man of a team on foot. */
function slowestOf(unit: Unit): Figure | undefined {
  if (isManned(unit)) return undefined;
  return inAction(unit).reduce<Figure | undefined>(
    (least, each) => (least && least.current <= each.current ? least : each),
    undefined,
  );
}

/** What morale or the solo chart makes of it. */
function compelledTo(unit: Unit): Moving['compelled'] | undefined {
  if (unit.fields.order === 'rout') return 'solo-rout';
  if (has(unit, 'routed')) return 'rout';
  return has(unit, 'retiring') ? 'retire' : undefined;
}

/** Whom it charges is looked at by itself: who can't march at all isn't asked that of each enemy. */
const forbid = ofActor<Moving, Book>(refuseTask, refuseCharge, (scene, actor, moving, book) => {
  if (!isMarch(moving.task)) return undefined;
  return isManned(actor) ? forbiddenDrive(scene, actor, moving, book) : forbiddenMarch(scene, actor, moving, book);
});

function refuseTask(scene: Scene, actor: Unit, { task }: Moving, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  if (task === 'crash') return owesCrash(scene, actor) ? undefined : new Refusal(rules.crash, 'no-crash-due', values);
  const barred = refuseActing(scene, actor, 'move', book);
  if (barred) return barred;
  if (task === 'release') return refuseRelease(scene, actor, book);
  return task === 'bog' && !isManned(actor) ? new Refusal(rules.stuck, 'on-foot-never-stuck', values) : undefined;
}

/** Men who have to run or retire charge nobody. */
function refuseCharge(scene: Scene, actor: Unit, { task }: Moving, book: Book): Refusal | undefined {
  if (!isMarch(task) || (!isManned(actor) && (has(actor, 'routed') || has(actor, 'retiring')))) return undefined;
  if (scene.targets.length === 0) return undefined;
  return refuseFriends(scene, book, false) ?? refuseMelee(scene, book);
}

function owesCrash(scene: Scene, unit: Unit): boolean {
  return duesOf(scene, unit).some(({ verb, options }) => verb === 'move' && options.task === 'crash');
}

/** Whether it owes a march: a retirement or a run. */
function owesMarch(scene: Scene, unit: Unit): boolean {
  return duesOf(scene, unit).some(({ verb, options }) => verb === 'move' && options.task === undefined);
}

/** Whether it owes a throw for an obstacle that it has crossed. */
function owesBog(scene: Scene, unit: Unit): boolean {
  return duesOf(scene, unit).some(({ verb, options }) => verb === 'move' && options.task === 'bog');
}

/** WS-VEH-07: not in the turn in which it got stuck or last tried. */
function refuseRelease({ at }: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules.release;
  if (!has(unit, 'stuck') || !isManned(unit)) return new Refusal(rule, 'not-stuck', { unit: unit.name });
  const tried = at && count(unit, 'stuck-turn') >= at.turn;
  return tried ? new Refusal(rule, 'stuck-this-turn', { unit: unit.name }) : undefined;
}

function follow(after: Changing, moving: Moving, { facts }: Outcome): void {
  const { actor } = after.scene;
  if (!actor) return;
  switch (moving.task) {
    case 'bog':
      if (facts.stuck === true) sticks(after, actor);
      return;
    case 'release':
      triesToGetFree(after, actor, facts.released === true);
      return;
    case 'crash':
      crashed(after, actor, moving, Number(facts.inches));
      return;
    default:
      if (isManned(actor)) drives(after, actor, moving, Number(facts.inches));
      else marches(after, actor, moving);
      return;
  }
}

/** How far figures and vehicles go, whether they get stuck, and where they end up. What's owed can be done in any phase. */
export const move: Tracked<Moving, Book> = {
  // A crash is thrown as one, and so is a throw to get free; a march is what morale demands, if it demands one.
  pays: (scene, { options }, { task }) => {
    if (task !== undefined) return task === (options.task ?? 'march');
    return options.task === undefined || !(scene.actor && owesMarch(scene, scene.actor));
  },
  byMany: 'each',
  // a charge.
  meets: { as: 'charged', isOne: (actor, unit) => !isManned(actor) && unit.side !== actor.side && isTeam(unit) },
  idle: goesNowhere,
  // Riders move with their vehicle.
  joins: (unit) => !has(unit, 'aboard'),
  // a retirement or run is for its own player; anyone can make the throws that are owed.
  known: ofUnit,
  // WS-AFV-01: the players drive anything without a chart, in their own phase or in its phase.
  outOfTurn: ({ actor, table, at }, { task }) =>
    actor !== undefined && at?.side !== table.solo && isSoftAndRun(actor, table.solo) && task === 'march',
  choice: (_scene, { task }) => isMarch(task),
  // Over what ground it retires or runs, only its player sees.
  asks: (_scene, { task }) => isMarch(task),
  knows,
  domains,
  forbid,
  effects: follow,
};

/** each obstacle makes its throw owed. Who stays where he is, and charges nobody there, doesn't march. */
function goesNowhere(scene: Scene, moving: Moving): boolean {
  const { actor } = scene;
  if (!actor || !isMarch(moving.task)) return moving.task === 'bog' && actor !== undefined && !owesBog(scene, actor);
  return !isManned(actor) && moving.moves === 0 && moving.compelled === 'none' && scene.targets.length === 0;
}

function isMarch(task: Moving['task'] | undefined): boolean {
  return task === undefined || task === 'march';
}
