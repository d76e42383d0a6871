import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import type { Act } from '../act.ts';
import { inAction, markerOf } from '../figures.ts';
import { has } from '../unit.ts';
import type { Changing } from './changes.ts';
import { refuseActing } from './fire/barred.ts';
import { leaves, refuseInside, surrenders } from './moving/leaving.ts';
import { dismounts, forbiddenDismount, forbiddenMount, mounted, mounts } from './vehicles/mounting.ts';
import { afterTransfer, forbiddenTransfer } from './vehicles/transfer.ts';

function forbid(scene: Scene, act: Act, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const barred = refuseActing(scene, actor, 'act', book);
  if (barred) return barred;
  switch (act.action) {
    case 'replace':
    case 'detach':
    case 'rejoin':
      return forbiddenTransfer(scene, act, book);
    case 'mount':
      return forbiddenMount(scene, actor, book);
    case 'dismount':
      return forbiddenDismount(scene, actor, book);
    case 'surrender':
    case 'leave':
      return undefined;
    default:
      return refuseInside(scene, actor, act.action, book);
  }
}

function follow(after: Changing, act: Act, _outcome: Outcome): void {
  const { actor } = after.scene;
  if (!actor) return;
  const { rule } = after.book.tracking.acts[act.action];
  switch (act.action) {
    case 'replace':
    case 'detach':
    case 'rejoin':
      afterTransfer(after, act);
      return;
    case 'mount':
      mounts(after, actor);
      return;
    case 'dismount':
      dismounts(after, actor);
      return;
    case 'disperse':
      after.set(actor, 'dispersed', true, rule);
      return;
    case 'close-up':
      after.clear(actor, ['dispersed'], rule);
      return;
    case 'bunker':
      after.clear(actor, ['dispersed'], rule);
      after.set(actor, 'in-bunker', true, rule);
      return;
    case 'out':
      after.clear(actor, ['in-bunker'], rule);
      return;
    case 'surrender':
      surrenders(after, actor, rule);
      return;
    case 'leave':
      leaves(after, actor, rule);
      return;
  }
}

/** A team that's already so; and before the battle, nobody leaves it. */
function idle({ actor, at }: Scene, { action }: Act): boolean {
  if (!actor) return false;
  if (markerOf(actor)) return true;
  if (!at && (action === 'surrender' || action === 'leave')) return true;
  const dispersed = has(actor, 'dispersed');
  if (action === 'disperse' || action === 'close-up') return dispersed === (action === 'disperse');
  return action === 'bunker' && has(actor, 'in-bunker') && !dispersed;
}

/** The changes of teams and places that the book allows. */
export const act: Tracked<Act, Book> = {
  ofCampaign: true,
  byMany: 'each',
  // Weapons can be laid down at any time.
  outOfTurn: (_scene, { action }) => action === 'surrender',
  alongside: (scene, { action }) => {
    // Whether it belongs to its own side is for the rules to say.
    if (action === 'mount') return mounted(scene).filter(({ side }) => side === scene.actor?.side);
    return action === 'replace' || action === 'detach' || action === 'rejoin' ? scene.targets : [];
  },
  domains: {
    figure: ({ actor }) => inAction(actor!).map(({ n }) => n),
    target: ({ actor, units }) => [...units.values()].filter((unit) => !unit.gone && unit.side === actor?.side),
  },
  forbid,
  idle,
  effects: follow,
};
