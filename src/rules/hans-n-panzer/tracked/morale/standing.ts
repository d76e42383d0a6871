import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { leavesHouse } from '../moving/houses.ts';
import { out } from '../moving/leaving.ts';
import { type Changing, count, has, inPlay, ridersOf, unitIn } from '../unit.ts';

const STOPS = ['halted-until', 'halted-by', 'holding-until'] as const;

/** HP-RUL-19: the longer of two halts counts. */
export function haltUntil(changes: Changing, unit: Unit, turn: number, rule: string): void {
  if (count(changes.now(unit), 'halted-until') >= turn) return;
  const until = { turn, edge: 'end' } as const;
  changes.set(unit, 'halted-until', turn, rule, until);
  changes.set(unit, 'halted-by', rule, rule, until);
}

export function holdUntil(changes: Changing, unit: Unit, turn: number, rule: string): void {
  changes.set(unit, 'holding-until', turn, rule, { turn, edge: 'end' });
  changes.remind(rule, [unit], 'holds', { turn });
}

/** HP-MOR-18: it moves away for a number of turns, and nothing holds it in place any more. */
export function retreatUntil(changes: Changing, unit: Unit, turn: number, book: Book): void {
  const { retreat, distances } = book.tracking.rules;
  changes.clear(unit, STOPS, retreat);
  const before = count(unit, 'retreating-until');
  const last = Math.max(turn, before);
  changes.set(unit, 'retreating-until', last, retreat, { turn: last, edge: 'end' });
  changes.remind(retreat, [unit], 'retreats', { from: (changes.scene.at?.turn ?? 0) + 1, until: last });
  getsAway(changes, unit, retreat, book);
  distancesEnd(changes, unit, distances);
}

/** Men who run get out of a house, or out of the vehicle they ride in, where it stands; a gun in tow stays there. */
function getsAway(changes: Changing, unit: Unit, rule: string, book: Book): void {
  leavesHouse(changes, unit, book);
  const vehicle = unitIn(changes.scene, unit, 'aboard');
  if (!vehicle) return;
  out(changes, unit, rule);
  changes.clear(unit, ['towed-by'], rule);
  changes.remind(rule, [unit, vehicle], 'gets-out', { stands: false });
}

/** HP-MOR-19: until an officer stops it or it leaves the table. */
export function routs(changes: Changing, unit: Unit, book: Book): void {
  const { rout, distances } = book.tracking.rules;
  changes.clear(unit, [...STOPS, 'retreating-until'], rout);
  changes.set(unit, 'routing', true, rout);
  changes.remind(rout, [unit], 'routs');
  getsAway(changes, unit, rout, book);
  // A routing unit doesn't check, even if an officer had just halted it.
  for (const due of changes.scene.due) if (due.verb === 'morale' && due.unit === unit.id) changes.lapse(due, rout);
  distancesEnd(changes, unit, distances);
}

/** HP-RUL-44: what players said of distances ends when a unit concerned moves. Riders move with their vehicle. */
export function distancesEnd(changes: Changing, moved: Unit, rule: string): void {
  const { scene } = changes;
  const movers = [moved, ...ridersOf(scene, moved)];
  const commands = new Set(movers.filter((unit) => has(unit, 'command')).map(({ side }) => side));
  const stale: Unit[] = [];
  for (const unit of inPlay(scene)) {
    const hasMoved = movers.some(({ id }) => id === unit.id);
    if (!hasMoved && !commands.has(unit.side)) continue;
    if (unit.fields['from-command'] !== undefined || has(unit, 'sees-command')) stale.push(unit);
    changes.clear(unit, ['from-command', 'sees-command'], rule);
    if (hasMoved) changes.clear(unit, ['separated'], rule);
  }
  if (stale.length > 0) changes.remind(rule, [moved, ...stale], 'distances-stale');
}

/** Units affected by command: one that has lost its officer halts (HP-MOR-20). */
export function officersMissed(changes: Changing, book: Book): void {
  const { scene } = changes;
  const { rules, 'officer-halt': turns } = book.tracking;
  for (const unit of inPlay(scene)) {
    const lost = unit.fields.officer === 'lost';
    if (!lost) changes.clear(unit, ['officer-missed'], rules.officer);
    if (!lost || has(unit, 'officer-missed')) continue;
    changes.set(unit, 'officer-missed', true, rules.officer);
    if (scene.at) officerLost(changes, unit, scene, scene.at.turn + turns, rules.officer);
  }
}

function officerLost(changes: Changing, unit: Unit, scene: Scene, until: number, rule: string): void {
  const runs = has(unit, 'routing') || count(unit, 'retreating-until') > (scene.at?.turn ?? 0);
  // A retreat or rout replaces a halt.
  if (!runs) haltUntil(changes, unit, until, rule);
  changes.remind(rule, [unit], 'officer-lost', { from: until - 1, until, halts: !runs });
}
