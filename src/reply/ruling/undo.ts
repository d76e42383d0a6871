import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { askButtons, askTail, lapsedLines, lapseLines } from '../asks/asks.ts';
import { decisionReply } from '../asks/decision.ts';
import { closedLines, openedByUndo } from '../asks/questions.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, line, strong } from '../document.ts';
import { recordLine } from '../log/log.ts';

/** What was undone, what the other side has to agree to, or what would be undone. */
export interface UndoView {
  readonly kind: 'undone' | 'asked' | 'to-confirm';
  readonly record?: LogRecord;
  readonly records: readonly LogRecord[];
}

/** What stands again, or what the other side has to agree to. @param records those that stand again */
export function redoReply(
  words: Catalogue,
  record: LogRecord,
  records: readonly LogRecord[],
  game: Game | undefined,
): Document {
  const { lines, ...reply } = decisionReply(words, record, game);
  const again = records.map((each) => recordLine(words, each, false, game));
  return { ...reply, lines: [...lines.slice(0, 1), ...again, ...lines.slice(1)] };
}

/** @param game the game before the undo, for the names of units */
export function undoReply(words: Catalogue, undone: UndoView, game: Game | undefined): Document {
  const numbers = undone.records.map(({ seq }) => `#${seq}`).join(', ');
  const struck = undone.records.map((record) => recordLine(words, record, undone.kind === 'undone', game));
  if (undone.kind === 'undone') {
    const { record } = undone;
    const settled = record ? [...closedLines(words, record), ...lapsedLines(words, record.events, game)] : [];
    return {
      lines: [
        line(strong(words.notices.undone(numbers))),
        ...struck,
        ...settled,
        ...openedByUndo(words, undone.records),
      ],
    };
  }
  if (undone.kind === 'to-confirm') {
    const newest = undone.records[0]!.seq;
    const oldest = undone.records.at(-1)!.seq;
    return {
      lines: [line(strong(words.notices.toConfirm(numbers, oldest, newest))), ...struck],
      buttons: [
        {
          action: 'strike',
          of: { to: oldest, confirm: newest },
          label: words.notices.strikeLabel(undone.records.length),
        },
      ],
      private: true,
    };
  }
  const ask = undone.record?.events.find((event) => event.type === 'asked');
  if (!ask) throw new Error('An undo that is asked for has no record that asks');
  return {
    lines: [
      line(strong(words.notices.agreeNow(numbers))),
      ...struck,
      ...askTail(words, ask, game),
      ...lapseLines(words, ask),
    ],
    buttons: askButtons(words, ask),
  };
}
