import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { Game } from '../../campaign/game.ts';
import { owedAsItStands } from '../../campaign/owed/owed-as-it-stands.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { isPutOff } from '../../campaign/turns.ts';
import { forbiddenBy } from '../../kernel/forbidding.ts';
import { type Ruleset, togglesOn, verbOf } from '../../kernel/ruleset.ts';
import type { SoloRuling } from '../../kernel/solo.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import { rulesetOf } from '../../rules/index.ts';
import { withFollowing } from '../solo/solo-following.ts';
import { actionOf, givingDue } from '../solo/solo-step.ts';
import { type Before, type Dice, thrownAgain } from './judging.ts';
import { numberedFar, renumbered } from './numbering.ts';

type Own = Before & { readonly was: Ruled };

/**
 * What the side that the referee runs owed and threw, on its own dice, in the campaign as it finds it. It's thrown for what is
 * owed there, because no command gave it.
 * @returns the ruling as it was, if the side wouldn't throw it there
 * @throws {Refusal} {InputError} if the rules forbid it there, and {DieWanted} from a source that gives no dice
 */
export function ownJudgedAgain(campaign: Campaign, { was, earlier, numbers }: Own, dice: Dice): Ruled {
  const { game } = campaign;
  const ruleset = game && rulesetOf(game.rules);
  const step = ruleset && stepGiving(game, sceneIn(game, campaign, ruleset), was, ruleset);
  if (!step) return was;
  const action = actionOf(step, { ...campaign, game: numberedFar(game) }, {});
  const refusal = forbiddenBy(verbOf(ruleset, step.verb), action.scene!, action.options, ruleset.book);
  if (refusal) throw refusal;
  const { handed, before } = was;
  const ruled = thrownAgain(action, was, dice);
  const own: Ruled = {
    ...ruled,
    effects: [...ruled.effects, ...(step.marks as Ruled['effects'])],
    solo: true,
    ...(handed ? { handed } : {}),
    ...(before === undefined ? {} : { before }),
  };
  const given = withFollowing(campaign, renumbered(own, earlier, numbers), false);
  const then = evolveGame(game, given);
  const more = (then && step.after?.(sceneIn(then, campaign, ruleset), given.facts)) ?? [];
  return more.length > 0 ? { ...given, effects: [...given.effects, ...(more as Ruled['effects'])] } : given;
}

function sceneIn(game: Game, { house }: Campaign, ruleset: Ruleset): Scene {
  return sceneOf(game, ruleset, togglesOn(ruleset, house));
}

/** The step that settles the same debt: what waits for its moment is given by the step that comes then. */
function stepGiving(game: Game, scene: Scene, ruled: Ruled, ruleset: Ruleset): SoloRuling | undefined {
  const { verb, who, targets = [], pays = [] } = ruled;
  const due = [...scene.due, ...owedAsItStands(scene, ruleset)].find(({ id }) => pays.includes(id));
  if (!due || !ruleset.solo) return undefined;
  // What waited only for an attack has been thrown after it.
  const isAfterAttack = isPutOff(due, game.units[due.unit ?? '']?.side, game.table);
  if (isAfterAttack || ruleset.solo.waits?.(scene, due, ruleset.book) !== true) return givingDue(due);
  const next = ruleset.solo.next(scene, ruleset.book);
  if (next.step !== 'rule' || next.verb !== verb || next.who !== who) return undefined;
  return (next.targets ?? []).join() === targets.join() ? next : undefined;
}
