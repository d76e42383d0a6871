import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { InputError, Refusal, withoutStacks } from '../../kernel/refusal.ts';
import type { DeclaredAction } from './action.ts';
import { DieOwed, throwAction } from './throwing.ts';
import { someDice } from './trying.ts';

/** As often it's tried: what comes of all of these tries, but not always, comes nearly always. */
const TRIES = 24;

/** What the dice of the tries begin with, apart from each other. */
const APART = 577_215;

/** The same action thrown a few times with dice that count for nobody: what all of them have in common comes however the dice fall. */
export interface Sure {
  readonly rulings: readonly Ruled[];
  readonly game: Game;
}

/** What's sure of an action of a tracked unit, such as its modifiers and what it costs; nothing if it can't be done now. */
export function sureOf(action: DeclaredAction, { game }: Pick<Campaign, 'game'>): Sure | undefined {
  if (!game || !action.scene?.actor) return undefined;
  try {
    return withoutStacks(() => ({
      rulings: Array.from({ length: TRIES }, (_, i) => throwAction(action, someDice(1 + i * APART))),
      game,
    }));
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError || error instanceof DieOwed) return undefined;
    throw error;
  }
}
