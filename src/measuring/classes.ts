import type { Class, TableValues } from '../../data/table.ts';
import { type Body, baseOf } from '../table/body.ts';
import { type Covering, VEHICLE } from '../table/cover.ts';
import { crossings } from '../table/crossings.ts';
import { apart, gapTo } from '../table/gap.ts';
import type { Eyes, Look } from './eyes.ts';

/** What covers somebody, by a book's classes. */
export interface Covered {
  readonly class: Class | undefined;
  /** The pieces and vehicles that give it. */
  readonly by: readonly Covering[];
}

/** A class of cover as most books word it, with what gives it. */
export interface Worded {
  readonly value: Class | 'open';
  readonly by: readonly string[];
}

/** How well each class covers. */
const RANK = { open: 0, soft: 1, hard: 2 } as const;

/** How many of the three lines have to cross a piece. */
const LINES = 2;
/** So many of six rays that are stopped cover by themselves. */
const STOPPED = 3;

/** The class that a piece has in a book. A vehicle that stands between is hard. */
export function classOf({ kind }: Pick<Covering, 'kind'>, { kinds }: Pick<TableValues, 'kinds'>): Class | undefined {
  return kind === VEHICLE ? 'hard' : kinds[kind].class;
}

/** Whether a piece covers as it lies there: foxholes and trenches only those who are in them. */
export function counts({ kind, how }: Covering, { kinds }: Pick<TableValues, 'kinds'>): boolean {
  return how === 'in' || kind === VEHICLE || !kinds[kind].inside;
}

/** Near cover: what he's in, or what at least two of three lines cross and he touches or stands an inch behind. */
export function nearCover({ cover: { pieces } }: Pick<Look, 'cover'>, values: TableValues): Covering[] {
  return pieces.filter(
    (each) =>
      classOf(each, values) !== undefined &&
      counts(each, values) &&
      (each.how === 'in' || (each.how !== 'between' && each.lines >= LINES)),
  );
}

/**
 * Far cover, where there's no near one: what lies further off, or that half of him can't be seen. One looks over what stops
 * sight by its height, and over vehicles, where sight is clear.
 */
export function farCover(look: Look, values: TableValues): { readonly is: boolean; readonly by: readonly Covering[] } {
  const { sight, cover } = look;
  const isLookedOver = ({ kind }: Covering) => kind === VEHICLE || values.sight.stops.includes(kind);
  const by = cover.pieces.filter(
    (each) =>
      classOf(each, values) !== undefined &&
      counts(each, values) &&
      each.how === 'between' &&
      each.lines >= LINES &&
      !(sight.is === 'clear' && isLookedOver(each)),
  );
  return { is: by.length > 0 || (sight.is === 'partial' && sight.stopped >= STOPPED), by };
}

/** The best class among some pieces: hard before soft. */
export function best(pieces: readonly Covering[], values: TableValues): Class | undefined {
  const classes = pieces.map((each) => classOf(each, values));
  return classes.includes('hard') ? 'hard' : classes.find((each) => each !== undefined);
}

/** What covers one figure from another, where near cover has its class and far cover is soft. */
export function coverOf(look: Look, values: TableValues): Worded {
  const near = nearCover(look, values);
  if (near.length > 0) return { value: best(near, values)!, by: namesOf(near) };
  const far = farCover(look, values);
  return far.is ? { value: 'soft', by: namesOf(far.by) } : { value: 'open', by: [] };
}

/** Of several men, the worst counts. */
export function worst(all: readonly Worded[]): Worded | undefined {
  return all.reduce<Worded | undefined>(
    (least, each) => (least && RANK[least.value] <= RANK[each.value] ? least : each),
    undefined,
  );
}

/** The names of what gives a class. */
export function namesOf(pieces: readonly Covering[]): string[] {
  return pieces.map(({ id }) => id);
}

/** Only the upper part shows. */
export function isHullDown({ sight: { low, stopped } }: Pick<Look, 'sight'>): boolean {
  return low === 3 && stopped < 6;
}

/**
 * Whether a target stands on a hill, higher than the firer, who isn’t on it, and the line enters that hill just before it.
 * @param edge how near its edge a hill is a crest, in inches
 */
export function isOnCrest(eyes: Eyes, { from, to, cover }: Look, edge: number): boolean {
  if (!cover.higher) return false;
  const length = apart(from.at, to.at);
  return crossings(eyes.table.terrain, from.at, to.at).some((each) => {
    if (each.kind !== 'hill' || each.to < length - 1e-6 || each.from <= 1e-6) return false;
    const part = each.from / length;
    const at: Body['at'] = [from.at[0] + (to.at[0] - from.at[0]) * part, from.at[1] + (to.at[1] - from.at[1]) * part];
    return gapTo(baseOf(to), at) <= edge;
  });
}
