import type { Tally } from '../../../kernel/dice/tally.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { type Figure, figuresOf, isTeam, lastNumber } from '../figures.ts';
import { has } from '../unit.ts';

/** What each side has lost in this battle and has left, men and vehicles; for the side run by the rules, also what arrived. */
export function tally(scene: Scene): readonly Tally[] {
  return Object.keys(scene.sides).map((side) => {
    const own = [...scene.units.values()].filter((unit) => unit.side === side && isTeam(unit));
    const vehicles = own.filter((unit) => has(unit, 'vehicle'));
    const off = own.filter(({ gone }) => gone === 'left-table');
    return {
      side,
      counts: {
        'men-lost': men(own, isDown),
        'men-captured': men(own, isCaptured),
        'men-left': men(own, isLeft),
        ...(vehicles.length > 0
          ? {
              'vehicles-lost': vehicles.filter(isLost).length,
              'vehicles-left': vehicles.filter((unit) => !unit.gone && !isLost(unit)).length,
            }
          : {}),
        ...(off.length > 0 ? { 'off-the-table': off.reduce((sum, unit) => sum + strengthOf(unit), 0) } : {}),
        ...(scene.table.solo === side ? soloCounts(scene) : {}),
      },
      names: {
        captured: own.filter(({ gone }) => gone === 'captured').map(({ name }) => name),
        'off-the-table': off.map(({ name }) => name),
      },
    };
  });
}

/**
 * Figures that a team has lost, and 1 for a lost vehicle at least: those who joined another team are counted there. What has no
 * figures is counted by its strength.
 */
export function fallen(unit: Unit): number | undefined {
  if (lastNumber(unit) === 0) return undefined;
  const figures = men([unit], isDown) + men([unit], isCaptured);
  return has(unit, 'vehicle') && isLost(unit) ? Math.max(1, figures) : figures;
}

/** Units that came through the portals, and those that lay face down. */
function soloCounts({ table, at }: Scene): Readonly<Record<string, number>> {
  return {
    'forces-that-came': Number(table['came-on'] ?? 0),
    'counters-turned-over': Number(table['counters-turned'] ?? 0),
    'turns-played': at?.turn ?? 0,
  };
}

type Counted = (figure: Figure, unit: Unit) => boolean;

const isDown: Counted = ({ state }) => state === 'killed' || state === 'disabled';

const isCaptured: Counted = (figure, unit) =>
  figure.state === 'captured' || (unit.gone === 'captured' && figure.state === 'in-action');

const isLeft: Counted = ({ state }, { gone }) => state === 'in-action' && gone === undefined;

function men(units: readonly Unit[], counts: Counted): number {
  return units.reduce((sum, unit) => sum + figuresOf(unit).filter((figure) => counts(figure, unit)).length, 0);
}

function strengthOf(unit: Unit): number {
  return figuresOf(unit).filter(({ state }) => state === 'in-action').length;
}

/** Burnt out, exploded, or with nobody left of its crew; a vehicle that was only left doesn't count. */
function isLost(unit: Unit): boolean {
  if (has(unit, 'wrecked') || has(unit, 'on-fire')) return true;
  return unit.gone !== undefined && unit.gone !== 'left-table';
}
