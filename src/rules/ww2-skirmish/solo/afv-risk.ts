import type { AfvFactor, Book } from '../../../../data/ww2-skirmish/book.ts';
import { AFV_FACTORS } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { applying, net, times } from '../../../kernel/tables.ts';
import { wordsIn } from './factors.ts';
import type { Task } from './task.ts';

/** The situation of an AFV: WS-AFV-03 to -10. @throws {InputError} for a word that isn't an AFV factor */
export function afvRiskOf(ruling: Ruling, task: Task, { solo: { afvRisk: book } }: Book): number {
  const { lines, ...cite } = book;
  const factors = wordsIn('factors', task.factors, AFV_FACTORS);
  const any = (...some: readonly AfvFactor[]) => some.some((factor) => factors.has(factor));
  const modifiers = [
    ...applying(lines, {
      'advancing-or-hull-down': any('advancing', 'hull-down'),
      'infantry-or-radio': any('infantry-near', 'radio'),
      damaged: any('damaged'),
      'at-fire': any('at-fire'),
      'enemy-behind': any('enemy-behind'),
      alone: any('alone'),
      'no-main-gun': any('no-main-gun'),
      'no-weapons': any('no-weapons'),
    }),
    ...times(lines.casualties, task.casualties),
  ];
  const sum = net(modifiers);
  ruling.note(cite, String(sum), modifiers);
  return sum;
}
