import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADED } from '../../src/threads/answering.ts';
import { KeptThread } from '../../src/threads/kept-thread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATIENCE = 10_000;

function keeping() {
  const worker = Object.assign(new EventEmitter(), { ref() {}, unref() {}, postMessage() {}, async terminate() {} });
  const thread = new KeptThread<string, string>(() => worker as unknown as Worker, {
    ...{ patience: PATIENCE, idle: 60_000 },
    failure: (why) => new Error(why),
  });
  return { worker, thread };
}

test('whoever asks waits for a new thread to load, and only then is the answer waited for', async () => {
  const { worker, thread } = keeping();
  const asked = thread.ask('3d6');
  await vi.advanceTimersByTimeAsync(PATIENCE * 4);
  worker.emit('message', LOADED);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  worker.emit('message', '11');
  expect(await asked).toBe('11');
});

test('a thread that’s loaded and doesn’t answer has failed, for the first question and the next ones alike', async () => {
  const { worker, thread } = keeping();
  const first = thread.ask('a riddle').catch((error: Error) => error.message);
  worker.emit('message', LOADED);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await first).toBe('silent');
  const second = thread.ask('3d6');
  worker.emit('message', LOADED);
  worker.emit('message', '11');
  expect(await second).toBe('11');
  const third = thread.ask('a riddle').catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await third).toBe('silent');
});

test('a thread that never gets loaded has failed after a minute', async () => {
  const { thread } = keeping();
  const asked = thread.ask('3d6').catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe('silent');
});
