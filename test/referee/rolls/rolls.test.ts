import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { Notation } from '../../../src/referee/rolls/notation.ts';

// A thread that takes very long to start.
vi.mock('../../../src/threads/kept-thread.ts', async (original) => ({
  ...(await original<typeof import('../../../src/threads/kept-thread.ts')>()),
  startBeside: () => Object.assign(new EventEmitter(), { ref() {}, unref() {}, postMessage() {}, terminate() {} }),
}));

test.each([
  ['2d6', 6],
  ['d%', 100],
  ['10d10 - 2d4+3', 10],
])(
  '%s asks for its first die before anything else: it may have to be announced, and that can’t wait',
  async (dice, sides) => {
    const asked: number[] = [];
    const announced = new Error('Its dice have to be announced first');
    const thrown = new Notation().work(dice, (of) => {
      asked.push(of);
      throw announced;
    });
    await expect(thrown).rejects.toBe(announced);
    expect(asked).toEqual([sides]);
  },
);
