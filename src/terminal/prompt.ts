import type { Writable } from 'node:stream';
import { writePair } from '../kernel/pairs.ts';
import { InputError } from '../kernel/refusal.ts';
import { DieOwed } from '../referee/throwing.ts';
import { english } from '../reply/english/index.ts';
import type { Asking } from './asking.ts';
import type { Desk, Heard } from './desk.ts';
import type { History } from './history.ts';
import { isPassedOver, readCommand, readLine, type Speaker, type Typed } from './line.ts';
import { hearAtPrompt, isLeaving } from './words.ts';

const { terminal } = english;

/** The table at the terminal: asks for commands and shows what comes of them, until the one who types leaves. */
export class Prompt {
  readonly #desk: Desk;
  readonly #asking: Asking;
  readonly #history: History;
  readonly #output: Writable;
  readonly #reply: (heard: Heard) => string;

  constructor(desk: Desk, asking: Asking, history: History, output: Writable, reply: (heard: Heard) => string) {
    this.#desk = desk;
    this.#asking = asking;
    this.#history = history;
    this.#output = output;
    this.#reply = reply;
  }

  async run(speaker: Speaker): Promise<void> {
    for (;;) {
      const text = await this.#asking.line(`${speaker.channel}> `);
      if (text === undefined || isLeaving(text)) break;
      if (isPassedOver(text)) continue;
      this.#history.add(text);
      await this.#answer(readLine(text, speaker));
    }
    this.#asking.close();
  }

  async #answer(typed: Typed): Promise<void> {
    const heard = this.#show(await hearAtPrompt(this.#desk, typed));
    const owed = dieOwed(heard);
    if (owed) await this.#finishByHand(heard.typed, owed);
  }

  /** Asks for one die after the other, until all have been thrown or the one at the table leaves it. */
  async #finishByHand(typed: Typed, first: DieOwed): Promise<void> {
    let owed: DieOwed | undefined = first;
    while (owed) {
      const face: string | undefined = await this.#asking.line(terminal.dieAsked(owed.sides), { kept: false });
      if (!face?.trim()) return this.#write(terminal.diceLeft);
      const heard = this.#show(await this.#desk.hear(withFaces(typed, `${owed.faces.join(' ')} ${face}`.trim())));
      // A face that the die has not is asked for again.
      if (!isInputError(heard)) owed = dieOwed(heard);
    }
  }

  #show(heard: Heard): Heard {
    this.#write(this.#reply(heard));
    return heard;
  }

  #write(text: string): void {
    this.#output.write(`${text}\n\n`);
  }
}

function dieOwed({ outcome }: Heard): DieOwed | undefined {
  return !outcome.ok && outcome.error instanceof DieOwed ? outcome.error : undefined;
}

function isInputError({ outcome }: Heard): boolean {
  return !outcome.ok && outcome.error instanceof InputError;
}

function withFaces(typed: Typed, faces: string): Typed {
  const { name, given } = readCommand(typed.command);
  const pairs = Object.entries({ ...given, faces }).map(([option, value]) => writePair(option, value));
  return { ...typed, command: [`/${name}`, ...pairs].join(' ') };
}
