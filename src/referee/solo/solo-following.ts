import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { isRun } from '../../campaign/owed/waiting.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { togglesOn } from '../../kernel/ruleset.ts';
import { rulesetOf } from '../../rules/index.ts';

/** A ruling with its consequences for the side that the referee runs, if it runs one. */
export function withFollowing(campaign: Campaign, ruled: Ruled, byHand: boolean): Ruled {
  const { game } = campaign;
  const ruleset = game && rulesetOf(game.rules);
  if (!ruleset?.solo || !isRun(game, ruleset) || rulesetOf(ruled.rules) !== ruleset) return ruled;
  const after = evolveGame(game, ruled);
  if (!after) return ruled;
  const { verb, who, targets = [], facts, options, filled } = ruled;
  const given = { verb, options: { ...filled, ...options }, facts, who, targets, byHand };
  const scene = sceneOf(after, ruleset, togglesOn(ruleset, campaign.house));
  const follows = ruleset.solo.follows(scene, given, ruleset.book);
  return follows.length > 0 ? { ...ruled, effects: [...ruled.effects, ...(follows as Ruled['effects'])] } : ruled;
}
