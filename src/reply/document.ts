import type { Picture } from './pictures/sheet.ts';

/** Text marked by what it is, not by how it looks: each adapter renders it in its own way, and escapes what users typed. */
export type Span =
  | string
  | { readonly text: string; readonly style: 'strong' | 'quiet' | 'struck' | 'code' | 'said' }
  /** A speaker, whom Discord shows by name. */
  | { readonly user: string }
  /** A channel, which Discord also shows by name. */
  | { readonly channel: string }
  /** A moment in ISO 8601: Discord shows it in each reader's own time zone, or as how long ago it was. */
  | { readonly time: string; readonly as: 'when' | 'ago' }
  /** A link to an address of ours, never one that a user typed. */
  | { readonly link: string; readonly label: string };

/** One line of a reply. */
export interface Line {
  readonly kind: 'verdict' | 'line' | 'step' | 'heading' | 'block' | 'typed' | 'small' | 'large';
  readonly spans: readonly Span[];
  /** A button for what the line is about, shown beside it where there are buttons. */
  readonly button?: Button;
  /**
   * It belongs to one form of the reply: the brief one that people read in Discord or at the terminal, or the full one of
   * `--json`, files and *Why?*. By default to both.
   */
  readonly form?: Telling;
  /** The news that it tells, where another line may tell the same: nobody needs to read it twice. */
  readonly tells?: 'battle-end';
  /** It stands for these lines, which are only worked out where somebody reads them. */
  unfolds?(): readonly Line[];
}

/** How much of a reply is told: what players need, or every step. */
export type Telling = 'brief' | 'full';

/**
 * What each kind of button or menu is about. A kind is declared in one place, with everything that belongs to it
 * (`src/discord/buttons/`), and adds its values here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand where the kinds are declared
export interface ButtonValues {}

/** The same for menus: what they're about, and what is `chosen` from them. */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand where the kinds are declared
export interface MenuValues {}

/** A button under a reply: what it does, and to which record or rule. */
export type Button<A extends keyof ButtonValues = keyof ButtonValues> = {
  readonly [Action in A]: ButtonOf<Action, ButtonValues[Action]>;
}[A];

interface ButtonOf<Action, Values> {
  readonly action: Action;
  /** What the action needs to know. */
  readonly of: Values;
  /** The label, where the catalogue can't know it. */
  readonly label?: string;
  /** What a player most likely wants next. */
  readonly first?: true;
  /** It can't be pressed and only shows something. */
  readonly disabled?: true;
  /** The next button begins a new row. */
  readonly endsRow?: true;
}

/** A menu under a reply from which one choice is picked: what choosing does, and to which record. */
export type Menu<A extends keyof MenuValues = keyof MenuValues> = {
  readonly [Action in A]: MenuOf<Action, MenuValues[Action]>;
}[A];

interface MenuOf<Action, Values extends { readonly of: unknown; readonly chosen: unknown }> {
  readonly action: Action;
  /** What the action needs to know. */
  readonly of: Values['of'];
  /** What it shows while nothing is chosen. */
  readonly label: string;
  readonly choices: readonly MenuChoice<Values['chosen']>[];
}

/** One choice of a menu. */
export interface MenuChoice<Chosen> extends Omit<Choice, 'value'> {
  /** What the menu's action receives. */
  readonly value: Chosen;
}

/** One choice of a form. */
export interface Choice {
  readonly label: string;
  /** What the form brings back, at most 100 letters. */
  readonly value: string;
  readonly hint?: string;
  /** This choice is selected. */
  readonly chosen?: true;
}

/** A form that asks for what a command still needs. */
export interface Form {
  readonly title: string;
  /** What's said above its fields. */
  readonly note?: string | undefined;
  readonly fields: readonly Field[];
}

/** A field of a form, named as its option is. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  /** The value it starts with: from the unit, from last time, or the book's default. */
  readonly value?: string | undefined;
  /** What it means if nothing is said in it. */
  readonly empty?: string | undefined;
  /** The choices. Where they're left out, anything can be typed. */
  readonly choices?: readonly Choice[] | undefined;
  /** How many letters can be typed. */
  readonly longest?: number | undefined;
  /** So many of the choices may be chosen together. Where it's left out, just one. */
  readonly several?: number | undefined;
  /** Of several choices, those that it starts with. */
  readonly chosen?: readonly string[] | undefined;
  /** It takes a file instead of words. */
  readonly file?: true | undefined;
}

/** What can be done next. Nothing is offered that would only lead to an error. */
export interface Offers {
  readonly buttons?: readonly Button[];
  readonly menus?: readonly Menu[];
}

/**
 * The outcome at a glance: somebody lost, something changed, nothing changed, refused; or whose turn it is. The text says the
 * same.
 */
export type Tone = 'loss' | 'change' | 'calm' | 'refused' | 'first' | 'second';

/** A photograph that comes with a reply, with a description for anyone who can't see it. */
export interface Photo {
  readonly name: string;
  readonly alt: string;
  /** The image as JPEG. */
  readonly bytes: Uint8Array;
}

/** Dice thrown together. */
export interface Thrown {
  readonly sides?: number | undefined;
  readonly faces: readonly number[];
}

/** What happened, as a neutral document. The first line says what's most important. */
export interface Document extends Offers {
  readonly lines: readonly Line[];
  /** The colour of its frame, where an adapter has frames; calm if left out. */
  readonly tone?: Tone;
  /** Which of its forms people see; brief if left out. */
  readonly form?: Telling;
  /** Shown only to the person who asked. */
  readonly private?: boolean;
  /** The people it pings, where an adapter can: its lines name them. */
  readonly pings?: readonly string[];
  /** The dice that it tells of, for those who would rather see them. */
  readonly dice?: readonly Thrown[];
  /** Nobody else may ever read it. It's sent so that only this person sees it, or not at all. */
  readonly secret?: boolean;
  /** If it doesn't fit, the lines after the first are cut instead of the last ones. */
  readonly newestLast?: boolean;
  /** Files that come with the reply. */
  readonly attached?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What's easier to see than to read. Nothing is lost where pictures can't be shown. */
  readonly pictures?: readonly Picture[];
  /** Photographs of the table. */
  readonly photos?: readonly Photo[];
  /** The name of the file with the full text, if that doesn't fit in one message. */
  readonly file?: string;
}

/** The lines of one form of a reply. */
export function inForm(lines: readonly Line[], form: Telling): readonly Line[] {
  const shown = lines.filter((each) => each.form === undefined || each.form === form);
  return shown.flatMap((each) => each.unfolds?.() ?? each);
}

/** The lines of a reply that people see. */
export function seenLines({ lines, form = 'brief' }: Pick<Document, 'lines' | 'form'>): readonly Line[] {
  return inForm(lines, form);
}

/** A line of the brief form only. */
export function brief(each: Line): Line {
  return { ...each, form: 'brief' };
}

/** A line of the full form only. */
export function full(each: Line): Line {
  return { ...each, form: 'full' };
}

/** Lines of the full form, which cost nothing where nobody reads it. */
export function inFull(lines: () => readonly Line[]): Line {
  return { kind: 'line', spans: [], form: 'full', unfolds: lines };
}

export function line(...spans: readonly Span[]): Line {
  return { kind: 'line', spans };
}

export function step(...spans: readonly Span[]): Line {
  return { kind: 'step', spans };
}

export function heading(...spans: readonly Span[]): Line {
  return { kind: 'heading', spans };
}

export function verdict(...spans: readonly Span[]): Line {
  return { kind: 'verdict', spans };
}

/** Fixed-width lines, such as a table. They count as one line of the reply, shown in full or not at all. */
export function block(text: string): Line {
  return { kind: 'block', spans: [text] };
}

/** What's shown only where there are no buttons: a line to type, a rule that *Why?* would quote. Elsewhere it's left out. */
export function typed(...spans: readonly Span[]): Line {
  return { kind: 'typed', spans };
}

/** Small print at the end. */
export function small(...spans: readonly Span[]): Line {
  return { kind: 'small', spans };
}

/** A moment, shown in each reader's own time zone. @param at in ISO 8601 */
export function moment(at: string): Span {
  return { time: at, as: 'when' };
}

/** How long ago something was, or how soon it will be. @param at in ISO 8601 */
export function ago(at: string): Span {
  return { time: at, as: 'ago' };
}

export function quiet(text: string): Span {
  return { text, style: 'quiet' };
}

export function strong(text: string): Span {
  return { text, style: 'strong' };
}

export function struck(text: string): Span {
  return { text, style: 'struck' };
}

/** What a user said to the referee, exactly as typed. */
export function said(text: string): Span {
  return { text, style: 'said' };
}

/** Something that can be typed: a command, or what takes its place. */
export function code(text: string): Span {
  return { text, style: 'code' };
}
