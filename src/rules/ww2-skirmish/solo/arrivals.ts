import type { Book, Force, Solo } from '../../../../data/ww2-skirmish/book.ts';
import { FORCES } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import { wordsIn } from './factors.ts';
import type { Task } from './task.ts';

/**
 * What arrives at the portals in sight, and where, if the book names a place: WS-GEN-02 to -06, -08 to -10.
 * @throws {InputError} for an unknown force
 */
export function arrivals(ruling: Ruling, task: Task, { solo: { arrivals: chart } }: Book): Facts {
  const unavailable = wordsIn('unavailable', task.unavailable, FORCES);
  const { natural, result } = ruling.consult(chart, [
    ...times(chart['no-contact'], task['no-contact'] ? 1 : 0),
    ...times(chart.counters, task.counters - 1),
    ...agreed(task.modifier),
  ]);
  if (natural === chart.natural.face) {
    ruling.note(chart.natural, 'nothing');
    return { force: 'nothing' };
  }
  const force = deployable(ruling, result, unavailable, chart);
  const where = chart.where[force];
  if (where) ruling.note({ rule: where.rule, label: where.label }, where.result);
  return { force };
}

/** WS-GEN-10, R-47: the force, or the nearest one before it with enough figures; `redeploy` isn't a force. */
function deployable(ruling: Ruling, force: Force, unavailable: ReadonlySet<Force>, chart: Solo['arrivals']): Force {
  if (force === 'redeploy' || !unavailable.has(force)) return force;
  const forces = chart.rows.map(([, each]) => each);
  const before = forces.slice(0, forces.indexOf(force)).reverse();
  const next = before.find((each) => each !== 'redeploy' && !unavailable.has(each)) ?? 'nothing';
  ruling.note(chart.unavailable, next);
  return next;
}
