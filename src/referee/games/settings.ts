import type { Campaign } from '../../campaign/campaign.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { assertPlaysAny } from '../agreement/permission.ts';
import { gameIn } from './games.ts';

/** Changes how a channel shows its campaign. @throws {NotAllowed} unless the speaker plays or is an umpire */
export function changeSettings(
  campaign: Campaign,
  user: string,
  settings: Omit<EventOf<'settings-changed'>, 'type'>,
): LogEvent[] {
  assertPlaysAny(gameIn(campaign), user);
  return [{ type: 'settings-changed', ...settings }];
}
