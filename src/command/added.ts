import type { Campaign } from '../campaign/campaign.ts';
import type { LogEvent } from '../campaign/record.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { isInFog } from '../referee/battlefield/spotting.ts';
import type { Answer, Call } from './command.ts';
import { decided } from './decided.ts';
import { hiddenAnswer } from './hidden-answer.ts';

/**
 * Adds units, and replies.
 * @param hidden whether only their own side sees them; left out, that's so where the battle is fought in fog
 */
export async function added(
  call: Call,
  adding: (campaign: Campaign, ruleset: Ruleset) => readonly LogEvent[],
  hidden?: boolean,
): Promise<Answer> {
  const { referee, asked } = call;
  if (!(hidden ?? isInFog((await referee.campaign(asked.channel)).game))) return decided(call, adding);
  const { record } = await referee.hiding.add(asked, (campaign) => adding(campaign, referee.playedBy(campaign)));
  return hiddenAnswer(call, record);
}
