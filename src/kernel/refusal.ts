/** What a refusal or an input error says besides its word: shown by the catalogue of messages, never worded here. */
export type Values = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Options as somebody would say them. */
type Said = Readonly<Record<string, string | number | boolean>>;

/**
 * What the rules forbid: no dice, no facts, no odds. It cites the rule; the sentence and what would be allowed come
 * from the catalogue of messages under `says`.
 */
export class Refusal extends Error {
  /** The rule that forbids it; absent only where the book has no such action at all. */
  readonly rule: string | undefined;
  /** The word under which the catalogue of messages words it. */
  readonly says: string;
  readonly values: Values;
  /** The contract's own reason word, where it has one. */
  readonly reason: string | undefined;
  /** What a player could say for it to be allowed: a way behind cover, another of the unit's weapons. Forms ask for that. */
  readonly unless: Said | undefined;

  constructor(rule: string | undefined, says: string, values: Values = {}, reason?: string, unless?: Said) {
    super();
    this.name = 'Refusal';
    this.rule = rule;
    this.says = says;
    this.values = values;
    this.reason = reason;
    this.unless = unless;
  }

  /** For logs. Nobody reads it of the thousands that a panel makes. */
  override get message(): string {
    return `${this.rule ?? 'no rule'}: ${this.says} ${JSON.stringify(this.values)}`;
  }

  /** The same refusal, which something else to say would lift. */
  liftedBy(unless: Said): Refusal {
    return Refusal.again({ ...this, unless });
  }

  /** The same refusal, thrown in another thread: it can pass on the fields but not the error itself. */
  static again({
    rule,
    says,
    values,
    reason,
    unless,
  }: Pick<Refusal, 'rule' | 'says' | 'values' | 'reason'> & Partial<Pick<Refusal, 'unless'>>): Refusal {
    return new this(rule, says, values, reason, unless);
  }
}

/** What every book forbids: the words under which the catalogue has sentences for it. */
export const FORBIDDEN_BY_ALL = [
  'not-in-ruleset',
  'not-their-turn',
  'with-itself',
  'at-friends',
  'battle-not-begun',
  'battle-over',
  'owed-first',
  'still-due',
  'is-out',
  'cannot-do-that',
  'would-give-up',
  'toggle-off',
  'table-unseen',
  'table-field',
  'table-way',
  'table-allowance',
  'table-apart',
  'table-near',
  'table-differs',
] as const;

type OfAll = (typeof FORBIDDEN_BY_ALL)[number];

/**
 * The refusals of one book: its own words stand under its name, `hans-n-panzer/rides`, so that no two books share one.
 * @param forbidden the book's own words, each with a sentence in the catalogue
 */
export function refusalOf<W extends string>(book: string, forbidden: readonly W[]) {
  const own: ReadonlySet<string> = new Set(forbidden);
  return class extends Refusal {
    // Which words there are is what it's for.
    constructor(rule: string | undefined, says: W | OfAll, values: Values = {}, reason?: string, unless?: Said) {
      super(rule, own.has(says) ? `${book}/${says}` : says, values, reason, unless);
    }
  };
}

/** Not a question of the rules: an unknown word, a number out of range, a missing option or one that isn't offered. */
export class InputError extends Error {
  /** The word under which the catalogue of messages words it. */
  readonly says: string;
  readonly values: Values;

  constructor(says: string, values: Values = {}) {
    super();
    this.name = 'InputError';
    this.says = says;
    this.values = values;
  }

  /** For logs, as a refusal's. */
  override get message(): string {
    return `${this.says} ${JSON.stringify(this.values)}`;
  }

  /** As for a `Refusal`. */
  static again({ says, values }: Pick<InputError, 'says' | 'values'>): InputError {
    return new this(says, values);
  }
}

/** A question of authority: it can be done, but not by this user, or not without someone else's agreement. */
export class NotAllowed extends InputError {
  constructor(says: string, values: Values = {}) {
    super(says, values);
    this.name = 'NotAllowed';
  }
}

/** Does some work whose errors carry no stack: where thousands of actions are tried, stacks take longer than the rules. */
export function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
