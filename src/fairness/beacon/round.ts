import type { BeaconChain } from './chain.ts';

/** Discord's epoch, in milliseconds since 1970. https://discord.com/developers/docs/reference#snowflakes */
const DISCORD_EPOCH = 1_420_070_400_000;
const TIME_FROM_BIT = 22n;

/** The least time from a reply to the round that its dice come from, in milliseconds. */
const AHEAD = 1500;
/** How far a reply and its notice may be apart, in milliseconds: no notice then fits two tries. */
const MOST_APART = 500;

/** Whether a text is one of Discord's IDs, as Discord writes it. */
export function isSnowflake(text: string): boolean {
  return /^[1-9]\d{16,19}$/.test(text) && BigInt(text) < 2n ** 64n;
}

/** When Discord gave an ID, in milliseconds since 1970. @param id a snowflake (`isSnowflake`) */
export function timeOfId(id: string): number {
  return Number(BigInt(id) >> TIME_FROM_BIT) + DISCORD_EPOCH;
}

/** The round that the dice of a reply come from: the first one that's published at least 1.5 s after Discord gave it its ID. */
export function roundFor({ genesis, period }: BeaconChain, reply: string): number {
  return Math.ceil((timeOfId(reply) + AHEAD - genesis * 1000) / (period * 1000)) + 1;
}

/** Whether a throw counts: its reply and its notice were posted together, by Discord's clock. */
export function isInTime(reply: string, notice: string): boolean {
  return Math.abs(timeOfId(reply) - timeOfId(notice)) <= MOST_APART;
}
