import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { fields } from '../../../../../data/ww2-skirmish/fields.ts';
import { Changes } from '../../../../kernel/state/changes.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned, isTeam } from '../../figures.ts';
import { has, word, words } from '../../unit.ts';

/** What a phase of the side run by the rules changes. */
export type SoloChanging = Changes<typeof fields>;

export function changesIn(scene: Scene): SoloChanging {
  return new Changes<typeof fields>(scene);
}

/** The side that the rules run (WS-SOLO-01). */
export function soloSide({ table }: Scene): string | undefined {
  return typeof table.solo === 'string' ? table.solo : undefined;
}

/** Its units in play, in the order in which they arrived. */
export function ownUnits(scene: Scene): readonly Unit[] {
  const side = soloSide(scene);
  return [...scene.units.values()].filter((unit) => unit.side === side && !unit.gone);
}

/** Fire teams, guns and vehicles with someone in action. */
export function ownTeams(scene: Scene): readonly Unit[] {
  return ownUnits(scene).filter(isLed);
}

/** The same for the players. */
export function playersUnits(scene: Scene): readonly Unit[] {
  const side = soloSide(scene);
  return [...scene.units.values()].filter((unit) => unit.side !== side && !unit.gone && isLed(unit));
}

function isLed(unit: Unit): boolean {
  return isTeam(unit) && inAction(unit).length > 0;
}

/** An AFV with its crew in it. */
export function isAfv(unit: Unit, { vehicles }: Book): boolean {
  const kind = word(unit, 'vehicle') as keyof typeof vehicles.classes | undefined;
  return isManned(unit) && kind !== undefined && vehicles.classes[kind]?.column === 'afv';
}

/** A crew that has left its vehicle. */
export function isCrewOnFoot(unit: Unit): boolean {
  return has(unit, 'vehicle') && !isManned(unit);
}

/** Enemies in play within 1" (WS-MEL-02). */
export function inContactWith({ units }: Scene, unit: Unit): readonly Unit[] {
  return words(unit, 'contact').flatMap((id) => {
    const enemy = units.get(id);
    return enemy && !enemy.gone ? [enemy] : [];
  });
}

/**
 * How the table looks: while it's the same, nothing has moved, arrived or gone, and no smoke has been laid or
 * lifted (S-04).
 */
export function standing({ table, state, units }: Scene): string {
  const gone = [...units.values()].filter((unit) => unit.gone).length;
  const smoke = Object.keys(table).filter((field) => field.startsWith('fog-'));
  return [Number(table.stirred ?? 0), state.made, units.size, gone, ...smoke.toSorted()].join('.');
}
