import type { Book, Force } from '../../../../data/ww2-skirmish/book.ts';
import { AFV_FACTORS } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { readPairs } from '../../../kernel/options/pairs.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { inAction, isTeam } from '../figures.ts';
import { Refusal } from '../refusal.ts';
import { wordsIn } from '../solo/factors.ts';
import { knowsOfTask } from '../solo/knowing.ts';
import { ARRIVALS, portalsOf, throwDue } from '../solo/phase/portals.ts';
import { isAfv, playersUnits, soloSide } from '../solo/phase/sides.ts';
import { costOf, poolAfter, poolOf, poolSet, readPool } from '../solo/pool.ts';
import type { Task } from '../solo/task.ts';
import { has, word, words } from '../unit.ts';
import { advise, type Changing } from './changes.ts';
import { abandons } from './morale/out.ts';

/** The enemy run by the rules, in a battle. */
export const solo: Tracked<Task, Book> = {
  // Arrivals and the pool don't belong to a unit.
  ofTable: true,
  // `forbid` says when each of them is thrown.
  outOfTurn: () => true,
  evenOwing: (_scene, { task }) => task !== 'afv',
  knows: knowsOfTask,
  domains: { target: () => [] },
  forbid: forbidden,
  effects: afterTask,
};

function forbidden(scene: Scene, { task }: Task, book: Book): Refusal | undefined {
  const { actor } = scene;
  const side = soloSide(scene);
  if (task === 'surrender') return actor && refuseSurrender(scene, actor, book);
  // WS-PORT-01: men aren't a marker, whether or not the rules run a side.
  if (task === 'portal' && actor && isTeam(actor))
    return new Refusal(book.tracking.rules['portal-moves'], 'is-no-portal', { unit: actor.name });
  if (side === undefined || !scene.at) return undefined;
  if (task === 'arrivals') return isDue(scene) ? undefined : new Refusal(book.soloTurn.rules.fires, 'no-arrivals-due');
  if (task === 'portal' && scene.at.side === side)
    return new Refusal(book.soloTurn.rules['comes-upon'], 'portal-later');
  if (task === 'action' && actor) return refuseAction(scene, actor, book);
  return task === 'afv' && actor ? refuseAfv(scene, actor, book) : undefined;
}

/** WS-TURN-04: before turn 1, at the end of the phase, and with `arrivals-twice` at the start of every turn. */
function isDue(scene: Scene): boolean {
  if (throwDue(scene) === undefined || portalsOf(scene).length === 0 || playersUnits(scene).length === 0) return false;
  const closing = scene.at?.side === soloSide(scene);
  return !closing || Number(scene.table['solo-stage'] ?? 0) >= ARRIVALS;
}

/** WS-ACT-01: one of the enemy's, in its phase, once, before it acts; a unit that's routing, idle or stunned takes no order. */
function refuseAction(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules.order;
  const values = { unit: unit.name };
  const { at } = scene;
  if (unit.side !== soloSide(scene)) return new Refusal(rule, 'order-is-yours', values);
  if (at?.side !== unit.side) return new Refusal(rule, 'order-in-its-phase', values);
  if (has(unit, 'ordered') || has(unit, 'went')) return new Refusal(rule, 'ordered-already', values);
  const deaf = (['routed', 'idle', 'stunned'] as const).some((field) => has(unit, field));
  return deaf ? new Refusal(rule, 'takes-no-order', values) : undefined;
}

/** WS-AFV-01, -02: once a turn; the side's AFVs before they act, and the players' own only by the optional rule. */
function refuseAfv(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const rule = book.soloTurn.rules.afv;
  const values = { unit: unit.name };
  if (!isAfv(unit, book)) return new Refusal(book.soloTurn.rules['no-chart'], 'no-afv', values);
  if (unit.side !== soloSide(scene) && !scene.toggles.has('solo-afvs'))
    return new Refusal(book.tracking.rules['solo-afvs'], 'toggle-off', { toggle: 'solo-afvs' });
  if (scene.at && unit.fields['order-turn'] === scene.at.turn) return new Refusal(rule, 'ordered-already', values);
  return unit.side === soloSide(scene) && has(unit, 'went') ? new Refusal(rule, 'ordered-already', values) : undefined;
}

/** WS-ACT-09: a unit in rout, by the chart or by morale, that has nowhere to go. */
function refuseSurrender(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const own = soloSide(scene) === undefined || unit.side === soloSide(scene);
  if (own && (has(unit, 'routed') || word(unit, 'order') === 'rout')) return undefined;
  return new Refusal(tracking.rules['solo-rout'], 'surrender-in-rout', { unit: unit.name });
}

function afterTask(after: Changing, task: Task, { facts }: Outcome): void {
  const { actor } = after.scene;
  if ((task.task === 'action' || task.task === 'afv') && actor) ordered(after, actor, String(facts.action), task);
  if (task.task === 'arrivals') arrives(after, facts.force as Force);
  if (task.task === 'portal' && actor) portalComesTo(after, actor, String(facts.portal));
  if (task.task === 'surrender' && actor) after.gone(actor, 'captured', after.rules['solo-rout']);
  if (task.task === 'pool')
    after.include([poolSet(readPool(readPairs(task.answers)), after.book.soloTurn.rules.recycled)]);
}

/** The order lasts until the next one. */
function ordered(after: Changing, unit: Unit, order: string, { task, factors }: Pick<Task, 'task' | 'factors'>): void {
  const { rules, scene, book } = after;
  const rule = task === 'afv' ? rules['afv-order'] : rules.order;
  const before = word(unit, 'order');
  // A unit that carries on does what it was told before (WS-ACT-02, WS-AFV-02).
  const now = order === 'continue' ? before : order;
  if (now !== undefined) after.set(unit, 'order', now as 'halt', rule);
  if (now !== before) after.clear(unit, ['stayed'], rule);
  if (order === 'continue' && now !== undefined && goes(unit))
    after.remind(rule, [unit], 'solo-goes-on', { order: now });
  // An AFV that hasn't met anyone carries on without a die, which doesn't count as a throw.
  const thrown = task === 'action' || order !== 'continue';
  if (scene.at && thrown) after.set(unit, 'order-turn', scene.at.turn, rule);
  if (task === 'afv') after.set(unit, 'escorted', wordsIn('factors', factors, AFV_FACTORS).has('infantry-near'), rule);
  if (task === 'action') {
    after.set(unit, 'ordered', true, rule);
    // WS-ACT-06: dispersed for as long as it advances.
    if (now !== 'advance') after.clear(unit, ['dispersed'], rule);
    if (has(unit, 'fallen-back') && scene.at) {
      const { turn, side } = scene.at;
      // A state that ends goes back to what it was: nothing.
      after.clear(unit, ['fallen-back'], rule);
      after.set(unit, 'fallen-back', true, rule, { turn, ...(side === undefined ? {} : { side }), edge: 'end' });
    }
  }
  if (order === 'bale-out') {
    after.remind(book.soloTurn.rules['crew-out'], [unit], 'solo-bales-out');
    abandons(after, unit, rule);
  }
}

/** Whether anything keeps it where it is, whatever its order was: if so, that's all the players are told. */
function goes(unit: Unit): boolean {
  const stays = words(unit, 'seen-factors').includes('defending') || words(unit, 'contact').length > 0;
  return !stays && !has(unit, 'suppressed');
}

/** WS-GEN-03, -07 to -09: contact is made, and the portal is drawn from those in sight. */
function arrives(after: Changing, force: Force): void {
  const { rules, scene, book } = after;
  const due = throwDue(scene);
  if (due !== undefined) after.ofTable('arrivals-turn', due, rules.order);
  if (force === 'redeploy') after.remind(rules.redeploy, [], 'solo-redeploys', scene.drawn ? { drawn: true } : {});
  if (force === 'redeploy') officerDirects(after);
  // Where they stand now they’re looked at anew.
  if (force === 'redeploy' && scene.drawn)
    for (const portal of portalsOf(scene)) after.clear(portal, ['come-upon', 'cornered'], rules.redeploy);
  if (force === 'nothing' || force === 'redeploy') return;
  after.ofTable('contact-made', true, rules['contact-made']);
  after.ofTable('force', force, rules['arrives-at']);
  after.ofTable('came-on', Number(scene.table['came-on'] ?? 0) + 1, rules['arrives-at']);
  const pool = poolOf(scene);
  if (pool) after.include([poolSet(poolAfter(pool, costOf(force), -1), rules.recycled)]);
  after.clearTable(['out-for-recycling'], rules.recycled);
  const facesTank = playersUnits(scene).some((unit) => isAfv(unit, book) && inAction(unit).length > 0);
  if (!(facesTank && book.tracking.solo['seek-tanks'].includes(force))) portalDrawn(after);
}

/** WS-GEN-09: an officer who directs the rearmost portal, once in a campaign, if there's a figure for him. */
function officerDirects(after: Changing): void {
  const { scene, rules, book } = after;
  const { officer } = book.soloTurn;
  const side = soloSide(scene);
  const pool = poolOf(scene);
  const there = [...scene.units.values()].some((unit) => unit.side === side && unit.profile === officer);
  if (side === undefined || there || (pool && !pool.men)) return;
  after.ofTable('force', officer, rules.redeploy);
  if (pool) after.include([poolSet(poolAfter(pool, { men: 1 }, -1), rules.recycled)]);
}

function portalDrawn(after: Changing): void {
  const portals = portalsOf(after.scene);
  const inSight = portals.filter((portal) => has(portal, 'in-sight'));
  const open = inSight.length > 0 ? inSight : portals;
  const cite = { rule: after.rules['arrives-at'], label: 'arrives-at' };
  const at = after.drawn(
    cite,
    open.map(({ name }) => name),
  );
  const portal = open.find(({ name }) => name === at);
  if (portal) after.ofTable('arrives-at', portal.id, after.rules['arrives-at']);
}

/** WS-PORT-01, -02, -04. */
function portalComesTo(after: Changing, portal: Unit, what: string): void {
  if (what === 'eliminated') after.gone(portal, 'eliminated', after.rules['no-portal']);
  if (what !== 'moves') return;
  after.remind(after.rules['portal-moves'], [portal], 'solo-portal-moves');
  advise(after, after.rules['portal-cover']);
}
