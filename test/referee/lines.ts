import { expect } from 'vitest';
import { plainText } from '../../src/reply/plain-text.ts';
import type { Playing } from './playing.ts';
import { recordsOf } from './table.ts';

/**
 * Somebody gives a command, and this comes of it: what the log has then, why it's refused (word for word), or, without either, just
 * something.
 */
export type Line = readonly [user: string, command: string, then?: string | readonly object[]];

/** Seeds and dice are other ones each time. */
const BY_CHANCE = ['committed', 'seed-revealed'];

/** Gives commands one after the other, and looks at what comes of each. */
export async function giveAll(table: Playing, lines: readonly Line[]): Promise<void> {
  for (const [user, command, then] of lines) {
    if (typeof then === 'string') {
      expect([user, command, await table.fails(user, command)]).toEqual([user, command, then]);
      continue;
    }
    const before = (await recordsOf(table.store)).length;
    const { document } = await table.says(user, command);
    if (then === undefined) continue;
    const written = (await recordsOf(table.store)).slice(before).flatMap(({ events }) => events);
    const told = written.filter(({ type }) => !BY_CHANCE.includes(type));
    expect([user, command, told], plainText(document)).toEqual([user, command, then]);
  }
}
