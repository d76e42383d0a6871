import { expect } from 'vitest';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return expect.fail('nothing was thrown');
}

/** The input error that an action ends in; anything else fails. */
export function inputErrorOf(action: () => unknown): Pick<InputError, 'says' | 'values'> {
  const thrown = caught(action);
  if (!(thrown instanceof InputError)) throw thrown;
  return { says: thrown.says, values: thrown.values };
}

/** The refusal that an action ends in; anything else fails. */
export function refusalOf(action: () => unknown): Pick<Refusal, 'rule' | 'says' | 'values' | 'reason'> {
  const thrown = caught(action);
  if (!(thrown instanceof Refusal)) throw thrown;
  return { rule: thrown.rule, says: thrown.says, values: thrown.values, reason: thrown.reason };
}
