import { nothingYet } from '../../campaign/campaign.ts';
import type { Asked } from '../asked.ts';
import { campaignMeant } from '../fairness/hidden-acts.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { type DeclaredAction, readAction } from './action.ts';
import type { OddsResult } from './answers.ts';
import { looksAhead } from './looking-ahead.ts';
import { previewOf } from './preview.ts';

/** The odds of a command in its channel as this process knows it, for whoever asks. Throws as `previewOf` does. */
export async function previewFor(
  { campaigns, hiding }: Protocol,
  asked: Asked,
  {
    verb,
    action,
    defaultRules,
  }: { readonly verb: string; readonly action: DeclaredAction | undefined; readonly defaultRules: string },
): Promise<OddsResult> {
  const known = await reading(campaigns.of(asked.channel));
  const open = known?.campaign ?? nothingYet;
  const campaign = known ? await campaignMeant(hiding, asked, known) : open;
  const looking = action ? undefined : looksAhead(campaign, { verb, given: asked.given });
  if (looking) await looking;
  const read = action ?? readAction(verb, asked.given, campaign, defaultRules);
  const shown = await previewOf(read, campaign, asked, defaultRules);
  return campaign === open ? shown : { ...shown, ownOnly: true };
}
