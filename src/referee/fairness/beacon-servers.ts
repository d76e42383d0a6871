import * as z from 'zod';
import { type BeaconChain, timeOfRound } from '../../fairness/beacon/chain.ts';
import type { Round } from '../../fairness/beacon/signature.ts';

/** The servers that are asked unless the host names others. */
export const PUBLIC_SERVERS: readonly string[] = [
  'https://api.drand.sh',
  'https://drand.cloudflare.com',
  'https://api2.drand.sh',
];

/** No throw's round is further away than this, in milliseconds: a host's clock that is slow makes nobody wait longer. */
const FURTHEST = 4500;
/** How long a server may take, in milliseconds. */
const PATIENCE = 2000;
/** How much of its answer is read, in bytes: a round takes 200. */
const MOST_BYTES = 4096;
/** How long to wait before all of them are asked again, in milliseconds: twice as long each time, up to a minute. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 60_000;

const answer = z.looseObject({ signature: z.string() });

/** What the servers are asked with. */
export interface Asking {
  /** Without a slash at the end. */
  readonly addresses: readonly string[];
  readonly chain: BeaconChain;
  now(): Date;
  /** Waits so many milliseconds. @throws {Error} once nobody needs the answer any more */
  wait(ms: number, signal: AbortSignal): Promise<unknown>;
  /** Those of the rounds whose signature isn't the chain's. */
  wrongAmong(chain: BeaconChain, rounds: readonly Round[]): Promise<readonly Round[]>;
}

/**
 * The servers that publish drand's rounds. They aren't trusted: whatever they say only counts if the signature is the chain's. All
 * they learn is the number of a round, which is asked for once, whoever waits for it.
 */
export class BeaconServers {
  readonly #asking: Asking;
  readonly #ended = new AbortController();
  readonly #rounds = new Map<number, Promise<string>>();
  /** How many rounds have been asked for. */
  asked = 0;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /**
   * The signature of a round, once it's published and as soon as a server has it. Without end: a round doesn't lapse, and nothing can
   * be thrown in its place.
   * @throws {Error} only after `end`
   */
  signatureOf(round: number): Promise<string> {
    const asked = this.#rounds.get(round) ?? this.#ask(round).finally(() => this.#rounds.delete(round));
    this.#rounds.set(round, asked);
    return asked;
  }

  /** Nobody needs any answer any more. */
  end(): void {
    this.#ended.abort();
  }

  async #ask(round: number): Promise<string> {
    this.asked += 1;
    const { addresses, chain, now } = this.#asking;
    await this.#wait(Math.min(timeOfRound(chain, round) - now().getTime(), FURTHEST));
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      for (const address of addresses) {
        const signature = await this.#askOne(address, round);
        if (signature !== undefined) return signature;
      }
      await this.#wait(wait);
    }
  }

  /** The right signature, if that server has it: 425 says that it's too early. */
  async #askOne(address: string, round: number): Promise<string | undefined> {
    const { chain, wrongAmong } = this.#asking;
    this.#ended.signal.throwIfAborted();
    const said = await saidBy(`${address}/${chain.hash}/public/${round}`, this.#ended.signal).catch(() => undefined);
    const read = answer.safeParse(said);
    if (!read.success) return undefined;
    const { signature } = read.data;
    return (await wrongAmong(chain, [{ round, signature }])).length === 0 ? signature : undefined;
  }

  async #wait(ms: number): Promise<void> {
    const { signal } = this.#ended;
    signal.throwIfAborted();
    if (ms > 0) await this.#asking.wait(ms, signal);
  }
}

/** What an address answers, as JSON. @throws {Error} if that's nothing, too late or too much */
async function saidBy(address: string, ended: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.any([ended, AbortSignal.timeout(PATIENCE)]) });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new Error('It says too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
