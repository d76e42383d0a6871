import type { GivenOptions } from '../kernel/options.ts';
import type { InputError, Refusal } from '../kernel/refusal.ts';

/** Which of a command's options decided a failure. */
export interface Looked {
  readonly at: Iterable<string>;
  /** Those that only had to be there. */
  readonly for: readonly string[];
}

/** Failures that the same options decided: why, by what these options said. */
interface Alike {
  readonly at: readonly string[];
  readonly for: readonly string[];
  readonly errors: Map<string, Refusal | InputError>;
}

/**
 * Remembers why a unit couldn't do something, and what the rules looked at. Whatever says the same about that fails as well,
 * so it doesn't need to be tried.
 */
export class Failures {
  readonly #known = new Map<string, Alike>();
  readonly #remembers: boolean;

  /** @param remembers whether it remembers anything */
  constructor(remembers: boolean) {
    this.#remembers = remembers;
  }

  remember(given: GivenOptions, looked: Looked, error: Refusal | InputError): void {
    if (!this.#remembers) return;
    const at = [...looked.at];
    const key = `${at.join()}?${looked.for.join()}`;
    const alike = this.#known.get(key) ?? { at, for: looked.for, errors: new Map() };
    this.#known.set(key, alike);
    alike.errors.set(saidIn(given, at), error);
  }

  /** Why a command fails that hasn't been tried. */
  of(given: GivenOptions): Refusal | InputError | undefined {
    for (const { at, for: needed, errors } of this.#known.values()) {
      const error = needed.every((name) => given[name] !== undefined) && errors.get(saidIn(given, at));
      if (error) return error;
    }
    return undefined;
  }
}

/** What isn't said is unlike anything that is. */
function saidIn(given: GivenOptions, names: readonly string[]): string {
  return names.map((name) => (given[name] === undefined ? '' : `:${given[name]}`)).join('\n');
}
