import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { commonOptions } from '../../src/referee/rulings/common-options.ts';
import { profileSection, squadSection, toggleSection } from './book-lists.ts';
import type { Guide } from './files.ts';
import { anchor, code, page, plain } from './markdown.ts';
import { optionsTable } from './options-table.ts';
import { rulings } from './rulings.ts';
import { turnSection } from './turn-section.ts';
import { verbSection } from './verb-section.ts';

/**
 * Everything that a book offers: its rulings, house rules, turn, profiles and squads.
 * @param guides the guides about the book
 */
export async function bookPage(book: Ruleset, guides: readonly Guide[]): Promise<string> {
  const own = rulings.filter(({ name }) => book.verbs[name]);
  const verbs = await Promise.all(own.map((command) => verbSection(book, command)));
  const lists = [turnSection(book), toggleSection(book), profileSection(book), squadSection(book)];
  const shown = lists.filter((section) => section.length > 0);
  return page(
    `# ${plain(book.name)}: all rulings and options`,
    `All the rulings of this book (${code(`rules:${book.id}`)}), with every option and an example of each. ${code(`/game rules rules:${book.id}`)} makes it a channel’s book, and ${code(`/game new rules:${book.id}`)} opens a campaign with it. The other commands and books are under [all commands](README.md).`,
    guides.length > 0 ? `Guides: ${guides.map(({ title, path }) => `[${title}](../${path})`).join(', ')}.` : '',
    `Rulings: ${own.map(({ name }) => `[${code(`/${name}`)}](#${anchor(name)})`).join(', ')}.`,
    `Then: ${shown.map(([heading]) => linkTo(heading!)).join(', ')}.`,
    '## What every ruling takes',
    optionsTable(commonOptions),
    aboutOptions(book),
    '## Rulings',
    ...verbs.flat(),
    ...lacking(book),
    ...shown.flat(),
  );
}

function aboutOptions({ toggles }: Ruleset): string {
  const [toggle = ''] = Object.keys(toggles);
  const more = code(`more:"odds:true with:${toggle}"`);
  return [
    `At the terminal you type all options in the same way. On Discord an option marked *(more)* has no box of its own. Put it into the option ${code('more')}, for example ${more}. The same goes for options of this table that have no box. That’s how it is on a server that only plays this book. Where others are played too, there are fewer boxes, and ${code('more')} takes the rest.`,
    `*Filled in* is for campaigns. Name the units with ${code('who')} and ${code('target')}, and Umpire fills in what it knows about them. If you give the option yourself, yours counts.`,
  ].join('\n\n');
}

function linkTo(heading: string): string {
  const title = heading.replace(/^#+ /, '');
  return `[${title}](#${anchor(title)})`;
}

/** What other books have, and what to use instead here. */
function lacking({ verbs, instead = {} }: Ruleset): string[] {
  const others = rulings.filter(({ name }) => !verbs[name]).map(({ name }) => name);
  if (others.length === 0) return [];
  const [told, untold] = [others.filter((name) => instead[name]), others.filter((name) => !instead[name])];
  const lines = told.map((name) => `- ${code(`/${name}`)}: ${plain(instead[name]!)}`);
  const names = untold.map((name) => code(`/${name}`)).join(', ');
  return ['### Only in other books', lines.join('\n'), names && `${told.length > 0 ? 'And ' : ''}${names}.`];
}
