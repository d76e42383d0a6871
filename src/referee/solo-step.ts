import type { Campaign } from '../campaign/campaign.ts';
import type { Due } from '../kernel/due.ts';
import type { Effect } from '../kernel/effect.ts';
import type { OptionValue } from '../kernel/options.ts';
import type { SoloRuling, SoloStep } from '../kernel/solo.ts';
import { type DeclaredAction, readAction } from './action.ts';
import { gameIn } from './games.ts';

/** Owed rulings that no other owed ruling holds up. */
const OWED = new WeakSet<SoloStep>();

/** The ruling that gives what is owed. Anything that it doesn't settle lapses: once is enough. */
export function givingDue({ id, verb, options, unit, targets, rule }: Due): SoloRuling {
  const lapses: Effect = { effect: 'lapsed', due: id, rule };
  const step: SoloRuling = {
    step: 'rule',
    verb,
    options,
    ...(unit === undefined ? {} : { who: unit }),
    ...(targets ? { targets } : {}),
    marks: [],
    after: (scene) => (scene.due.some((each) => each.id === id) ? [lapses] : []),
  };
  OWED.add(step);
  return step;
}

export function isOwed(step: SoloStep): boolean {
  return OWED.has(step);
}

/** A ruling of the side as if it were declared, with the answers given along the way. */
export function actionOf(
  { verb, options, who, targets = [] }: SoloRuling,
  campaign: Campaign,
  more: Readonly<Record<string, OptionValue>>,
): DeclaredAction {
  const { units, rules } = gameIn(campaign);
  const named = (id: string) => units[id]?.name ?? id;
  const given = {
    ...options,
    ...more,
    ...(who === undefined ? {} : { who: named(who) }),
    ...(targets.length > 0 ? { target: targets.map(named).join(',') } : {}),
  };
  return readAction(verb, given, campaign, rules);
}
