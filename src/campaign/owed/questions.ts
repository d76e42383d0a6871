import type { Game } from '../game.ts';
import type { EventOf, LogEvent } from '../record.ts';

/** A questioned ruling, for as long as the question is open. */
export type OpenQuestion = NonNullable<Game['questions']>[number];

/** The open questions; none once the campaign is over. */
export function questionsIn(game: Game | undefined): readonly OpenQuestion[] {
  return !game || game.phase === 'ended' ? [] : (game.questions ?? []);
}

/** The questions closed by what has just been decided: their ruling was corrected or undone. */
export function settledBy(game: Game | undefined, events: readonly LogEvent[]): EventOf<'question-closed'>[] {
  const open = questionsIn(game);
  if (open.length === 0) return [];
  const corrected = new Set(events.flatMap((event) => (event.type === 'corrected' ? [event.seq] : [])));
  const undone = new Set(events.flatMap((event) => (event.type === 'undone' ? event.strikes : [])));
  return open.flatMap(({ id, seq, by }): EventOf<'question-closed'>[] => {
    if (corrected.has(seq)) return [{ type: 'question-closed', id, seq, by, how: 'corrected' }];
    return undone.has(seq) ? [{ type: 'question-closed', id, seq, by, how: 'undone' }] : [];
  });
}
