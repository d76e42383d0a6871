const DISCORD_EPOCH = 1_420_070_400_000n;

let last = 0n;
let stands: number | undefined;

/** From now on the time in IDs only goes on when somebody does something: how busy the machine is makes no difference to it. */
export function standStill(): void {
  stands = Date.now();
}

/** Somebody does something, or a test wants time to go on for Discord. */
export function goOn(ms?: number): void {
  if (stands !== undefined) stands = ms === undefined ? Math.max(stands, Date.now()) : stands + ms;
}

/**
 * A new id, 19 digits in our time. discord.js tells rate-limit buckets apart by ids of 17 to 19 digits, and reads
 * creation times from them.
 */
export function snowflake(): string {
  const now = (BigInt(stands ?? Date.now()) - DISCORD_EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return String(last);
}
