import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has, isObserver } from '../../unit.ts';

/**
 * An observer's living radioman: of his own team, or of a team that has lost its observer when his own has lost its radioman
 * (PT-ARTY-13, PT-RUL-57).
 */
export function radiomanOf({ units }: Pick<Scene, 'units'>, observer: Unit): Unit | undefined {
  const own = [...units.values()].filter(({ side, gone }) => side === observer.side && !gone);
  const inTeam = (unit: Unit, of: Unit) =>
    unit.fields.squad === of.fields.squad && unit.fields.group === of.fields.group;
  const radios = own.filter((unit) => has(unit, 'radioman'));
  const alone = (radioman: Unit) => !own.some((each) => isObserver(each) && inTeam(each, radioman));
  return radios.find((each) => inTeam(each, observer)) ?? radios.find(alone);
}

/** Whether an observer and a radioman for him are both alive (PT-ARTY-02). */
export function isWhole(scene: Pick<Scene, 'units'>, observer: Unit): boolean {
  return !observer.gone && radiomanOf(scene, observer) !== undefined;
}

/** Observers whose call has gone through, and who can still direct what lands (PT-ARTY-11, -12). */
export function callersOf(scene: Pick<Scene, 'units'>, side: string): readonly Unit[] {
  const observers = [...scene.units.values()].filter((unit) => unit.side === side && isObserver(unit));
  return observers.filter((unit) => has(unit, 'call') && isWhole(scene, unit));
}

/** The state of a side's calls: one through, one whose team is lost, no team left, or none. */
export function callOf(scene: Pick<Scene, 'units'>, side: string): 'through' | 'team-lost' | 'no-team' | 'none' {
  const observers = [...scene.units.values()].filter((unit) => unit.side === side && isObserver(unit));
  if (callersOf(scene, side).length > 0) return 'through';
  if (observers.some((unit) => has(unit, 'call'))) return 'team-lost';
  return observers.some((unit) => isWhole(scene, unit)) ? 'none' : 'no-team';
}
