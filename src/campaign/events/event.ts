import * as z from 'zod';
import type { Around } from '../../kernel/texts.ts';
import type { Change, LogState, Play } from '../state.ts';

/**
 * What an event is to those who play:
 * - `act`: done on the table or to the campaign. An undo strikes it out, and what waits for agreement may lapse.
 * - `story`: only tells. Nothing lapses for it, it's no player's act, and another's story isn't in an undo's way.
 * - `talk`: users speak with one another. Nothing lapses for it, and an undo goes past it.
 * - `book`: the log keeps its own books. An undo goes past it.
 * - `aside`: goes with whatever stands beside it.
 */
export type Sort = 'act' | 'story' | 'talk' | 'book' | 'aside';

/** What an event is judged by when it comes from a file: the campaign before it, and what only rulebooks and seals can tell. */
export interface Judging extends Around {
  readonly play: Play | undefined;
  isVerb(book: string, verb: string): boolean;
  /** Whether it's a step of a turn in the game's rulebook. */
  isStep(step: string): boolean;
  isSealed(hash: string, opened: { readonly salt: string; readonly text: string }): boolean;
  /** Whether a hidden unit stood in a place of a seal. */
  isHidden(
    hash: string,
    opened: {
      readonly place: number;
      readonly salt: string;
      readonly hashes: readonly string[];
      readonly over: string;
      readonly stands: unknown;
    },
  ): boolean;
  /** Whether the catalogue can ask this of the side that the referee runs, or say this of what it does. */
  isQuestion(question: string): boolean;
  isSaid(says: string): boolean;
  /** Whether a secret in hexadecimal digits is the one behind a hash. */
  opens(secret: string, hash: string): boolean;
}

/** Everything about an event but what it holds and how it's worded. Each text that it holds is of a kind, which bounds it. */
export interface Does<E> {
  /** `act` if left out. */
  readonly sort?: Sort;
  /** No undo takes it back: an answer, or something that was read or shown. */
  readonly lasting?: true;
  /** What of it lasts through an undo; all of it if left out. */
  lasts?(event: E): E;
  /** What begins with it: a step of the turn, or a battle with its first step. */
  readonly begins?: 'step' | 'battle';
  /** It gives, takes or changes units' names. */
  readonly names?: true;
  /** It changes who plays for which side. */
  readonly joins?: true;
  /** Nobody is charged for time before it: it was taken back or paused, and starts again. */
  readonly anew?: true;
  /** The story of a battle tells it. */
  readonly told?: true;
  /** What it changes in the game; nothing if left out. */
  fold?(game: Play, event: E): Change<Play>;
  /** The game that it opens, whatever there was before. @param before units made so far in this log: no ID is used again */
  opens?(event: E, before: { readonly made: number; readonly house: Play['house'] }): Play;
  /** What it changes in the log besides the game. */
  foldLog?(log: LogState, event: E): Change<LogState>;
  /** The user who runs the channel from then on. @param by who gave the command @param playing whether a campaign is open */
  keeper?(event: E, by: string, playing: boolean): string | undefined;
  /** The units that it's about, by ID. Its own `unit`, if left out. */
  units?(event: E): readonly string[];
  /** What must be true of an event from a file besides the bounds of its values, by the part that is wrong otherwise. */
  holds?(event: E, judging: Judging): Readonly<Record<string, boolean>>;
}

type Read<T extends string, S extends z.ZodRawShape> = z.infer<z.ZodObject<{ type: z.ZodLiteral<T> } & S>>;

/** An event, declared: what it holds, how it's judged when it comes from a file, and what it does. Its words are in the catalogue. */
export function event<const T extends string, const S extends z.ZodRawShape>(
  type: T,
  shape: S,
  does: Does<Read<T, S>> = {},
) {
  return {
    ...does,
    type,
    schema: z.object({ type: z.literal(type), ...shape } as { type: z.ZodLiteral<T> } & S),
    /** Whether an event is of this kind. */
    is: (other: unknown): other is Read<T, S> => (other as { readonly type: string }).type === type,
  };
}
