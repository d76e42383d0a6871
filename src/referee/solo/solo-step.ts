import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { putOff, squadIn } from '../../campaign/turns.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Question, SoloRuling, SoloStep } from '../../kernel/solo.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { gameIn } from '../games/games.ts';
import { type DeclaredAction, readAction } from '../rulings/action.ts';
import { unmeasuredOf } from './unmeasured.ts';

/** Owed rulings that no other owed ruling holds up. */
const OWED = new WeakSet<SoloStep>();

/** The ruling that gives what is owed. Anything that it doesn't settle lapses: once is enough. @param who gives it, if it isn't owed by a unit */
export function givingDue({ id, verb, options, unit, targets, rule }: Due, who = unit): SoloRuling {
  const lapses: Effect = { effect: 'lapsed', due: id, rule };
  const step: SoloRuling = {
    step: 'rule',
    verb,
    options,
    ...(who === undefined ? {} : { who }),
    ...(targets ? { targets } : {}),
    marks: [],
    after: (scene) => (scene.due.some((each) => each.id === id) ? [lapses] : []),
  };
  OWED.add(step);
  return step;
}

/** Who gives what's owed: what a squad owes, any of its men. */
export function giverOf({ unit, squad }: Due, { units }: Game, ruleset: Ruleset): string | undefined {
  if (unit !== undefined || squad === undefined) return unit;
  return Object.values(units).find((each) => !each.gone && squadIn(each, ruleset) === squad)?.id;
}

export function isOwed(step: SoloStep): boolean {
  return OWED.has(step);
}

/** A step of the side's play, or what a unit put off until an attack was over and has to give first: it acts, or the phase ends. */
export function orHeldUp(step: SoloStep, game: Game, ruleset: Ruleset): SoloStep {
  if (step.step === 'pause') return step;
  const unit = actingIn(step);
  // It's asked already: the players may still fire before they answer.
  if (step.step === 'ask' && game.asked?.unit === unit) return step;
  const ends = step.step === 'done' && game.at?.side === game.table.solo;
  const due = putOff(game, ruleset).find((each) => ends || (unit !== undefined && each.unit === unit));
  return due ? givingDue(due) : step;
}

/** The unit that acts in a step, or that it asks about. */
function actingIn(step: SoloStep): string | undefined {
  if (step.step === 'rule') return step.who;
  if (step.step === 'ask') return step.question.unit;
  return step.step === 'note' ? step.unit : undefined;
}

/** A ruling of the side as if it were declared, with the answers given along the way. */
export function actionOf(
  { verb, options, who, targets = [] }: SoloRuling,
  campaign: Campaign,
  more: Readonly<Record<string, OptionValue>>,
): DeclaredAction {
  const game = gameIn(campaign);
  const { units, rules } = game;
  const named = (id: string) => units[id]?.name ?? id;
  const given = {
    ...unmeasuredOf({ verb, options, who, targets, way: more.to !== undefined }, game),
    ...more,
    ...(who === undefined ? {} : { who: named(who) }),
    ...(targets.length > 0 ? { target: targets.map(named).join(',') } : {}),
  };
  return readAction(verb, given, campaign, rules);
}

/** The log entry for a question. */
export function named({ id, unit, target }: Question) {
  return { question: id, ...(unit === undefined ? {} : { unit }), ...(target === undefined ? {} : { target }) };
}

/** The same for who acts. */
export function actorOf({ who }: SoloRuling) {
  return who === undefined ? {} : { unit: who };
}
