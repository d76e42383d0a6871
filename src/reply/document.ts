import type { Picture } from './pictures/sheet.ts';

/** Text with what it is, not how it looks: each adapter renders it in its own way, and escapes what users typed. */
export type Span =
  | string
  | { readonly text: string; readonly style: 'strong' | 'quiet' | 'struck' | 'code' | 'said' }
  /** A speaker, whom Discord shows by name. */
  | { readonly user: string }
  /** A channel, which Discord shows by name too. */
  | { readonly channel: string }
  /** A moment, as ISO 8601 has it: Discord shows each reader his own time, or how long ago it was. */
  | { readonly time: string; readonly as: 'when' | 'ago' };

/** One line of a reply. */
export interface Line {
  readonly kind: 'verdict' | 'line' | 'step' | 'heading' | 'block' | 'typed' | 'small';
  readonly spans: readonly Span[];
  /** What can be done about what it tells: it stands beside it where there are buttons. */
  readonly button?: Button;
}

/** A button under a reply: what it does, and to which record or rule. */
export interface Button {
  readonly action:
    | 'again'
    | 'why'
    | 'older'
    | 'newer'
    | 'next-die'
    | 'join'
    | 'agree'
    | 'decline'
    | 'confirm'
    | 'answer'
    | 'goes-on'
    | 'rule'
    | 'helped'
    | 'missed'
    | 'show'
    | 'table'
    | 'show-table'
    | 'show-card'
    | 'show-compare'
    | 'quickstart'
    | 'help'
    | 'board'
    | 'undo'
    | 'strike'
    | 'owed'
    | 'run'
    | 'fill'
    | 'play'
    | 'page'
    | 'deed'
    | 'roll'
    | 'thread'
    | 'turn';
  /** What it needs to know, short enough for Discord's 100 characters. */
  readonly of: string;
  /** What stands on it, where the catalogue cannot know. */
  readonly label?: string;
  /** What is likeliest wanted next. */
  readonly first?: true;
  /** It can't be pressed, and only says something. */
  readonly disabled?: true;
}

/** Several that one chooses one of, under a reply: what choosing does, and to which record. */
export interface Menu {
  readonly action: 'instead' | 'pick' | 'quickstart';
  /** What it needs to know, short enough for Discord's 100 characters. */
  readonly of: string;
  /** What stands in it while nothing is chosen. */
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** One of them. */
export interface Choice {
  readonly label: string;
  /** What the menu's action is told, at most 100 letters. */
  readonly value: string;
  readonly hint?: string;
  /** It is the one that is chosen. */
  readonly chosen?: true;
}

/** A form: what a command still has to be told. */
export interface Form {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** A field of a form, named as its option is. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  /** What stands in it at first: from the unit, from last time, or the book's default. */
  readonly value?: string | undefined;
  /** One of these; anything typed where they are left out. */
  readonly choices?: readonly Choice[] | undefined;
}

/** What may be done next. Nothing is offered that would only be answered with an error. */
export interface Offers {
  readonly buttons?: readonly Button[];
  readonly menus?: readonly Menu[];
}

/** What it comes to at a glance: somebody lost, something changed, neither, refused; or whose it is. The text says the same. */
export type Tone = 'loss' | 'change' | 'calm' | 'refused' | 'first' | 'second';

/** What happened, as a neutral document. The first line says the most important thing. */
export interface Document extends Offers {
  readonly lines: readonly Line[];
  /** The colour of its frame, where an adapter has those; calm if left out. */
  readonly tone?: Tone;
  /** Shown to the one who asked alone. */
  readonly private?: boolean;
  /** Those who are pinged by it, where an adapter can: they are named in its lines. */
  readonly pings?: readonly string[];
  /** Nobody else may ever read it: it is sent so that only its one sees it, or not at all. */
  readonly secret?: boolean;
  /** Where it does not fit, the lines after the first give way, and not the last ones. */
  readonly newestLast?: boolean;
  /** Files that come with the reply. */
  readonly attached?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What one would rather look at than read. Where pictures cannot be shown, nothing is lost. */
  readonly pictures?: readonly Picture[];
  /** What a file with the whole of it is called, where it does not fit in one message. */
  readonly file?: string;
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

/** Lines of letters of even width, such as a table; it is one line of the reply, which is shown whole or not at all. */
export function block(text: string): Line {
  return { kind: 'block', spans: [text] };
}

/** What stands only where there are no buttons: a line to type, a rule that *Why?* would quote. Others leave it out. */
export function typed(...spans: readonly Span[]): Line {
  return { kind: 'typed', spans };
}

/** Small print below the rest, whatever stands in it. */
export function small(...spans: readonly Span[]): Line {
  return { kind: 'small', spans };
}

/** A moment, told so that each reader has his own time. @param at as ISO 8601 has it */
export function moment(at: string): Span {
  return { time: at, as: 'when' };
}

/** How long ago something was, or how soon it will be. @param at as ISO 8601 has it */
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

/** What somebody said to the referee, as he typed it. */
export function said(text: string): Span {
  return { text, style: 'said' };
}

/** What one may type: a command, or what stands in its place. */
export function code(text: string): Span {
  return { text, style: 'code' };
}
