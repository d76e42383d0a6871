import { type Document, type Line, seenLines } from '../../reply/document.ts';
import { customIdOf } from '../buttons/index.ts';
import { markdownLine } from './markdown.ts';
import { lengthSeen, type Mention } from './mentions.ts';
import { canBeCarried } from './rows.ts';
import { shortened } from './shortened.ts';

/** How much room there is: letters of text as they're read, and components. */
export interface Room {
  readonly letters: number;
  readonly parts: number;
}

/** A line as Discord shows it. */
export interface Shown {
  readonly kind: Line['kind'];
  readonly text: string;
  readonly button?: Line['button'];
}

/**
 * The lines that Discord shows: lines to type, meant for places without buttons, are left out. Of two buttons that do the same
 * the second is left out, because Discord would refuse both.
 */
export function shownOf(document: Pick<Document, 'lines' | 'form'>, mention?: Mention): readonly Shown[] {
  const beside = new Set<string>();
  return seenLines(document)
    .filter(({ kind }) => kind !== 'typed')
    .map(({ button, ...line }) => {
      const text = markdownLine(line, mention);
      if (!button || !canBeCarried(button) || beside.has(customIdOf(button))) return { kind: line.kind, text };
      beside.add(customIdOf(button));
      return { kind: line.kind, text, button };
    });
}

/** Lines on as few pages as possible. A line longer than a page is shortened, and there is always at least one page. */
export function pagesOf(lines: readonly Shown[], room: Room): readonly (readonly Shown[])[] {
  const pages: Shown[][] = [[]];
  let left = room;
  for (const line of lines.flatMap((each) => fitting(each, room.letters))) {
    const page = pages.at(-1)!;
    const cost = costOf(line, page.at(-1));
    if (page.length > 0 && (cost.letters > left.letters || cost.parts > left.parts)) {
      pages.push([line]);
      left = less(room, costOf(line, undefined));
    } else {
      page.push(line);
      left = less(left, cost);
    }
  }
  return pages;
}

/** As many of the last lines as fit. */
export function lastOf(lines: readonly Shown[], room: Room): readonly Shown[] {
  return pagesOf(lines.toReversed(), room)[0]!.toReversed();
}

function less(room: Room, cost: Room): Room {
  return { letters: room.letters - cost.letters, parts: room.parts - cost.parts };
}

/**
 * A line with a button is a section, which counts as three components. Text continues in one component until a heading, which has
 * a dividing line above it.
 */
function costOf({ kind, text, button }: Shown, before: Shown | undefined): Room {
  const letters = lengthSeen(text) + 1;
  if (button) return { letters, parts: 3 };
  if (kind === 'heading' && before) return { letters, parts: 2 };
  return { letters, parts: before && !before.button ? 0 : 1 };
}

/** A block that's too long continues in the next one. Any other line loses its end. */
function fitting(line: Shown, letters: number): readonly Shown[] {
  if (lengthSeen(line.text) < letters) return [line];
  if (line.kind !== 'block') return [{ ...line, text: shortened(line.text, letters - 1) }];
  const rows = line.text.split('\n').slice(1, -1);
  const fence = '```';
  const blocks: string[][] = [[]];
  for (const row of rows.map((each) => shortened(each, letters - 2 * fence.length - 3))) {
    const length = blocks.at(-1)!.join('\n').length + row.length + 2 * fence.length + 3;
    if (length >= letters) blocks.push([row]);
    else blocks.at(-1)!.push(row);
  }
  return blocks.map((each) => ({ ...line, text: [fence, ...each, fence].join('\n') }));
}
