import * as z from 'zod';
import { earlier, user } from '../../kernel/texts.ts';
import { type Play, question } from '../state.ts';
import { event } from './event.ts';

const ended = {
  /** The number of the record that asked, and that of the ruling. */
  id: earlier,
  seq: earlier,
  /** The user who asked. */
  by: user,
};

/** A ruling is questioned. The question stays open until it's closed. */
export const questioned = event('questioned', question.shape, {
  sort: 'talk',
  fold: ({ questions = [] }, { type: _, ...question }) => ({ questions: [...questions, question] }),
});

/** The ruling's side says that it's right. The player who asked has the next word. */
export const questionAnswered = event(
  'question-answered',
  { ...ended, user },
  {
    sort: 'talk',
    fold: ({ questions }, { id, user }) => ({
      questions: questions?.map((each) => (each.id === id ? { ...each, answered: user } : each)),
    }),
  },
);

/** It's settled: by the player who asked, by an umpire, or because the ruling has been corrected or undone. */
export const questionClosed = event(
  'question-closed',
  { ...ended, how: z.enum(['agreed', 'withdrawn', 'ruled', 'corrected', 'undone']) },
  { sort: 'talk', fold: ({ questions }, { id }) => ({ questions: openBut(questions, id) }) },
);

function openBut(questions: Play['questions'], id: number): Play['questions'] {
  const left = questions?.filter((each) => each.id !== id) ?? [];
  return left.length > 0 ? left : undefined;
}
