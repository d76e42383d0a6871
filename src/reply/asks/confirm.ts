import type { Catalogue } from '../catalogue.ts';
import { code, type Document, type Line, line, strong, typed } from '../document.ts';

/** Commands that can't be taken back, or that end what others are playing: they ask once more. */
export type Confirmed = keyof Catalogue['notices']['confirm'];

/** What to type to confirm each. A command that came with a file has to be sent again with the file. */
const TYPED: Readonly<Record<Confirmed, string>> = {
  'game end': '/game end confirm:true',
  'data delete': '/data delete confirm:true',
  'data delete server': '/server erase confirm:true',
  'game import': '/game import confirm:true',
};

/** @param lines more about what will be lost */
export function confirmReply(words: Catalogue, what: Confirmed, lines: readonly Line[] = []): Document {
  const said = code(TYPED[what]);
  const asks = [line(strong(words.notices.confirm[what])), ...lines];
  if (what === 'game import') return { lines: [...asks, line(said)], private: true };
  return {
    lines: [...asks, typed(said)],
    buttons: [{ action: 'confirm', of: { what }, label: words.notices.confirmLabels[what] }],
    private: true,
  };
}
