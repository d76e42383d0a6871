import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { count, has, word, words } from '../unit.ts';
import type { Working } from '../weapon.ts';
import { acts, refuseAction } from './actions.ts';
import { cleared, kept, struckOff } from './changes.ts';
import { gunnerOf } from './squad.ts';

/** What his weapon wants most. */
export function knownOfWork({ actor }: Scene, { tracking }: Book): Partial<Working> {
  if (!actor) return {};
  if (has(actor, 'barrel')) return { work: 'barrel' };
  if (has(actor, 'jammed')) return { work: 'clear' };
  if (has(actor, 'must-reload')) return { work: 'reload' };
  const unset = tracking.weapons['set-up'].includes(word(actor, 'weapon') ?? '') && !has(actor, 'set-up');
  return unset ? { work: 'set-up' } : {};
}

export function forbiddenWork(scene: Scene, { work }: Working, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { action: 'weapon-work' }, book);
  if (refusal || work !== 'pick-up') return refusal;
  const gunner = gunnerOf(scene, actor, book);
  const free = actor.profile === 'loader' && gunner?.gone;
  return free ? undefined : new Refusal(book.tracking.rules['pick-up'], 'not-his-gun', { unit: actor.name });
}

export function afterWork(scene: Scene, { work }: Working, _outcome: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor) return [];
  const { rules } = book.tracking;
  const done: Readonly<Record<Working['work'], () => Effect[]>> = {
    clear: () => struckOff(actor, 'jammed', words(actor, 'jammed')[0], rules.clear),
    reload: () => struckOff(actor, 'must-reload', words(actor, 'must-reload')[0], rules['weapon-work']),
    'set-up': () => kept(actor, 'set-up', true, rules['set-up']),
    barrel: () => cleared(actor, ['barrel', 'auto-turns'], rules.barrel),
    'pick-up': () => pickedUp(scene, actor, book),
  };
  return [...acts(scene, actor, 'weapon-work', rules['weapon-work'], book), ...done[work]()];
}

/** LC-SQD-05: the gun as the gunner left it, but not set up. */
function pickedUp(scene: Scene, loader: Unit, book: Book): Effect[] {
  const gunner = gunnerOf(scene, loader, book);
  const gun = gunner && word(gunner, 'weapon');
  if (!gunner || !gun) return [];
  const rule = book.tracking.rules['pick-up'];
  const own = word(loader, 'weapon');
  const asItWas = (['jammed', 'must-reload', 'lost'] as const).filter((field) => words(gunner, field).includes(gun));
  return [
    ...kept(loader, 'weapon', gun, rule),
    ...(own ? kept(loader, 'sidearm', own, rule) : []),
    ...asItWas.flatMap((field) => kept(loader, field, [...words(loader, field), gun].join(','), rule)),
    ...(has(gunner, 'barrel') ? kept(loader, 'barrel', true, rule) : []),
    ...(count(gunner, 'auto-turns') > 0 ? kept(loader, 'auto-turns', count(gunner, 'auto-turns'), rule) : []),
    ...kept(gunner, 'weapon', word(gunner, 'sidearm') ?? 'none', rule),
  ];
}
