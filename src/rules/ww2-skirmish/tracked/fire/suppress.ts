import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { inAction, isTeam, totalActions } from '../../figures.ts';
import type { Suppressed } from '../../fire/suppress.ts';
import { Refusal } from '../../refusal.ts';
import { count, has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { allSpend, short } from '../purse.ts';
import { refuseActing } from './barred.ts';

const knows: Knows<Suppressed, Book> = {
  actions: ({ actor }) => (actor && isTeam(actor) ? totalActions(actor) : undefined),
  markers: ({ actor }) => (actor && isTeam(actor) ? count(actor, 'suppressed') : undefined),
  figures: ({ actor }) => (actor && isTeam(actor) && inAction(actor).length) || undefined,
};

/** WS-SUP-03: every member pays for every try. */
function forbid(scene: Scene, team: Suppressed, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  const barred = refuseActing(scene, actor, 'suppress', book);
  if (barred) return barred;
  if (has(actor, 'routed')) return new Refusal(rules['in-rout'], 'routed-only-runs', values);
  if (!has(actor, 'suppressed')) return new Refusal(rules.lifted, 'nothing-to-lift', values);
  const figure = short(actor, team.attempts);
  if (!figure) return undefined;
  return new Refusal(rules.tries, 'no-action-for-a-try', {
    ...values,
    figure: figure.n,
    left: figure.left,
    attempts: team.attempts,
  });
}

function follow(after: Changing, _team: Suppressed, { facts, steps }: Outcome): void {
  const { actor } = after.scene;
  if (!actor) return;
  const { rules } = after;
  // One die for each try: tries after the last marker was lifted weren't made.
  const made = steps.filter(({ rule, faces }) => rule === rules.lifted && faces.length > 0).length;
  allSpend(after, actor, made, rules.tries);
  after.set(actor, 'action', 'suppress', rules.phase);
  const left = Math.max(0, count(actor, 'suppressed') - Number(facts.removed));
  if (left > 0) after.set(actor, 'suppressed', left, rules.lifted);
  else after.clear(actor, ['suppressed'], rules.lifted);
}

/** A fire team lifts suppression. */
export const suppress: Tracked<Suppressed, Book> = {
  byMany: 'each',
  knows,
  domains: { target: () => [] },
  forbid,
  effects: follow,
};
