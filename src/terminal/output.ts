import type { Writable } from 'node:stream';

/** Standard output at its own speed: callers wait until their text is written. */
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

  /** @returns whether anyone still reads it: `… | head -1` stops reading, and that isn't an error */
  async line(text: string): Promise<boolean> {
    if (this.#broken) return false;
    const error = await new Promise((written) => this.#stream.write(`${text}\n`, written));
    return !error;
  }
}
