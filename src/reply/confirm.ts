import { code, type Document, type Line, line, strong, typed } from './document.ts';
import { english } from './english/index.ts';

const { notices } = english;

/** What cannot be taken back, or ends what others play: it is asked about once more. */
export type Confirmed = keyof typeof notices.confirm;

/** What is typed to confirm each. What comes with a file has to be sent again with it. */
const TYPED: Readonly<Record<Confirmed, string>> = {
  'game end': '/game end confirm:true',
  'data delete': '/data delete confirm:true',
  'data delete server': '/server erase confirm:true',
  'game import': '/game import confirm:true',
};

/** @param lines what is told besides, so that it is clear what goes */
export function confirmReply(what: Confirmed, lines: readonly Line[] = []): Document {
  const withFile = what === 'game import';
  const said = code(TYPED[what]);
  return {
    lines: [line(strong(notices.confirm[what])), ...lines, withFile ? line(said) : typed(said)],
    ...(withFile
      ? {}
      : { buttons: [{ action: 'confirm', of: what.replaceAll(' ', '-'), label: notices.confirmLabels[what] }] }),
    private: true,
  };
}
