import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { has, words } from '../unit.ts';
import { Aftermath } from './aftermath.ts';
import { breaksContact } from './out.ts';
import { phaseAfterNext } from './phase.ts';
import { underFireUntil } from './under-fire.ts';

/** What is set by hand ends as if a ruling had set it at that moment; a rout ends what morale made of the team before. */
export function edited(scene: Scene, { id, ...before }: Unit, _by: 'player' | 'umpire', book: Book): readonly Effect[] {
  const after = new Aftermath(scene, book);
  const unit = scene.units.get(id);
  if (!unit || !scene.at) return [];
  const isNew = (field: Parameters<typeof has>[1]) => has(unit, field) && unit.fields[field] !== before.fields[field];
  const { rules } = after;
  // What is set anew with an end of its own is first taken away: else its end would bring it back.
  for (const [field, rule] of [
    ['idle', rules.idle],
    ['stunned', rules.damage],
  ] as const) {
    const until = phaseAfterNext(scene, unit);
    if (!isNew(field) || !until) continue;
    after.clear(unit, [field], rule);
    after.set(unit, field, true, rule, until);
  }
  for (const field of ['under-fire', 'heavy-fire'] as const) {
    const until = underFireUntil(scene, unit);
    if (!isNew(field) || !until) continue;
    const value = words(unit, field);
    after.clear(unit, [field], rules[field]);
    after.set(unit, field, value, rules[field], until);
  }
  if (isNew('routed')) {
    if (!has(unit, 'rout-turn')) after.set(unit, 'rout-turn', scene.at.turn, rules.routed);
    breaksContact(after, unit);
    after.clear(unit, ['retiring', 'idle'], rules.routed);
  }
  return after.effects;
}
