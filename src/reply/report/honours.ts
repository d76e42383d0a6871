import type { Catalogue } from '../catalogue.ts';
import { type Deeds, luckOf } from './deeds.ts';
import type { MomentView } from './report.ts';

/** Units with this many attacks are worth a mention. */
const UNDER_FIRE = 2;
/** Fewer shots than this don't show anything about luck. */
const FEWEST_SHOTS = 3;
/** Fewer standard deviations than this don't count as luck. */
const NOTABLE = 1;
/** An end more likely than this wasn't bad luck. */
const UNLUCKY_END = 0.2;

/** Brave and unlucky units, a line each; none where nobody stands out. */
export function honoursOf(words: Catalogue, deeds: readonly Deeds[], ends: readonly MomentView[]): readonly string[] {
  const brave = most(deeds, ({ attacked, stands }) => (attacked >= UNDER_FIRE ? attacked + (stands ? 0.5 : 0) : 0));
  const first = most(deeds, ({ assaults }) => assaults);
  const marksmen = deeds.filter(({ shots }) => shots >= FEWEST_SHOTS);
  const lucky = most(marksmen, (each) => (luckOf(each) >= NOTABLE ? luckOf(each) : 0));
  const unlucky = most(marksmen, (each) => (luckOf(each) <= -NOTABLE ? -luckOf(each) : 0));
  const [end] = ends.filter(({ chance }) => chance <= UNLUCKY_END).toSorted((a, b) => a.chance - b.chance);
  return [
    ...(brave ? [words.report.braveUnderFire(brave.name, brave.attacked, brave.stands)] : []),
    ...(first ? [words.report.braveInAssault(first.name, first.assaults)] : []),
    ...(lucky ? [words.report.lucky(lucky.name, lucky.hits, lucky.shots, lucky.expected)] : []),
    ...(unlucky ? [words.report.unlucky(unlucky.name, unlucky.hits, unlucky.shots, unlucky.expected)] : []),
    ...(end ? [words.report.unluckyEnd(end.text, end.chance)] : []),
  ];
}

/** The unit that has most of something, the first of equals; none where nobody has any. */
function most(deeds: readonly Deeds[], of: (deeds: Deeds) => number): Deeds | undefined {
  let best: Deeds | undefined;
  for (const each of deeds) if (of(each) > (best ? of(best) : 0)) best = each;
  return best;
}
