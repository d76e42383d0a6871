import type { Book } from '../../../../../data/landser-classic/book.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import { Refusal } from '../../refusal.ts';
import type { Task } from '../../solo.ts';
import { lossesOf, soldiersOf } from '../squads/squads.ts';
import { type Changing, has, word } from '../state.ts';
import { soloSide } from './sides.ts';

/** The throw for what a man of the side does that the referee runs. */
export const solo: Tracked<Task, Book> = {
  knows: {
    // each full quarter of his squad that's out.
    losses: (scene, _task, { borrowed }) => {
      const { actor } = scene;
      if (!actor) return undefined;
      const { out, 'in-action': left } = lossesOf(soldiersOf(scene, actor));
      return Math.floor((borrowed.risk.parts * out) / Math.max(1, out + left)) || undefined;
    },
  },
  // The whole side's turn is a command of its own.
  forbid: barring((scene, actor) => actor.side !== soloSide(scene), forbid),
  effects(changes: Changing, _task, { facts }) {
    const { scene, book } = changes;
    const { actor } = scene;
    if (!actor) return;
    const { rules } = book.borrowed;
    const order = String(facts.action);
    changes.set(actor, 'ordered', true, rules.chart);
    changes.clear(actor, ['tried'], rules.acts);
    // Whoever goes on does what he did before.
    const goesOn = order === 'continue' && word(actor, 'order') !== undefined;
    if (!goesOn) changes.set(actor, 'order', order, rules.chart);
  },
};

function forbid(scene: Scene, { task }: Task, { borrowed }: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || task !== 'action') return undefined;
  const values = { unit: actor.name };
  if (actor.side !== soloSide(scene)) return new Refusal(borrowed.rules.side, 'plays-himself', values);
  const turns = scene.at?.side === actor.side && !has(actor, 'ordered');
  return turns ? undefined : new Refusal(borrowed.rules.chart, 'ordered-in-his-turn', values);
}
