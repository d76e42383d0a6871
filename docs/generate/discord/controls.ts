import { type APIButtonComponentWithCustomId, type APIStringSelectComponent, ButtonStyle } from 'discord.js';
import { x } from 'xastscript';
import type { Drawn } from '../../../src/reply/pictures/sheet.ts';
import { widthOf } from './lettering.ts';
import { lettered, type Piece, round } from './text.ts';
import type { Theme } from './theme.ts';

const FACE = { size: 13.5, bold: true } as const;
const HEIGHT = 34;
const PADDING = 14;
const GAP = 8;

type Place = { readonly left: number; readonly top: number; readonly width: number };

/** Buttons side by side, wrapping where they don't fit. */
export function buttonsPiece(buttons: readonly APIButtonComponentWithCustomId[], at: Place, theme: Theme): Piece {
  let [left, top] = [at.left, at.top];
  const drawn: Drawn[] = [];
  for (const button of buttons) {
    const width = buttonWidth(button);
    if (left > at.left && left + width > at.left + at.width) {
      left = at.left;
      top += HEIGHT + GAP;
    }
    drawn.push(...buttonAt(button, { left, top, width }, theme));
    left += width + GAP;
  }
  return { height: top + HEIGHT - at.top, drawn };
}

export function buttonWidth({ label = '' }: APIButtonComponentWithCustomId): number {
  return widthOf(label, FACE) + 2 * PADDING;
}

export function buttonAt(
  { label = '', style, disabled = false }: APIButtonComponentWithCustomId,
  { left, top, width }: Place,
  theme: Theme,
): readonly Drawn[] {
  const first = style === ButtonStyle.Primary;
  const fill = first ? theme.primary : theme.secondary;
  const ink = first ? theme.onPrimary : theme.onSecondary;
  const parts = [
    x('rect', { x: round(left), y: round(top), width: round(width), height: HEIGHT, rx: 8, fill }),
    lettered(label, { x: left + PADDING, y: top + HEIGHT / 2 + 5 }, FACE, ink),
  ];
  return disabled ? [x('g', { opacity: 0.5 }, parts)] : parts;
}

/** A menu before it's opened: it shows what is chosen, or what it's for. */
export function menuPiece({ options, placeholder = '' }: APIStringSelectComponent, at: Place, theme: Theme): Piece {
  const chosen = options.find((option) => option.default);
  const ink = chosen ? theme.text : theme.quiet;
  const right = at.left + at.width - 24;
  const middle = at.top + 20;
  const drawn = [
    x('rect', {
      x: at.left,
      y: round(at.top),
      width: at.width,
      height: 40,
      rx: 8,
      fill: theme.field,
      stroke: theme.edge,
    }),
    lettered(chosen?.label ?? placeholder, { x: at.left + 12, y: middle + 5 }, { size: 14 }, ink),
    x('path', {
      d: `M${round(right)} ${round(middle - 3)} l6 6 l6 -6`,
      fill: 'none',
      stroke: theme.quiet,
      'stroke-width': 2,
    }),
  ];
  return { height: 40, drawn };
}
