#!/usr/bin/env node
import { config as readEnvFile } from 'dotenv';
import { StoreError } from './campaign/store/store.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { InputError } from './kernel/refusal.ts';
import { english } from './reply/english/index.ts';
import { errorMessage } from './reply/problem.ts';
import { exportChannel } from './terminal/exporting.ts';
import { type Flags, readFlags } from './terminal/flags.ts';
import { historyFile } from './terminal/history.ts';
import { CannotOpen, runTerminal } from './terminal/terminal.ts';
import { verifyFile } from './terminal/verify.ts';

/** The exit status if the host has to fix something before the bot can start. */
const NOT_STARTED = 2;

process.exitCode = await main();

/** @returns the exit status; the bot has none yet when this returns */
async function main(): Promise<number | undefined> {
  try {
    const [first, ...others] = process.argv.slice(2);
    if (first === 'verify') return await verifyFile(others);
    if (first === 'export') return await exportChannel(others, databaseHere);
    return await start(readFlags(process.argv.slice(2)));
  } catch (error) {
    const message = error instanceof InputError ? errorMessage(error) : (error as Error).message;
    if (![InputError, ConfigError, StoreError, CannotOpen].some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${message}\n`);
    return NOT_STARTED;
  }
}

/** The database that the bot would use here. */
function databaseHere(): string {
  readEnvFile({ quiet: true });
  return readConfig(process.env).database;
}

async function start(flags: Flags): Promise<number | undefined> {
  const { stdin: input, stdout: output } = process;
  if (flags.help) {
    output.write(english.terminal.usage);
    return 0;
  }
  readEnvFile({ quiet: true });
  const config = configWith(flags);
  if (config.token !== undefined && !flags.terminal) return startDiscord(config, flags);
  return runTerminal({
    flags,
    config,
    input,
    output,
    columns: process.env.COLUMNS,
    historyFile: historyFile(process.env),
  });
}

/** The bot's many modules are only loaded for the bot. */
async function startDiscord(config: Config, { ofTheTerminal }: Flags): Promise<undefined> {
  if (ofTheTerminal.length > 0) throw new InputError('flags-of-the-terminal', { flags: ofTheTerminal });
  const { startBot } = await import('./discord/bot.ts');
  await startBot(config);
}

/** The flag wins, so a wrong variable does no harm beside it. */
function configWith({ db }: Flags): Config {
  if (db === undefined) return readConfig(process.env);
  return { ...readConfig({ ...process.env, DATABASE_URL: undefined }), database: db };
}
