import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type Problem, problemOf } from '../../command/problem.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

/** The person who asked gets the number of a fault, and the logs have its cause under that number. */
export function explained(words: Catalogue, error: unknown, log: Logger): Problem {
  const reference = randomBytes(4).toString('hex');
  const problem = worded(words, error, reference);
  if (problem.kind === 'fault') log.error({ err: error, reference }, 'command failed');
  return problem;
}

function worded(words: Catalogue, error: unknown, reference: string): Problem {
  try {
    return problemOf(words, error, reference);
  } catch (unworded) {
    // The catalogue lacks a sentence: that's our own bug, and it's reported as one.
    return problemOf(words, unworded, reference);
  }
}
