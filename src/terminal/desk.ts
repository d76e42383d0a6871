import { randomUUID } from 'node:crypto';
import { commands, run } from '../../commands/index.ts';
import type { Pressed } from '../command/buttons.ts';
import type { Answer } from '../command/command.ts';
import { inOwnForm } from '../command/own-form.ts';
import { type Problem, problemOf } from '../command/problem.ts';
import { commandNamed } from '../command/typing/find.ts';
import { commandText, type GivenCommand } from '../kernel/options/given-command.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { filesGiven, filesKept, type Where } from './files.ts';
import { isPairs, readCommand, type Speaker, type Typed } from './line.ts';
import { picturesKept } from './pictures.ts';
import { partSecret } from './secrets.ts';
import type { Trouble } from './trouble.ts';

/** A line, and its outcome. */
export interface Heard {
  readonly typed: Typed;
  readonly outcome: Outcome;
}

/** A command as a value. */
export type Said = GivenCommand & Pick<Asked, 'answers'>;

export type Outcome =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Problem; readonly error: unknown };

/** Takes what's typed to the referee, and brings back the answer, or why there's none. */
export class Desk {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly #repeatable: boolean;
  readonly #trouble: Trouble;
  /** The folder for files that come with an answer. The prompt asks for it; a script has nobody to ask. */
  where: Where;
  readonly #pictures: string | undefined;

  /**
   * @param repeatable the dice are the same every time (`--seed`), so nothing else may draw from their stream
   * @param folder where to put files that come with an answer, unless somebody is asked (`--files`)
   * @param pictures where to put pictures (`--pictures`); without it they aren't drawn
   */
  constructor(
    words: Catalogue,
    referee: Referee,
    repeatable: boolean,
    trouble: Trouble,
    folder = process.cwd(),
    pictures?: string,
  ) {
    this.words = words;
    this.referee = referee;
    this.#repeatable = repeatable;
    this.#trouble = trouble;
    this.where = () => Promise.resolve(folder);
    this.#pictures = pictures;
  }

  /** Runs a slash command. Never throws: errors are part of the answer. */
  hear(said: Typed): Promise<Heard> {
    const { typed, ...secret } = partSecret(said);
    return this.attempt(typed, async (pressed) => {
      const { name, given } = readCommand(typed.command);
      const command = commandNamed(name, commands);
      const isRead = !command.primary || isPairs(typed.command, name, given);
      const text = isRead ? typed.command : commandText({ name, given });
      const files = await filesGiven(command, given);
      return run(this.words, this.referee, command, { ...pressed, command: text, given, ...secret, ...files });
    });
  }

  /** Runs a command that somebody has put together without typing it. Never throws. */
  gives({ user, channel }: Speaker, { name, given, ...said }: Said): Promise<Heard> {
    const typed = { user, channel, command: commandText({ name, given }) };
    return this.attempt(typed, (pressed) => {
      const asked = { ...pressed, command: typed.command, given, ...said };
      return run(this.words, this.referee, commandNamed(name, commands), asked);
    });
  }

  /** Does anything that gives an answer, in the name of the person who typed it. Never throws. */
  async attempt(typed: Typed, answering: (pressed: Pressed) => Promise<Answer>): Promise<Heard> {
    try {
      const answered = await answering(this.#pressed(typed));
      const document = await inOwnForm(this.referee, typed.user, typed.channel, answered.document);
      const answer = await filesKept(this.words, { ...answered, document }, this.where);
      return { typed, outcome: { ok: true, answer: await this.#pictured(answer, typed.channel) } };
    } catch (error) {
      return this.failed(typed, error);
    }
  }

  /** What went wrong, for the person who typed it. What the host should know goes to the log. */
  failed(typed: Typed, error: unknown): Heard {
    const reference = randomUUID().slice(0, 8);
    const problem = this.#problemOf(error, reference);
    if (problem.kind === 'fault') this.#trouble.fault(error, { reference, ...typed });
    return { typed, outcome: { ok: false, problem, error } };
  }

  #problemOf(error: unknown, reference: string): Problem {
    try {
      return problemOf(this.words, error, reference);
    } catch (unworded) {
      return problemOf(this.words, unworded, reference);
    }
  }

  /** A picture that can't be drawn or written is for the host to solve: the answer does without it. */
  async #pictured(answer: Answer, channel: string): Promise<Answer> {
    if (this.#pictures === undefined) return answer;
    const photoOf = (hash: string) => this.referee.photos.under(channel, hash);
    return picturesKept(this.words, answer, this.#pictures, photoOf).catch((error: unknown) => {
      this.#trouble.warn(error, 'a picture was not written');
      return answer;
    });
  }

  #pressed({ user, channel }: Speaker): Pressed {
    return { user, channel, ...(this.#repeatable ? {} : { interaction: randomUUID() }) };
  }
}
