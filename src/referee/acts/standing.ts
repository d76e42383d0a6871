import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { dueIn } from '../../campaign/turns.ts';
import { oncePer } from '../../kernel/once.ts';
import { GATE, type Ruleset, togglesOn, verbOf } from '../../kernel/ruleset.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import { gameBy } from '../rulings/action.ts';
import { isItsStep } from '../rulings/gate.ts';

/** What an act of no game sees of one: nobody. No check that reads a game is asked about it. */
const NOWHERE = { targets: [], units: new Map() } as unknown as Scene;

/** A scene but for whom an act is aimed at. */
export type Untargeted = Omit<Scene, 'targets'>;

/** What's the same for all acts as a campaign stands. */
interface Standing {
  /** The verbs that are owed. */
  readonly owed: ReadonlySet<string>;
  /** With nobody who acts, and at nobody. */
  readonly scene: Untargeted;
}

const STANDING = new WeakMap<Campaign, Standing>();

/** @param toggles the house rules of one act alone */
export function standing(
  campaign: Campaign,
  game: Game | undefined,
  ruleset: Ruleset,
  toggles?: ReadonlySet<string>,
): Standing {
  const kept = toggles || !game ? undefined : STANDING.get(campaign);
  if (kept) return kept;
  const on = toggles ?? togglesOn(ruleset, campaign.house);
  const all = game ? sceneOf(game, ruleset, on) : { ...NOWHERE, toggles: on };
  const owed = new Set(game ? dueIn(all, ruleset).map(({ verb }) => verb) : []);
  const { targets: _, ...scene } = all;
  if (!toggles && game) STANDING.set(campaign, { owed, scene });
  return { owed, scene };
}

/** What bars units from something of a kind, whatever they say of it. */
const BARS = oncePer(({ forbid, idle }: Ruleset['verbs'][string]) =>
  [forbid ?? [], idle ?? []].flat().flatMap(({ bars }) => bars ?? []),
);

/** Each unit with nobody that it acts on, as a campaign stands. */
const ALONE = oncePer((_: Untargeted) => new Map<string, Scene>());

/** Whether a unit can't do anything of this kind now, whatever is said of it, by what's known without making an act of it. */
export function isOut(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  const game = gameBy(ruleset, campaign);
  if (!game) return false;
  const { owed, scene } = standing(campaign, game, ruleset);
  return isOutOfStep(game, ruleset, verb, unit, owed) || isBarred(scene, ruleset, verb, game.units[unit.id]);
}

/** By a rule that looks at nothing but the unit. */
function isBarred(scene: Untargeted, ruleset: Ruleset, verb: string, actor: Unit | undefined): boolean {
  const bars = BARS(verbOf(ruleset, verb));
  if (!actor || bars.length === 0) return false;
  const kept = ALONE(scene);
  const alone = kept.get(actor.id) ?? { ...scene, actor, targets: [] };
  kept.set(actor.id, alone);
  return bars.some((bar) => bar(alone, actor, ruleset.book));
}

/** Because the step isn't for that, and the unit neither owes it nor has the book exceptions. */
function isOutOfStep({ at }: Game, ruleset: Ruleset, verb: string, unit: Unit, owed: ReadonlySet<string>): boolean {
  const { gate = GATE } = ruleset;
  if (!at || !gate.includes('step') || verbOf(ruleset, verb).outOfTurn) return false;
  return !isItsStep(ruleset, verb, at, unit) && !owed.has(verb);
}
