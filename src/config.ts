import * as z from 'zod';
import { RULESET_IDS } from './rules/index.ts';

const snowflake = z
  .string()
  .regex(/^\d{17,20}$/, 'an ID of 17 to 20 digits, as Discord shows it with Developer Mode on');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const PORT = 'a port: 1 to 65535, or 0 for any that’s free';

// An empty line in .env means that it's not set.
const unset = (value: unknown) => (value === '' ? undefined : value);

const port = z.preprocess(unset, z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT).optional());

/** A whole number, with its default. */
function bounded(usual: number, least = 0) {
  const number = z.coerce.number({ error: 'a whole number' }).int('a whole number').min(least, `${least} or more`);
  return z.preprocess(unset, number.max(1_000_000, 'a million at most').default(usual));
}

/** IDs with commas between them. */
const someIds = z.preprocess(
  unset,
  z
    .string()
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(snowflake))
    .optional(),
);

const environment = z.object({
  DISCORD_TOKEN: z.preprocess(unset, z.string().min(1).optional()),
  DISCORD_GUILD_ID: z.preprocess(unset, snowflake.optional()),
  DISCORD_API: z.preprocess(unset, z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional()),
  DATABASE_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^(sqlite:\/\/.+|postgres(ql)?:\/\/.+|rediss?:\/\/.+|memory:)$/, {
        error: 'sqlite://path, postgres://…, redis://… or memory:',
      })
      .default('sqlite://umpire.sqlite'),
  ),
  DEFAULT_RULES: z.preprocess(
    unset,
    z
      .enum(RULESET_IDS as [string, ...string[]], { error: `one of ${RULESET_IDS.join(', ')}` })
      .default('landser-classic'),
  ),
  CACHE_MB: bounded(64, 1),
  COMMANDS_PER_USER: bounded(60),
  COMMANDS_PER_SERVER: bounded(600),
  IMPORTS_PER_USER: bounded(6),
  IMPORTS_PER_SERVER: bounded(30),
  DISCORD_SERVERS: someIds,
  OWNERS: someIds,
  UMPIRE_SHARDS: z.preprocess(
    (value) => (value === 'auto' ? undefined : unset(value)),
    z.coerce
      .number({ error: 'auto, or a whole number' })
      .int('a whole number')
      .min(1, '1 or more')
      .max(10_000, '10000 at most')
      .optional(),
  ),
  UMPIRE_PROCESSES: z.preprocess(
    unset,
    z.coerce
      .number({ error: 'a whole number' })
      .int('a whole number')
      .min(1, '1 or more')
      .max(100, '100 at most')
      .default(1),
  ),
  RELEASES_URL: z.preprocess(unset, z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional()),
  METRICS_PORT: port,
  METRICS_HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PAGE_PORT: port,
  PAGE_HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PAGE_URL: z.preprocess(unset, z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional()),
  BEACON_URL: z.preprocess(
    unset,
    z
      .string()
      .transform((text) => (text === 'off' ? [] : text.split(',').map((each) => each.trim().replace(/\/+$/, ''))))
      .pipe(z.array(z.url({ protocol: /^https?$/, error: 'http or https addresses with commas between them, or off' })))
      .optional(),
  ),
  BEACON_CHAIN: z.preprocess(unset, z.string().optional()),
  KEEP_MISSES: z.preprocess(unset, z.enum(['on', 'off'], { error: 'on or off' }).default('on')),
  LOG_LEVEL: z.preprocess(unset, z.enum(LEVELS, { error: `one of ${LEVELS.join(', ')}` }).default('info')),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** Where the rounds of a public beacon come from. */
export interface BeaconSettings {
  /** Without a slash at the end, in the order in which they're asked; drand's own if left out. */
  readonly addresses: readonly string[] | undefined;
  /** A file with another chain, for tests. */
  readonly chain: string | undefined;
}

/** What the host has set, checked. */
export interface Config {
  readonly token: string | undefined;
  /** Register the commands only in this server, where changes take effect at once. */
  readonly guild: string | undefined;
  /** A different address for Discord's API: tests have their own. */
  readonly api: string | undefined;
  readonly database: string;
  readonly defaultRules: string;
  /** How much memory campaigns may take together, in bytes. */
  readonly cacheBytes: number;
  readonly quotas: {
    /** Per minute. */
    readonly commandsPerUser: number;
    readonly commandsPerServer: number;
    /** Per hour. */
    readonly importsPerUser: number;
    readonly importsPerServer: number;
  };
  /** The servers that the bot works for; all if none are named. */
  readonly servers: readonly string[] | undefined;
  /** The users who may give `/host`; the application's owner or team if none are named. */
  readonly owners: readonly string[] | undefined;
  /** How many connections to Discord there are; `auto` for as many as Discord recommends. */
  readonly shards: number | 'auto';
  /** How many processes share them. */
  readonly processes: number;
  /** The shards of this process, if another one has started it. */
  readonly cluster: { readonly id: number; readonly shards: readonly number[]; readonly count: number } | undefined;
  /** An address that says which version is the newest. */
  readonly releases: string | undefined;
  /** Where the metrics are served, if they are. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where the live page of a drawn table is served, and its public address without a slash at the end; nothing if it isn't. */
  readonly page: { readonly port: number; readonly host: string; readonly url: string } | undefined;
  /** The one setting without which the other does nothing. */
  readonly pageLacks: 'PAGE_PORT' | 'PAGE_URL' | undefined;
  /** Where rounds of the public beacon are asked for; nothing if dice can't come from it here. */
  readonly beacon: BeaconSettings | undefined;
  /** Store the questions that players say weren't answered, for the host to read. */
  readonly keepMisses: boolean;
  readonly logLevel: (typeof LEVELS)[number];
}

/** An environment variable that is wrong, with what is allowed. */
export class ConfigError extends Error {}

/** The environment as configuration. Values are never repeated: one may be a secret in the wrong place. @throws {ConfigError} */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path, message }) => `${String(path[0])}: must be ${message}`));
    throw new ConfigError(
      `Some settings in the environment are wrong.\n  ${[...wrong].join('\n  ')}\nSee .env.example.`,
    );
  }
  const { data } = read;
  if (data.UMPIRE_PROCESSES > 1 && !/^(postgres|redis)/.test(data.DATABASE_URL))
    throw new ConfigError(
      'UMPIRE_PROCESSES: several processes need PostgreSQL or Redis. SQLite is for one process. `npx umpire move` takes everything along.',
    );
  return {
    token: data.DISCORD_TOKEN,
    guild: data.DISCORD_GUILD_ID,
    api: data.DISCORD_API,
    database: data.DATABASE_URL,
    defaultRules: data.DEFAULT_RULES,
    cacheBytes: data.CACHE_MB * 1024 * 1024,
    quotas: {
      commandsPerUser: data.COMMANDS_PER_USER,
      commandsPerServer: data.COMMANDS_PER_SERVER,
      importsPerUser: data.IMPORTS_PER_USER,
      importsPerServer: data.IMPORTS_PER_SERVER,
    },
    servers: data.DISCORD_SERVERS,
    owners: data.OWNERS,
    shards: data.UMPIRE_SHARDS ?? 'auto',
    processes: data.UMPIRE_PROCESSES,
    cluster: clusterIn(env),
    releases: data.RELEASES_URL,
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    ...pageIn(data),
    beacon: data.BEACON_URL?.length === 0 ? undefined : { addresses: data.BEACON_URL, chain: data.BEACON_CHAIN },
    keepMisses: data.KEEP_MISSES === 'on',
    logLevel: data.LOG_LEVEL,
  };
}

function pageIn({
  PAGE_PORT: port,
  PAGE_HOST: host,
  PAGE_URL: url,
}: z.infer<typeof environment>): Pick<Config, 'page' | 'pageLacks'> {
  if (port !== undefined && url !== undefined)
    return { page: { port, host, url: url.replace(/\/+$/, '') }, pageLacks: undefined };
  const lacks = port === undefined ? 'PAGE_PORT' : 'PAGE_URL';
  return { page: undefined, pageLacks: port === undefined && url === undefined ? undefined : lacks };
}

/** Which shards a process was started with: discord-hybrid-sharding says so in the environment. */
const started = z.object({
  CLUSTER_MANAGER: z.literal('true'),
  CLUSTER: z.coerce.number().int().min(0),
  SHARD_LIST: z.string().regex(/^\d+(,\d+)*$/),
  TOTAL_SHARDS: z.coerce.number().int().min(1),
});

function clusterIn(env: Readonly<Record<string, string | undefined>>): Config['cluster'] {
  const read = started.safeParse(env);
  if (!read.success) return undefined;
  const { CLUSTER: id, SHARD_LIST: list, TOTAL_SHARDS: count } = read.data;
  return { id, shards: list.split(',').map(Number), count };
}
