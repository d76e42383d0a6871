import type { Book } from '../../../../data/landser-classic/book.ts';
import { saidOf } from '../../../kernel/act.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { type Changing, isBetweenTurns } from './state.ts';

interface Sides {
  readonly 'side-1'?: string;
  readonly 'side-2'?: string;
}

/** Which side goes first: once for the battle, or in the expanded edition for every turn (LC-TURN-01, LS-TURN-03). */
export const initiative: Tracked<Sides, Book> = {
  ofTable: true,
  comesLast: true,
  knows: {
    'side-1': ({ sides }, named) => otherThan(saidOf(named)['side-2'], Object.keys(sides)),
    'side-2': ({ sides }, named) => otherThan(named['side-1'], Object.keys(sides).toReversed()),
  },
  forbid(scene, named, { tracking }) {
    assertBothNamed(scene, named);
    const { at, speaksFor, steps, table, toggles } = scene;
    const { rules, 'initiative-again': again } = tracking;
    if (!at) {
      return table.initiative === undefined
        ? undefined
        : new Refusal(again ?? rules['one-action'], 'initiative-thrown', { again: again !== undefined });
    }
    if (!again || toggles.has('fixed-initiative')) return new Refusal(rules['one-action'], 'initiative-thrown');
    if (isBetweenTurns(scene)) return undefined;
    const last = steps.findLast(({ side }) => side !== undefined);
    if (at.step !== last?.step || table.initiative === at.turn) return new Refusal(again, 'initiative-not-now');
    // LS-TURN-03: it's thrown once both have finished, so the side that plays gives up the rest of its turn with it.
    return speaksFor && !speaksFor.includes(at.side!) ? new Refusal(again, 'turn-not-finished') : undefined;
  },
  endsStep: isBetweenTurns,
  effects(changes: Changing, named, { facts }) {
    const { scene } = changes;
    const { tracking } = changes.book;
    const rule = tracking.rules.initiative;
    const first = goesFirst(scene, named, facts.first === 'side-1' ? 0 : 1);
    if (first !== undefined) changes.ofTable('first', first, rule);
    changes.ofTable('initiative', scene.at?.turn ?? 0, rule);
  },
};

/** The first of the sides that isn't the one named. */
function otherThan(named: string | undefined, sides: readonly string[]): string | undefined {
  return sides.find((id) => id !== named?.toLowerCase());
}

/** A side that stood on both ends of the throw would go first however the dice fall. @throws {InputError} */
function assertBothNamed({ sides }: Scene, { 'side-1': one, 'side-2': other }: Sides): void {
  const named = one?.toLowerCase();
  if (named === undefined || named !== other?.toLowerCase() || !sides[named]) return;
  throw new InputError('named-twice', { option: 'side-1, side-2', value: other });
}

/** Whether nobody has to throw between the turns: it's been thrown for the next one, or is thrown once for the battle. */
export function isThrownAlready({ at, table, toggles }: Scene, step: string): boolean {
  return step === 'initiative' && (table.initiative === at?.turn || toggles.has('fixed-initiative'));
}

/** A name given by hand means the side of that name; any other names stand for the sides in their order. */
function goesFirst({ sides }: Scene, named: Sides, n: 0 | 1): string | undefined {
  const known = Object.keys(sides);
  const called = (option: keyof Sides) => known.find((id) => id === named[option]?.toLowerCase());
  const [own, other] = n === 0 ? [called('side-1'), called('side-2')] : [called('side-2'), called('side-1')];
  return own ?? (other === undefined ? known[n] : known.find((id) => id !== other));
}
