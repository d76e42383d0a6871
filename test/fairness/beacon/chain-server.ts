import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BeaconChain, timeOfRound } from '../../../src/fairness/beacon/chain.ts';
import { ownChain, signatureFor } from './own-chain.ts';

/** A server of the tests' own chain, over loopback HTTP: what isn't published yet is too early (425). */
export class ChainServer {
  readonly #server: Server;
  readonly #now: () => number;
  /** The rounds that it was asked for, in order. */
  readonly asked: number[] = [];
  /** Whether it answers at all. */
  up = true;

  private constructor(server: Server, now: () => number, chain: BeaconChain) {
    this.#server = server;
    this.#now = now;
    server.on('request', ({ url = '' }, response) => {
      const round = Number(new RegExp(`^/${chain.hash}/public/(\\d+)$`).exec(url)?.[1]);
      this.asked.push(round);
      if (!this.up) response.writeHead(503).end();
      else if (this.#now() < timeOfRound(chain, round)) response.writeHead(425).end();
      else response.end(JSON.stringify({ round, signature: signatureFor(round) }));
    });
  }

  /** @param now in milliseconds since 1970 */
  static async start(now: () => number, chain: BeaconChain = ownChain): Promise<ChainServer> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new ChainServer(server, now, chain);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}
