import { STATUS_CODES } from 'node:http';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { type Dispatcher, Pool } from 'undici';

type Send = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<Send>>;

/**
 * Sends requests to one address as discord.js does, over connections that are kept. What discord.js makes of each answer (a stream, and
 * headers as in a browser) takes as long as deciding on a command: here it's read whole, and headers are looked at when they're asked for.
 * @param api the address of Discord's API
 */
export function sendingTo(api: string): Send {
  const { origin } = new URL(api);
  const pool = new Pool(origin);
  return (url, init) => {
    const { body = null, method = 'GET', headers, signal } = init;
    const isWhole = body === null || typeof body === 'string' || Buffer.isBuffer(body);
    if (!isWhole || !url.startsWith(`${origin}/`)) return DefaultRestOptions.makeRequest(url, init);
    return new Promise<Answer>((resolve, reject) => {
      pool.dispatch(
        {
          path: url.slice(origin.length),
          method: method as Dispatcher.HttpMethod,
          headers: headers as Record<string, string>,
          body,
        },
        new Reading(resolve, reject, signal ?? undefined),
      );
    });
  };
}

/** Reads one answer to its end. */
class Reading implements Dispatcher.DispatchHandlers {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #signal: AbortSignal | undefined;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #headers: readonly Buffer[] = [];

  constructor(resolve: (answer: Answer) => void, reject: (error: unknown) => void, signal: AbortSignal | undefined) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
  }

  onConnect(abort: (error?: Error) => void): void {
    const signal = this.#signal;
    if (signal?.aborted) abort(signal.reason);
    else signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    // What comes before the answer itself, such as "processing", says nothing.
    if (status < 200) return true;
    this.#status = status;
    this.#headers = headers;
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    const [first, ...others] = this.#chunks;
    const bytes = first && others.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#resolve(new WholeAnswer(this.#status, this.#headers, bytes) as unknown as Answer);
  }

  onError(error: Error): void {
    this.#reject(error);
  }
}

/** An answer that has come whole, as far as discord.js looks at it. */
class WholeAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null; has(name: string): boolean };
  readonly body = null;
  readonly bodyUsed = false;
  readonly #bytes: Buffer;

  constructor(status: number, headers: readonly Buffer[], bytes: Buffer) {
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.statusText = STATUS_CODES[status] ?? '';
    const get = (name: string) => valueIn(headers, name);
    this.headers = { get, has: (name) => get(name) !== null };
    this.#bytes = bytes;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#bytes.toString());
  }

  async text(): Promise<string> {
    return this.#bytes.toString();
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  }
}

/** The value of a header. @param headers names and values in turn, as they came */
function valueIn(headers: readonly Buffer[], name: string): string | null {
  for (let i = 0; i < headers.length; i += 2) {
    const each = headers[i]!;
    if (each.length === name.length && each.toString('latin1').toLowerCase() === name.toLowerCase())
      return headers[i + 1]!.toString('latin1');
  }
  return null;
}
