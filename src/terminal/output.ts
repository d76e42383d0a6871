import type { Writable } from 'node:stream';

/** Standard output at its own pace: whoever writes waits until it is written. */
export class Output {
  readonly #stream: Writable;
  #broken = false;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      this.#broken = true;
    });
  }

  /** @returns whether anyone still reads it: `… | head -1` goes away, and that is no error */
  async line(text: string): Promise<boolean> {
    if (this.#broken) return false;
    const error = await new Promise((written) => this.#stream.write(`${text}\n`, written));
    return !error;
  }
}
