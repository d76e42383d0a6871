import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { ofActor } from '../../../kernel/forbidding.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import type { Act } from '../act.ts';
import { inAction, markerOf } from '../figures.ts';
import { has } from '../unit.ts';
import type { Changing } from './changes.ts';
import { refuseActing } from './fire/barred.ts';
import { leaves, refuseInside, surrenders } from './moving/leaving.ts';
import { dismounts, forbiddenDismount, forbiddenMount, mounted, mounts } from './vehicles/mounting.ts';
import { afterTransfer, forbiddenTransfer, isTransfer, teamsFor } from './vehicles/transfer.ts';

function refuseByPlace(scene: Scene, actor: Unit, act: Act, book: Book): Refusal | undefined {
  switch (act.action) {
    case 'replace':
    case 'detach':
    case 'rejoin':
      return undefined;
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

const forbid = ofActor<Act, Book>(
  (scene, actor, _act, book) => refuseActing(scene, actor, 'act', book),
  refuseByPlace,
  ...forbiddenTransfer.map(
    (check): typeof check =>
      (scene, actor, act, book) =>
        isTransfer(act) ? check(scene, actor, act, book) : undefined,
  ),
);

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
    return isTransfer({ action }) ? scene.targets : [];
  },
  domains: {
    figure: ({ actor }) => inAction(actor!).map(({ n }) => n),
    target: (scene, act, book) => {
      const actor = scene.actor!;
      const own = [...scene.units.values()].filter((unit) => !unit.gone && unit.side === actor.side);
      if (act.action === 'mount') return own.filter((unit) => has(unit, 'vehicle'));
      return isTransfer(act) ? teamsFor(actor, own, act, book) : own;
    },
  },
  forbid,
  idle,
  effects: follow,
};
