import { describe } from 'vitest';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { keepsTheContract } from './contract.ts';

describe('in memory', () => {
  const rowsOf = new Map<Store, Map<string, string>>();
  keepsTheContract({
    url: 'memory:',
    shared: false,
    open: async () => {
      const rows = new Map<string, string>();
      const store = await openMemory({ answerWithin: 1_000 }, rows);
      rowsOf.set(store, rows);
      return store;
    },
    text: async (store, key) => rowsOf.get(store)?.get(`umpire:${key}`),
  });
});
