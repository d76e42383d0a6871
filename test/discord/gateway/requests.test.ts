import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RESTEvents } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Requests, Turns } from '../../../src/discord/gateway/requests.ts';

const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
let api: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('answers to interactions aren’t counted to the limit for all requests of a bot, and are seen like any others', async () => {
  const rest = new Requests({ api }).setToken('x');
  let seen = 0;
  rest.on(RESTEvents.Response, () => {
    seen += 1;
  });
  for (let i = 0; i < 60; i++) await rest.patch('/webhooks/1/x/messages/@original', { body: {}, auth: false });
  expect([rest.globalRemaining, seen]).toEqual([50, 60]);
  await rest.get('/gateway/bot');
  expect([rest.globalRemaining, seen]).toEqual([49, 61]);
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
});

describe('requests that may not wait', () => {
  /** A limit that's used up: it has room for so many once somebody has waited for it. */
  function usedUp(room: number, left = 1000) {
    const rest = { globalRemaining: 0, globalReset: Date.now() + left };
    const waits: number[] = [];
    const turns = new Turns(rest, async (ms) => {
      waits.push(ms);
      rest.globalRemaining = room;
    });
    const begun: number[] = [];
    const take = (i: number) =>
      turns.take(async () => {
        begun.push(i);
        rest.globalRemaining -= 1;
        return i;
      });
    return { waits, begun, take };
  }

  test('begin in order, and only while the limit has room', async () => {
    const { waits, begun, take } = usedUp(3);
    expect(await Promise.all([1, 2, 3].map(take))).toEqual([1, 2, 3]);
    expect([begun, waits.length]).toEqual([[1, 2, 3], 1]);
    await take(4);
    expect([begun, waits.length]).toEqual([[1, 2, 3, 4], 2]);
  });

  test('don’t begin at all if that would be too late', async () => {
    const { begun, take } = usedUp(3, 60_000);
    expect(await take(1)).toBe(undefined);
    expect(begun).toEqual([]);
  });

  test('go on after one that fails', async () => {
    const turns = new Turns({ globalRemaining: 9, globalReset: 0 });
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(async () => 2)).toBe(2);
  });
});
