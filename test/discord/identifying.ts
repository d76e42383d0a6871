import { SimpleIdentifyThrottler } from 'discord.js';

/**
 * discord.js identifies once in five seconds, because Discord asks it to. The loopback doesn't ask, and a test that begins a new
 * session needn't wait for it.
 */
SimpleIdentifyThrottler.prototype.waitForIdentify = () => Promise.resolve();
