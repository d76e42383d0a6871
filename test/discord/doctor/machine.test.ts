import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkMachine, isOlder, type Machine, thisMachine } from '../../../src/discord/doctor/machine.ts';
import { checkRelease } from '../../../src/discord/doctor/release.ts';

const MB = 1024 * 1024;
const good: Machine = { node: '20.20.2', freeMemory: () => 2000 * MB, freeDisk: async () => 5000 * MB };
const found = async (machine: Partial<Machine>, database = 'sqlite:///data/umpire.sqlite') =>
  (await checkMachine({ ...good, ...machine }, database)).map(({ level, found: what }) => `${level} ${what}`);

describe('a machine', () => {
  test('with everything that Umpire needs is fine', async () => {
    expect(await found({})).toEqual([]);
    expect(await found({ node: '24.1.0' })).toEqual([]);
  });

  test('with an old Node is not', async () => {
    expect(await found({ node: '20.19.9' })).toEqual(['fault node']);
    expect(await found({ node: '18.20.4' })).toEqual(['fault node']);
  });

  test('with little memory or disk is warned of before it is too late', async () => {
    expect(await found({ freeMemory: () => 149 * MB })).toEqual(['hint memory']);
    expect(await found({ freeMemory: () => 49 * MB })).toEqual(['fault memory']);
    expect(await found({ freeDisk: async () => 999 * MB })).toEqual(['hint disk']);
    expect(await found({ freeDisk: async () => 99 * MB })).toEqual(['fault disk']);
  });

  test('needs no disk of its own for a database elsewhere', async () => {
    const full = { freeDisk: async () => 0 };
    expect(await found(full, 'postgres://host/umpire')).toEqual([]);
    expect(await found(full, 'sqlite://:memory:')).toEqual([]);
  });

  test('says what it has', async () => {
    expect(thisMachine.freeMemory()).toBeGreaterThan(0);
    expect(await thisMachine.freeDisk('.')).toBeGreaterThan(0);
  });
});

test.each([
  ['0.1.0', '0.1.1', true],
  ['0.9.0', '0.10.0', true],
  ['1.0', '1.0.0', false],
  ['v1.2.3', '1.2.3', false],
  ['2.0.0', '1.9.9', false],
  ['16.9 (Debian 16.9-1)', '15', false],
  ['3.44.2', '3.39', false],
])('%s is older than %s: %s', (one, other, older) => {
  expect(isOlder(one, other)).toBe(older);
});

describe('the page of releases', () => {
  async function answering(status: number, body: string): Promise<string[]> {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      return (await checkRelease(`http://127.0.0.1:${port}/latest`, '0.1.0')).map(({ found: what }) => what);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('in GitHub’s form or as a version alone says whether this one is outdated', async () => {
    expect(await answering(200, '{"tag_name":"v0.2.0"}')).toEqual(['outdated']);
    expect(await answering(200, '{"version":"0.1.1"}')).toEqual(['outdated']);
    expect(await answering(200, '{"version":"0.1.0"}')).toEqual([]);
  });

  test('that can’t be read is only a hint', async () => {
    expect(await answering(404, '')).toEqual(['releases']);
    expect(await answering(200, 'hello')).toEqual(['releases']);
    expect(await answering(200, '{"version":"latest"}')).toEqual(['releases']);
    expect(await answering(200, '{}')).toEqual(['releases']);
  });

  test('isn’t asked for unless the host has set it', async () => {
    expect(await checkRelease(undefined)).toEqual([]);
  });
});
