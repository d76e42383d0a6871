import { tracking } from '../../../../../data/ww2-skirmish/tracking.ts';
import type { Due } from '../../../../kernel/state/due.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { hasCome } from '../../../../kernel/state/turn.ts';
import { inAction, isManned, original } from '../../figures.ts';
import { count, has } from '../../unit.ts';
import { FIRST } from '../changes.ts';
import { isOwnPhase } from '../phase.ts';

/** What's owed because of how units stand: a retirement, a run, a throw to rally, a throw to get free. */
export function owes(scene: Scene): readonly Due[] {
  const { at, units } = scene;
  if (!at) return [];
  return [...units.values()].filter(({ gone }) => !gone).flatMap((unit) => standing(scene, unit));
}

function standing(scene: Scene, unit: Unit): readonly Due[] {
  const { rules } = tracking;
  const turn = scene.at?.turn ?? 0;
  const due = (
    what: string,
    verb: string,
    options: Due['options'],
    rule: string,
    blocks: Due['blocks'] = FIRST,
  ): Due => {
    return { id: `${what}:${unit.id}`, verb, options, unit: unit.id, at: { turn, edge: 'start' }, blocks, rule };
  };
  return [
    ...(has(unit, 'retiring') ? [due('retires', 'move', {}, rules.retires)] : []),
    ...(mayRally(unit, turn) ? [due('rally', 'rally', {}, rules.rallied)] : []),
    ...(mayGetFree(unit, turn) ? [due('release', 'move', { task: 'release' }, rules.release)] : []),
    // It waits for the end of its own phase, and doesn't stop anyone's fire.
    ...(mustRun(scene, unit) ? [due('run', 'move', {}, rules['in-rout'], ['turn'])] : []),
  ];
}

/** WS-MOR-08: once at the start of every turn after the rout, with half its men left. */
function mayRally(unit: Unit, turn: number): boolean {
  if (!has(unit, 'routed') || count(unit, 'rout-turn') >= turn || count(unit, 'rally-turn') === turn) return false;
  // Before it does anything else: a unit that has run waits for the next turn, even if men have joined it since.
  return !has(unit, 'ran') && !belowHalf(unit);
}

/** Whether fewer than half of its men are left, so that it can't rally any more. */
export function belowHalf(unit: Unit): boolean {
  return 2 * inAction(unit).length < original(unit);
}

/** WS-VEH-07: at the start of every turn after the one in which it got stuck or last tried. */
function mayGetFree(unit: Unit, turn: number): boolean {
  return has(unit, 'stuck') && isManned(unit) && count(unit, 'stuck-turn') < turn;
}

/** WS-MOR-09: in each of its own phases, if any of its men has an Action left. */
function mustRun(scene: Scene, unit: Unit): boolean {
  if (!has(unit, 'routed') || has(unit, 'ran') || scene.at === undefined || !isOwnPhase(scene, unit)) return false;
  // WS-MOR-08: it throws to rally before anything else.
  if (mayRally(unit, scene.at.turn)) return false;
  return inAction(unit).some(({ left }) => left > 0);
}

/** Everything a unit owes so far. */
export function duesOf(scene: Scene, { id }: Pick<Unit, 'id'>): readonly Due[] {
  const { at, steps } = scene;
  const unit = scene.units.get(id);
  if (!at || !unit) return [];
  const made = scene.due.filter((due) => due.unit === id && hasCome(due.at, at, steps));
  return [...made, ...standing(scene, unit)];
}

/** Whether a unit owes something that comes before everything else it does. */
export function owesFirst(scene: Scene, unit: Pick<Unit, 'id'>): boolean {
  return duesOf(scene, unit).some(({ blocks }) => blocks?.includes('unit'));
}
