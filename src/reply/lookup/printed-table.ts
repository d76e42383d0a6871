import type { PrintedTable } from '../../kernel/printed/printed.ts';
import { namesIn } from '../../lookup/entries.ts';
import { type FoundTable, keyOf } from '../../lookup/printed.ts';
import { rulesById } from '../../lookup/rules-by-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, block, type Document, type Line, line, quiet, step, strong } from '../document.ts';
import { type TableDrawn, tablePictures } from '../pictures/table.ts';
import { alignedText, WIDTH } from '../table-text.ts';
import { gridOf, rowName, valuesOf, worded } from './grid.ts';

/** A table that was looked up, for the person who asks, or in the name of the person who shows it to everyone. */
export interface TableView {
  readonly found: FoundTable;
  readonly shownBy?: string | undefined;
}

/** A table in a form that's readable on a phone. */
export function tableReply(words: Catalogue, { found: { table, book }, shownBy }: TableView): Document {
  const found = worded(words, { table, book });
  const rule = rulesById().named(table.rule)?.rule;
  const key = keyOf(book, table.id);
  return {
    lines: [
      line(strong(table.title), quiet(` ${table.rule} · ${book.name}`)),
      ...printedLines(words, found),
      ...[...table.notes, ...caveatOf(table)].map((note) => line(quiet(note))),
      ...shownLine(words, shownBy),
    ],
    buttons: [
      ...(rule ? [{ action: 'rule', of: { rule: rule.id }, label: rule.title } as const] : []),
      ...showButton({ action: 'show-table', of: { table: key } }, shownBy),
    ],
    private: shownBy === undefined,
    pictures: tablePictures(words, { ...gridOf(words, found), ...namesOf(found) }),
    file: `${book.id}-${table.id}.txt`,
  };
}

function namesOf({ table, book }: FoundTable): Pick<TableDrawn, 'name' | 'title' | 'source'> {
  return { name: `${book.id}-${table.id}`, title: table.title, source: `${table.rule} · ${book.name}` };
}

/** What has to be said with every row of a table, if anything. */
export function caveatOf({ caveat }: PrintedTable): readonly string[] {
  return caveat === undefined ? [] : [caveat];
}

/** The button that shows a lookup to everyone, until it's been pressed. */
export function showButton(button: Button, shownBy: string | undefined): Button[] {
  return shownBy === undefined ? [button] : [];
}

/** Who shows it, if somebody does. */
export function shownLine(words: Catalogue, shownBy: string | undefined): Line[] {
  return shownBy === undefined ? [] : [line(quiet(words.lookup.shownBy), { user: shownBy })];
}

/** The rows as fixed-width text, or each row with its values in words if that would be too wide. */
export function printedLines(words: Catalogue, found: FoundTable): Line[] {
  const { head, rows, keys } = gridOf(words, found);
  const blocks = alignedText(head, rows, WIDTH, keys);
  if (blocks) return blocks.map(block);
  const { table, book } = found;
  const called = namesIn(book);
  return table.rows.map((row) => step(strong(rowName(words, row, called)), ` ${valuesOf(words, table, row, called)}`));
}
