import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Status } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import { beat, isAlive } from '../../../src/discord/gateway/heartbeat.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-heartbeat-'));
afterAll(() => rmSync(folder, { recursive: true }));

const connected = { ws: { status: Status.Ready } };
const never = (error: unknown) => {
  throw error;
};

test('the container is healthy while one of the processes is connected, whichever ends', () => {
  expect(isAlive(folder)).toBe(false);
  const connecting = beat({ ws: { status: Status.Connecting } }, never, folder, 1);
  expect(isAlive(folder)).toBe(false);
  const stops = [2, 3].map((process) => beat(connected, never, folder, process));
  expect(isAlive(folder)).toBe(true);
  expect(isAlive(folder, Date.now() + 3_600_000)).toBe(false);
  stops[0]!();
  expect(isAlive(folder)).toBe(true);
  stops[1]!();
  connecting();
  expect(isAlive(folder)).toBe(false);
});

test('a folder that can’t be written is no reason to stop', () => {
  const troubles: unknown[] = [];
  beat(connected, (error) => troubles.push(error), join(folder, 'nowhere'), 1)();
  expect(troubles).toHaveLength(1);
});
