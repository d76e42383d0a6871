import { vi } from 'vitest';
import * as campaign from '../../../src/campaign/campaign.ts';

/** What a thread did between two turns of the event loop: nobody else was answered in the meantime. */
export interface AtOnce {
  /** Letters of JSON, read and written. */
  readonly letters: number;
  /** Records that were folded. */
  readonly folded: number;
}

/**
 * How much may be done at once: a record may be as large as 64 KB, a snapshot of a campaign of the largest size is most of
 * this, and between two snapshots there may be some undos. `npm run bench -- --only arrivals` tells how long it takes.
 */
export const MOST_AT_ONCE: AtOnce = { letters: 1_200_000, folded: 1_500 };

/**
 * The most that this thread did at once while some work was done. It counts what anything done with records goes through, and
 * measures no time, which depends on what else the machine does.
 */
export async function mostAtOnce(work: () => Promise<unknown>): Promise<AtOnce> {
  const most = { letters: 0, folded: 0 };
  let now = { letters: 0, folded: 0 };
  let turning: NodeJS.Immediate | undefined;
  const turn = () => {
    most.letters = Math.max(most.letters, now.letters);
    most.folded = Math.max(most.folded, now.folded);
    now = { letters: 0, folded: 0 };
    turning = undefined;
  };
  const count = (what: keyof AtOnce, many: number) => {
    now[what] += many;
    turning ??= setImmediate(turn);
  };
  const { parse, stringify } = JSON;
  const { fold } = campaign;
  // No spies of vitest for these: they keep every text that they have seen.
  JSON.parse = (text, ...more) => {
    count('letters', String(text).length);
    return parse(text, ...more);
  };
  JSON.stringify = ((...of: Parameters<typeof stringify>) => {
    const text = stringify(...of);
    count('letters', text?.length ?? 0);
    return text;
  }) as typeof stringify;
  const folds = vi.spyOn(campaign, 'fold').mockImplementation((...of) => {
    folds.mockClear();
    count('folded', 1);
    return fold(...of);
  });
  try {
    await work();
  } finally {
    Object.assign(JSON, { parse, stringify });
    folds.mockRestore();
    if (turning) clearImmediate(turning);
    turn();
  }
  return most;
}
