import { InputError, Refusal } from './refusal.ts';

/** A set of names, a bit for each: what something read. */
export type Reads = number;

/** What became of some work, and what that depends on. */
export interface Kept {
  readonly value: unknown;
  readonly error: Refusal | InputError | undefined;
  readonly reads: Reads;
}

/**
 * Values that are worked out when somebody first asks for them, and kept with what they read, so that they're worked out again only
 * if that changes. They may ask for one another; whoever asks for one that's just being worked out gets what stands in for it.
 */
export class Late {
  readonly #kept = new Map<string, Kept>();
  /** What's being worked out, the innermost last. */
  readonly #asked: string[] = [];
  /** How far out the last circle closed: whatever is inside it isn't worth keeping. */
  #closed = Number.POSITIVE_INFINITY;
  /** What has been read by whatever is being worked out: whoever reads something for it adds that. */
  reads: Reads = 0;

  /**
   * What `work` comes to, kept under this name.
   * @param meanwhile stands in for it where it asks for itself, by way of others or not
   * @throws {Refusal} {InputError} as `work` does, and the same every time
   */
  value<T>(name: string, work: () => T, meanwhile: () => T): T {
    const kept = this.#kept.get(name) ?? this.#work(name, work);
    if (!kept) return meanwhile();
    this.reads |= kept.reads;
    if (kept.error) throw kept.error;
    return kept.value as T;
  }

  /** The same for whoever wants to know what it read; nothing while it's just being worked out. */
  look(name: string, work: () => unknown): Kept | undefined {
    return this.#kept.get(name) ?? this.#work(name, work);
  }

  #work(name: string, work: () => unknown): Kept | undefined {
    const open = this.#asked.indexOf(name);
    if (open >= 0) {
      this.#closed = Math.min(this.#closed, open);
      return undefined;
    }
    const depth = this.#asked.push(name) - 1;
    const outer = this.reads;
    this.reads = 0;
    let kept: Kept;
    try {
      kept = { value: work(), error: undefined, reads: this.reads };
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof InputError)) throw error;
      kept = { value: undefined, error, reads: this.reads };
    } finally {
      this.reads = outer;
      this.#asked.pop();
    }
    // Inside a circle, it would come to something else if it were asked for first.
    if (this.#closed < depth) return kept;
    this.#closed = Number.POSITIVE_INFINITY;
    this.#kept.set(name, kept);
    return kept;
  }

  /** Whatever read one of these has to be worked out again. */
  forget(changed: Reads): void {
    for (const [name, { reads }] of this.#kept) if ((reads & changed) !== 0) this.#kept.delete(name);
  }
}
