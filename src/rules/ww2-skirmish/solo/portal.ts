import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Task } from './task.ts';

/** What happens to a portal when figures reach it: WS-PORT-01, -02, -04. @throws {InputError} without a range */
export function portal(ruling: Ruling, task: Task, { solo }: Book): Facts {
  const { range, cover, 'next-cover': nextCover } = task;
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const { near, open, next, nowhere } = solo.portal;
  const covered = cover !== 'open';
  const { rule, label } = covered ? near : open;
  if (covered && range > near.inches) {
    ruling.note({ rule, label }, 'stays');
    return { portal: 'stays' };
  }
  if (nextCover !== undefined && nextCover <= next.inches) {
    ruling.note({ rule, label }, 'moves');
    return { portal: 'moves' };
  }
  ruling.note(nowhere, 'eliminated');
  return { portal: 'eliminated' };
}
