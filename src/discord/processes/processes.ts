import { SimpleIdentifyThrottler } from 'discord.js';
import { type Cluster, ClusterManager } from 'discord-hybrid-sharding';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { answerIdentifying } from './identifying.ts';
import { type Counted, countShards, spread } from './shards.ts';

/** How long a process may take until all of its shards are connected, and what it may take more for each of them, in milliseconds. */
const READY_WITHIN = 5 * 60_000;
const IDENTIFIED_WITHIN = 6_000;
/** How long a process may take to finish what it has begun. */
const DONE_WITHIN = 25_000;

/** A process that keeps ending is started again this often in an hour. */
const RESTARTS = { max: 20, interval: 60 * 60_000, current: 0 };

/** The exit status of a process if the host has to fix something first: starting it again doesn't help. */
const NOT_STARTED = 2;

/** The processes that share all shards. */
export class Processes {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #manager: ClusterManager;
  readonly #hears: (message: unknown) => void;
  /** Those that were told to end, until they have. */
  readonly #ending = new Set<Promise<void>>();
  #counted: Counted;
  #throttler: SimpleIdentifyThrottler;
  #turning: Promise<void> | undefined;
  #stopped = false;
  #fail: (status: number) => void = () => undefined;
  /** Resolves with an exit status if nothing but the host can help. */
  readonly failed = new Promise<number>((resolve) => {
    this.#fail = resolve;
  });

  private constructor(file: string, config: Config, counted: Counted, log: Logger, hears: (message: unknown) => void) {
    this.#hears = hears;
    this.#config = config;
    this.#counted = counted;
    this.#throttler = new SimpleIdentifyThrottler(counted.atOnce);
    this.#log = log;
    this.#manager = new ClusterManager(file, {
      totalShards: counted.count,
      totalClusters: spread(counted.count, config.processes).length,
      token: config.token!,
      mode: 'process',
      restarts: { ...RESTARTS },
      execArgv: process.execArgv,
    });
    this.#manager.on('clusterCreate', (cluster) => this.#watch(cluster));
  }

  /**
   * Starts all processes, one after the other.
   * @param file the program that each of them runs @param hears everything that one of them sends
   * @throws what Discord says
   */
  static async start(
    file: string,
    config: Config,
    log: Logger,
    hears: (message: unknown) => void = () => undefined,
  ): Promise<Processes> {
    const all = new Processes(file, config, await countShards(config), log, hears);
    await all.#startAll();
    return all;
  }

  /** The processes that run, and take part. */
  get running(): readonly Cluster[] {
    return [...this.#manager.clusters.values()];
  }

  /** How many shards there are. */
  get shards(): number {
    return this.#counted.count;
  }

  /**
   * Replaces each process by a new one, which is connected before the old one ends. If Discord recommends another number of shards by
   * now, all new ones are connected before any of the old ones ends. Never fails: what's wrong is logged, and the old ones stay.
   */
  turn(): Promise<void> {
    this.#turning ??= this.#turn()
      .catch((err: unknown) => this.#log.error({ err }, 'couldn’t replace a process: those that run stay'))
      .finally(() => {
        this.#turning = undefined;
      });
    return this.#turning;
  }

  /** Tells all processes to finish what they've begun, and waits until they have. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#manager.respawn = false;
    for (const cluster of this.running) this.#end(cluster);
    await Promise.all(this.#ending);
  }

  async #startAll(): Promise<void> {
    for (const [id, shards] of this.#lists().entries()) this.#manager.clusters.set(id, await this.#begin(id, shards));
  }

  #lists(): readonly (readonly number[])[] {
    return spread(this.#counted.count, this.#config.processes);
  }

  async #turn(): Promise<void> {
    const { count: before, atOnce } = this.#counted;
    this.#counted = await countShards(this.#config);
    if (this.#counted.atOnce !== atOnce) this.#throttler = new SimpleIdentifyThrottler(this.#counted.atOnce);
    const { clusters } = this.#manager;
    if (this.#counted.count === before) {
      for (const [id, shards] of this.#lists().entries()) {
        const old = clusters.get(id);
        clusters.set(id, await this.#begin(id, shards));
        if (old) this.#end(old);
      }
      return;
    }
    this.#log.info({ shards: this.#counted.count, before }, 'another number of shards');
    const old = this.running;
    const fresh = new Map<number, Cluster>();
    for (const [id, shards] of this.#lists().entries()) fresh.set(id, await this.#begin(id, shards));
    clusters.clear();
    for (const [id, cluster] of fresh) clusters.set(id, cluster);
    for (const each of old) this.#end(each);
  }

  /** Starts a process, and waits until it's connected. */
  async #begin(id: number, shards: readonly number[]): Promise<Cluster> {
    if (this.#stopped) throw new Error('All processes are being stopped');
    // The library only counts it among those that run if it's told to: until it's connected, the old one is.
    const cluster = this.#manager.createCluster(id, [...shards], this.#counted.count, true);
    await cluster.spawn(READY_WITHIN + shards.length * IDENTIFIED_WITHIN);
    this.#log.info({ process: id, shards }, 'a process is ready');
    return cluster;
  }

  #watch(cluster: Cluster): void {
    cluster.on('spawn', (child) => {
      child?.on('message', this.#hears);
      if (child && 'exitCode' in child) answerIdentifying(child, () => this.#throttler);
    });
    cluster.on('death', (_, child) => {
      const status = child && 'exitCode' in child ? child.exitCode : undefined;
      if (this.#stopped) return;
      this.#log.error({ process: cluster.id, status }, 'a process has ended');
      if (status === NOT_STARTED) this.#fail(NOT_STARTED);
      else if (cluster.restarts.current >= RESTARTS.max) this.#fail(1);
    });
    // A process that couldn't come up again: the library tells of it here, and otherwise Node would end the whole program.
    cluster.on('error', (err: unknown) => this.#log.error({ err, process: cluster.id }, 'a process didn’t come up'));
  }

  /** The library's own `kill` would forget the process before it has ended. */
  #end(cluster: Cluster): void {
    const child = cluster.thread?.process;
    if (!child || !('exitCode' in child) || child.exitCode !== null) return;
    cluster.restarts.cleanup();
    const ended = new Promise<void>((resolve) => {
      const late = setTimeout(() => child.kill('SIGKILL'), DONE_WITHIN);
      // The library's listeners would start it again.
      child.removeAllListeners('exit');
      child.once('exit', () => {
        clearTimeout(late);
        resolve();
      });
      child.kill('SIGTERM');
    }).finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }
}
