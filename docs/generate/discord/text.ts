import { x } from 'xastscript';
import type { Drawn } from '../../../src/reply/pictures/sheet.ts';
import { type Face, familyOf, widthOf } from './lettering.ts';
import { type Row, type Run, rowsOf } from './markdown.ts';
import type { Theme } from './theme.ts';

/** A drawing from a point downwards, and its height. */
export interface Piece {
  readonly height: number;
  readonly drawn: readonly Drawn[];
}

const SIZES = { text: 15, bullet: 15, small: 12.5, block: 13 } as const;
const LEADING = 1.4;

/** A word as it's set, with what comes before it on the line. */
interface Word {
  readonly text: string;
  readonly run: Run;
  readonly face: Face;
}

/** Text in Discord's Markdown, broken between words where it would exceed the width. */
export function textPiece(content: string, at: { left: number; top: number; width: number }, theme: Theme): Piece {
  let { top } = at;
  const drawn: Drawn[] = [];
  for (const row of rowsOf(content)) {
    const indent = row.kind === 'bullet' ? 16 : 0;
    const size = SIZES[row.kind];
    const lines = broken(row, at.width - indent);
    if (row.kind === 'block') {
      const height = size * LEADING + 1;
      drawn.push(x('rect', { x: at.left, y: top, width: at.width, height, fill: theme.code }));
    }
    for (const [i, line] of lines.entries()) {
      const base = top + size * 1.06;
      if (indent > 0 && i === 0) drawn.push(x('circle', { cx: at.left + 5, cy: base - 5, r: 2.5, fill: theme.text }));
      drawn.push(...lineOf(line, at.left + indent, base, row, theme));
      top += size * LEADING;
    }
    // An empty line has a height too.
    if (lines.length === 0) top += size * LEADING;
  }
  return { height: top - at.top, drawn };
}

function broken({ kind, runs }: Row, width: number): readonly (readonly Word[])[] {
  const lines: Word[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of runs.flatMap((run) => wordsOf(run, kind))) {
    const wide = widthOf(word.text.trimEnd(), word.face);
    if (used + wide > width) {
      lines.push([]);
      used = 0;
    }
    const text = used === 0 && kind !== 'block' ? word.text.trimStart() : word.text;
    lines.at(-1)!.push({ ...word, text });
    used += widthOf(text, word.face);
  }
  return lines;
}

function wordsOf(run: Run, kind: Row['kind']): readonly Word[] {
  const mono = run.style === 'code' || kind === 'block';
  const face = { size: SIZES[kind] - (run.style === 'code' ? 1.5 : 0), bold: run.style === 'strong', mono };
  const words = kind === 'block' ? [run.text] : run.text.split(/(?<= )/);
  return words.map((text) => ({ text, run, face }));
}

function lineOf(words: readonly Word[], left: number, base: number, { kind }: Row, theme: Theme): Drawn[] {
  let at = left;
  return words.flatMap(({ text, run, face }) => {
    const width = widthOf(text, face);
    const here = at;
    at += width;
    const shown = lettered(text, { x: here, y: base }, face, colourOf(run, kind, theme));
    const back = { y: base - face.size, height: face.size * LEADING - 1, fill: theme.code, rx: 3 };
    const line = { x1: here, x2: at, y1: base - face.size / 3, y2: base - face.size / 3, stroke: theme.text };
    if (run.style === 'code') return [x('rect', { x: round(here - 1), width: round(width + 2), ...back }), shown];
    return run.style === 'struck' ? [shown, x('line', line)] : [shown];
  });
}

function colourOf({ style }: Run, kind: Row['kind'], theme: Theme): string {
  if (style === 'mention') return theme.mention;
  if (style === 'strong') return theme.name;
  return kind === 'small' ? theme.quiet : theme.text;
}

/** A piece of text with its baseline at a point. */
export function lettered(text: string, at: { x: number; y: number }, face: Face, fill: string): Drawn {
  const how = { 'font-family': familyOf(face), 'font-size': face.size, 'font-weight': face.bold ? 'bold' : 'normal' };
  return x('text', { x: round(at.x), y: round(at.y), fill, 'xml:space': 'preserve', ...how }, text);
}

export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
