import type { Facts } from '../../../kernel/facts.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Verb } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { Play } from '../tracked/play.ts';
import { afterTask, knownOfTask } from '../tracked/solo.ts';
import { action } from './action.ts';
import { afv } from './afv.ts';
import { afvRiskOf } from './afv-risk.ts';
import { arrivals } from './arrivals.ts';
import { refuseFactors } from './factors.ts';
import { portal } from './portal.ts';
import { riskOf } from './risk.ts';
import { options, type Task } from './task.ts';

/** @throws {InputError} for a factor that the task does not know */
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
      refuseFactors(task);
      return arrivals(ruling, task, book);
    case 'portal':
      refuseFactors(task);
      return portal(ruling, task, book);
    default:
      // The whole turn of a side, and what it waits to be told, are no single ruling.
      throw new InputError('solo-whole-turn');
  }
}

/** The enemy run by the rules. */
export const solo: Verb<Task, Book> = {
  options,
  // Arrivals are nobody's.
  ofTable: true,
  resolve,
  // WS-AFV-02, WS-PORT-01: AFVs throw as the turn starts, and portals move as soon as they are seen.
  outOfTurn: (_scene, { task }) => task !== 'action',
  fills: [
    'factors',
    'casualties',
    'strength',
    'support',
    'state',
    'immobile',
    'enemy-seen',
    'counters',
    'no-contact',
    'unavailable',
  ],
  fill: knownOfTask,
  effects: (scene, declared, outcome, draw, book) => {
    const play = new Play(scene, book, draw);
    afterTask(play, declared, outcome);
    return play.effects;
  },
};
