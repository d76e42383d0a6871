import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { readPairs } from '../../../kernel/options/pairs.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { action } from './action.ts';
import { afv } from './afv.ts';
import { afvRiskOf } from './afv-risk.ts';
import { arrivals } from './arrivals.ts';
import { assertNoFactors } from './factors.ts';
import { readPool } from './pool.ts';
import { portal } from './portal.ts';
import { riskOf } from './risk.ts';
import { options, type Task } from './task.ts';

/** @throws {InputError} for a factor the task doesn't know */
function resolve(ruling: Ruling, task: Task, book: Book): Facts {
  switch (task.task) {
    case 'action':
      return action(ruling, task, book);
    case 'risk':
      return { risk: riskOf(ruling, task, book) };
    case 'afv':
      return afv(ruling, task, book);
    case 'afv-risk':
      return { risk: afvRiskOf(ruling, task, book) };
    case 'arrivals':
      assertNoFactors(task);
      return arrivals(ruling, task, book);
    case 'portal':
      assertNoFactors(task);
      return portal(ruling, task, book);
    case 'surrender':
      ruling.note(book.solo.surrender, 'captured');
      return { surrendered: true };
    case 'pool':
      return { ...readPool(readPairs(task.answers)) };
    default:
      // A side's whole turn, and what it waits to hear, aren't a single ruling.
      throw new InputError('solo-whole-turn');
  }
}

/** The enemy run by the rules. */
export const solo = { kind: 'table', options, resolve } satisfies Contract<Task, Book>;
