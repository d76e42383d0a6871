import type { ReadStream, WriteStream } from 'node:tty';
import pc from 'picocolors';
import { openStore } from '../campaign/store/open.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Config } from '../config.ts';
import { seedOf } from '../fairness/seed.ts';
import { CannotServePages } from '../page/cannot-serve.ts';
import { realTime } from '../page/feeds.ts';
import { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { Desk } from './desk.ts';
import type { Flags } from './flags.ts';
import { jsonOf } from './json.ts';
import { Output } from './output.ts';
import { type Colours, replyTo, safe } from './render.ts';
import { type Form, runScript } from './script.ts';
import { Stopping } from './stopping.ts';
import { Trouble } from './trouble.ts';
import { widthOf } from './wrapping.ts';

export interface TerminalSettings {
  /** What everything is said with. */
  readonly words: Catalogue;
  readonly flags: Flags;
  readonly config: Config;
  readonly input: ReadStream;
  readonly output: WriteStream;
  /** The width for a terminal that doesn't report one: the variable COLUMNS. */
  readonly columns?: string | undefined;
  /** Where to store the history of the prompt. */
  readonly historyFile: string;
}

/** The store can't be opened; the message is a line for the host. */
export class CannotOpen extends Error {}

/**
 * Opens the game: at the prompt, or for the script on standard input.
 * @returns the exit status
 * @throws {CannotOpen}
 */
export async function runTerminal(settings: TerminalSettings): Promise<number> {
  const { flags, config, input } = settings;
  const store = await openStore(config.database).catch((cause: Error) => {
    throw new CannotOpen(cause.message, { cause });
  });
  if (store.caveat !== undefined) process.stderr.write(`${store.caveat}\n`);
  const trouble = new Trouble(config.logLevel);
  const stopping = new Stopping();
  const { referee, close } = await refereeOver(store, settings, trouble);
  const folder = flags.files ?? process.cwd();
  const desk = new Desk(settings.words, referee, flags.seed !== undefined, trouble, folder, flags.pictures);
  try {
    const atPrompt = input.isTTY === true && !flags.json;
    const well = await (atPrompt ? talk : read)(desk, settings, stopping.signal);
    return stopping.status ?? (well ? 0 : 1);
  } finally {
    await referee.settle();
    await close();
    await store.close().catch((error) => trouble.warn(error));
    await trouble.settle();
  }
}

/** The referee, with live pages if the host wants them. */
async function refereeOver(store: Store, { words, flags, config }: TerminalSettings, trouble: Trouble) {
  const changed = (channel: string) => void setImmediate(() => served?.feeds.changed(channel));
  const referee = new Referee({
    store,
    now: () => new Date(),
    seed: flags.seed === undefined ? undefined : seedOf(flags.seed),
    onTrouble: (error) => trouble.warn(error),
    defaultRules: config.defaultRules,
    onWritten: changed,
    pages: config.page && { url: config.page.url, changed },
  });
  const served = config.page && (await pagesOf(words, referee, config.page, trouble));
  return { referee, close: async () => served?.close() };
}

/** Where the bot runs beside it, the bot serves them. */
async function pagesOf(words: Catalogue, { pages }: Referee, where: NonNullable<Config['page']>, trouble: Trouble) {
  const { servePages } = await import('../page/serving.ts');
  const onTrouble = (error: unknown) => trouble.warn(error);
  return servePages({ words, pages, where, time: realTime, onTrouble }).catch((error: Error) => {
    if (!(error instanceof CannotServePages)) throw error;
    process.stderr.write(`${error.message}\n`);
  });
}

async function read(
  desk: Desk,
  { flags, input, output, columns }: TerminalSettings,
  stop: AbortSignal,
): Promise<boolean> {
  const form = flags.json ? jsonOf : transcript(coloursOf(output), widthOf(output, columns));
  return runScript(desk, { input, output: new Output(output), form, speaker: flags, stop });
}

/** Prints each command, then its reply. */
function transcript(colours: Colours, width: number | undefined): Form {
  return (heard) => `${colours.dim(safe(`> ${heard.typed.command}`))}\n${replyTo(heard, colours, width)}\n`;
}

async function talk(desk: Desk, settings: TerminalSettings, stop: AbortSignal): Promise<boolean> {
  const { flags: speaker, input, output, columns, historyFile } = settings;
  const { runPrompt } = await import('./prompt.ts');
  const asksWhere = speaker.files === undefined;
  await runPrompt(desk, { input, output, columns, historyFile, speaker, asksWhere, colours: coloursOf(output), stop });
  return true;
}

function coloursOf(output: WriteStream): Colours {
  return pc.createColors(output.isTTY === true && pc.isColorSupported);
}
