import type { Ruled } from '../../campaign/record.ts';
import type { HalfThrown } from '../../campaign/state.ts';
import { FacesShort, HandDice } from '../../kernel/dice/hand-dice.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { resolve } from '../../kernel/resolve.ts';
import type { Later, SoloRuling } from '../../kernel/solo.ts';
import type { FlatFields } from '../../kernel/state/unit.ts';
import type { Step } from '../../kernel/step.ts';
import type { DeclaredAction } from './action.ts';
import { SuppliedDice, type Supply } from './supply.ts';
import { ruledBy } from './throwing.ts';

/** A ruling that has begun: the answers given along the way, and the dice that have fallen. */
export interface Half {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly faces: readonly number[];
  /** Which of them were thrown at the table. */
  readonly handed: readonly number[];
}

/** One for which nothing has been thrown yet. */
export const FRESH: Half = { options: {}, faces: [], handed: [] };

/** The dice of a ruling up to a given number; their result doesn't count yet. */
export function triesUpTo(action: DeclaredAction, half: Half, most: number, supply: Supply) {
  const dice = new SuppliedDice(half.faces, supply, most);
  const ruling = new RecordedRuling(dice, action.toggles);
  const before = supply.handed;
  const short = fallsShort(() => resolve(action, ruling));
  const handed = handedNow(half, supply.handed - before);
  return { half: { ...half, faces: [...dice.faces], handed }, short, steps: ruling.steps };
}

/**
 * A ruling thrown to its end, for the side that the referee runs.
 * @param before how many of its dice fell in earlier records
 */
export function thrownFrom(action: DeclaredAction, fallen: Half, before: number, supply: Supply): Ruled {
  const { scene, filling } = action;
  const drawn = (scene && filling?.drawn(scene)) ?? [];
  const dice = new SuppliedDice(fallen.faces, supply);
  const handedBefore = supply.handed;
  const outcome = resolve(action, new RecordedRuling(dice, action.toggles));
  const handed = handedNow(fallen, supply.handed - handedBefore);
  const all = handed.length === dice.faces.length && handed.length > 0;
  return {
    ...ruledBy(action, outcome, supply.draw, all ? 'table' : 'thrown'),
    solo: true,
    ...(drawn.length > 0 ? { drawn: drawn.flat() } : {}),
    ...(!all && handed.length > 0 ? { handed } : {}),
    ...(before > 0 ? { before } : {}),
  };
}

/**
 * What the log keeps of a ruling that stops for a question.
 * @param before how many of its dice fell in earlier records
 * @param book its version
 */
export function halfThrown(
  { verb, options, who, targets = [] }: SoloRuling,
  half: Half,
  before: number,
  steps: readonly Step[],
  book: number,
): HalfThrown {
  return {
    verb,
    options: { ...options, ...half.options } as FlatFields,
    ...(who === undefined ? {} : { who }),
    targets,
    faces: half.faces,
    handed: half.handed,
    ...(before > 0 ? { before } : {}),
    book,
    steps: steps as HalfThrown['steps'],
  };
}

/**
 * Whether the answer to a question can matter, given the dice that have fallen.
 * @param short whether more dice have to fall
 * @param action the ruling with an answer
 */
export function matters(
  { asked }: Later,
  { faces, options }: Half,
  short: boolean,
  action: (options: Half['options']) => DeclaredAction,
): boolean {
  if (asked === 'hit') return short;
  const comes = asked.differ.map((answer) => {
    const declared = action({ ...options, ...answer });
    let facts = '';
    const ends = !fallsShort(() => {
      facts = JSON.stringify(resolve(declared, new RecordedRuling(new HandDice(faces), declared.toggles)).facts);
    });
    return ends ? facts : 'more';
  });
  return new Set(comes).size > 1;
}

/** Which dice of a ruling were thrown at the table, if this many more are. */
export function handedNow({ faces, handed }: Half, more: number): readonly number[] {
  return [...handed, ...Array.from({ length: more }, (_, i) => faces.length + i)];
}

/** Whether the ruling needs more dice than are available. */
function fallsShort(throws: () => unknown): boolean {
  try {
    throws();
    return false;
  } catch (error) {
    if (error instanceof FacesShort) return true;
    throw error;
  }
}
