import type { Reads } from '../../kernel/late.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { Refusal, withoutStacks } from '../../kernel/refusal.ts';
import type { Act } from './act.ts';
import { domainOf } from './domains.ts';
import { Judge, type Wrong } from './judge.ts';

/** What's said of an act, by the options' names. */
export type Said = Readonly<Record<string, OptionValue>>;

/** How an act can be finished, or why not. */
export interface Found {
  /** All that's said of it then. */
  readonly said?: Said;
  /** Why it's refused, whatever else is said. */
  readonly wrong?: Wrong;
}

/**
 * The search for legal acts: whether an act, as far as it's said, can be finished so that nothing refuses it, and how.
 *
 * A refusal can only be lifted by another value of an option that it read. So the refusal that read the fewest options that are
 * still open is repaired: one of these options is left alone for good, or gets each of its values, and the rest is finished. If what's
 * refused then doesn't depend on that option, no other value of it can help, and the search goes back to one that can.
 * A refusal that read nothing open is final. Checks change nothing and domains are complete, so whatever is legal is found.
 */
export class Search {
  readonly act: Act;
  readonly judge: Judge;
  /** Options that are left alone for good. */
  #closed: Reads = 0;

  constructor(act: Act) {
    this.act = act;
    this.judge = new Judge(act);
  }

  /** How it can be finished from what's said of it so far. @param alone options that are left alone if it goes without them */
  finish(alone: readonly string[] = []): Found {
    const found = this.finishWithout(alone);
    return found.wrong && (found.wrong.reads & this.#bits(alone)) !== 0 ? this.finishWithout([]) : found;
  }

  /** The same with these options left alone in any case. */
  finishWithout(alone: readonly string[]): Found {
    return withoutStacks(() => this.#leaving(this.#bits(alone)));
  }

  #bits(names: readonly string[]): Reads {
    return names.reduce((bits, name) => bits | this.act.bit(name), 0);
  }

  #leaving(left: Reads): Found {
    this.#closed = left;
    try {
      return this.#finish();
    } finally {
      this.#closed = 0;
    }
  }

  /**
   * @param wrongs what refuses the act as it stands. The refusal with the fewest options to repair it by is repaired, and one that
   * nothing can lift ends it
   */
  #finish(wrongs: Iterable<Wrong> = this.judge.wrongs(this.#counts)): Found {
    const all: Wrong[] = [];
    let fewest: Wrong | undefined;
    let open: readonly string[] = [];
    for (const wrong of wrongs) {
      const own = this.act.openIn(wrong.reads & ~this.#closed);
      if (own.length === 0) return { wrong };
      if (!fewest || own.length < open.length) [fewest, open] = [wrong, own];
      all.push(wrong);
    }
    return fewest ? this.#repair(fewest, this.#first(open), all) : { said: this.act.said };
  }

  /** Whether nothing refuses it with this said, and the rest left alone. */
  goes(said: Said): boolean {
    return withoutStacks(() => this.with(said, () => this.judge.wrongs(this.#counts).next().done === true));
  }

  /** Each value of an option with how the act can be finished then. */
  *children(name: string): Generator<readonly [OptionValue, Found]> {
    for (const value of this.#domain(name).values) yield [value, this.with({ [name]: value }, () => this.finish())];
  }

  /** Some work while these options are said. */
  with<T>(said: Said, work: () => T): T {
    const { said: whole } = this.act;
    const before = Object.keys(said).map((name) => [name, whole[name]] as const);
    for (const [name, value] of Object.entries(said)) this.act.say(name, value);
    try {
      return work();
    } finally {
      for (const [name, value] of before) this.act.say(name, value);
    }
  }

  /** Whether a refusal counts: not if it depends on something that's still to be said in words of one's own. */
  readonly #counts = ({ reads }: Wrong): boolean =>
    this.act.textsIn(reads).every((name) => this.#domain(name).values.length > 0);

  #domain(name: string) {
    const { value, error, reads } = this.act.late.look(`/domain ${name}`, () => domainOf(this.act, name))!;
    if (error && !(error instanceof Refusal) && error.says !== 'missing-options') throw error;
    return { values: (value ?? []) as readonly OptionValue[], reads };
  }

  /** What the values of an option depend on is settled first; of several, the one with the fewest values. */
  #first(open: readonly string[]): string {
    const sizes = open.map((name) => this.#domain(name).values.length);
    let name = open[sizes.indexOf(Math.min(...sizes))]!;
    for (const seen = new Set([name]); ; seen.add(name)) {
      const before = this.act.openIn(this.#domain(name).reads & ~this.#closed).find((each) => !seen.has(each));
      if (before === undefined) return name;
      name = before;
    }
  }

  /** The act with one option settled: left alone, or with one of its values. */
  #repair(wrong: Wrong, name: string, wrongs: readonly Wrong[]): Found {
    const { act } = this;
    const own = act.bit(name);
    let reads = wrong.reads;
    let why = wrong.why;
    const closed = this.#closed;
    this.#closed |= own;
    try {
      const { values, reads: of } = this.#domain(name);
      reads |= of;
      for (const value of act.mustBeSaid(name) ? values : [undefined, ...values]) {
        // Left alone, it's the same act: the same refuses it, with less to repair it by.
        const found = value === undefined ? this.#finish(wrongs) : this.#settled(name, value);
        if (!found.wrong) return found;
        if (!(why instanceof Refusal)) why = found.wrong.why;
        if ((found.wrong.reads & own) === 0) return { wrong: { why: found.wrong.why, reads: found.wrong.reads } };
        reads |= found.wrong.reads;
      }
    } finally {
      this.#closed = closed;
    }
    return { wrong: { why, reads: reads & ~own } };
  }

  #settled(name: string, value: OptionValue): Found {
    this.act.say(name, value);
    try {
      return this.#finish();
    } finally {
      this.act.say(name, undefined);
    }
  }
}
