import { x } from 'xastscript';
import type { Point as Place } from '../../../table/shape.ts';
import { type Drawn, round } from '../sheet.ts';
import type { View } from './view.ts';

/** A photograph of the real table and where it lies. */
export interface PhotoShown {
  readonly hash: string;
  /** In its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Its upper corners, in inches. */
  readonly left: Place;
  readonly right: Place;
}

/** A photograph as it lies: scaled and turned. @param href its address */
export function photoDrawn(view: View, { width, height, left, right }: PhotoShown, href: string): Drawn {
  const [from, to] = [view.at(left), view.at(right)];
  // One pixel of it to the right, on the sheet.
  const [across, down] = [(to.x - from.x) / width, (to.y - from.y) / width];
  const fine = (value: number) => value.toFixed(6);
  const matrix = [fine(across), fine(down), fine(-down), fine(across), round(from.x), round(from.y)];
  return x('image', { href, width, height, preserveAspectRatio: 'none', transform: `matrix(${matrix.join(' ')})` });
}
