import type { Readable, Writable } from 'node:stream';
import { DieOwed } from '../referee/throwing.ts';
import { english } from '../reply/english/index.ts';
import { answeredByNumbers, mayAnswer } from './answering.ts';
import { Asking } from './asking.ts';
import { finishByHand } from './by-hand.ts';
import { complete } from './completer.ts';
import type { Desk, Heard } from './desk.ts';
import { History } from './history.ts';
import { isPassedOver, readLine, type Speaker } from './line.ts';
import { type Colours, replyTo } from './render.ts';
import { isSecretLine } from './secrets.ts';
import { hearAtPrompt, isLeaving } from './words.ts';

export interface PromptSettings {
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean };
  readonly historyFile: string;
  readonly speaker: Speaker;
  /** The name of the rulebook that is played by where none is chosen. */
  readonly rules: string;
  readonly colours: Colours;
  /** Ends it after the command that is under way. */
  readonly stop: AbortSignal;
}

/** The table at the terminal: asks for commands and shows what comes of them, until the one who types leaves. */
export async function runPrompt(desk: Desk, settings: PromptSettings): Promise<void> {
  const { output, speaker, colours } = settings;
  const history = new History(settings.historyFile);
  const asking = await openAsking(desk, settings, history);
  const show = (heard: Heard) => {
    output.write(`${replyTo(heard, colours)}\n\n`);
    return heard;
  };
  output.write(greeting(settings));
  for (;;) {
    const text = await asking.line(`${speaker.channel}> `);
    if (text === undefined || isLeaving(text)) break;
    // Enter and numbers answer what the enemy's phase waits to be told.
    const answer = mayAnswer(text) ? await answeredByNumbers(desk, asking, speaker, text) : undefined;
    if (answer !== undefined) {
      show(await hearAtPrompt(desk, readLine(answer, speaker)));
      continue;
    }
    if (isPassedOver(text)) continue;
    if (!isSecretLine(text)) history.add(text);
    const { typed, outcome } = show(await hearAtPrompt(desk, readLine(text, speaker)));
    if (!outcome.ok && outcome.error instanceof DieOwed) await finishByHand(desk, asking, show, typed, outcome.error);
  }
  asking.close();
  await history.settle();
}

async function openAsking(desk: Desk, settings: PromptSettings, history: History): Promise<Asking> {
  const { input, output, speaker, stop } = settings;
  const asking = new Asking({
    input,
    output,
    history: await history.load(),
    forgets: isSecretLine,
    complete: (typed) => complete(desk.referee, typed, speaker),
  });
  stop.addEventListener('abort', () => asking.close(), { once: true });
  return asking;
}

function greeting({ rules, colours }: PromptSettings): string {
  const [first, ...more] = english.terminal.greeting(rules);
  return `${[colours.bold(first!), ...more].join('\n')}\n\n`;
}
