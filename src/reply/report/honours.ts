import { english } from '../english/index.ts';
import { type Deeds, luckOf } from './deeds.ts';
import type { MomentTold } from './report.ts';

const { report: say } = english;

/** So many attacks make somebody worth a word. */
const UNDER_FIRE = 2;
/** Fewer shots say nothing of luck. */
const FEWEST_SHOTS = 3;
/** And less than this, in standard deviations, is no luck to speak of. */
const NOTABLE = 1;
/** A likelier end was nobody's bad luck. */
const UNLUCKY_END = 0.2;

/** Who was brave and who unlucky, a line each; nobody where nothing stands out. */
export function honoursOf(deeds: readonly Deeds[], ends: readonly MomentTold[]): readonly string[] {
  const brave = most(deeds, ({ attacked, stands }) => (attacked >= UNDER_FIRE ? attacked + (stands ? 0.5 : 0) : 0));
  const first = most(deeds, ({ assaults }) => assaults);
  const marksmen = deeds.filter(({ shots }) => shots >= FEWEST_SHOTS);
  const lucky = most(marksmen, (each) => (luckOf(each) >= NOTABLE ? luckOf(each) : 0));
  const unlucky = most(marksmen, (each) => (luckOf(each) <= -NOTABLE ? -luckOf(each) : 0));
  const [end] = ends.filter(({ chance }) => chance <= UNLUCKY_END).toSorted((a, b) => a.chance - b.chance);
  return [
    ...(brave ? [say.braveUnderFire(brave.name, brave.attacked, brave.stands)] : []),
    ...(first ? [say.braveInAssault(first.name, first.assaults)] : []),
    ...(lucky ? [say.lucky(lucky.name, lucky.hits, lucky.shots, lucky.expected)] : []),
    ...(unlucky ? [say.unlucky(unlucky.name, unlucky.hits, unlucky.shots, unlucky.expected)] : []),
    ...(end ? [say.unluckyEnd(end.text, end.chance)] : []),
  ];
}

/** Who has most of something, the first of several alike; nobody where nobody has any. */
function most(deeds: readonly Deeds[], of: (deeds: Deeds) => number): Deeds | undefined {
  let best: Deeds | undefined;
  for (const each of deeds) if (of(each) > (best ? of(best) : 0)) best = each;
  return best;
}
