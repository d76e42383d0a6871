import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, line, strong } from '../document.ts';

/**
 * What Umpire is, which version this is, and how a server gets it.
 * @param invite the address at which a server adds the bot; none where there are no servers
 */
export function aboutReply(words: Catalogue, version: string, invite: string | undefined): Document {
  const books = Object.values(rulesets).map(({ name }) => name);
  return {
    lines: [
      line(strong(words.help.about.what(version))),
      line(words.help.about.books(words.allOf(books))),
      line(words.help.about.trust),
      ...(invite === undefined ? [] : [line(words.help.about.invite, { link: invite, label: words.help.about.add })]),
    ],
    private: true,
  };
}
