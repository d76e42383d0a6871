import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Notation } from '../../../src/referee/rolls/notation.ts';
import { startThreadsFrom } from '../../../src/threads/kept-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-rolls-'));

// A thread that takes very long to start.
beforeAll(() => {
  writeFileSync(join(folder, 'dice-worker.js'), 'setInterval(() => {}, 1000);');
  startThreadsFrom(folder);
});
afterAll(() => {
  startThreadsFrom(inject('programs'));
  rmSync(folder, { recursive: true });
});

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
