import { limits } from '../../../../../data/panzertroops/table.ts';
import type { Options } from '../../../../kernel/options/options.ts';
import type { Act, Bar, Measured } from '../../../../measuring/book-table.ts';
import { Eyes } from '../../../../measuring/eyes.ts';
import { baseOf } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { gapTo } from '../../../../table/gap.ts';
import { barsOfField, coverFromFire, isInSight, obscured, reach } from './firing.ts';

/** The same shot as it’s measured at each of its targets alone. */
function atEach(eyes: Eyes): readonly Eyes[] {
  const { table, values, scene, point, way, faces } = eyes;
  return scene.targets.map((target) => new Eyes(table, values, { ...scene, targets: [target] }, { point, way, faces }));
}

/**
 * What the table forbids of a shot: PT-LOF-07 for each of its targets. PT-SPLIT-02: the others are within 3″ of the first, and each can be
 * hit. PT-SPLIT-01: those in another cover have a shot of their own, unless their cover is said by hand.
 */
export function barsOfShot(isLimited: (act: Act) => boolean) {
  const field = barsOfField(isLimited);
  return (eyes: Eyes, act: Act, _facts: unknown, said: Options): readonly Bar[] => {
    const [first, ...others] = atEach(eyes);
    const bars = others.flatMap((other) => [
      ...barsOfOther(first!, other, act, said),
      ...named(other, field(other, act)),
    ]);
    return [...field(eyes, act), ...bars];
  };
}

function barsOfOther(first: Eyes, other: Eyes, act: Act, said: Options): readonly Bar[] {
  const [aimedAt] = first.theirs;
  const [body] = other.theirs;
  if (!aimedAt || !body) return [];
  const inches = roundedInches(gapTo(baseOf(body), aimedAt.at));
  if (inches > limits.split) {
    const values = { unit: aimedAt.name, target: body.name, inches, most: limits.split };
    return [{ reason: 'apart', rule: 'PT-SPLIT-02', values }];
  }
  if (!isInSight(other, body, act)) return named(other, [{ reason: 'unseen', rule: 'PT-LOF-01' }]);
  const isAlike = said.cover !== undefined || coverFromFire(first, act)?.value === coverFromFire(other, act)?.value;
  return isAlike ? [] : [{ reason: 'differs', rule: 'PT-SPLIT-01', values: { other: body.name } }];
}

function named({ scene: { targets } }: Eyes, bars: readonly Bar[]): readonly Bar[] {
  return bars.map((bar) => ({ ...bar, values: { ...bar.values, target: targets[0]!.name } }));
}

/** PT-SPLIT-02: one shot has one range, that to the farthest of its targets. */
export function reachOfAll(eyes: Eyes, act: Act): Measured | undefined {
  const all = atEach(eyes).flatMap((each) => reach(each, act)?.value ?? []);
  return all.length > 1 ? { value: Math.max(...all.map(Number)) } : reach(eyes, act);
}

/** PT-LOF-05: it’s obscured if it is at any of them. */
export function obscuredAtAny(eyes: Eyes, act: Act): Measured | undefined {
  const all = atEach(eyes).flatMap((each) => obscured(each, act) ?? []);
  return all.find(({ value }) => value === true) ?? all[0];
}
