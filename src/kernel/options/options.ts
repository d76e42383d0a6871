interface Declared {
  /** Must be given, or filled from the units. */
  readonly required?: boolean;
  /**
   * Where its value comes from: what the player decides, what only eyes on the table can tell, or what the referee knows
   * of tracked units (design, section 8).
   */
  readonly from?: 'choice' | 'eye' | 'known';
  /** A value that the book takes where no list of values holds it: a path, or points for each of two targets. */
  readonly sample?: OptionValue;
  /** Such a value for the first of several shots: points for one target, if there are more points than that. */
  readonly first?: OptionValue;
  /** Still understood when somebody types it, but no longer offered. */
  readonly older?: true;
  /** A unit may fill it in, although it's the player's choice or only he can see it: the unit's own weapon. */
  readonly filled?: true;
  /** A form is worth opening for it, although the book supposes something. */
  readonly asked?: true;
  /** In a battle it’s another name for the unit that acts or for its target, and a form asks for those instead. */
  readonly instead?: 'who' | 'target';
  /** It's agreed on at the table: no rule gives it or forbids it. */
  readonly agreed?: true;
  /** No form asks for it: the panel has a button for each of its words, or players say it among themselves first. */
  readonly aside?: true;
  /** It’s understood, but makes no difference in this book: no form asks for it. */
  readonly idle?: true;
  /** It's a length on the table, or holds some: it can be typed in centimetres. */
  readonly length?: true;
  /** It says something only if these other options have one of these values: a form asks for it only then. */
  readonly when?: Readonly<Record<string, readonly Wanted[]>>;
}

/** A value that another option has to have, or a number that it has to be over, such as so many inches. */
export type Wanted = OptionValue | { readonly over: number };

/**
 * One option of a verb, declared once: parsing, help, completion and the Discord registration all read this. What it says is the
 * catalogue's, by the option's name.
 */
export type Option = Declared &
  (
    | {
        readonly type: 'string';
        readonly values?: readonly string[];
        readonly default?: string;
        /** How many letters it may have: Discord takes no more of them, and neither does anybody else. */
        readonly longest?: number;
        /**
         * It's a way: legs with commas between, each the ground that it goes over and, behind this sign, its inches. The last may leave
         * them out.
         */
        readonly legs?: { readonly over: readonly string[]; readonly as: string };
        /** It's numbers with commas between, so many at most, and none larger; `shared` ones don't come to more than there is. */
        readonly numbers?: { readonly parts: number; readonly most: number; readonly shared?: true };
        /**
         * It's written in a way of its own, and mostly one of these: completion offers them and a form has them to choose from, so that
         * nobody has to know how it's written.
         */
        readonly likely?: readonly string[];
        /**
         * It's on a drawn table: a point of it, a way over several, or a thing that stands or lies there. Taps, menus and completion offer
         * what there is, so that nobody has to know how it's written.
         */
        readonly place?: 'point' | 'way' | 'thing';
        /** Several of these with commas between, though it can be said more finely: a form has them to tick. */
        readonly several?: readonly string[];
        /** It is the name of a ruling that the speaker has saved. */
        readonly saved?: true;
        /** It is a step of the game's turn, by what replies call it. */
        readonly step?: true;
        /** It is a whole command, as somebody would type it: `/fire weapon:rifle range:8`. */
        readonly command?: true;
      }
    | {
        readonly type: 'integer';
        readonly min?: number;
        readonly max?: number;
        readonly default?: number;
        /**
         * It's the number of an entry in the channel's log: one that the speaker could go back to by an undo, a ruling, a ruling of the
         * other side that can be questioned, or what a picture can be about.
         */
        readonly records?: 'undoable' | 'ruling' | 'questionable' | 'pictured';
      }
    | {
        readonly type: 'number';
        readonly min?: number;
        readonly max?: number;
        readonly default?: number;
        /** It's where something on a drawn table faces, in degrees: taps turn it. */
        readonly place?: 'direction';
      }
    | { readonly type: 'boolean'; readonly default?: boolean }
    /** Somebody at Discord or the terminal, by ID. */
    | { readonly type: 'user' }
    /** A channel or thread of Discord, by ID, or one of the terminal, by name. */
    | { readonly type: 'channel' }
    /** A file attached to the command; its value is the file's name. */
    | { readonly type: 'file' }
  );

export type OptionTable = Readonly<Record<string, Option>>;

/** Whether it asks what to do, so that the panel has a button for each of its words. */
export function isDeed(option: Option | undefined): boolean {
  return option?.aside === true && option.type === 'string';
}

/** Whether an option says something beside what's given. */
export function isMeant({ when = {} }: Option, given: Options): boolean {
  return Object.entries(when).every(([name, wanted]) => isAmong(given[name], wanted));
}

/** Whether another option has one of the values that are wanted. */
export function isAmong(value: OptionValue | undefined, wanted: readonly Wanted[]): boolean {
  if (value === undefined) return false;
  return wanted.some((each) => (typeof each === 'object' ? Number(value) > each.over : each === value));
}
export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue | undefined>>;

/** Options somebody gave, by name. */
export type GivenOptions = Readonly<Record<string, OptionValue>>;

type ValueOf<D> = D extends { readonly type: 'string'; readonly values: readonly (infer V)[] }
  ? V
  : D extends { readonly type: 'string' | 'user' | 'channel' | 'file' }
    ? string
    : D extends { readonly type: 'boolean' }
      ? boolean
      : number;
type Sure<D> = D extends { readonly required: true } | { readonly default: OptionValue } ? true : false;

/** The options a resolver gets, derived from their table. */
export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T as Sure<T[K]> extends true ? K : never]: ValueOf<T[K]>;
} & { readonly [K in keyof T as Sure<T[K]> extends true ? never : K]?: ValueOf<T[K]> };

/** A line for each option of these verbs, at most 100 letters. */
export type HelpOf<V extends Readonly<Record<string, { readonly options: OptionTable }>>> = {
  readonly [K in keyof V]: { readonly [O in keyof V[K]['options']]: string };
}; /** What else an option may say besides its kind. */
type Rest = Omit<Declared, 'from'>;
type Words<V> = Rest & { readonly default?: V } & Pick<
    Option & { type: 'string' },
    'saved' | 'step' | 'command' | 'longest' | 'legs' | 'numbers' | 'likely' | 'place' | 'several'
  >;
type Whole = Rest & Pick<Option & { type: 'integer' }, 'default' | 'records'>;
type Measured = Rest & Pick<Option & { type: 'number' }, 'min' | 'max' | 'default' | 'place'>;
type Switch = Rest & { readonly default?: boolean };

/** What was said and nothing besides: a wrong word is an error of types. */
type Only<M, Allowed> = M & Readonly<Record<Exclude<keyof M, keyof Allowed>, never>>;
type Off<M> = M extends { readonly default: boolean } | { readonly required: true }
  ? M
  : M & { readonly default: false };

/** Constructors for the options of a verb, one a line: `range: eye.inches({ required: true })`. */
function optionsFrom<const F extends Pick<Declared, 'from'>>(from: F) {
  return {
    /** One of a few words. */
    oneOf: <const V extends readonly string[], const M extends Words<V[number]>>(
      values: V,
      rest?: Only<M, Words<string>>,
    ) => ({ type: 'string', ...from, values, ...rest }) as F & Of<'string', M> & { readonly values: V },
    /** Any text. */
    text: <const M extends Words<string>>(rest?: Only<M, Words<string>>) =>
      ({ type: 'string', ...from, ...rest }) as F & Of<'string', M>,
    /** A whole number within bounds, which may be infinite. */
    integer: <const M extends Whole>(min: number, max: number, rest?: Only<M, Whole>) =>
      ({ type: 'integer', ...from, ...bounds(min, max), ...rest }) as F & Of<'integer', M>,
    /** A length on the table in inches, 0 or more unless it says so. */
    inches: <const M extends Measured>(rest?: Only<M, Measured>) =>
      ({ type: 'number', ...from, min: 0, length: true, ...rest }) as F & Of<'number', M>,
    /** Any number, 0 or more unless it says so. */
    number: <const M extends Measured>(rest?: Only<M, Measured>) =>
      ({ type: 'number', ...from, min: 0, ...rest }) as F & Of<'number', M>,
    /** True or false: false unless it says otherwise. */
    flag: <const M extends Switch>(rest?: Only<M, Switch>) =>
      ({ type: 'boolean', ...from, ...(rest?.required ? {} : { default: false }), ...rest }) as F &
        Of<'boolean', Off<M>>,
    /** True, false or not said. */
    maybe: <const M extends Rest>(rest?: Only<M, Rest>) =>
      ({ type: 'boolean', ...from, ...rest }) as F & Of<'boolean', M>,
  };
}

type Of<T extends Option['type'], M> = { readonly type: T } & M;

function bounds(min: number, max: number) {
  return { ...(Number.isFinite(min) ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) };
}

/** What the player decides. */
export const choice = optionsFrom({ from: 'choice' });
/** What only eyes on the table can tell. */
export const eye = optionsFrom({ from: 'eye' });
/** What the referee knows of tracked units. */
export const known = optionsFrom({ from: 'known' });
/** What no ruling is made of: an option of a command. */
export const option = optionsFrom({});

/** The one-off adjustment agreed at the table, as most contracts have it. */
export const MODIFIER = choice.integer(-20, 20, { default: 0, agreed: true });

const wholes = new WeakMap<OptionTable, OptionTable>();

/**
 * The options of a verb, with those that only the referee may fill in. Cached, because a table is large and every ruling asks.
 */
export function wholeOf({
  options,
  known,
}: {
  readonly options: OptionTable;
  readonly known?: OptionTable;
}): OptionTable {
  if (!known) return options;
  const whole = wholes.get(options) ?? { ...options, ...known };
  wholes.set(options, whole);
  return whole;
}
