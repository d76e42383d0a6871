import { x } from 'xastscript';
import type { Piece } from '../../../table/piece.ts';
import type { Point as Place, Shape } from '../../../table/shape.ts';
import { type Drawn, round } from '../sheet.ts';
import { keptDrawing } from './kept-drawing.ts';
import { FLAT, KIND_LOOKS } from './kinds.ts';
import type { View } from './view.ts';

/** The pieces of a table. Thinly, if something under them is to show through. */
export const terrainDrawn = keptDrawing((view, pieces: readonly Piece[], isThin: boolean) => [
  x('g', isThin ? { opacity: 0.6 } : {}, ...(piecesDrawn(view, pieces) as ReturnType<typeof x>[])),
]);

/** The pieces in the order in which they lie: what's flat first. */
function piecesDrawn(view: View, pieces: readonly Piece[]): Drawn[] {
  const flat = pieces.filter(({ kind }) => FLAT.has(kind));
  const others = pieces.filter(({ kind }) => !FLAT.has(kind));
  return [...flat, ...others].flatMap((piece) => pieceDrawn(view, piece));
}

function pieceDrawn(view: View, piece: Piece): Drawn[] {
  const { fill = 'none', texture, stroke, width = 0.08, dashes } = KIND_LOOKS[piece.kind];
  const outline = {
    ...(stroke ? { stroke, 'stroke-width': round(Math.max(1, width * view.scale)) } : {}),
    ...(dashes
      ? {
          'stroke-dasharray': dashes
            .split(' ')
            .map((each) => round(Number(each) * view.scale))
            .join(' '),
        }
      : {}),
    'stroke-linejoin': 'round',
  };
  if ('line' in piece) return lineDrawn(view, piece, { fill, outline });
  const filled = piece.kind === 'hill' ? { fill, 'fill-opacity': 0.75 } : { fill };
  return [
    shapeDrawn(view, piece, { ...filled, ...outline }),
    ...(texture ? [shapeDrawn(view, piece, { fill: `url(#${texture})` })] : []),
  ];
}

/** A wall or road along a line: as broad as it is, and never so thin that a phone loses it. */
function lineDrawn(
  view: View,
  { line, width }: Extract<Shape, { line: unknown }>,
  { fill, outline }: { readonly fill: string; readonly outline: Readonly<Record<string, string | number>> },
): Drawn[] {
  const broad = Math.max(3, width * view.scale);
  const run = { d: pathOf(view, line), fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  if (fill === 'none') return [x('path', { ...run, ...thinned(outline) })];
  return [
    x('path', { ...run, stroke: String(outline.stroke), 'stroke-width': round(broad + 2) }),
    x('path', { ...run, stroke: fill, 'stroke-width': round(broad) }),
  ];
}

/** A fence or wire is a thin line, however much room it takes. */
function thinned(outline: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return { ...outline, 'stroke-linecap': 'butt', 'stroke-width': 3 };
}

function shapeDrawn(view: View, shape: Shape, how: Readonly<Record<string, string | number>>): Drawn {
  if ('circle' in shape) {
    const [across, up, radius] = shape.circle;
    const { x: cx, y: cy } = view.at([across, up]);
    return x('circle', { cx: round(cx), cy: round(cy), r: round(radius * view.scale), ...how });
  }
  const places = 'polygon' in shape ? shape.polygon : shape.line;
  return x('path', { d: `${pathOf(view, places)}Z`, ...how });
}

function pathOf(view: View, places: readonly Place[]): string {
  return places
    .map((place, i) => {
      const { x: left, y: top } = view.at(place);
      return `${i === 0 ? 'M' : 'L'}${round(left)} ${round(top)}`;
    })
    .join('');
}
