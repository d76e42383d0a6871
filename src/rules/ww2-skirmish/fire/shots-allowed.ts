import type { Book, SmallArms } from '../../../../data/ww2-skirmish/book.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { times } from '../../../kernel/tables.ts';
import { Refusal } from '../refusal.ts';
import { armOf, type Shot } from './shot.ts';

/** @throws {Refusal} for careful aim with a weapon that fires bursts (WS-FIRE-06) */
export function assertAim(shot: Shot, { 'not-careful': never }: SmallArms): void {
  const { weapon, aim } = shot;
  if (aim === 'careful' && never.arms.includes(armOf(shot)))
    throw new Refusal(never.rule, 'no-careful-aim', { weapon });
}

/** Actions that loaders lend to the gun (WS-FIRE-07); a BAR's gunner only has his own (WS-FIRE-08). */
function lent(shot: Shot, { loaders }: SmallArms): number {
  if (!loaders.arms.includes(armOf(shot))) return 0;
  return Math.min(shot.loaders, shot.belt ? loaders.belt : loaders.magazine) * shot['loader-actions'];
}

/** How many shots at this aim the Actions of firer and loaders pay for (WS-FIRE-02, -04, -07). */
export function shotsMax(shot: Shot, actions: number, smallArms: SmallArms): number {
  return Math.floor((actions + lent(shot, smallArms)) / smallArms.aims.cost[shot.aim]);
}

/** How many shots are fired. @throws {Refusal} for more than the Actions allow, or if they allow none (WS-FIRE-04) */
export function shotsOf(shot: Shot, smallArms: SmallArms): number {
  if (shot.actions === undefined) return shot.shots ?? 1;
  const most = shotsMax(shot, shot.actions, smallArms);
  const shots = shot.shots ?? most;
  if (most > 0 && shots <= most) return shots;
  throw new Refusal(smallArms.shots.rule, 'too-few-actions-to-shoot', { shots, most });
}

/** The task `budget`: what the Actions allow, without a shot. @throws {InputError} without Actions */
export function budget(ruling: Ruling, shot: Shot, { smallArms }: Book): Facts {
  if (shot.actions === undefined) throw new InputError('missing-options', { missing: ['actions'] });
  assertAim(shot, smallArms);
  const { aims, shots } = smallArms;
  const { rule, label } = smallArms.loaders;
  const max = shotsMax(shot, shot.actions, smallArms);
  ruling.note(aims, String(aims.cost[shot.aim]));
  ruling.note(shots, String(max), times({ rule, label, value: 1 }, lent(shot, smallArms)));
  return { 'shots-max': max };
}
