import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { AFV_FACTORS } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import { afvRiskOf } from './afv-risk.ts';
import { wordsIn } from './factors.ts';
import type { Task } from './task.ts';

/** What an AFV does: WS-AFV-02, -11, -15, -16. @throws {InputError} */
export function afv(ruling: Ruling, task: Task, book: Book): Facts {
  const { rows, unseen, immobile } = book.solo.afv;
  wordsIn('factors', task.factors, AFV_FACTORS);
  if (!task['enemy-seen']) {
    ruling.note(unseen, 'continue');
    return { action: 'continue' };
  }
  const risk = task.risk ?? afvRiskOf(ruling, task, book);
  const [, chart] = rows.find(([upTo]) => risk <= upTo)!;
  const { result } = ruling.consult(chart, agreed(task.modifier));
  if (result !== 'retreat' || !task.immobile) return { action: result };
  ruling.note(immobile, 'bale-out');
  return { action: 'bale-out' };
}
