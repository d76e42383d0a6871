import type { Unit } from '../../../../kernel/state/scene.ts';
import { words } from '../../unit.ts';
import { type Changing, owedFirst } from '../changes.ts';

/** WS-DMG-02, R-34, R-68: a throw is owed for each hit of a machine gun, or for every third hit of the team's other arms. */
export function hullHit(after: Changing, vehicle: Unit, weapon: string, hits: number): void {
  const { actor } = after.scene;
  if (!actor || hits === 0) return;
  const { rules, book } = after;
  const machineGun = book.tracking.weapons['machine-guns'].includes(weapon);
  const each = machineGun ? 1 : book.tracking.weapons['hits-for-a-throw'];
  const all = hits + (machineGun ? 0 : hitsBefore(vehicle, actor));
  const throws = Math.floor(all / each);
  const left = all % each;
  if (!machineGun) keeps(after, vehicle, actor, left);
  for (let i = 0; i < throws; i++) {
    owedFirst(after, actor, 'tankhit', { weapon: 'small-arms' }, rules['hull-hits'], { targets: [vehicle] });
  }
  after.remind(rules['hull-hits'], [actor, vehicle], 'hull-hits', { hits: all, throws, left });
}

/** That team's hits on it this turn that haven't been thrown for: each list entry is `unit:hits`. */
function hitsBefore(vehicle: Unit, { id }: Unit): number {
  const known = words(vehicle, 'hull-hits').find((each) => each.startsWith(`${id}:`));
  return known === undefined ? 0 : Number(known.slice(id.length + 1));
}

function keeps(after: Changing, vehicle: Unit, { id }: Unit, left: number): void {
  const others = words(after.now(vehicle), 'hull-hits').filter((each) => !each.startsWith(`${id}:`));
  after.set(vehicle, 'hull-hits', left > 0 ? [...others, `${id}:${left}`] : others, after.rules['hull-hits']);
}
