/**
 * Something that goes wrong with a request. `done`: the request takes effect all the same, only its answer suffers.
 *
 * - `rate-limited`: HTTP 429; `retryAfter` in seconds. Never done.
 * - `status`: this HTTP status, with Discord's error code and message. Not done unless it says so.
 * - `lost`: no answer comes. Done unless it says not. `by` a `reset` of the connection (the default; discord.js tries
 *   again), by `close` (it does not: `other side closed`), or by `silence` until the client gives up or `close()`.
 * - `held`: it's handled once a test lets it.
 * - `slow`: `ms` milliseconds pass before it is handled, or, when done, before it is answered.
 */
export type Fault =
  | { readonly kind: 'rate-limited'; readonly retryAfter: number; readonly global?: boolean; readonly done?: false }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      readonly done?: boolean;
    }
  | { readonly kind: 'lost'; readonly by?: 'reset' | 'close' | 'silence'; readonly done?: boolean }
  | { readonly kind: 'slow'; readonly ms: number; readonly done?: boolean }
  | { readonly kind: 'held'; readonly until: Promise<unknown> };

/** Which requests: a route's name, as in `routes.ts`, or a pattern for `METHOD /path`. */
export type Match = string | RegExp;

/** Whether the request with this fault takes effect. */
export const takesEffect = (fault: Fault | undefined): boolean =>
  fault?.kind === 'lost'
    ? fault.done !== false
    : fault?.kind === 'slow' || fault?.kind === 'held' || (fault?.done ?? !fault);

/** The faults still to come. */
export class Faults {
  readonly #waiting: { on: Match; fault: Fault; times: number }[] = [];

  add(on: Match, fault: Fault, times: number): void {
    this.#waiting.push({ on, fault, times });
  }

  /** The fault this request suffers, if any; each is used up. */
  take(route: string, request: string): Fault | undefined {
    const index = this.#waiting.findIndex(({ on }) => (on instanceof RegExp ? on.test(request) : on === route));
    const found = this.#waiting[index];
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.#waiting.splice(index, 1);
    return found.fault;
  }
}
