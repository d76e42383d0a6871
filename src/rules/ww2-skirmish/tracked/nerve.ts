import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book, Nerve } from '../book.ts';
import { inAction, isTeam, original, totalActions } from '../figures.ts';
import type { Tested } from '../morale.ts';
import type { Routed } from '../rally.ts';
import type { Suppressed } from '../suppress.ts';
import { count, has } from '../unit.ts';
import { known, refuseOut } from './attack.ts';
import { nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { allSpend, short } from './purse.ts';
import { suppress } from './struck.ts';

/** WS-MOR-02, -03: the whole team, as it is now. */
export function knownOfTest({ actor }: Scene): Partial<Tested> {
  if (!actor || !isTeam(actor)) return {};
  const figures = inAction(actor).length;
  return {
    actions: totalActions(actor),
    ...known<Tested>({ figures: figures || undefined, suppressed: has(actor, 'suppressed') }),
  };
}

export function afterTest(play: Play, { facts }: Outcome): void {
  const { actor } = play.scene;
  if (actor) nerveFails(play, actor, facts.result as Nerve);
}

function nerveFails(play: Play, unit: Unit, nerve: Nerve): void {
  const { rules, scene } = play;
  switch (nerve) {
    case 'retires':
      play.set(unit, 'retiring', true, rules.retires, nextPhase(scene, unit, 'end'));
      play.remind(rules.retires);
      return;
    case 'suppressed':
      suppress(play, unit, 1, rules.shaken);
      return;
    case 'falls-back':
      play.set(unit, 'idle', true, rules.idle, nextPhase(scene, unit, 'end'));
      play.remind(rules.idle);
      return;
    case 'routs':
      play.set(unit, 'routed', true, rules.routed);
      if (scene.at) play.set(unit, 'rout-turn', scene.at.turn, rules.routed);
      play.remind(rules['in-rout']);
      return;
    default:
      undefined;
      return;
  }
}

export function knownOfRout({ actor }: Scene): Partial<Routed> {
  if (!actor || !isTeam(actor)) return {};
  return known<Routed>({ figures: inAction(actor).length || undefined, original: original(actor) || undefined });
}

/** WS-MOR-08: at the start of a turn after that of the rout. */
export function forbiddenRally({ actor, at }: Scene, _routed: Routed, { tracking }: Book): Refusal | undefined {
  if (!actor) return undefined;
  const rule = tracking.rules.rallied;
  if (!has(actor, 'routed')) return new Refusal(rule, 'not-in-rout', { unit: actor.name });
  const same = at && count(actor, 'rout-turn') === at.turn;
  return same ? new Refusal(rule, 'routed-this-turn', { unit: actor.name }) : undefined;
}

export function afterRally(play: Play, { facts }: Outcome): void {
  const { actor } = play.scene;
  if (!actor || facts.rallied !== true) return;
  play.clear(actor, 'routed', play.rules.rallied);
  play.clear(actor, 'rout-turn', play.rules.rallied);
}

export function knownOfSuppressed({ actor }: Scene): Partial<Suppressed> {
  if (!actor || !isTeam(actor)) return {};
  const figures = inAction(actor).length;
  return { actions: totalActions(actor), markers: count(actor, 'suppressed'), ...(figures > 0 ? { figures } : {}) };
}

/** WS-SUP-03: every member pays for every try. */
export function forbiddenTry({ actor }: Scene, { attempts }: Suppressed, book: Book): Refusal | undefined {
  if (!actor) return undefined;
  const out = refuseOut(actor, book);
  if (out) return out;
  const figure = short(actor, attempts);
  if (!figure) return undefined;
  const values = { unit: actor.name, figure: figure.n, left: figure.left, attempts };
  return new Refusal(book.tracking.rules.tries, 'no-action-for-a-try', values);
}

export function afterTries(play: Play, { facts, steps }: Outcome): void {
  const { actor } = play.scene;
  if (!actor) return;
  const made = steps.filter(({ rule, faces }) => rule === play.rules.lifted && faces.length > 0).length;
  allSpend(play, actor, made, play.rules.tries);
  const left = Math.max(0, count(actor, 'suppressed') - Number(facts.removed));
  play.set(actor, 'suppressed', left === 0 ? false : left, play.rules.lifted);
}
