const DISCORD_EPOCH = 1_420_070_400_000n;

let last = 0n;

/**
 * A new id, 19 digits in our time. discord.js tells rate-limit buckets apart by ids of 17 to 19 digits, and reads
 * creation times from them.
 */
export function snowflake(): string {
  const now = (BigInt(Date.now()) - DISCORD_EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return String(last);
}
