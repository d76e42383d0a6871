import { DefaultRestOptions, REST, RESTEvents, type RESTOptions } from 'discord.js';
import { multipart } from './multipart.ts';
import { sendingTo } from './sending.ts';

/**
 * Requests to Discord. Answers to interactions are sent with the interaction's own token, and Discord doesn't count them to the 50 requests a
 * second that it allows a bot altogether. discord.js does, so they'd wait for other requests, and others for them.
 * @see https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
 */
export class Requests extends REST {
  readonly #answers: REST;

  constructor(options: Partial<RESTOptions>) {
    const own = { ...options, makeRequest: sendingTo(options.api ?? DefaultRestOptions.api) };
    super(own);
    this.#answers = new REST({ ...own, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    for (const event of [RESTEvents.Response, RESTEvents.RateLimited] as const)
      this.#answers.on(event, (...what: unknown[]) => void this.emit(event, ...(what as never)));
  }

  override queueRequest(request: InternalRequest): ReturnType<REST['queueRequest']> {
    const sent = inOnePiece(request);
    return request.auth === false ? this.#answers.queueRequest(sent) : super.queueRequest(sent);
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#answers.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#answers.clearHandlerSweeper();
  }
}

type InternalRequest = Parameters<REST['queueRequest']>[0];

/** With its files in its body. */
function inOnePiece(request: InternalRequest): InternalRequest {
  const { files, headers, body: json, ...others } = request;
  if (!files || files.length === 0 || request.appendToFormData) return request;
  const { body, type } = multipart(json, files);
  return { ...others, body, passThroughBody: true, headers: { ...headers, 'Content-Type': type } };
}

/** How long a request may wait for its turn, in milliseconds: an interaction is to be answered within 3 seconds. */
const PATIENCE = 2000;

/**
 * Lets requests begin that may not wait once they've begun: one after the other, each as soon as the limit for all of a bot's requests has
 * room for it.
 */
export class Turns {
  readonly #rest: Pick<REST, 'globalRemaining' | 'globalReset'>;
  readonly #wait: (ms: number) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rest: Pick<REST, 'globalRemaining' | 'globalReset'>, wait = waiting) {
    this.#rest = rest;
    this.#wait = wait;
  }

  /** @returns what the work gives; nothing if its turn didn't come in time */
  async take<T>(begin: () => Promise<T>): Promise<T | undefined> {
    const since = Date.now();
    const turn = this.#last.then(() => this.#room(since));
    // By then, the request has been counted.
    const begun = turn.then((isTime) => (isTime ? { work: begin() } : undefined));
    this.#last = begun.then(() => new Promise(setImmediate));
    return (await begun)?.work;
  }

  async #room(since: number): Promise<boolean> {
    for (;;) {
      const left = this.#rest.globalRemaining > 0 ? 0 : this.#rest.globalReset - Date.now();
      if (left <= 0) return true;
      if (Date.now() + left - since > PATIENCE) return false;
      await this.#wait(left);
    }
  }
}

function waiting(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
