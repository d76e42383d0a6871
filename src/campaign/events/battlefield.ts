import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { unitName, word } from '../../kernel/texts.ts';
import {
  battlefield,
  isMarker,
  isShaped,
  isSize,
  isUnder,
  type Marker,
  MOST_ON_TABLE,
  marker,
  type PieceLaid,
  photoUnder,
  pieceLaid,
} from '../battlefield.ts';
import { event } from './event.ts';

const effects = z.array(effect).readonly();

/** A whole table, in place of what lay there before. */
export const battlefieldLaid = event(
  'battlefield-laid',
  {
    battlefield,
    /** Where units stand on it. */
    effects,
  },
  {
    fold: (game, { battlefield: laid, effects: placed }) => ({ ...appliedAll(game, placed), battlefield: laid }),
    holds: ({ battlefield: { size, pieces, markers, photo } }) => ({
      'battlefield.size': isSize(size),
      'battlefield.photo': photo === undefined || isUnder(photo),
      ...arePieces('battlefield.pieces', pieces, 0),
      ...areMarkers('battlefield.markers', markers, 0),
    }),
  },
);

/** Parts of the table are laid, moved or taken away; a piece or marker that has the name of another takes its place. */
export const battlefieldChanged = event(
  'battlefield-changed',
  {
    size: z.array(z.number()).readonly().exactOptional(),
    edges: battlefield.shape.edges,
    deployment: battlefield.shape.deployment,
    pieces: z.array(pieceLaid).readonly().exactOptional(),
    markers: z.array(marker).readonly().exactOptional(),
    /** Pieces that are gone, by ID, and markers by name. */
    removed: z.array(word).readonly().exactOptional(),
    unmarked: z.array(unitName).readonly().exactOptional(),
    /** The photograph that lies under everything from now on, or that none does. */
    photo: z.union([photoUnder, z.literal(false)]).exactOptional(),
    /** Where units stand from now on. */
    effects: effects.exactOptional(),
  },
  {
    holds: ({ size, pieces = [], markers = [], photo = false }, { play }) => ({
      size: size === undefined || isSize(size),
      photo: photo === false || isUnder(photo),
      ...arePieces('pieces', pieces, play?.battlefield?.pieces.length ?? 0),
      ...areMarkers('markers', markers, play?.battlefield?.markers.length ?? 0),
    }),
    fold: (game, { pieces = [], markers = [], removed = [], unmarked = [], effects: placed = [], ...change }) => {
      const { size, edges, deployment, photo } = change;
      const after = appliedAll(game, placed);
      if (!game.battlefield) return after;
      const { photo: before, ...bare } = game.battlefield;
      const under = photo ?? before;
      return {
        ...after,
        battlefield: {
          ...bare,
          ...(under ? { photo: under } : {}),
          ...(size ? { size } : {}),
          ...(edges ? { edges: changed(game.battlefield.edges ?? [], edges, [], ({ side }) => side) } : {}),
          ...(deployment === undefined ? {} : { deployment }),
          pieces: changed(game.battlefield.pieces, pieces, removed, ({ id }) => id),
          markers: changed(game.battlefield.markers, markers, unmarked, ({ name }) => name),
        },
      };
    },
  },
);

function arePieces(part: string, pieces: readonly PieceLaid[], before: number): Record<string, boolean> {
  const claims = pieces.map((each, i) => [`${part}.${i}`, isShaped(each)]);
  return { [part]: pieces.length + before <= MOST_ON_TABLE.pieces, ...Object.fromEntries(claims) };
}

function areMarkers(part: string, markers: readonly Marker[], before: number): Record<string, boolean> {
  const claims = markers.map((each, i) => [`${part}.${i}`, isMarker(each)]);
  return { [part]: markers.length + before <= MOST_ON_TABLE.markers, ...Object.fromEntries(claims) };
}

/**
 * A list with some in place of those of the same name, others added at its end, and some taken out. If nothing of it changes, it's the
 * same list: what was measured on it still holds.
 */
function changed<T>(
  list: readonly T[],
  laid: readonly T[],
  gone: readonly string[],
  nameOf: (each: T) => string,
): readonly T[] {
  if (laid.length === 0 && gone.length === 0) return list;
  const names = new Map(laid.map((each) => [nameOf(each), each]));
  const kept = list.filter((each) => !gone.includes(nameOf(each)));
  const old = new Set(kept.map(nameOf));
  return [...kept.map((each) => names.get(nameOf(each)) ?? each), ...laid.filter((each) => !old.has(nameOf(each)))];
}
