import { setMaxListeners } from 'node:events';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { BeaconSettings } from '../../config.ts';
import { quicknet } from '../../fairness/beacon/chain.ts';
import { BeaconServers, PUBLIC_SERVERS } from '../../referee/fairness/beacon-servers.ts';
import { Rounds } from '../../referee/fairness/rounds.ts';
import { type Beacon, type Found, Interrupted } from '../../referee/fairness/throws/announcing.ts';
import type { OpenThrow } from '../../referee/fairness/throws/open-throw.ts';
import type { Time } from '../time.ts';
import { chainIn } from './chain-file.ts';
import { findThrow } from './finding.ts';

/** A round that everybody knows: checking it is what a new thread does while the first throw waits for its own. */
const KNOWN = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
/** A thread that has had nothing to do for so long may be gone, in milliseconds. */
const COLD = 50_000;

interface Parts {
  readonly client: Client;
  readonly settings: BeaconSettings;
  readonly time: Time;
  readonly log: Logger;
  /** Goes on with a throw that another process has left. */
  takeUp(open: OpenThrow): void;
  /** Keeps a ruling that nobody could be shown, for the channel's next answer. */
  unshown: Beacon['unshown'];
  /** Tells whoever waits why nothing comes of a throw yet. */
  stuck: Beacon['stuck'];
}

/** The public beacon, and Discord's messages that announce throws. */
export class BeaconAtDiscord implements Beacon {
  readonly chain: Beacon['chain'];
  readonly takeUp: Beacon['takeUp'];
  readonly unshown: Beacon['unshown'];
  readonly stuck: Beacon['stuck'];
  readonly #client: Client;
  readonly #time: Time;
  readonly #servers: BeaconServers;
  readonly #rounds = new Rounds();
  readonly #log: Logger;
  readonly #ended = new AbortController();
  #warmed = Number.NEGATIVE_INFINITY;

  constructor({ client, settings, time, log, takeUp, unshown, stuck }: Parts) {
    this.chain = chainIn(settings.chain);
    this.takeUp = takeUp;
    this.unshown = unshown;
    this.stuck = stuck;
    this.#client = client;
    // As many as there are throws that wait.
    setMaxListeners(0, this.#ended.signal);
    this.#time = time;
    this.#log = log;
    this.#servers = new BeaconServers({
      ...{ addresses: settings.addresses ?? PUBLIC_SERVERS, chain: this.chain, now: () => time.now() },
      wait: (ms) => this.wait(ms),
      wrongAmong: (chain, rounds) => this.#rounds.wrongAmong(chain, rounds),
    });
  }

  /** How many rounds have been asked for. */
  get asked(): number {
    return this.#servers.asked;
  }

  async signatureOf(round: number): Promise<string> {
    this.#warm();
    try {
      return await this.#servers.signatureOf(round);
    } catch (error) {
      if (this.#ended.signal.aborted) throw new Interrupted();
      throw error;
    }
  }

  find(open: OpenThrow, ledger: string, notice: string): Promise<Found> {
    return findThrow(this.#client, open, ledger, notice, this.#time.now(), (err) =>
      this.#log.warn({ err }, 'couldn’t look for the messages of a throw'),
    );
  }

  wait(ms: number): Promise<void> {
    const { signal } = this.#ended;
    return new Promise((resolve, reject) => {
      const stop = () => {
        cancel();
        reject(new Interrupted());
      };
      if (signal.aborted) return reject(new Interrupted());
      const cancel = this.#time.after(ms, () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** Waits for nothing any more: the next process goes on. */
  end(): void {
    this.#ended.abort();
    this.#servers.end();
  }

  #warm(): void {
    const now = this.#time.now().getTime();
    if (now - this.#warmed < COLD) return;
    this.#warmed = now;
    void this.#rounds.wrongAmong(quicknet, [KNOWN]).catch(() => undefined);
  }
}
