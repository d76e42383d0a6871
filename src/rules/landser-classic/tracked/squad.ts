import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { has, word } from '../unit.ts';
import { kept } from './changes.ts';

/** The squad of a unit, himself included. */
export function squadOf({ units }: Scene, unit: Unit): Unit[] {
  return [...units.values()].filter((each) => each.side === unit.side && each.fields.squad === unit.fields.squad);
}

/** The loader who serves a gunner, if one is in play. */
export function loaderOf(scene: Scene, gunner: Unit): Unit | undefined {
  return squadOf(scene, gunner).find(({ id, profile, gone }) => profile === 'loader' && !gone && id !== gunner.id);
}

/** The man with the machine-gun that a loader serves, in play or not; those in play first. */
export function gunnerOf(scene: Scene, loader: Unit, { tracking }: Book): Unit | undefined {
  const { crewed } = tracking.weapons;
  const gunners = squadOf(scene, loader).filter(
    (each) => each.id !== loader.id && crewed.includes(word(each, 'weapon') ?? ''),
  );
  return gunners.find(({ gone }) => !gone) ?? gunners[0];
}

/** How a squad stands: for the break-off point. */
export function lossesOf(squad: readonly Unit[]): { readonly 'in-action': number; readonly out: number } {
  const out = squad.filter(({ gone }) => gone).length;
  return { 'in-action': squad.length - out, out };
}

/** Who speaks for a squad: its leader, or whoever is left. */
export function leaderOf(squad: readonly Unit[]): Unit | undefined {
  const left = squad.filter(({ gone }) => !gone);
  return left.find((unit) => has(unit, 'leader')) ?? left[0];
}

/** The second in command takes over from a leader who falls. */
export function succession(scene: Scene, fallen: Unit, { tracking }: Book): Effect[] {
  if (!has(fallen, 'leader')) return [];
  const second = squadOf(scene, fallen).find(
    ({ id, profile, gone }) => profile === 'second-in-command' && !gone && id !== fallen.id,
  );
  return second ? kept(second, 'leader', true, tracking.rules.leader) : [];
}
