import { isDeepStrictEqual } from 'node:util';
import { breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { everyFall } from '../../kernel/dice/every-fall.ts';
import type { Odds } from '../../kernel/dice/odds.ts';
import { InputError, Refusal, withoutStacks } from '../../kernel/refusal.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Outcome } from '../../kernel/verb.ts';
import type { DeclaredAction } from './action.ts';
import { DieOwed, effectsOf, throwAction } from './throwing.ts';
import { someDice } from './trying.ts';

/** Up to so many ways an action's dice are gone through face by face, to see which throws all of them have. */
const FEW_FALLS = 36;

/** As many at most where what it changes depends on single dice. */
const MOST_FALLS = 100;

/** Up to so many outcomes each is asked what it changes. */
const MOST_OUTCOMES = 1000;

/** What comes of an action however its dice fall. */
export interface Sure {
  /** The same action thrown in every way in which its dice can fall; in one of them, where there are too many. */
  readonly rulings: readonly Ruled[];
  /** Whether these are all the ways. Otherwise only its first throw is sure: no die has decided yet how that's made. */
  readonly every: boolean;
  /** What it changes on the one who does it, whatever the dice; nothing where that can't be worked out. */
  readonly costs: readonly Effect[];
  readonly game: Game;
}

/**
 * What's sure of an action of a tracked unit, such as its modifiers and what it costs; nothing if it can't be done now. Nothing
 * is sampled: all outcomes agree on it, or it isn't said. It's done in pieces, so that other channels get their turn.
 * @param odds all of its outcomes
 */
export async function sureOf(
  action: DeclaredAction,
  { game }: Pick<Campaign, 'game'>,
  odds: Odds,
): Promise<Sure | undefined> {
  const actor = action.scene?.actor?.id;
  if (!game || actor === undefined) return undefined;
  const few = orNone(() => everyFall((source) => throwAction(action, source), FEW_FALLS));
  if (few) return { rulings: few, every: true, costs: inAll(effectsIn(few), actor), game };
  const one = orNone(() => throwAction(action, someDice()));
  return one && { rulings: [one], every: false, costs: await costsOf(action, odds, actor), game };
}

function effectsIn(rulings: readonly Ruled[]): readonly (readonly Effect[])[] {
  return rulings.map(({ effects }) => effects);
}

/** What an action that can't be thrown now comes to: nothing. */
function orNone<T>(work: () => T): T | undefined {
  try {
    return withoutStacks(work);
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError || error instanceof DieOwed) return undefined;
    throw error;
  }
}

/** What all outcomes change on the one who acts; nothing where that's too much to work out. */
async function costsOf(action: DeclaredAction, { outcomes }: Odds, actor: string): Promise<readonly Effect[]> {
  if (outcomes.length > MOST_OUTCOMES) return [];
  const breathe = breathing();
  let costs: readonly Effect[] | undefined;
  try {
    for (const { value } of outcomes) {
      const draws = everyFall((source) => effectsOf(action, ofFacts(value), source).effects, FEW_FALLS);
      if (!draws) return [];
      costs = inAll(costs ? [costs, ...draws] : draws, actor);
      // No further outcome can add anything.
      if (costs.length === 0) return [];
      await breathe();
    }
    return costs ?? [];
  } catch (error) {
    if (!(error instanceof MoreThanFacts)) throw error;
    const every = everyFall((source) => throwAction(action, source), MOST_FALLS);
    return every ? inAll(effectsIn(every), actor) : [];
  }
}

/** Which effects depend on steps or on single results is noted as they're read. */
class MoreThanFacts extends Error {}

function ofFacts(facts: Facts): Outcome {
  return {
    facts,
    get steps(): never {
      throw new MoreThanFacts();
    },
    get results(): never {
      throw new MoreThanFacts();
    },
  };
}

/** The effects on a unit that all of these have. */
function inAll([first = [], ...others]: readonly (readonly Effect[])[], unit: string): readonly Effect[] {
  return others.reduce<readonly Effect[]>(
    (left, effects) => left.filter((effect) => effects.some((each) => isDeepStrictEqual(each, effect))),
    first.filter((effect) => isOn(effect, unit)),
  );
}

function isOn(effect: Effect, unit: string): boolean {
  if (effect.effect === 'gone') return effect.unit === unit;
  return (effect.effect === 'set' || effect.effect === 'add') && 'unit' in effect.of && effect.of.unit === unit;
}
