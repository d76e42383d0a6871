import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DieOwed } from '../referee/rulings/throwing.ts';
import { answeredByNumbers, mayAnswer } from './answering.ts';
import { Asking } from './asking.ts';
import { finishByHand } from './by-hand.ts';
import { type Choice, choicesIn, chosen, numbered } from './choosing.ts';
import { complete } from './completer.ts';
import type { Desk, Heard } from './desk.ts';
import { greetingIn } from './greeting.ts';
import { History } from './history.ts';
import { isPassedOver, readCommand, readLine, type Speaker } from './line.ts';
import { type Colours, replyTo } from './render.ts';
import { isSecretLine } from './secrets.ts';
import { hearAtPrompt, isLeaving } from './words.ts';
import { widthOf, wrapped } from './wrapping.ts';

export interface PromptSettings {
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** The width for a terminal that doesn't report one: the variable COLUMNS. */
  readonly columns?: string | undefined;
  readonly historyFile: string;
  readonly speaker: Speaker;
  readonly colours: Colours;
  /** Whether it asks where files go: nobody has said so when it was started. */
  readonly asksWhere: boolean;
  /** Ends it after the command under way. */
  readonly stop: AbortSignal;
}

/** The game at the terminal: asks for commands and shows their results until the user leaves. */
export async function runPrompt(desk: Desk, settings: PromptSettings): Promise<void> {
  const { output, speaker, colours } = settings;
  const history = new History(settings.historyFile);
  const asking = await openAsking(desk, settings, history);
  if (settings.asksWhere) desk.where = (names) => askedWhere(desk, asking, names);
  const width = () => widthOf(output, settings.columns);
  let choices: readonly Choice[] = [];
  const show = (heard: Heard) => {
    choices = choicesIn(heard);
    const answers = choices.length > 0 ? `\n${wrapped(numbered(desk.words, choices), width())}` : '';
    output.write(`${replyTo(heard, colours, width())}${answers}\n\n`);
    return heard;
  };
  output.write(await greeting(desk, settings, width()));
  for (;;) {
    const text = await asking.line(`${speaker.channel}> `);
    if (text === undefined || isLeaving(text)) break;
    const choice = chosen(choices, text);
    if (choice !== undefined) {
      show(await desk.gives(speaker, choice));
      continue;
    }
    // Enter and numbers answer what the enemy's phase waits for.
    const answer = mayAnswer(text) ? await answeredByNumbers(desk, asking, speaker, text) : undefined;
    if (answer !== undefined) {
      show(await desk.gives(speaker, answer));
      continue;
    }
    if (isPassedOver(text)) continue;
    if (!isSecretLine(text)) history.add(text);
    const { typed, outcome } = show(await hearAtPrompt(desk, readLine(text, speaker)));
    if (!outcome.ok && outcome.error instanceof DieOwed)
      await finishByHand(desk, asking, show, typed, readCommand(typed.command), outcome.error);
  }
  asking.close();
  await history.settle();
}

/** The folder that somebody names for files; the current one if he only presses Enter, and none for a dash. */
async function askedWhere({ words }: Desk, asking: Asking, names: readonly string[]): Promise<string | undefined> {
  const here = process.cwd();
  const said = await asking.line(words.terminal.where(names, here), { kept: false });
  const folder = said?.trim();
  return folder === undefined || folder === '-' ? undefined : resolve(here, folder);
}

async function openAsking(desk: Desk, settings: PromptSettings, history: History): Promise<Asking> {
  const { input, output, speaker, stop } = settings;
  const asking = new Asking({
    words: desk.words,
    input,
    output,
    history: await history.load(),
    forgets: isSecretLine,
    complete: (typed) => complete(desk.words, desk.referee, typed, speaker),
  });
  stop.addEventListener('abort', () => asking.close(), { once: true });
  return asking;
}

async function greeting(desk: Desk, { speaker, colours }: PromptSettings, width?: number): Promise<string> {
  const [first, ...more] = await greetingIn(desk.words, desk.referee, speaker.channel);
  return `${[colours.bold(first!), ...more].map((line) => wrapped(line, width)).join('\n')}\n\n`;
}
