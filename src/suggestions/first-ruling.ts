import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import type { Command } from '../command/command.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { firstAble } from '../referee/acts/able.ts';
import type { Able } from '../referee/acts/ways.ts';
import { unitsInOrder } from '../referee/units/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Button, Offers } from '../reply/document.ts';
import { rulesetOf } from '../rules/index.ts';
import { sampleCommand } from './suggested.ts';

/**
 * As a battle begins: beyond the usual suggestions, a ruling that a player who can move gets with one press. If nobody is on the
 * table yet whose turn it is, it's a shot that needs no units.
 */
export function withFirstRuling(
  words: Catalogue,
  campaign: Campaign,
  commands: readonly Command[],
  offers: Offers = {},
): Offers {
  const { game } = campaign;
  const book = game && rulesetOf(game.rules);
  const begins = game?.at?.turn === 1 && game.at.step === book?.turn.steps[0]?.id;
  if (!game || !book || !begins) return offers;
  // In a step of both sides each has a button of its own.
  const sides = game.at?.side === undefined ? Object.keys(game.sides) : [game.at.side];
  const playing = sides.filter((side) => side !== game.table.solo && (sides.length === 1 || isPlayed(side, game)));
  const first = playing.flatMap((side): Button[] => {
    const ruling = firstOf(side, game, campaign, book);
    const whose = playing.length > 1 ? game.sides[side]?.name : undefined;
    if (!ruling) return [];
    const of = { seq: campaign.seq, command: { name: ruling.verb, given: ruling.given } };
    return [{ action: 'first-ruling', of, label: words.notices.firstRuling(whose) }];
  });
  const isSolos = game.at?.side !== undefined && game.at.side === game.table.solo;
  const any = { action: 'first-ruling', of: { seq: campaign.seq, command: sampleCommand(book, commands) } } as const;
  const offered = first.length > 0 || isSolos ? first : [{ ...any, label: words.notices.firstRuling(undefined) }];
  return { ...offers, buttons: [...(offers.buttons ?? []), ...offered] };
}

function isPlayed(side: string, { sides }: Game): boolean {
  return (sides[side]?.players.length ?? 0) > 0;
}

/** An attack that one of the side's units throws dice for; otherwise anything that one of them can do. */
function firstOf(side: string, game: Game, campaign: Campaign, book: Ruleset): Able | undefined {
  const inPlay = unitsInOrder(game).filter(({ gone }) => !gone);
  const own = inPlay.filter((each) => each.side === side);
  // An act at a target that takes eyes on the table is decided by dice; a move isn't.
  const isThrown = ({ eyes, given }: Able) => eyes.length > 0 && given.target !== undefined;
  const first = (isWanted?: (able: Able) => boolean) => {
    for (const unit of own) {
      const found = firstAble(campaign, book, unit, isWanted);
      if (found) return found;
    }
    return undefined;
  };
  // Without an enemy on the table there's nobody to attack, and looking for it would take long.
  return (own.length < inPlay.length ? first(isThrown) : undefined) ?? first();
}
