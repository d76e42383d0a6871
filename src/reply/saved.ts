import { writePair } from '../kernel/pairs.ts';
import { code, type Document, heading, line, strong } from './document.ts';
import { english } from './english/index.ts';

const { saved: say } = english;

/** A ruling was saved under a name. */
export function savedReply(name: string, command: string): Document {
  return {
    lines: [
      line(strong(say.kept(name))),
      line(code(command)),
      line(say.use, code(`/again ${writePair('name', name)}`)),
    ],
    private: true,
  };
}

/** A saved ruling was deleted. */
export function forgottenSavedReply(name: string): Document {
  return { lines: [line(strong(say.forgotten(name)))], private: true };
}

/** Everything somebody has saved in a channel. */
export function savedListReply(all: readonly { readonly name: string; readonly command: string }[]): Document {
  if (all.length === 0) return { lines: [line(say.none, say.how, code('/again save:NAME'))], private: true };
  return {
    lines: [heading(say.list), ...all.map(({ name, command }) => line(strong(name), ': ', code(command)))],
    private: true,
    file: 'saved-rulings.txt',
  };
}
