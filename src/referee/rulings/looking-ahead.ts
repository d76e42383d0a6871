import { breathed } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { Eyes } from '../../measuring/eyes.ts';
import type { Looking } from '../../measuring/places.ts';
import { rulesetOf } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import { drawnTable } from '../battlefield/drawn.ts';
import { unitMeant } from '../units/units.ts';
import { fillingOf } from './filling.ts';
import type { Giving } from './permitted-action.ts';

/**
 * Looks along the way of a command on a drawn table before it's read: on a crowded one everybody there looks at each place of it, and
 * no other channel is to wait for that.
 * @returns nothing for a command without such a way
 */
export function looksAhead(
  campaign: Campaign | undefined,
  giving: Pick<Giving, 'verb' | 'given'>,
): Promise<void> | undefined {
  const { game } = campaign ?? {};
  return game?.battlefield && giving.given.to !== undefined ? breathed(looking(game, giving)) : undefined;
}

function* looking(game: NonNullable<Campaign['game']>, { verb, given }: Pick<Giving, 'verb' | 'given'>): Looking<void> {
  const ruleset = rulesetOf(game.rules);
  for (const name of String(given.who ?? given.attacker ?? '').split(',')) {
    const actor = unitMeant(game, name);
    if (!actor || drawnTable(game)!.figuresOf(actor).length === 0) continue;
    try {
      const filling = fillingOf(game, ruleset, verb, { to: String(given.to) }, actor);
      yield* filling?.looksAhead(sceneOf(game, ruleset, undefined, { actor })) ?? [];
    } catch (error) {
      // Whoever reads the command says what's wrong with it.
      if (!(error instanceof InputError)) throw error;
    }
  }
}

/** Whom a unit sees, looked at in pieces: whoever searches for what it can do finds it known. */
export function* looksRound({ game }: Campaign, unit: Unit): Looking<void> {
  const drawn = game && drawnTable(game);
  const book = game && tables[game.rules];
  if (!drawn || !book) return;
  const eyes = new Eyes(drawn, book.values, sceneOf(game, rulesetOf(game.rules), undefined, { actor: unit }));
  for (const other of eyes.others(({ side }) => side !== unit.side))
    for (const figure of eyes.own) {
      yield;
      if (eyes.sees([figure], drawn.figuresOf(other))) break;
    }
}
