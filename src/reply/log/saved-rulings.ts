import { writePair } from '../../kernel/options/pairs.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Document, heading, line, strong } from '../document.ts';

/** A ruling was saved under a name. */
export function savedReply(words: Catalogue, name: string, command: string): Document {
  return {
    lines: [
      line(strong(words.saved.kept(name))),
      line(code(command)),
      line(words.saved.use, code(`/again ${writePair('name', name)}`)),
    ],
    private: true,
  };
}

/** A saved ruling was deleted. */
export function forgottenSavedReply(words: Catalogue, name: string): Document {
  return { lines: [line(strong(words.saved.forgotten(name)))], private: true };
}

/** Everything somebody has saved in a channel. */
export function savedListReply(
  words: Catalogue,
  all: readonly { readonly name: string; readonly command: string }[],
): Document {
  if (all.length === 0)
    return { lines: [line(words.saved.none, words.saved.how, code('/again save:NAME'))], private: true };
  return {
    lines: [heading(words.saved.list), ...all.map(({ name, command }) => line(strong(name), ': ', code(command)))],
    private: true,
    file: 'saved-rulings.txt',
  };
}
