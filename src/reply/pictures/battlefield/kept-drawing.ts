import { type Drawn, written } from '../sheet.ts';
import type { View } from './view.ts';

/**
 * Draws something, or gives what was drawn of it last, if it's seen in the same view: most of a table stays as it is from one picture to
 * the next. @param draw what's drawn of what never changes, and how: with a side's colours, or thinly
 */
export function keptDrawing<K extends object, How>(
  draw: (view: View, of: K, how: How) => readonly Drawn[],
): (view: View, of: K, how: How) => Drawn {
  const known = new WeakMap<K, { readonly key: string; readonly drawn: Drawn }>();
  return (view, of, how) => {
    const key = [view.left, view.bottom, view.width, view.depth, view.scale, how].join();
    const last = known.get(of);
    if (last?.key === key) return last.drawn;
    const drawn = written(...draw(view, of, how));
    known.set(of, { key, drawn });
    return drawn;
  };
}
