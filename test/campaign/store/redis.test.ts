import { randomUUID } from 'node:crypto';
import { createClient } from '@keyv/redis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { within } from '../../../src/campaign/store/deadline.ts';
import { openStore } from '../../../src/campaign/store/open.ts';
import { caveatOf } from '../../../src/campaign/store/redis.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { letsTheProcessEnd } from './children.ts';
import { keepsTheContract } from './contract.ts';
import { proxyTo, type TcpProxy } from './proxy.ts';

/** Its user must be allowed to make users. */
const url = process.env.TEST_REDIS_URL ?? '';
/** What fails at once is there long before an answer would be given up, in milliseconds. */
const AT_ONCE = 4_000;
const title = url ? 'Redis' : 'Redis (skipped: TEST_REDIS_URL is not set)';

describe.skipIf(!url)(title, () => {
  const run = `test:${randomUUID()}`;
  /** Another connection to the same database. */
  const beside = createClient(url ? { url } : {});

  beforeAll(async () => {
    await beside.connect();
  });
  afterAll(async () => {
    const left = await beside.keys(`umpire::${run}*`);
    if (left.length > 0) await beside.del(left);
    await beside.close();
  });

  describe('the contract', () => {
    keepsTheContract({
      url,
      shared: true,
      open: () => openStore(url),
      text: async (_, key) => (await beside.get(`umpire::${key}`)) ?? undefined,
    });
    letsTheProcessEnd(url, `${run}:child`);
  });

  describe('an append-only file', () => {
    test('is asked about when it is opened, and if there is none, the host is told what that means', async () => {
      const { appendonly } = await beside.configGet('appendonly');
      const { caveat } = await open(url);
      if (appendonly === 'yes') expect(caveat).toBeUndefined();
      else expect(caveat).toMatch(/^Redis at redis:.*runs with “appendonly no”\. .*can be lost/);
      expect(caveatOf('aof_enabled:1\r\n', 'Redis')).toBeUndefined();
      expect(caveatOf('aof_enabled:0\r\n', 'Redis')).toContain('appendonly no');
    });

    test('may be there or not where Redis does not say: the host is told that too', async () => {
      const user = `umpire-${randomUUID()}`;
      await beside.sendCommand(['ACL', 'SETUSER', user, 'on', '>pass', '~*', '+@all', '-info']);
      onTestFinished(async () => {
        await beside.sendCommand(['ACL', 'DELUSER', user]);
      });
      const limited = new URL(url);
      limited.username = user;
      limited.password = 'pass';
      const { caveat } = await open(limited.href);
      expect(caveat).toContain('doesn’t say whether');
      expect(caveat).not.toContain('pass@');
    });
  });

  describe('trap: without throwOnErrors on the adapter too', () => {
    test('a read that Redis refuses looks like an empty campaign', async () => {
      const store = await open(url);
      await beside.lPush(`umpire::${run}:list`, 'not a text');
      const refused = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('WRONGTYPE') };
      await expect(store.get(`${run}:list`)).rejects.toMatchObject(refused);
      expect(await store.add(`${run}:list`, 1)).toBe(false);
    });

    test('a write that Redis refuses looks done', async () => {
      const user = `umpire-${randomUUID()}`;
      await beside.sendCommand(['ACL', 'SETUSER', user, 'on', '>pass', '~*', '+@all']);
      onTestFinished(async () => {
        await beside.sendCommand(['ACL', 'DELUSER', user]);
      });
      const limited = new URL(url);
      limited.username = user;
      limited.password = 'pass';
      const store = await open(limited.href);
      await beside.sendCommand(['ACL', 'SETUSER', user, '-@write']);
      const refused = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('NOPERM') };
      await expect(store.set(`${run}:refused`, 1)).rejects.toMatchObject(refused);
      await expect(store.add(`${run}:refused`, 1)).rejects.toMatchObject(refused);
      await expect(store.delete(`${run}:refused`)).rejects.toMatchObject(refused);
      expect(await store.get(`${run}:refused`)).toBeUndefined();
      await expect(openStore(limited.href)).rejects.toMatchObject(refused);
    });
  });

  describe('trap: a Redis that is gone must fail at once, not wait in a queue', () => {
    test('at the start: one clear error', async () => {
      const proxy = await proxyTo(url, 6379);
      await proxy.cut();
      const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('ECONNREFUSED') };
      await expect(within(AT_ONCE, openStore(proxy.url))).rejects.toMatchObject(failed);
    });

    test('at the start, when it takes the connection and says nothing', async () => {
      const proxy = await proxyTo(url, 6379);
      proxy.freeze();
      const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('no answer') };
      await expect(openStore(proxy.url, { answerWithin: 200 })).rejects.toMatchObject(failed);
      await proxy.cut();
    });

    test('later: it fails at once, nothing is written after all, and it works when Redis is back', async () => {
      const { proxy, store } = await behindProxy(url);
      await store.set(`${run}:gone`, 1);
      await proxy.cut();
      await expect
        .poll(() => within(AT_ONCE, store.get(`${run}:gone`)).catch((error) => error.message))
        .toMatch('offline');
      const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('offline') };
      await expect(within(AT_ONCE, store.getMany([`${run}:gone`]))).rejects.toMatchObject(failed);
      await expect(within(AT_ONCE, store.set(`${run}:gone`, 2))).rejects.toMatchObject(failed);
      await expect(within(AT_ONCE, store.add(`${run}:gone:never`, 1))).rejects.toMatchObject(failed);
      await proxy.restore();
      const back = () => store.getMany([`${run}:gone`, `${run}:gone:never`]).catch((error) => error);
      await expect.poll(back).toEqual([1, undefined]);
    });

    test('closing while it is gone does not wait for it', async () => {
      const { proxy, store } = await behindProxy(url);
      await proxy.cut();
      await within(AT_ONCE, store.close());
    });
  });

  test('a write under way when the connection breaks has an unknown outcome', async () => {
    const { proxy, store } = await behindProxy(url);
    proxy.freeze();
    const adding = expect(store.add(`${run}:broken`, 1)).rejects.toMatchObject({ outcome: 'unknown' });
    await proxy.cut();
    await adding;
  });

  test('trap: a Redis that freezes: the outcome of a write is unknown, and it may yet be done', async () => {
    const { proxy, store } = await behindProxy(url, 1_000);
    proxy.freeze();
    const [adding, reading] = await Promise.allSettled([store.add(`${run}:frozen`, 1), store.get(`${run}:frozen`)]);
    expect(adding).toMatchObject({ reason: { name: 'StoreError', outcome: 'unknown' } });
    expect(reading).toMatchObject({ reason: { name: 'StoreError', outcome: 'failed' } });
    proxy.thaw();
    // One connection: what is asked now is answered after the write.
    expect(await store.get(`${run}:frozen`)).toBe(1);
    expect(await store.add(`${run}:frozen`, 1)).toBe(false);
  });
});

async function open(url: string, answerWithin = 5_000): Promise<Store> {
  const store = await openStore(url, { answerWithin });
  onTestFinished(() => store.close());
  return store;
}

async function behindProxy(url: string, answerWithin?: number): Promise<{ proxy: TcpProxy; store: Store }> {
  const proxy = await proxyTo(url, 6379);
  onTestFinished(() => proxy.cut());
  return { proxy, store: await open(proxy.url, answerWithin) };
}
