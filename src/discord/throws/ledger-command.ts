import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DiscordAPIError } from 'discord.js';
import type { Config } from '../../config.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { fetchLedger, measured } from './fetched-ledger.ts';

const SNOWFLAKE = /^\d{17,20}$/;

/**
 * `npx umpire ledger CHANNEL [--replies CHANNEL] [--out FILE] [--measure]`: a ledger as `umpire verify --ledger` reads it, fetched with the
 * token of any bot that may read it; or what can be measured of it.
 * @returns the exit status: 0, 1 if Discord refuses, 2 if it couldn't be called like that
 */
export async function ledgerCommand(
  words: Catalogue,
  args: readonly string[],
  { token, api }: Pick<Config, 'token' | 'api'>,
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const said = words.beacon.ledger;
  const { values, positionals } = parsed(args);
  const [ledger] = positionals;
  const ids = [ledger, ...(values.replies === undefined ? [] : [values.replies])];
  if (positionals.length !== 1 || !ids.every((id) => id !== undefined && SNOWFLAKE.test(id))) {
    output.write(`${said.usage}\n`);
    return 2;
  }
  if (token === undefined) {
    output.write(`${said.noToken}\n`);
    return 2;
  }
  try {
    const fetched = await fetchLedger({ token, api, ledger: ledger!, replies: values.replies });
    const text = values.measure ? said.measured(measured(fetched)).join('\n') : JSON.stringify(fetched, undefined, 1);
    if (values.out === undefined) output.write(`${text}\n`);
    else {
      writeFileSync(values.out, `${text}\n`);
      output.write(`${said.wrote(values.out, fetched.messages.length, fetched.replies?.length)}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    output.write(`${said.refused(ledger!, error.message)}\n`);
    return 1;
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { replies: text, out: text, measure: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown flag, or one without its value: how it's called is said then.
    return { values: { measure: false, replies: undefined, out: undefined }, positionals: [] };
  }
}
