import type { Book, MeleeResult } from '../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../kernel/act.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import type { Fight } from '../assault.ts';
import { type Figure, inAction } from '../figures.ts';
import { Refusal } from '../refusal.ts';
import { has, words } from '../unit.ts';
import type { Changing } from './changes.ts';
import { inContact } from './contact.ts';
import { refuseActing } from './fire/barred.ts';
import { isInReach, refuseFriends, refuseMelee } from './fire/targets.ts';
import { apart } from './morale/out.ts';
import { hurt, testDue } from './morale/struck.ts';

/** men who haven't fought in this phase, the best first (R-11: their Actions are their fire points). */
function fresh(unit: Unit): readonly Figure[] {
  const men = inAction(unit).filter(({ n }) => !has(unit, `f${n}-fought`));
  return [...men].sort((a, b) => b.current - a.current || a.n - b.n);
}

/** What the main fighters can do, who are the best of those who haven't fought. */
const knows: Knows<Fight, Book> = {
  actions: ({ actor }) => actor && fresh(actor)[0]?.current,
  'target-actions': ({ targets: [target] }) => target && fresh(target)[0]?.current,
};

const domains: Domains<Fight, Book> = {
  target: (scene, _fight, book) => enemiesOf(scene).filter((unit) => isInReach(unit, scene, book)),
};

function forbid(scene: Scene, fight: Fight, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  const barred = refuseActing(scene, actor, 'assault', book);
  if (barred) return barred;
  if (actor.fields.order === 'rout') return new Refusal(rules['solo-rout'], 'routed-no-melee', values);
  if (has(actor, 'routed')) return new Refusal(rules['in-rout'], 'routed-no-melee', values);
  return (
    refuseFriends(scene, book, false) ??
    refuseMelee(scene, book) ??
    refuseUntested(scene, actor, targets[0], book) ??
    refuseFought(actor, 1 + fight.extra, book) ??
    (targets[0] && refuseFought(targets[0], 1 + fight['target-extra'], book))
  );
}

/** the larger numbers declare their charge first, so that the charged team can test. */
function refuseUntested(scene: Scene, actor: Unit, target: Unit | undefined, { tracking }: Book): Refusal | undefined {
  if (!target || words(actor, 'contact').includes(target.id)) return undefined;
  if (has(target, 'routed') || !outnumbers(scene, actor, target)) return undefined;
  return new Refusal(tracking.rules.causes, 'charge-first', { unit: actor.name, target: target.name });
}

function outnumbers(scene: Scene, actor: Unit, target: Unit): boolean {
  return inContact(scene, target, actor) > inAction(target).length;
}

/** R-61, WS-TURN-02: nobody fights twice in a phase. */
function refuseFought(unit: Unit, fighters: number, { tracking }: Book): Refusal | undefined {
  const left = fresh(unit).length;
  if (left >= fighters) return undefined;
  return new Refusal(tracking.rules.phase, 'melee-fought', { unit: unit.name, left, fighters });
}

function follow(after: Changing, fight: Fight, { facts }: Outcome): void {
  const { actor, targets } = after.scene;
  const [target] = targets;
  if (!actor) return;
  const [first, second] = [fresh(actor)[0], target && fresh(target)[0]];
  after.set(actor, 'action', 'assault', after.rules.phase);
  fought(after, actor, 1 + fight.extra);
  if (!target) return;
  fought(after, target, 1 + fight['target-extra']);
  const { rules } = after;
  after.list(actor, 'contact', target.id, rules.contact);
  after.list(target, 'contact', actor.id, rules.contact);
  if (facts.winner === 'none') return;
  const lost = facts.winner === 'attacker';
  const [loser, fighter, extra] = lost ? [target, second, fight['target-extra']] : [actor, first, fight.extra];
  if (facts.result === 'pushed-back') apart(after, actor, target);
  loses(after, loser, fighter, facts.result as MeleeResult, facts.captured === true);
  if (extra > 0) after.remind(rules['extra-back'], [loser]);
}

function fought(after: Changing, unit: Unit, fighters: number): void {
  for (const { n } of fresh(unit).slice(0, fighters)) after.set(unit, `f${n}-fought`, true, after.rules.phase);
}

/** WS-MEL-04 to -08: what happens to the main fighter, and to his team's nerve (WS-MOR-01). */
function loses(after: Changing, unit: Unit, fighter: Figure | undefined, result: MeleeResult, captured: boolean): void {
  if (fighter && captured) {
    // A wounded man who's captured is wounded as a prisoner.
    if (result === 'wounded') after.set(unit, `f${fighter.n}-wounds`, fighter.wounds + 1, after.rules.wound);
    hurt(after, unit, fighter, 'captured');
  } else if (fighter && result !== 'pushed-back') {
    hurt(after, unit, fighter, result === 'wounded' ? 'wound' : result);
  }
  testDue(after, unit, after.rules.causes);
}

/** Whether there are enemies, and none whom the team can fight as things stand: those it outnumbers it has to charge first. */
function hasNobody(scene: Scene, fight: Fight, book: Book): boolean {
  if (!scene.actor || scene.targets.length > 0) return false;
  const enemies = enemiesOf(scene);
  return enemies.length > 0 && enemies.every((unit) => forbid({ ...scene, targets: [unit] }, fight, book));
}

/** A round of melee. */
export const assault: Tracked<Fight, Book> = {
  aimsAt: isInReach,
  knows,
  domains,
  forbid,
  idle: hasNobody,
  effects: follow,
};
