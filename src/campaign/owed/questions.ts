import type { Game } from '../game.ts';
import type { EventOf, LogEvent } from '../record.ts';

/** A questioned ruling, for as long as the question is open. */
export type OpenQuestion = NonNullable<Game['questions']>[number];

type QuestionEvent = EventOf<'questioned' | 'question-answered' | 'question-closed' | 'photo-taken'>;

/** A game after a question was asked, answered, settled or given a picture. */
export function withQuestions(game: Game, event: QuestionEvent): Game {
  const { questions, ...others } = game;
  const after = questionsAfter(questions ?? [], event);
  return after.length > 0 ? { ...others, questions: after } : others;
}

function questionsAfter(questions: readonly OpenQuestion[], event: QuestionEvent): OpenQuestion[] {
  if (event.type === 'questioned') {
    const { type: _, ...question } = event;
    return [...questions, question];
  }
  if (event.type === 'question-closed') return questions.filter(({ id }) => id !== event.id);
  return questions.map((each) => {
    if (event.type === 'photo-taken') {
      const isOfIt = event.of === each.id || event.of === each.seq;
      return isOfIt ? { ...each, photos: [...(each.photos ?? []), event.id] } : each;
    }
    return event.id === each.id ? { ...each, answered: event.user } : each;
  });
}

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
