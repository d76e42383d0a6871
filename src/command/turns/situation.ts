import type { Campaign } from '../../campaign/campaign.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import { situationReply } from '../../reply/battle/situation.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';

/** The situation of a campaign, as its channel shows it. @param made how many have been posted there */
export function situationOf(words: Catalogue, campaign: Campaign, made: number): Document {
  const game = campaign.game!;
  return situationReply(words, campaign, rulesetOf(game.rules), unitsInOrder(game), made);
}
