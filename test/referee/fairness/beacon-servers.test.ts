import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { timeOfRound } from '../../../src/fairness/beacon/chain.ts';
import { wrongAmong } from '../../../src/fairness/beacon/signature.ts';
import { BeaconServers, PUBLIC_SERVERS } from '../../../src/referee/fairness/beacon-servers.ts';
import { ownChain, signatureFor } from '../../fairness/beacon/own-chain.ts';

// Servers of the tests' own chain, over loopback HTTP. Time is the test's: whoever waits makes it pass.

const ROUND = 1000;
const PUBLISHED = timeOfRound(ownChain, ROUND);

let now: number;
let waits: number[];
let asked: string[];
const open: Server[] = [];

beforeEach(() => {
  [now, waits, asked] = [PUBLISHED, [], []];
});

afterEach(() => {
  for (const each of open.splice(0)) each.close().closeAllConnections();
});

/** The address of a server. */
async function served(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server as drand's are: what isn't published yet is too early. */
const honest: RequestListener = ({ url = '' }, response) => {
  const [, round] = /\/public\/(\d+)$/.exec(url) ?? [];
  if (now < timeOfRound(ownChain, Number(round))) response.writeHead(425).end();
  else response.end(JSON.stringify({ round: Number(round), randomness: 'x', signature: signatureFor(Number(round)) }));
};

const saying =
  (text: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(text);
  };

/** @param fast how far the host's clock is ahead, in milliseconds */
function asking(addresses: readonly string[], fast = 0): BeaconServers {
  return new BeaconServers({
    ...{ addresses, chain: ownChain, now: () => new Date(now + fast) },
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    wrongAmong: async (chain, rounds) => wrongAmong(chain, rounds),
  });
}

describe('a round', () => {
  test('is asked for once it’s published, at its chain’s own address', async () => {
    now = PUBLISHED - 2700;
    expect(await asking([await served(honest)]).signatureOf(ROUND)).toBe(signatureFor(ROUND));
    expect([waits, asked]).toEqual([[2700], [`/${ownChain.hash}/public/${ROUND}`]]);
  });

  test('is asked for again if it’s too early by the server’s clock', async () => {
    // The host's clock is a second fast.
    now = PUBLISHED - 1000;
    const servers = asking([await served(honest)], 1000);
    expect(await servers.signatureOf(ROUND)).toBe(signatureFor(ROUND));
    expect(waits).toEqual([250, 500, 1000]);
  });

  test('is soon asked for, however slow the host’s clock is', async () => {
    const servers = asking([await served(honest)], -3_600_000);
    await servers.signatureOf(ROUND);
    expect([waits, asked.length]).toEqual([[4500], 1]);
  });

  test('is asked for once, whoever waits for it', async () => {
    const servers = asking([await served(honest)]);
    const all = await Promise.all([1, 2, 3].map(() => servers.signatureOf(ROUND)));
    expect(new Set(all)).toEqual(new Set([signatureFor(ROUND)]));
    expect(asked).toHaveLength(1);
    await servers.signatureOf(ROUND - 1);
    expect(asked).toHaveLength(2);
  });
});

describe('a server that isn’t right is passed over', () => {
  test.each([
    ['says that there’s no such round', saying('', 404)],
    ['fails', saying('', 500)],
    ['says no JSON', saying('<html>')],
    ['says something else', saying('{"signature":7}')],
    ['says nothing', saying('')],
    ['has another round’s signature', saying(JSON.stringify({ signature: signatureFor(ROUND + 1) }))],
    ['makes one up', saying(JSON.stringify({ signature: 'ab'.repeat(48) }))],
    ['says more than 4 kB', saying(JSON.stringify({ signature: signatureFor(ROUND), more: 'x'.repeat(4096) }))],
    ['hangs up', (({ socket }) => void socket.destroy()) as RequestListener],
  ])('if it %s', async (_, listener) => {
    const servers = asking([await served(listener), await served(honest)]);
    expect(await servers.signatureOf(ROUND)).toBe(signatureFor(ROUND));
    expect([waits, asked.length]).toEqual([[], 2]);
  });

  test('if nobody is there', async () => {
    const address = await served(honest);
    open.pop()!.close();
    expect(await asking([address, await served(honest)]).signatureOf(ROUND)).toBe(signatureFor(ROUND));
  });
});

test('servers are asked without end, more and more slowly, and never for other dice', async () => {
  let left = 12;
  const servers = asking([
    await served(saying('', 503)),
    await served((request, response) => (left-- > 0 ? saying('', 503) : honest)(request, response)),
  ]);
  expect(await servers.signatureOf(ROUND)).toBe(signatureFor(ROUND));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000]);
  expect(new Set(asked)).toEqual(new Set([`/${ownChain.hash}/public/${ROUND}`]));
});

test('nothing is asked any more once nobody needs it', async () => {
  const address = await served((request, response) => {
    servers.end();
    saying('', 503)(request, response);
  });
  const servers = asking([address]);
  await expect(servers.signatureOf(ROUND)).rejects.toThrow(/abort/i);
  await expect(servers.signatureOf(ROUND)).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(1);
});

test('drand’s own servers are asked over https', () => {
  expect(PUBLIC_SERVERS.filter((each) => !/^https:\/\/[^/]+$/.test(each))).toEqual([]);
});
