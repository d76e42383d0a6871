import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import type { GivenCommand } from '../kernel/options/given-command.ts';
import type { GivenOptions, Option, OptionsOf, OptionTable } from '../kernel/options/options.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Document, Offers } from '../reply/document.ts';

/** The result of a command: a reply for people, and the same for machines (the keys of section 4 of the design). */
export interface Answer {
  readonly document: Document;
  readonly json: Readonly<Record<string, unknown>>;
  /** For odds: the command that throws for them, as long as it can be run; absent if it can't be thrown now. */
  readonly throws?: GivenCommand;
  /** For a question without an answer: the book it was asked in, and the rules that were offered. */
  readonly unanswered?: { readonly book: string; readonly query: string; readonly shown: string };
  /** What the reply also offers, worked out only for users who have buttons to press. */
  offers?(): Promise<Offers>;
}

/** A form that asks for the contents of a file, or for what nobody else may read. Its words are the catalogue's, by its command. */
export interface Form {
  /** The option that it replaces: of the type `file`, or a secret one. */
  readonly option: string;
  /** The name of the file made from the text. */
  readonly file?: string;
  /**
   * The option isn't offered on Discord, where others could see it, and isn't kept in any record or log. It comes from the form,
   * or is typed at the terminal.
   */
  readonly secret?: true;
  /** If any of these options is given, there's nothing to ask. */
  readonly unless?: readonly string[];
}

/** A command being run: who asked for what, and the referee to ask. */
export interface Call {
  readonly asked: Asked;
  readonly referee: Referee;
  /** What everything is said with. */
  readonly words: Catalogue;
  /** Every command that exists, for help. */
  readonly commands: readonly Command[];
  /** The options given, checked against a table, with defaults added. @throws {InputError} */
  options<T extends OptionTable>(table: T): OptionsOf<T>;
  /** A ruling by the channel's rulebook, or its odds. Throws as `Referee.rule` does. */
  rule(verb: string): Promise<Answer>;
}

type Said = Catalogue['commands'];

/** The options of a command: those that the catalogue has a line for, and no others. */
export type OptionsFor<N extends keyof Said['options']> = Readonly<Record<keyof Said['options'][N], Option>>;

/** What a command on a drawn table is asked by taps. */
export interface Taps {
  /** The options that it's asked for, one after the other. */
  asks(given: GivenOptions): readonly string[];
  /** If any of these is said, there's nothing to ask. */
  readonly unless?: readonly string[];
  /** Whether there's something on the table that it's for. */
  needs?(game: Game): boolean;
  /** Tries it. @throws what would be refused */
  tries?(campaign: Campaign, user: string, given: GivenOptions): unknown;
}

/** A slash command. It knows neither Discord nor the terminal, which both read it. What it's called in is the catalogue's. */
export interface Command {
  readonly name: keyof Said['descriptions'];
  /**
   * For a ruling: the options with their own box on Discord, the commonest first. Each ruleset declares their values. All other
   * options go through `more`.
   */
  readonly primary?: readonly string[];
  /** For any other command: all its options. */
  readonly options?: OptionTable;
  /** It takes the options of a ruling as well as its own: on Discord they go through `more`, as a ruling's do. */
  readonly ofRuling?: true;
  /** If the file of this option isn't given, Discord asks for its text in a form. */
  readonly form?: Form;
  /** Only the person who asks sees the reply: always, unless the option named here is true, or as the given options decide. */
  readonly private?: boolean | { readonly unless: string } | ((given: Readonly<Record<string, string>>) => boolean);
  /** In a campaign, only umpires can use it. */
  readonly umpire?: true;
  /** Useful to a single person anywhere, so people who install the bot for themselves have it too. Rulings always are. */
  readonly anywhere?: true;
  /** On Discord, only people who manage the server see it, unless the server's owner decides otherwise. */
  readonly manages?: true;
  /** Only the people who host the bot can give it. It's only shown in servers of theirs. */
  readonly host?: true;
  /** It only works where a campaign is open or, if this is false, where none is. */
  readonly campaign?: boolean;
  /** Options that take what's typed without a name, in this order; the last one takes everything that's left. */
  readonly main?: readonly string[];
  /** What it means where nothing at all is said with it, as the campaign stands. */
  readonly bare?: (campaign: Campaign) => GivenOptions | undefined;
  /** Whether a value of one of its options can be given, as the campaign stands; any can by default. */
  readonly offers?: (campaign: Campaign, option: string, value: string) => boolean;
  /** On a drawn table it's put together by taps where it lacks something, so that nobody has to type a place. */
  readonly taps?: Taps;
  /** An example, for help. */
  readonly example: string;
  /** More examples, for every book that accepts them. */
  readonly examples?: readonly string[];
  run(call: Call): Promise<Answer>;
}
