import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import { askButtons, askTail } from './asks.ts';
import { type Document, line, strong } from './document.ts';
import { english } from './english/index.ts';
import { recordLine } from './log.ts';

const { notices } = english;

/** What was undone, what the other side has to agree to, or what would be undone. */
export interface Told {
  readonly kind: 'undone' | 'asked' | 'to-confirm';
  readonly record?: LogRecord;
  readonly records: readonly LogRecord[];
}

/** @param game whose units it names, as it was before the undo */
export function undoReply(told: Told, game: Game | undefined): Document {
  const numbers = told.records.map(({ seq }) => `#${seq}`).join(', ');
  const struck = told.records.map((record) => recordLine(record, told.kind === 'undone', game));
  if (told.kind === 'undone') return { lines: [line(strong(notices.undone(numbers))), ...struck] };
  if (told.kind === 'to-confirm') {
    const newest = told.records[0]!.seq;
    const oldest = told.records.at(-1)!.seq;
    return {
      lines: [line(strong(notices.toConfirm(numbers, oldest, newest))), ...struck],
      buttons: [{ action: 'strike', of: `${oldest}:${newest}`, label: notices.strikeLabel(told.records.length) }],
      private: true,
    };
  }
  const ask = told.record?.events.find((event) => event.type === 'asked');
  if (!ask) throw new Error('An undo that is asked for has no record that asks');
  return {
    lines: [line(strong(notices.agreeNow(numbers))), ...struck, ...askTail(ask, game)],
    buttons: askButtons(ask),
  };
}
