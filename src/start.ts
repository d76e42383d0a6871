import { parseArgs } from 'node:util';
import { config as readEnvFile } from 'dotenv';
import { StoreError } from './campaign/store/store.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { InputError } from './kernel/refusal.ts';
import { CannotServe } from './metrics/serving.ts';
import { CannotServePages } from './page/cannot-serve.ts';
import { english } from './reply/english/index.ts';
import { errorMessage } from './reply/problem.ts';
import { exportChannel } from './terminal/exporting.ts';
import { type Flags, readFlags } from './terminal/flags.ts';
import { historyFile } from './terminal/history.ts';
import { CannotOpen, runTerminal } from './terminal/terminal.ts';
import { VERSION } from './version.ts';

/** The exit status if the host has to fix something before the bot can start. */
const NOT_STARTED = 2;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The program.
 * @param args its flags, or a command of its own such as `verify` @param env the environment, into which `.env` is read
 * @returns the exit status; the bot has none yet when this returns
 */
export async function run(args: readonly string[], env: Environment): Promise<number | undefined> {
  try {
    const [first, ...others] = args;
    if (first === 'verify') return await (await import('./terminal/verify.ts')).verifyFile(english, others);
    if (first === 'export') return await exportChannel(english, others, () => databaseHere(env));
    if (first === 'doctor') return await doctor(others, env);
    const calling = { words: english, args: others, usual: () => databaseHere(env) };
    if (first === 'backup') return await (await import('./terminal/host/backing-up.ts')).backUp(calling);
    if (first === 'restore') return await (await import('./terminal/host/backing-up.ts')).restoreFrom(calling);
    if (first === 'move') return await (await import('./terminal/host/backing-up.ts')).moveOver(calling);
    if (first === 'ledger') return await ledger(others, env);
    return await start(readFlags(args), env);
  } catch (error) {
    const message = error instanceof InputError ? errorMessage(english, error) : (error as Error).message;
    if (
      ![InputError, ConfigError, StoreError, CannotOpen, CannotServe, CannotServePages].some(
        (kind) => error instanceof kind,
      )
    )
      throw error;
    process.stderr.write(`${message}\n`);
    return NOT_STARTED;
  }
}

/** The database that the bot would use here. */
function databaseHere(env: Environment): string {
  readEnvFile({ quiet: true });
  return readConfig(env).database;
}

/** `npx umpire ledger CHANNEL …` @returns the exit status */
async function ledger(args: readonly string[], env: Environment): Promise<number> {
  readEnvFile({ quiet: true });
  const { ledgerCommand } = await import('./discord/throws/ledger-command.ts');
  return ledgerCommand(english, args, readConfig(env));
}

/** `npx umpire doctor [--db URL] [--json] [--quick]` @returns the exit status */
async function doctor(args: readonly string[], env: Environment): Promise<number> {
  const { values } = flagsOf(args) ?? {};
  if (!values) {
    process.stdout.write(`${english.doctor.usage}\n`);
    return NOT_STARTED;
  }
  readEnvFile({ quiet: true });
  const config = readConfig(env);
  const { tell } = await import('./discord/doctor/doctor.ts');
  const database = values.db ?? config.database;
  return tell(english, { config: { ...config, database }, quick: values.quick }, values.json);
}

function flagsOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args: [...args], options: { db: { type: 'string' }, json: flag, quick: flag } });
  } catch {
    // An unknown flag, or one without its value: how it's called is said then.
    return undefined;
  }
}

async function start(flags: Flags, env: Environment): Promise<number | undefined> {
  const { stdin: input, stdout: output } = process;
  if (flags.help) output.write(english.terminal.usage);
  if (flags.version) output.write(`${VERSION}\n`);
  if (flags.help || flags.version) return 0;
  readEnvFile({ quiet: true });
  const config = configWith(flags, env);
  if (config.token !== undefined && !flags.terminal) return startDiscord(config, flags);
  return runTerminal({
    words: english,
    flags,
    config,
    input,
    output,
    columns: env.COLUMNS,
    historyFile: historyFile(env),
  });
}

/** The bot's many modules are only loaded for the bot. */
async function startDiscord(config: Config, { ofTheTerminal }: Flags): Promise<undefined> {
  if (ofTheTerminal.length > 0) throw new InputError('flags-of-the-terminal', { flags: ofTheTerminal });
  const { startBot } = await import('./discord/running.ts');
  await startBot(english, config);
}

/** The flag wins, so a wrong variable does no harm beside it. */
function configWith({ db }: Flags, env: Environment): Config {
  if (db === undefined) return readConfig(env);
  return { ...readConfig({ ...env, DATABASE_URL: undefined }), database: db };
}
