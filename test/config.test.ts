import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { RULESET_IDS } from '../src/rules/index.ts';

function wrong(env: Readonly<Record<string, string>>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('Nothing was wrong');
}

const DEFAULTS = {
  token: undefined,
  guild: undefined,
  api: undefined,
  database: 'sqlite://umpire.sqlite',
  defaultRules: 'landser-classic',
  cacheBytes: 64 * 1024 * 1024,
  quotas: { commandsPerUser: 60, commandsPerServer: 600, importsPerUser: 6, importsPerServer: 30 },
  servers: undefined,
  beacon: { addresses: undefined, chain: undefined },
  page: undefined,
  pageLacks: undefined,
  keepMisses: true,
  metrics: undefined,
  releases: undefined,
  shards: 'auto',
  processes: 1,
  cluster: undefined,
  logLevel: 'info',
};

describe('an environment', () => {
  test('with nothing set is the terminal, on the embedded database', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
  });

  test('whose lines are empty, as .env.example has them, is as if nothing were set', () => {
    const names = ['DISCORD_TOKEN', 'DISCORD_GUILD_ID', 'DISCORD_API', 'DATABASE_URL', 'DEFAULT_RULES', 'LOG_LEVEL'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS);
  });

  test('holds more than ours, and that is nobody’s concern', () => {
    expect(readConfig({ PATH: '/bin', NODE_ENV: 'test', UNSET: undefined })).toEqual(DEFAULTS);
  });

  test.each([
    ['DISCORD_TOKEN', 'token', ['a.secret.token']],
    ['DISCORD_GUILD_ID', 'guild', ['12345678901234567', '12345678901234567890']],
    ['DISCORD_API', 'api', ['http://127.0.0.1:8080/api', 'https://discord.com/api']],
    ['DEFAULT_RULES', 'defaultRules', RULESET_IDS],
    ['LOG_LEVEL', 'logLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']],
    [
      'DATABASE_URL',
      'database',
      [
        'memory:',
        'sqlite://umpire.sqlite',
        'sqlite:///data/umpire.sqlite',
        'postgres://user:p%40ss@host:5432/umpire',
        'postgresql://host/umpire?sslmode=require',
        'redis://host:6379',
        'rediss://:secret@host',
      ],
    ],
  ] as const)('sets %s as %s', (variable, field, values) => {
    for (const value of values) expect(readConfig({ [variable]: value })).toEqual({ ...DEFAULTS, [field]: value });
  });
});

describe('the public beacon', () => {
  test.each([
    ['https://one.example/, http://two.example', ['https://one.example', 'http://two.example']],
    ['https://one.example', ['https://one.example']],
  ])('is asked at %s', (value, addresses) => {
    expect(readConfig({ BEACON_URL: value }).beacon).toEqual({ addresses, chain: undefined });
  });

  test('isn’t asked at all if it’s off', () => {
    expect(readConfig({ BEACON_URL: 'off', BEACON_CHAIN: 'own.json' }).beacon).toBeUndefined();
  });
});

describe('what is wrong', () => {
  const LEVELS = 'one of fatal, error, warn, info, debug, trace, silent';
  const DATABASES = 'sqlite://path, postgres://…, redis://… or memory:';
  const ID = 'an ID of 17 to 20 digits, as Discord shows it with Developer Mode on';

  test.each([
    ['DISCORD_GUILD_ID', '1234', ID],
    ['DISCORD_GUILD_ID', 'my server', ID],
    ['DISCORD_GUILD_ID', '123456789012345678901', ID],
    ['DISCORD_API', 'discord.com', 'an http or https address'],
    ['DISCORD_API', 'ftp://discord.com', 'an http or https address'],
    ['DATABASE_URL', 'mysql://user:hunter2@host/umpire', DATABASES],
    ['DATABASE_URL', 'umpire.sqlite', DATABASES],
    ['DATABASE_URL', 'sqlite://', DATABASES],
    ['DATABASE_URL', 'memory:more', DATABASES],
    ['DEFAULT_RULES', 'chess', `one of ${RULESET_IDS.join(', ')}`],
    ['DEFAULT_RULES', 'constructor', `one of ${RULESET_IDS.join(', ')}`],
    ['LOG_LEVEL', 'loud', LEVELS],
    ['LOG_LEVEL', 'INFO', LEVELS],
    ['BEACON_URL', 'api.drand.sh, ftp://two.example', 'http or https addresses with commas between them, or off'],
  ])('%s=%s is named with what is allowed', (variable, value, allowed) => {
    expect(wrong({ [variable]: value }).split('\n')).toEqual([
      'Some settings in the environment are wrong.',
      `  ${variable}: must be ${allowed}`,
      'See .env.example.',
    ]);
  });

  test('is all said at once', () => {
    const message = wrong({
      DISCORD_GUILD_ID: 'x',
      LOG_LEVEL: 'y',
      DATABASE_URL: 'z',
      DISCORD_API: 'w',
      DEFAULT_RULES: 'v',
    });
    expect(message.match(/must be/g)).toHaveLength(5);
  });

  test('never repeats a value: a secret may be in the wrong place', () => {
    const secret = 'MTIzNDU2.s3cr3t-hunter2';
    const names = ['DISCORD_GUILD_ID', 'DISCORD_API', 'DATABASE_URL', 'DEFAULT_RULES', 'LOG_LEVEL'];
    for (const name of names) {
      for (const value of [secret, `mysql://user:${secret}@host`, ` ${secret}`]) {
        const error = wrong({ DISCORD_TOKEN: secret, [name]: value });
        expect(error).toContain(name);
        expect(error).not.toContain('hunter2');
      }
    }
  });
});
