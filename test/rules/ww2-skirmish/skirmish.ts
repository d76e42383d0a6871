import type { Ruled } from '../../../src/campaign/record.ts';
import { dueNow } from '../../../src/campaign/turns.ts';
import type { Fields } from '../../../src/kernel/state/scene.ts';
import { ww2Skirmish } from '../../../src/rules/ww2-skirmish/index.ts';
import { Played } from '../played.ts';

/**
 * Red's first phase, with these teams on each side; each is called by its side and profile: `red rifle-team`. Blue
 * is a rifle team if nothing is said.
 */
export function skirmish(
  red: readonly string[],
  blue: readonly string[] = ['rifle-team'],
  house: Readonly<Record<string, boolean>> = {},
): Played {
  const battle = new Played(ww2Skirmish, house, []);
  for (const profile of red) battle.adds('red', profile, `red ${profile}`);
  for (const profile of blue) battle.adds('blue', profile, `blue ${profile}`);
  battle.turn();
  return battle;
}

/** The rulings that are owed, each as it would be given. */
export function owedIn(battle: Played): readonly (Fields & { readonly verb: string; readonly who?: string })[] {
  const { units } = battle.game;
  return dueNow(battle.game, ww2Skirmish).map(({ verb, unit, options }) => ({
    verb,
    ...(unit ? { who: units[unit]!.name } : {}),
    ...options,
  }));
}

/** What was drawn at random, after all dice. */
export function drawnIn({ steps }: Ruled): readonly (string | undefined)[] {
  return steps.filter(({ outOf }) => outOf).map(({ result }) => result);
}

/** Gives a due morale test that the team passes, if its Actions are over 1. */
export function holds(battle: Played, who: string): void {
  battle.does('morale', { who }, 1);
}
