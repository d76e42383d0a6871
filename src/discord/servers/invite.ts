import { OAuth2Scopes } from 'discord.js';

/** What the bot asks a server for; `docs/hosting.md` says why each. */
export const PERMISSIONS = 2252109051431936n;

/**
 * The address at which somebody who manages a server adds the bot.
 * @see https://docs.discord.com/developers/topics/oauth2#bot-authorization-flow
 */
export function inviteOf(application: string): string {
  const scope = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' ');
  const query = new URLSearchParams({ client_id: application, scope, permissions: String(PERMISSIONS) });
  return `https://discord.com/oauth2/authorize?${query}`;
}
