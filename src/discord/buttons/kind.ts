import type { Campaign } from '../../campaign/campaign.ts';
import type { Pressed } from '../../command/buttons.ts';
import type { Answer } from '../../command/command.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { ButtonValues, Form, MenuValues } from '../../reply/document.ts';
import type { Appearance, CommandResult } from '../answers/result.ts';
import type { Carried, Kept } from './carried.ts';

/**
 * A kind of button, with everything that belongs to it: what it's about, how its custom ID carries that, who may press it, who
 * sees what comes of it, what a press does, and when there's nothing left to do. Its word is in the catalogue
 * (`notices.buttons`), unless whoever offers it has a better one.
 *
 * A press either stands for a command (`runs`), or has a result of its own (`gives`), or does something that's no answer, such as
 * opening a form (`opens`).
 */
export interface Kind<About, Chosen = never> {
  readonly carried: Carried<About>;
  /** For a menu: what its choices carry. */
  readonly choice?: Carried<Chosen>;
  /**
   * Who may press it: anyone who sees it, and then the command says what's theirs to do; or only the one person who sees the message
   * that it's on.
   */
  readonly by: 'anyone' | 'its-reader';
  /** Who sees the result. */
  readonly seen?: Appearance | ((of: About, press: Press, chosen: Chosen | undefined) => Appearance);
  /** The command that somebody could have typed instead. */
  readonly runs?: (of: About, chosen: Chosen | undefined) => GivenCommand;
  /** The result of a press. @param chosen what was chosen, if it's a menu */
  readonly gives?: (of: About, press: Press, chosen: Chosen | undefined) => Promise<CommandResult>;
  /** What a press does if it isn't answered with a result. */
  readonly opens?: (of: About, press: Press, chosen: Chosen | undefined) => Promise<unknown>;
  /** Opens a form first, if something has to be said for it. @returns whether it did */
  readonly asks?: (of: About, press: Press) => Promise<boolean>;
  /** It rules on something or strikes it out: two quick taps count as one. */
  readonly rules?: true;
  /** Pressed in a panel, the panel goes on, and the result is told to everyone. */
  readonly tells?: true;
  /** The command whose reply the panel shows then, if that isn't its reader's turn. */
  readonly returns?: GivenCommand;
  /** The result takes the place of a page that its reader saw. */
  readonly turns?: true;
  /** What its own message shows after a record, where only its reader sees that: what's left to choose from. */
  readonly renews?: (of: About, press: Press) => Promise<CommandResult>;
  /** Whether it has nothing left to do after this result. */
  readonly spent?: (result: CommandResult) => boolean;
  /** Which buttons of its message have nothing left to do then, if it isn't just this one. */
  readonly spends?: (of: About) => (other: Came) => boolean;
  /** Whether what it's for still waits. Play can go on without it: somebody types the command. */
  readonly waits?: (campaign: Campaign, of: About, words: Catalogue) => boolean;
}

/** Kinds, by their names: the first word of their custom IDs. */
export type Kinds = {
  readonly [A in Action]?: Kind<Of<A>, A extends keyof MenuValues ? MenuValues[A]['chosen'] : never>;
};

/** The name of a kind. */
export type Action = keyof ButtonValues | keyof MenuValues;

/** What a kind is about. */
export type Of<A extends Action> = A extends keyof ButtonValues
  ? ButtonValues[A]
  : A extends keyof MenuValues
    ? MenuValues[A]['of']
    : never;

/** A button or a menu, by what it's about. */
export type Came = { readonly [A in Action]: { readonly action: A; readonly of: Of<A> } }[Action];

/** What a press can do: whatever a kind needs of Discord. */
export interface Press {
  readonly words: Catalogue;
  readonly user: string;
  readonly channel: string;
  readonly referee: Referee;
  /** Who pressed, and where, for what isn't a command. */
  readonly by: Pressed;
  /** Whether only the person who presses sees the message. */
  readonly own: boolean;
  /** Whether something was chosen from a menu. */
  readonly fromMenu: boolean;
  /** Gives a command for whoever pressed. */
  run(command: GivenCommand): Promise<CommandResult>;
  /** The result of something that isn't a command by itself. */
  answered(answer: Promise<Answer>): Promise<CommandResult>;
  /** Says something to the person who pressed. */
  say(text: string): Promise<void>;
  /** Whether it's the second of two quick taps, which is only acknowledged then. */
  passesOver(): Promise<boolean>;
  readonly does: Deeds;
}

/** What only Discord's side can do. */
export interface Deeds {
  /** Opens the form for what a command lacks. */
  asks(command: GivenCommand): Promise<boolean>;
  /**
   * Gives a command, with a form for what's missing or wrong.
   * @param how whether it must strike somebody, or has been asked about already
   */
  goesOn(command: GivenCommand | Kept, how?: 'strikes' | 'sure'): Promise<unknown>;
  /** Opens a form for the rest of a command; without one, nothing's left to do. */
  fills(form: () => Promise<(GivenCommand & { readonly form: Form }) | undefined>): Promise<unknown>;
  /** Shows another page of an answer. */
  turns(page: number, turns: GivenCommand | Kept): Promise<unknown>;
  /** The form that corrects a ruling, or the one that questions it. */
  corrects(of: { readonly log: string; readonly seq: number }): Promise<unknown>;
  questions(of: { readonly log: string; readonly seq: number }): Promise<unknown>;
  /** The form for the next die of a throw at the table. */
  nextDie(key: string): Promise<unknown>;
  /** Answers the side that the referee runs, or opens the form for it. */
  answers(of: { readonly question: string; readonly part?: string; readonly value?: string }): Promise<unknown>;
  opensThread(): Promise<unknown>;
  /** The form for hours and time zone. */
  opensTimes(): Promise<unknown>;
  judged(
    of: { readonly book: string; readonly rule: string; readonly query: string },
    helped: boolean,
  ): Promise<unknown>;
  readonly panel: {
    opens(): Promise<unknown>;
    shows(picked: { readonly page?: number; readonly id?: string | undefined }): Promise<unknown>;
    /** Chooses what a unit does; `change` and `more` are for a plan that has been seen. */
    deed(command: GivenCommand | Kept, how: 'open' | 'change' | 'more'): Promise<unknown>;
    /** Shows what a command would come to, and asks nothing. */
    plans(command: GivenCommand | Kept): Promise<unknown>;
    rolls(command: GivenCommand | Kept): Promise<unknown>;
    /** Gives a command that's put together by taps. */
    tapped(command: GivenCommand | Kept): Promise<unknown>;
    settles(command: GivenCommand | Kept): Promise<unknown>;
    /** Ends a step. @param told whether the player knows who can still act in it */
    ends(step: string, told: boolean): Promise<unknown>;
  };
}
