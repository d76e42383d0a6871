import type { APIContainerComponent } from 'discord.js';
import { x } from 'xastscript';
import type { Drawn } from '../../../src/reply/pictures/sheet.ts';
import { framePiece } from './frame.ts';
import { widthOf } from './lettering.ts';
import { lettered, type Piece, round } from './text.ts';
import type { Theme } from './theme.ts';

/** A message of the bot's, as it was sent. */
export interface Message {
  readonly components: readonly APIContainerComponent[];
  /** Who used which command, or pressed which button, to get it. */
  readonly by: string;
  readonly used: string;
  /** Only one person sees it. */
  readonly private?: boolean;
}

const AVATAR = 40;
const LEFT = 56;

/** A message with the user who asked for it, the bot's name, and its frames. */
export function messagePiece(message: Message, at: { left: number; top: number; width: number }, theme: Theme): Piece {
  const left = at.left + LEFT;
  const drawn: Drawn[] = [...askedBy(message, left, at.top, theme), ...headOf(left, at, theme)];
  let top = at.top + 50;
  for (const component of message.components) {
    const piece = framePiece(component, { left, top, width: at.width - LEFT }, theme);
    drawn.push(...piece.drawn);
    top += piece.height + 6;
  }
  if (message.private) {
    drawn.push(lettered('Only you can see this', { x: left, y: top + 14 }, { size: 12 }, theme.quiet));
    top += 20;
  }
  return { height: top - at.top, drawn };
}

function askedBy({ by, used }: Message, left: number, top: number, theme: Theme): Drawn[] {
  const size = 12.5;
  const named = widthOf(by, { size, bold: true });
  return [
    x('path', {
      d: `M${left - 34} ${top + 22} v-8 a6 6 0 0 1 6 -6 h24`,
      fill: 'none',
      stroke: theme.edge,
      'stroke-width': 2,
    }),
    lettered(by, { x: left, y: top + 12 }, { size, bold: true }, theme.name),
    lettered(` used ${used}`, { x: left + named, y: top + 12 }, { size }, theme.quiet),
  ];
}

function headOf(left: number, at: { left: number; top: number }, theme: Theme): Drawn[] {
  const name = widthOf('Umpire', { size: 15, bold: true });
  const middle = { x: at.left + AVATAR / 2, y: at.top + 26 + AVATAR / 2 };
  const badge = left + name + 8;
  return [
    x('circle', { cx: middle.x, cy: middle.y, r: AVATAR / 2, fill: '#4f5d3a' }),
    ...dieAt(middle),
    lettered('Umpire', { x: left, y: at.top + 40 }, { size: 15, bold: true }, theme.name),
    x('rect', { x: round(badge), y: at.top + 27, width: 36, height: 17, rx: 4, fill: theme.primary }),
    lettered('APP', { x: badge + 5, y: at.top + 40 }, { size: 11, bold: true }, theme.onPrimary),
  ];
}

/** A die that shows a five. */
function dieAt({ x: left, y: top }: { x: number; y: number }): Drawn[] {
  const pips = [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ] as const;
  return [
    x('rect', { x: left - 11, y: top - 11, width: 22, height: 22, rx: 5, fill: '#f4f0e2' }),
    ...pips.map(([dx, dy]) => x('circle', { cx: left + dx, cy: top + dy, r: 2.2, fill: '#23291f' })),
  ];
}
