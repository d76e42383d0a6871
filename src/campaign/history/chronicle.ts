import type { Ruleset } from '../../kernel/ruleset.ts';
import { declared } from '../events/index.ts';
import { evolveGame } from '../evolve.ts';
import type { Game } from '../game.ts';
import type { LogEvent, LogRecord } from '../record.ts';
import type { Losses } from './losses.ts';

/** Something that happened in a battle, with the game as it was after it. */
export interface Happening {
  readonly seq: number;
  /** The time, in ISO 8601. */
  readonly at: string;
  /** The user who gave the command. */
  readonly by: string;
  readonly event: LogEvent;
  /** The turn, and whose part of it; 0 before the first. */
  readonly turn: number;
  readonly step?: string;
  readonly side?: string;
  /** The game after it. Units that it removes have their names in the game before it. */
  readonly before: Game;
  readonly game: Game;
}

/** A battle from its first record to its last, as it stands now: without anything that was undone. */
export interface Chronicle {
  readonly battle: number;
  /** The game at the end of the battle, or now. */
  readonly game: Game;
  readonly happenings: readonly Happening[];
}

/** The material of a report: everything that stands of a battle, and what it has cost turn by turn. */
export interface Course {
  readonly chronicle: Chronicle;
  readonly losses: Losses;
  readonly ruleset: Ruleset;
}

/** What can be asked about the records of a log. */
export interface Chronicling {
  /** The current battle if left out. */
  readonly battle?: number | undefined;
  /** The game before the first of the records, if they aren't all there are. */
  readonly before?: Game | undefined;
  /** The events of a record as they stand now: none if it was undone. */
  readonly standing: (record: LogRecord) => readonly LogEvent[];
}

/** The course of one battle of the latest campaign; nothing if there was no such battle. */
export async function chronicleOf(
  records: AsyncIterable<LogRecord>,
  { battle, before: start, standing }: Chronicling,
): Promise<Chronicle | undefined> {
  let game = start;
  let found: Chronicle | undefined;
  let happenings: Happening[] = [];
  for await (const record of records) {
    for (const event of standing(record)) {
      const before = game;
      if (declared(event).begins === 'battle') {
        if (before && event.type === 'battle-begun' && before.battle === battle)
          found = { battle: before.battle, game: before, happenings };
        if (event.type === 'game-opened') found = undefined;
        happenings = [];
      }
      game = evolveGame(before, event);
      if (game) happenings.push(happening(record, event, before ?? game, game));
    }
  }
  if (found) return found;
  return game && (battle ?? game.battle) === game.battle ? { battle: game.battle, game, happenings } : undefined;
}

/** An event that ends a step belongs to the turn that it ends. */
function happening({ seq, at, by }: LogRecord, event: LogEvent, before: Game, game: Game): Happening {
  const now = event.type === 'turn-begun' ? before.at : game.at;
  return {
    seq,
    at,
    by,
    event,
    turn: now?.turn ?? 0,
    ...(now?.step === undefined ? {} : { step: now.step }),
    ...(now?.side === undefined ? {} : { side: now.side }),
    before,
    game,
  };
}
