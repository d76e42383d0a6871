import type { Campaign } from '../../campaign/campaign.ts';
import { photoTaken } from '../../campaign/events/photo.ts';
import * as question from '../../campaign/events/question.ts';
import type { Game } from '../../campaign/game.ts';
import { wordAwaited } from '../../campaign/owed/owing.ts';
import { type OpenQuestion, questionsIn } from '../../campaign/owed/questions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, code, type Document, type Line, line, type Photo, quiet, typed, verdict } from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { userSpans } from './owing.ts';

/** The questions that a record ends as a side effect. */
export function closedLines(words: Catalogue, { events }: Pick<LogRecord, 'events'>): Line[] {
  return events.filter(question.questionClosed.is).map((event) => line(...eventSpans(words, event)));
}

/** The questions that are open again because a record that struck out their ruling has been lifted. */
export function reopenedLines(words: Catalogue, { events }: Pick<LogRecord, 'events'>, game: Game | undefined): Line[] {
  const lifted = events.flatMap((event) => (event.type === 'redone' ? event.lifts : []));
  return questionsIn(game)
    .filter(({ seq }) => lifted.includes(seq))
    .map((each) => reopenedLine(words, each));
}

/** The questions that are open again because the records that ended them are struck out. */
export function openedByUndo(words: Catalogue, struck: readonly LogRecord[]): Line[] {
  const out = struck.map(({ seq }) => seq);
  const closed = struck.flatMap(({ events }) => events.filter(question.questionClosed.is));
  return closed.filter(({ seq }) => !out.includes(seq)).map((each) => reopenedLine(words, each));
}

function reopenedLine(words: Catalogue, { seq, by }: Pick<OpenQuestion, 'seq' | 'by'>): Line {
  return line(words.questions.reopened(seq), { user: by }, '.');
}

/**
 * Somebody questions a ruling, or says that it's right.
 * @param declared what its author declared about the table
 */
export function questionReply(
  words: Catalogue,
  record: LogRecord,
  game: Game | undefined,
  {
    declared = [],
    photos = [],
    log,
  }: { readonly declared?: readonly Line[]; readonly photos?: readonly Photo[]; readonly log: string },
): Document {
  const answers = record.events.flatMap((event) => {
    if (Object.values(question).some(({ is }) => is(event))) return [verdict(...eventSpans(words, event))];
    return photoTaken.is(event) ? [line(...eventSpans(words, event))] : [];
  });
  const { questioned, questionAnswered } = question;
  const named = record.events.find(questioned.is) ?? record.events.find(questionAnswered.is);
  const open = questionsIn(game).find(({ id }) => id === named?.id);
  return {
    lines: [...answers, ...declared, ...(open ? openLines(words, open, game!) : []), line(quiet(`#${record.seq}`))],
    ...(open ? { buttons: questionButtons(open, log) } : {}),
    ...(photos.length > 0 ? { photos } : {}),
    tone: 'change',
  };
}

/** Whose answer is awaited, and how to give it. */
function openLines(words: Catalogue, question: OpenQuestion, game: Game): Line[] {
  const { id, seq, answered } = question;
  const users = userSpans(wordAwaited(game, question));
  const next = answered === undefined ? words.questions.open.asked(seq) : words.questions.open.answered;
  return [
    ...(users.length > 0 ? [line(...users, ` ${next}`)] : []),
    line(words.questions.umpire),
    typed(code(words.questions.toType(id, seq))),
  ];
}

/** The possible answers, and a correction. */
function questionButtons({ id, seq }: OpenQuestion, log: string): Button[] {
  return [
    { action: 'right', of: { id }, first: true },
    { action: 'correct', of: { log, seq } },
  ];
}

/** The open questions as a part of how play stands: what's questioned, by whom and since when. */
export function openQuestionLines(words: Catalogue, { game, since }: Pick<Campaign, 'game' | 'since'>): Line[] {
  return questionsIn(game).flatMap((question) => {
    const { id, seq, by, why, photos = [], answered } = question;
    const at = since?.asks[id]?.at;
    const shown =
      photos.length > 0 ? [`, ${words.questions.withPhotos(words.allOf(photos.map((photo) => `#${photo}`)))}`] : [];
    return [
      line(
        `#${id}: `,
        { user: by },
        ` ${words.questions.asks(seq)}`,
        ...(why === undefined ? [] : [' ', words.questions.why(why)]),
        ...(answered === undefined ? [] : [` (${words.questions.isAnswered})`]),
        ...shown,
        ...(at === undefined ? [] : [words.questions.since, { time: at, as: 'when' } as const]),
      ),
      typed(code(words.questions.toType(id, seq))),
    ];
  });
}
