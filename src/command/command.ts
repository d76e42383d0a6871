import type { OptionsOf, OptionTable } from '../kernel/options.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Document, Offers } from '../reply/document.ts';

/** What a command gives: a reply for people, and the same for machines (the keys of section 4 of the design). */
export interface Answer {
  readonly document: Document;
  readonly json: Readonly<Record<string, unknown>>;
  /** Of odds: the command that throws what they are of, while that stands; none if it can't be thrown now. */
  readonly throws?: string;
  /** Of a question that it doesn't answer: in which book it was asked, and the rules that were offered. */
  readonly unanswered?: { readonly book: string; readonly query: string; readonly shown: string };
  /** What the reply offers besides, worked out for whoever has buttons to press. */
  offers?(): Promise<Offers>;
}

/** A form that asks for what a file would hold, or for what nobody else may read. */
export interface Form {
  /** The option in whose place it stands: of the type `file`, or a secret one. */
  readonly option: string;
  /** At most 45 letters each, as Discord has it. */
  readonly title: string;
  readonly label: string;
  /** What the file is called that the text becomes. */
  readonly file?: string;
  /**
   * The option is none of Discord's, where others could see it, and stands in no record and no log: it comes by the form,
   * or is typed at the terminal.
   */
  readonly secret?: true;
  /** With any of these options given there is nothing to ask. */
  readonly unless?: readonly string[];
}

/** A command being run: who asked what, and the referee to ask. */
export interface Call {
  readonly asked: Asked;
  readonly referee: Referee;
  /** Every command there is, for help. */
  readonly commands: readonly Command[];
  /** What was given, checked against a table, with its defaults. @throws {InputError} */
  options<T extends OptionTable>(table: T): OptionsOf<T>;
  /** A ruling by the channel's rulebook, or its odds. Throws as `Referee.rule` does. */
  rule(verb: string): Promise<Answer>;
}

/** A slash command. It knows neither Discord nor the terminal: both read this. */
export interface Command {
  readonly name: string;
  /** At most 100 letters, as Discord has it. */
  readonly description: string;
  /**
   * Of a ruling: the options that stand on their own at Discord, the commonest first, each with a line of help. What
   * they may be is declared by each ruleset; all others go through `more`.
   */
  readonly primary?: Readonly<Record<string, string>>;
  /** Of any other command: all its options. */
  readonly options?: OptionTable;
  /** It takes the options of a ruling besides its own: at Discord they go through `more`, as a ruling's do. */
  readonly ofRuling?: true;
  /** Where the file of this option is not given, Discord asks for its text in a form. */
  readonly form?: Form;
  /** Shown to the one who asks alone; unless the option named here is true, or as follows from what is given. */
  readonly private?: boolean | { readonly unless: string } | ((given: Readonly<Record<string, string>>) => boolean);
  /** In a campaign it is for an umpire alone. */
  readonly umpire?: true;
  /** Of use to one person wherever he is, so that who installs the bot for himself has it too; rulings always are. */
  readonly anywhere?: true;
  /** At Discord it is shown to those alone who may manage the server, unless its owner says otherwise. */
  readonly manages?: true;
  /** It does nothing where no campaign is open; or, if false, where one is. */
  readonly campaign?: boolean;
  /** An example of its use, for help. */
  readonly example: string;
  run(call: Call): Promise<Answer>;
}
