import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { inAction, isTeam, original } from '../../figures.ts';
import type { Routed } from '../../rally.ts';
import { Refusal } from '../../refusal.ts';
import { count, has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseActing } from '../fire/barred.ts';

const knows: Knows<Routed, Book> = {
  figures: ({ actor }) => (actor && isTeam(actor) && inAction(actor).length) || undefined,
  original: ({ actor }) => (actor && isTeam(actor) && original(actor)) || undefined,
};

/** WS-MOR-08: once, at the start of a turn after the rout, before it does anything else. */
function forbid(scene: Scene, _routed: Routed, book: Book): Refusal | undefined {
  const { actor, at } = scene;
  if (!actor) return undefined;
  const rule = book.tracking.rules.rallied;
  const values = { unit: actor.name };
  const barred = refuseActing(scene, actor, 'rally', book);
  if (barred) return barred;
  if (!has(actor, 'routed')) return new Refusal(rule, 'not-in-rout', values);
  if (!at) return undefined;
  if (count(actor, 'rout-turn') === at.turn) return new Refusal(rule, 'routed-this-turn', values);
  if (count(actor, 'rally-turn') === at.turn) return new Refusal(rule, 'tried-to-rally', values);
  return has(actor, 'ran') ? new Refusal(rule, 'rallies-before-running', values) : undefined;
}

function follow(after: Changing, _routed: Routed, { facts }: Outcome): void {
  const { actor, at } = after.scene;
  if (!actor) return;
  const { rules } = after;
  if (at) after.set(actor, 'rally-turn', at.turn, rules.rallied);
  if (facts.rallied === true) after.clear(actor, ['routed', 'rout-turn'], rules.rallied);
  else after.remind(rules['in-rout'], [actor], 'runs-on');
}

/** Whether a routing team rallies. */
export const rally: Tracked<Routed, Book> = {
  tried: true,
  byMany: 'each',
  helps: 'units',
  knows,
  domains: { target: () => [] },
  forbid,
  effects: follow,
};
