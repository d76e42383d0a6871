import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line, strong } from '../document.ts';

/** Inches and degrees between two places. */
interface Between {
  readonly distance: { readonly centre: number; readonly edge: number; readonly reach: number };
  readonly bearing: number;
  readonly arc?: number;
  readonly off?: number;
  readonly aspect?: { readonly side: string; readonly angle: number };
  readonly crossings: readonly { readonly id: string; readonly from: number; readonly inches: number }[];
  readonly sight: { readonly is: 'clear' | 'partial' | 'blocked'; readonly stopped: number; readonly by?: string };
  readonly cover: {
    readonly pieces: readonly {
      readonly id: string;
      readonly how: 'in' | 'touch' | 'near' | 'between';
      readonly lines: number;
    }[];
    readonly higher: boolean;
  };
}

/** Most lines of one list that a measure shows: a line over a crowded table crosses dozens of pieces. */
const MOST_MEASURED = 12;

/** Everything that's measured between two places. */
export function measureReply(
  words: Pick<Catalogue, 'battlefield'>,
  from: string,
  to: string,
  measured: Between,
): Document {
  const say = words.battlefield;
  const { distance, bearing, arc, off, aspect, crossings, sight, cover } = measured;
  return {
    lines: [
      line(strong(say.between(from, to, distance.centre))),
      line(say.distances(distance.edge, distance.reach, bearing)),
      ...(arc === undefined && off === undefined ? [] : [line(say.angles(arc, off))]),
      ...(aspect ? [line(say.aspect(aspect.side, aspect.angle))] : []),
      line(say.sight[sight.is](sight.stopped, sight.by)),
      ...listed(
        words,
        crossings.map((each) => say.crossing(each.id, each.from, each.inches)),
      ),
      ...listed(
        words,
        cover.pieces.map(({ id, how, lines }) => say.cover[how](id, lines)),
      ),
      ...(cover.higher ? [line(say.higher)] : []),
    ],
  };
}

/** The first lines of a list, and how many more there are. */
function listed(words: Pick<Catalogue, 'battlefield'>, texts: readonly string[]): Line[] {
  const rest = texts.length - MOST_MEASURED;
  const shown = texts.slice(0, MOST_MEASURED).map((text) => line(text));
  return rest > 0 ? [...shown, line(words.battlefield.rest(rest))] : shown;
}

/** Who stands under a template. */
export function underReply(
  words: Catalogue,
  under: readonly { readonly unit: string; readonly distance: number; readonly part?: string }[],
): Document {
  const say = words.battlefield;
  if (under.length === 0) return { lines: [line(say.nobodyUnder)] };
  return {
    lines: listed(
      words,
      under.map(({ unit, distance, part }) => say.under(unit, distance, part)),
    ),
  };
}

/** What lies under a place. */
export function groundReply(
  words: Catalogue,
  pieces: readonly { readonly id: string; readonly kind: string }[],
  ids: readonly string[],
): Document {
  const kinds = new Map(pieces.map(({ id, kind }) => [id, kind]));
  const named = ids.map((id) => [id, kinds.get(id) ?? ''] as const);
  return { lines: [line(words.battlefield.ground(named))] };
}
