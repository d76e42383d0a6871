import type { Book, Order, Solo } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, type Chart } from '../../../kernel/tables.ts';
import { factorsOf, isSupport, riskOf } from './risk.ts';
import type { Task } from './task.ts';

/** What an infantry unit or an anti-tank gun does: WS-ACT-01 to -04, -10. @throws {InputError} */
export function action(ruling: Ruling, task: Task, book: Book): Facts {
  const factors = factorsOf(task);
  const risk = task.risk ?? riskOf(ruling, task, book);
  const { action: tables } = book.solo;
  const chart = chartFor(risk, task.state, tables);
  const { result } = ruling.consult(chart, agreed(task.modifier));
  // a unit that sees no enemy can't move towards one.
  if (result === 'move-to-enemy' && factors.has('nothing-in-sight')) {
    ruling.note(tables.unseen, 'continue');
    return { action: 'continue' };
  }
  if (!isSupport(task, factors) || !tables.support.orders.includes(result)) return { action: result };
  ruling.note(tables.support, 'halt-fire');
  return { action: 'halt-fire' };
}

/** The row for the risk; in the first row, what the unit is doing matters more. */
function chartFor(risk: number, state: Task['state'], { rows, calm }: Solo['action']): Chart<Order> {
  if (state !== 'normal' && risk <= rows[0]![0]) return calm[state];
  return rows.find(([upTo]) => risk <= upTo)![1];
}
