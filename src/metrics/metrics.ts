import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreError } from '../campaign/store/store.ts';
import { VERSION } from '../version.ts';

/** A connection to Discord, as it is now. */
export interface ShardState {
  readonly shard: number;
  readonly connected: boolean;
  /** How long Discord took to answer the last heartbeat, in milliseconds; below 0 before the first one. */
  readonly ping: number;
}

/** What's looked at whenever somebody asks for the metrics, and never counted in between. */
export interface Now {
  readonly shards: readonly ShardState[];
  readonly servers: number;
  /** How much waits or is under way, by the name of its queue. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Rulings that are in the log and were never shown. */
  readonly untold: number;
  /** The campaigns in memory: how many bytes, and how often one was there or had to be read. */
  readonly campaigns: { readonly bytes: number; readonly hits: number; readonly misses: number };
  /** Since the start: rounds of a public beacon asked for, milliseconds waited for them, and throws by what became of them. */
  readonly beacon: {
    readonly asked: number;
    readonly waited: number;
    readonly throws: Readonly<Record<string, number>>;
  };
}

/** Discord allows 3 seconds for the first answer. In seconds. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10];
const LATE = [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 24 * 3600];

/**
 * How the bot is doing, for Prometheus. There's nothing about people in it: no user, server or channel, no text that anybody
 * typed. docs/metrics.md lists the names.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  #now: (() => Now) | undefined;

  readonly #commands = new Counter({
    name: 'umpire_commands_total',
    help: 'Commands, presses and forms that were answered or failed, by name and outcome.',
    labelNames: ['command', 'outcome', 'answered'],
    registers: this.#registers,
  });
  readonly #answers = new Histogram({
    name: 'umpire_answer_seconds',
    help: 'From the start of the work until the answer is sent.',
    labelNames: ['command'],
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly #acknowledgements = new Histogram({
    name: 'umpire_acknowledge_seconds',
    help: 'From when an interaction came in until Discord took the first answer to it.',
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly #store = new Histogram({
    name: 'umpire_store_seconds',
    help: 'How long the database took, by operation.',
    labelNames: ['operation'],
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly #storeErrors = new Counter({
    name: 'umpire_store_errors_total',
    help: 'What the database didn’t do. After the outcome “unknown”, the write may still have happened.',
    labelNames: ['operation', 'outcome'],
    registers: this.#registers,
  });
  readonly #requests = new Counter({
    name: 'umpire_discord_requests_total',
    help: 'Requests to Discord’s API, by the status of the answer.',
    labelNames: ['status'],
    registers: this.#registers,
  });
  readonly #limits = new Counter({
    name: 'umpire_discord_rate_limits_total',
    help: 'How often a request had to wait for one of Discord’s limits.',
    labelNames: ['scope'],
    registers: this.#registers,
  });
  readonly #reminders = new Histogram({
    name: 'umpire_reminder_late_seconds',
    help: 'How late the clock of a campaign did its work.',
    buckets: LATE,
    registers: this.#registers,
  });

  constructor() {
    new Gauge({
      name: 'umpire_info',
      help: 'The version that runs.',
      labelNames: ['version'],
      aggregator: 'first',
      registers: this.#registers,
    }).set({ version: VERSION }, 1);
    this.#watched(
      'umpire_gateway_connected',
      'Whether a shard is connected to Discord: 1 or 0.',
      ['shard'],
      (gauge, { shards }) => {
        for (const { shard, connected } of shards) gauge.set({ shard }, connected ? 1 : 0);
      },
    );
    this.#watched(
      'umpire_gateway_ping_seconds',
      'How long Discord took to answer a shard’s last heartbeat.',
      ['shard'],
      (gauge, { shards }) => {
        for (const { shard, ping } of shards) if (ping >= 0) gauge.set({ shard }, ping / 1000);
      },
    );
    this.#watched('umpire_servers', 'The servers that this process looks after.', [], (gauge, { servers }) =>
      gauge.set(servers),
    );
    this.#watched('umpire_waiting', 'What waits or is under way, by queue.', ['queue'], (gauge, { waiting }) => {
      for (const [queue, count] of Object.entries(waiting)) gauge.set({ queue }, count);
    });
    this.#watched('umpire_untold_rulings', 'Rulings in a log that were never shown.', [], (gauge, { untold }) =>
      gauge.set(untold),
    );
    this.#watched('umpire_campaigns_bytes', 'Roughly the memory that campaigns take.', [], (gauge, { campaigns }) =>
      gauge.set(campaigns.bytes),
    );
    this.#watched(
      'umpire_campaigns_found',
      'How often a campaign was in memory (hit) or had to be read (miss), since the start.',
      ['where'],
      (gauge, { campaigns }) => {
        gauge.set({ where: 'hit' }, campaigns.hits);
        gauge.set({ where: 'miss' }, campaigns.misses);
      },
    );
    this.#watched(
      'umpire_beacon_throws',
      'Throws from public rounds since the start, by what became of them.',
      ['what'],
      (gauge, { beacon }) => {
        for (const [what, count] of Object.entries(beacon.throws)) gauge.set({ what }, count);
      },
    );
    this.#watched(
      'umpire_beacon_waited_seconds',
      'How long throws have waited for their rounds, together.',
      [],
      (gauge, { beacon }) => gauge.set(beacon.waited / 1000),
    );
    this.#watched('umpire_beacon_rounds', 'Public rounds that were asked for.', [], (gauge, { beacon }) =>
      gauge.set(beacon.asked),
    );
    collectDefaultMetrics({ register: this.registry });
  }

  /** From now on, whoever asks for the metrics sees this as well. */
  watch(now: () => Now): void {
    this.#now = now;
  }

  /** A command, press or form is done. @param milliseconds how long it took; none if no work was begun */
  answered(command: string, outcome: string, answered: boolean, milliseconds?: number): void {
    this.#commands.inc({ command, outcome, answered: String(answered) });
    if (milliseconds !== undefined) this.#answers.observe({ command }, milliseconds / 1000);
  }

  /** Discord took the first answer to an interaction. */
  acknowledged(milliseconds: number): void {
    this.#acknowledgements.observe(milliseconds / 1000);
  }

  /** The database did something. */
  stored(operation: string, milliseconds: number): void {
    this.#store.observe({ operation }, milliseconds / 1000);
  }

  /** The database didn't do something. */
  failed(operation: string, outcome: StoreError['outcome'] | 'damaged'): void {
    this.#storeErrors.inc({ operation, outcome });
  }

  /** Discord answered a request. */
  requested(status: number): void {
    this.#requests.inc({ status });
  }

  /** A request has to wait for one of Discord's limits. @param scope `global`, `user` or `shared` */
  limited(scope: string): void {
    this.#limits.inc({ scope });
  }

  /** The clock of a campaign does its work. @param milliseconds how late it is */
  reminded(milliseconds: number): void {
    this.#reminders.observe(Math.max(0, milliseconds) / 1000);
  }

  #watched(name: string, help: string, labelNames: readonly string[], look: (gauge: Gauge, now: Now) => void): void {
    const watch = () => this.#now;
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: this.#registers,
      collect() {
        const now = watch()?.();
        this.reset();
        if (now) look(this, now);
      },
    });
  }
}
