import { allOf } from './words.ts';

/** What people read after their names when something waits for them. */
export const called = {
  asked: 'somebody needs your answer.',
  answered: 'what you asked has been answered.',
  question: 'somebody questions a ruling of yours, and is waiting for your answer.',
  office: 'this is being offered to you.',
  joined: 'you’re in. Somebody has agreed to it.',
  turn: 'it’s your turn.',
  step: 'everyone has finished, so it’s on to the next step.',
  owes: (what: readonly string[]) =>
    what.length === 1
      ? `${what[0]} comes first, and it’s yours to give.`
      : `${allOf(what)} come first, and they’re yours to give.`,
  ready: 'the others have finished this step and are waiting for you.',
  over: 'the battle is over.',
  orders: 'the others have written their orders and are waiting for yours.',
  revealed: 'all the orders are in. Here they are.',
} as const;
