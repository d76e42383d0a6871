import { type Client, DiscordjsError, DiscordjsErrorCodes } from 'discord.js';

/** Discord rejected the bot's token. */
export class TokenRefused extends Error {
  constructor() {
    super(
      'Discord doesn’t accept DISCORD_TOKEN. Press Reset Token under Bot in the Developer Portal, and put the new token into .env.',
    );
  }
}

/** Connects a client. @throws {TokenRefused} */
export async function login(client: Client, token: string | undefined): Promise<void> {
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    if (!(error instanceof DiscordjsError) || error.code !== DiscordjsErrorCodes.TokenInvalid) throw error;
    throw new TokenRefused();
  }
}

/** An error for the logs. discord.js puts the address into its errors, and with it a token of the interaction. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const status = 'status' in error ? { status: error.status } : {};
  return { type, message, ...code, ...status, stack, ...(cause === undefined ? {} : { cause: errorForLog(cause) }) };
}
