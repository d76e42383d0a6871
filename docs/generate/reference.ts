import { RULESET_IDS, rulesets } from '../../src/rules/index.ts';
import { bookPage } from './book-page.ts';
import { commandsPage } from './commands-page.ts';
import type { Generated, Guide } from './files.ts';

/** The command reference: a page of all commands, and one for each book's rulings. */
export function reference(guides: readonly Guide[]): Generated[] {
  const books = Object.values(rulesets).map((book) => ({
    path: `commands/${book.id}.md`,
    content: () =>
      bookPage(
        book,
        guides.filter(({ name }) => bookOf(name) === book.id),
      ),
  }));
  return [{ path: 'commands/README.md', content: async () => commandsPage() }, ...books];
}

/** The ruleset that a guide is named after: `ww2-skirmish-solo` is about `ww2-skirmish`. */
function bookOf(guide: string): string | undefined {
  const begun = RULESET_IDS.filter((id) => guide === id || guide.startsWith(`${id}-`));
  return begun.toSorted((a, b) => b.length - a.length)[0];
}
