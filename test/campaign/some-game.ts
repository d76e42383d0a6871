import type { Game } from '../../src/campaign/game.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';

/** A rifleman of the Axis. */
export function someUnit(id: string, given: Partial<Unit> = {}): Game['units'][string] {
  return { id, name: `Rifleman ${id}`, side: 'axis', profile: 'rifleman', fields: { weapon: 'rifle' }, ...given };
}

/** A campaign between Axis and Allies, with a rifleman on each side. */
export function someGame(given: Partial<Game> = {}): Game {
  return {
    name: 'Caen',
    rules: 'landser-classic',
    phase: 'open',
    umpires: ['ute'],
    battle: 1,
    enforcement: 'strict',
    sides: {
      axis: { name: 'Axis', players: ['anna'], fields: {} },
      allies: { name: 'Allies', players: ['ben'], fields: {} },
    },
    units: { u1: someUnit('u1'), u2: someUnit('u2', { side: 'allies' }) },
    made: 2,
    squads: {},
    table: {},
    ready: [],
    lasting: [],
    due: [],
    owed: 0,
    house: {},
    orders: { sealed: [], complete: [] },
    ...given,
  };
}
