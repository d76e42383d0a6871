import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction } from '../../figures.ts';
import type { Moving } from '../../moving/moving.ts';
import { Refusal } from '../../refusal.ts';
import { count, has } from '../../unit.ts';
import { carrierOf } from '../../vehicles/crew.ts';
import { advise, type Changing } from '../changes.ts';
import { charges } from '../contact.ts';
import { cannotFail } from '../fire/certain.ts';
import { acts } from '../fire/under-fire.ts';
import { breaksContact } from '../morale/out.ts';
import { isOwnPhase } from '../phase.ts';
import { allSpend, short } from '../purse.ts';

const runs = ({ compelled }: Moving) => compelled === 'rout' || compelled === 'solo-rout';

/** The first thing, in the contract's order, that the book forbids men on foot from turn to turn. */
export function forbiddenMarch(scene: Scene, unit: Unit, moving: Moving, book: Book): Refusal | undefined {
  if (has(unit, 'routed')) return refuseRun(unit, book);
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  if (has(unit, 'retiring')) return refuseRetirement(unit, moving, book);
  if (carrierOf(scene, unit)) return new Refusal(rules['no-march'], 'goes-with-its-vehicle', values);
  // men already there declare their charge, and don't march.
  if (moving.moves === 0) return undefined;
  if (has(unit, 'idle')) return new Refusal(rules.idle, 'idle-now', values);
  return (
    refuseMoves(scene, unit, moving, book) ?? refuseAfterFire(unit, book) ?? refuseCrossing(scene, unit, moving, book)
  );
}

/** WS-MOR-09: one run a phase, with all Actions. */
function refuseRun(unit: Unit, { tracking }: Book): Refusal | undefined {
  const some = inAction(unit).some(({ left }) => left > 0);
  return has(unit, 'ran') || !some ? new Refusal(tracking.rules.move, 'has-run', { unit: unit.name }) : undefined;
}

/** WS-MOR-04, R-58: only refused for less than half speed, which is one move, or half a move for men with 1 Action. */
function refuseRetirement(unit: Unit, moving: Moving, { tracking }: Book): Refusal | undefined {
  const single = inAction(unit).every(({ actions }) => actions === 1);
  const made = moving.pace === 'half' ? moving.moves / 2 : moving.moves;
  if (made >= (single ? 0.5 : 1)) return undefined;
  return new Refusal(tracking.rules.retires, 'retires-too-slowly', { unit: unit.name });
}

/** WS-MOVE-01, -02, for all the moves of a phase. */
export function refuseMoves(
  { at }: Scene,
  unit: Unit,
  { moves }: Pick<Moving, 'moves'>,
  { tracking }: Book,
): Refusal | undefined {
  if (!at) return undefined;
  const { rules, moves: most } = tracking;
  const figure = short(unit, moves);
  if (figure) {
    const values = { unit: unit.name, figure: figure.n, left: figure.left, moves };
    return new Refusal(rules.move, 'no-action-to-move', values);
  }
  const all = count(unit, 'moves') + moves;
  return all > most ? new Refusal(rules.moves, 'moved-twice', { unit: unit.name, moves: all, most }) : undefined;
}

/** WS-FIRE-03, WS-FLM-03, R-63: men who fired a weapon that can't move and fire in the same turn. */
export function refuseAfterFire(unit: Unit, { tracking: { rules } }: Book): Refusal | undefined {
  const values = { unit: unit.name };
  if (has(unit, 'belt-fired')) return new Refusal(rules['belt-fed'], 'move-after-belt-fed', values);
  return has(unit, 'flamed') ? new Refusal(rules['flame-or-move'], 'move-after-flame', values) : undefined;
}

/** WS-MOR-01, R-62: only a team that has passed its test crosses open ground under fire. */
function refuseCrossing(scene: Scene, unit: Unit, moving: Moving, book: Book): Refusal | undefined {
  const { tracking } = book;
  if (!scene.at || !has(unit, 'under-fire') || has(unit, 'dared')) return undefined;
  const open = (moving.terrain === 'open' || moving.terrain === 'road') && moving.cover === 'open';
  if (!open) return undefined;
  if (cannotFail(scene, unit, book)) return undefined;
  return new Refusal(tracking.rules.causes, 'open-ground-under-fire', { unit: unit.name }).liftedBy({ cover: 'soft' });
}

/** What a march changes: Actions, contacts, what the team can no longer do this turn. */
export function marches(after: Changing, unit: Unit, moving: Moving): void {
  const { scene, rules } = after;
  const [target] = scene.targets;
  const retires = has(unit, 'retiring');
  if (moving.moves > 0 || runs(moving)) {
    breaksContact(after, unit);
    after.clear(unit, ['retiring'], rules.retires);
    after.clear(unit, ['in-bunker'], rules['bunker-small-arms']);
    // a move demanded by morale in the enemy's phase is free, and isn't a march.
    if (isOwnPhase(scene, unit)) spendsOnMoving(after, unit, moving);
    else if (!retires && !runs(moving)) spendsOnMoving(after, unit, moving);
  }
  if (target && !retires && !runs(moving)) charges(after, unit, target);
  if (inAction(unit).length > 1) advise(after, rules.together);
  if (moving.terrain !== 'open' || moving.obstacles > 0) advise(after, rules.ground);
  if (has(unit, 'anti-tank-gun')) advise(after, rules.deductions);
}

function spendsOnMoving(after: Changing, unit: Unit, moving: Moving): void {
  const { rules } = after;
  if (runs(moving)) {
    after.set(unit, 'ran', true, rules['in-rout']);
    allSpend(after, unit, Number.POSITIVE_INFINITY, rules.move);
    hasMoved(after, unit, 0);
  } else {
    allSpend(after, unit, moving.moves, rules.move);
    hasMoved(after, unit, moving.moves);
  }
}

/** It has moved in its own phase, so it can't react later, and the enemy can look for it. */
export function hasMoved(after: Changing, unit: Unit, moves: number): void {
  const { rules } = after;
  acts(after, unit, 'move');
  after.set(unit, 'moved', true, rules['out-of-phase']);
  if (moves > 0 && after.scene.at) after.set(unit, 'moves', count(after.now(unit), 'moves') + moves, rules.moves);
}
