import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord.js';
import { x } from 'xastscript';
import type { Drawn } from '../../../src/reply/pictures/sheet.ts';
import { buttonAt, buttonsPiece, buttonWidth, menuPiece } from './controls.ts';
import { type Piece, round, textPiece } from './text.ts';
import type { Theme } from './theme.ts';

const BAR = 4;
const PADDING = 16;
const GAP = 10;

type Place = { readonly left: number; readonly top: number; readonly width: number };

/** A container with its coloured bar, as Discord draws it. */
export function framePiece(
  { components, accent_color: accent }: APIContainerComponent,
  at: Place,
  theme: Theme,
): Piece {
  const inner = { left: at.left + BAR + PADDING, width: at.width - BAR - 2 * PADDING };
  let top = at.top + PADDING;
  const drawn: Drawn[] = [];
  for (const component of components) {
    const piece = pieceOf(component, { ...inner, top }, theme);
    drawn.push(...piece.drawn);
    top += piece.height + GAP;
  }
  const height = round(top - GAP + PADDING - at.top);
  const colour = `#${(accent ?? 0).toString(16).padStart(6, '0')}`;
  const clip = `frame-${at.left}`;
  const box = { x: at.left, y: at.top, width: at.width, height };
  const ground = [
    x('rect', { ...box, rx: 8, fill: 'none', stroke: theme.edge, 'stroke-width': 2 }),
    x('clipPath', { id: clip }, x('rect', { ...box, rx: 8 })),
    x('g', { 'clip-path': `url(#${clip})` }, [
      x('rect', { ...box, fill: theme.frame }),
      x('rect', { ...box, width: BAR, fill: colour }),
    ]),
  ];
  return { height, drawn: [...ground, ...drawn] };
}

function pieceOf(component: APIComponentInContainer, at: Place, theme: Theme): Piece {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return textPiece(component.content, at, theme);
    case ComponentType.Separator:
      return {
        height: 1,
        drawn: [x('rect', { x: at.left, y: round(at.top), width: at.width, height: 1, fill: theme.edge })],
      };
    case ComponentType.Section: {
      const button = component.accessory as APIButtonComponentWithCustomId;
      const width = buttonWidth(button);
      const text = component.components.map(({ content }) => content).join('\n');
      const piece = textPiece(text, { ...at, width: at.width - width - 12 }, theme);
      const beside = buttonAt(button, { left: at.left + at.width - width, top: at.top, width }, theme);
      return { height: Math.max(piece.height, 34), drawn: [...piece.drawn, ...beside] };
    }
    case ComponentType.ActionRow: {
      const [first] = component.components;
      return first?.type === ComponentType.StringSelect
        ? menuPiece(first as APIStringSelectComponent, at, theme)
        : buttonsPiece(component.components as APIButtonComponentWithCustomId[], at, theme);
    }
    default:
      throw new Error(`Nobody has taught this picture to draw a component of type ${component.type}`);
  }
}
