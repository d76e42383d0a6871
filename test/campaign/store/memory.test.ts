import { describe, expect, test, vi } from 'vitest';
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

  test('plain JSON is read at once, and value by value only where one begins with a colon', async () => {
    const rows = new Map<string, string>();
    const store = await openMemory({ answerWithin: 1_000 }, rows);
    const [plain, escaped] = [
      { at: '12:30', list: ['a', { b: 'c:' }] },
      { list: [':a', { ':b': '::c' }], to: ':base64:' },
    ];
    await store.set('plain', plain);
    await store.set('escaped', escaped);
    const parse = vi.spyOn(JSON, 'parse');
    expect(await store.getMany(['plain', 'escaped'])).toEqual([plain, escaped]);
    expect(parse.mock.calls.map(([, reviver]) => reviver !== undefined)).toEqual([false, true]);
    parse.mockRestore();
    // As somebody may have written it by hand.
    rows.set('umpire:by-hand', '{ "value": { "text": "::a" } }');
    expect(await store.get('by-hand')).toEqual({ text: ':a' });
    await store.close();
  });
});
