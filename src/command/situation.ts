import type { Campaign } from '../campaign/campaign.ts';
import { unitsInOrder } from '../referee/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Document } from '../reply/document.ts';
import { situationReply } from '../reply/situation.ts';
import { rulesetOf } from '../rules/index.ts';

/** The situation of a campaign, as its channel shows it. @param key what its button carries, which identifies it later */
export function situationOf(words: Catalogue, campaign: Campaign, key: string): Document {
  const game = campaign.game!;
  return situationReply(words, campaign, rulesetOf(game.rules), unitsInOrder(game), key);
}
