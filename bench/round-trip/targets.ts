interface Target {
  /** The median with one in flight, at most so many times the bare bot's. */
  readonly slower: number;
  /** With a hundred in flight, at least so large a part of the bare bot's rate. */
  readonly rate?: number;
}

/** What each act may cost beside a bare bot that writes one row, by store. */
export const TARGETS: Readonly<Record<string, Readonly<Record<string, Target>>>> = {
  fire: {
    sqlite: { slower: 1.7, rate: 0.55 },
    postgres: { slower: 1.8, rate: 0.6 },
    redis: { slower: 2.1, rate: 0.55 },
    memory: { slower: 2.4, rate: 0.35 },
  },
  'tracked fire': { any: { slower: 2.5, rate: 0.35 } },
  again: { any: { slower: 1.7 } },
  completion: { any: { slower: 1.2 } },
  play: { any: { slower: 8 } },
};
