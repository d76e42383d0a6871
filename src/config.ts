import { z } from 'zod';
import { RULESET_IDS } from './rules/index.ts';

const snowflake = z
  .string()
  .regex(/^\d{17,20}$/, 'an ID of 17 to 20 digits, as Discord shows it with Developer Mode on');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// An empty line in .env means: not set.
const unset = (value: unknown) => (value === '' ? undefined : value);

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
  LOG_LEVEL: z.preprocess(unset, z.enum(LEVELS, { error: `one of ${LEVELS.join(', ')}` }).default('info')),
});

/** What the host has set, checked. */
export interface Config {
  readonly token: string | undefined;
  /** Register the commands in this server only, where they change at once. */
  readonly guild: string | undefined;
  /** Another address for Discord's API: tests have their own. */
  readonly api: string | undefined;
  readonly database: string;
  readonly defaultRules: string;
  readonly logLevel: (typeof LEVELS)[number];
}

/** A variable of the environment that is wrong, with what is allowed. */
export class ConfigError extends Error {}

/** The environment as configuration. Values are never repeated: one may be a secret in the wrong place. @throws {ConfigError} */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: must be ${message}`);
    throw new ConfigError(`The environment is not right.\n  ${wrong.join('\n  ')}\nSee .env.example.`);
  }
  const { DISCORD_TOKEN, DISCORD_GUILD_ID, DISCORD_API, DATABASE_URL, DEFAULT_RULES, LOG_LEVEL } = read.data;
  return {
    token: DISCORD_TOKEN,
    guild: DISCORD_GUILD_ID,
    api: DISCORD_API,
    database: DATABASE_URL,
    defaultRules: DEFAULT_RULES,
    logLevel: LOG_LEVEL,
  };
}
