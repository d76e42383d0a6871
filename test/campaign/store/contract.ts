import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_KEY } from '../../../src/campaign/store/key.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { UNFAITHFUL } from './unfaithful.ts';

/** A database under the contract. */
export interface Subject {
  readonly url: string;
  /** Opens it once more; what is opened together sees the same rows, unless they are not `shared`. */
  open(): Promise<Store>;
  readonly shared: boolean;
  /** The text under a key as the database holds it. */
  text(store: Store, key: string): Promise<string | undefined>;
}

const VALUES: readonly unknown[] = [
  { seq: 1, events: [{ type: 'thrown', faces: [6, 1], note: null }], done: false },
  [],
  {},
  [null, [], [[0]]],
  'plain',
  '',
  ':begins with a colon',
  ':base64:AAAA',
  { ':key': ':value' },
  'Überfall, 突撃, 🎲, \u0000, \ud800, \u2028, "quoted"\\',
  0,
  -1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
];

/** The contract of every store. Its keys are its own, and are gone when it ends. */
export function keepsTheContract(subject: Subject): void {
  const run = `test:${randomUUID()}:`;
  const used = new Set<string>();
  const key = (name: string | number) => {
    used.add(`${run}${name}`);
    return `${run}${name}`;
  };
  const keys = (name: string, count: number) => Array.from({ length: count }, (_, index) => key(`${name}:${index}`));
  let store: Store;
  beforeAll(async () => {
    store = await subject.open();
  });
  afterAll(async () => {
    // One by one: a slow disk needs its time for each.
    for (const one of used) await store.delete(one);
    await store.close();
  });

  describe('reading and writing', () => {
    test('what is set or added is read back as it was', async () => {
      for (const [index, value] of VALUES.entries()) {
        const [set, added] = [key(`set:${index}`), key(`added:${index}`)];
        await store.set(set, value);
        expect(await store.add(added, value)).toBe(true);
        expect(await store.get(set)).toStrictEqual(value);
        expect(await store.get(added)).toStrictEqual(value);
        expect(await store.getMany([added, set])).toStrictEqual([value, value]);
      }
    });

    test('a conditional write leaves the very text that Keyv writes', async () => {
      for (const [index, value] of VALUES.entries()) {
        await store.set(key(`text:set:${index}`), value);
        await store.add(key(`text:added:${index}`), value);
        const text = await subject.text(store, key(`text:added:${index}`));
        expect(text).toMatch(/^\{"value":.*\}$/s);
        expect(text).toBe(await subject.text(store, key(`text:set:${index}`)));
      }
    });

    test('a key that is not there reads as undefined', async () => {
      expect(await store.get(key('absent'))).toBeUndefined();
    });

    test('getMany keeps the order, with gaps and repetitions', async () => {
      const [a, gap, b] = [key('many:a'), key('many:gap'), key('many:b')];
      await store.set(b, 'b');
      await store.add(a, 'a');
      expect(await store.getMany([gap, b, a, gap, b])).toEqual([undefined, 'b', 'a', undefined, 'b']);
      expect(await store.getMany([])).toEqual([]);
    });

    test('getMany reads more keys than one query asks for', async () => {
      const many = keys('thousand', 1_200);
      for (const index of [0, 499, 500, 1_199]) await store.set(many[index]!, index);
      const values = await store.getMany(many);
      expect(values).toHaveLength(1_200);
      expect(values.flatMap((value, index) => (value === undefined ? [] : [[value, index]]))).toEqual([
        [0, 0],
        [499, 499],
        [500, 500],
        [1_199, 1_199],
      ]);
    });

    test('set overwrites, delete removes, and deleting a missing key is not an error', async () => {
      await store.set(key('over'), 'old');
      await store.set(key('over'), 'new');
      expect(await store.get(key('over'))).toBe('new');
      await store.delete(key('over'));
      expect(await store.get(key('over'))).toBeUndefined();
      await store.delete(key('over'));
    });

    test('the value is written as it is at that moment, whatever happens to the object later', async () => {
      const [set, added] = [{ hits: 1 }, { hits: 1 }];
      const writes = [store.set(key('moment:set'), set), store.add(key('moment:added'), added)];
      set.hits = 2;
      added.hits = 2;
      await Promise.all(writes);
      expect(await store.getMany([key('moment:set'), key('moment:added')])).toEqual([{ hits: 1 }, { hits: 1 }]);
    });

    test('a ttl ends, and without one a value stays', async () => {
      await store.set(key('ttl:many'), 'short', 1_500);
      await store.set(key('ttl:none'), 'long');
      await store.set(key('ttl:lifted'), 'short', 1_500);
      await store.set(key('ttl:lifted'), 'long');
      await store.set(key('ttl'), 'short', 1_500);
      expect(await store.get(key('ttl'))).toBe('short');
      await setTimeout(1_600);
      expect(await store.get(key('ttl'))).toBeUndefined();
      expect(await store.getMany([key('ttl:many'), key('ttl:none'), key('ttl:lifted')])).toEqual([
        undefined,
        'long',
        'long',
      ]);
      expect(await store.add(key('ttl'), 'after it was read')).toBe(true);
    });
  });

  test('what is past its time limit goes in a sweep, unread, and nothing else does', { timeout: 60_000 }, async () => {
    const passing = keys('passing', 230);
    for (const each of passing) await store.set(each, { text: 'half thrown' }, 400);
    const staying: readonly [string, unknown, number?][] = [
      [key('stays:later'), 'short', 60_000],
      [key('stays:long'), { expires: 1 }],
      [key('stays:inner'), { a: 1, expires: 1_600_000_000_000 }],
      [key('stays:text'), ',"expires":1600000000000'],
    ];
    for (const each of staying) await store.set(...each);
    await setTimeout(500);
    const swept = await store.sweep();
    for (const each of passing) expect(await subject.text(store, each)).toBeUndefined();
    for (const [each, value] of staying) expect(await store.get(each)).toEqual(value);
    // Redis drops them by itself.
    if (!subject.url.startsWith('redis')) expect(swept).toBeGreaterThanOrEqual(passing.length);
    expect(await store.sweep()).toBe(0);
  });

  describe('adding', () => {
    test('a taken key is left as it is, however it was taken', async () => {
      await store.set(key('taken:set'), 'first');
      await store.add(key('taken:added'), 'first');
      expect(await store.add(key('taken:set'), 'second')).toBe(false);
      expect(await store.add(key('taken:added'), 'second')).toBe(false);
      expect(await store.getMany([key('taken:set'), key('taken:added')])).toEqual(['first', 'first']);
    });

    test('a deleted key can be added again', async () => {
      await store.add(key('again'), 1);
      await store.delete(key('again'));
      expect(await store.add(key('again'), 2)).toBe(true);
      expect(await store.get(key('again'))).toBe(2);
    });

    test('behind a key that must be there is refused without it, and else done once', async () => {
      const [before, after] = [key('chain:1'), key('chain:2')];
      expect(await store.add(after, 'two', before)).toBe(false);
      expect(await store.get(after)).toBeUndefined();
      await store.add(before, 'one');
      expect(await store.add(after, 'two', before)).toBe(true);
      expect(await store.add(after, 'other', before)).toBe(false);
      expect(await store.getMany([before, after])).toEqual(['one', 'two']);
      expect(await subject.text(store, after)).toBe('{"value":"two"}');
      await store.delete(before);
      expect(await store.add(key('chain:3'), 'three', before)).toBe(false);
    });

    test('unless a key is there is refused with it, and else done once', async () => {
      const [before, other, one] = [key('unless:before'), key('unless:other'), key('unless:one')];
      await store.add(before, 1);
      await store.add(other, 1);
      expect(await store.add(one, 1, before, undefined, other)).toBe(false);
      await store.delete(other);
      expect(await store.add(one, { text: "it's \\ all 'quoted'", colon: ':' }, before, undefined, other)).toBe(true);
      expect(await store.add(one, 2, undefined, undefined, other)).toBe(false);
      expect(await store.get(one)).toEqual({ text: "it's \\ all 'quoted'", colon: ':' });
      expect(await store.add(key('unless:two'), 1, other, undefined, key('unless:three'))).toBe(false);
    });

    test.skipIf(!subject.shared)('of two keys that each must be there without the other, one is there', async () => {
      const apart = await subject.open();
      const pairs = keys('unless:pair', 60).map((name) => [name, key(`${name}:other`)] as const);
      const won = await Promise.all(
        pairs.map(async ([one, other]) =>
          Promise.all([store.add(one, 1, undefined, undefined, other), apart.add(other, 1, undefined, undefined, one)]),
        ),
      );
      expect(won.filter((each) => each.filter(Boolean).length !== 1)).toEqual([]);
      await apart.close();
    });

    test('of several adds of one key at once exactly one wins', async () => {
      await expectOneWinner([store], keys('race', 60));
    });

    test.skipIf(!subject.shared)('also from stores opened apart', async () => {
      const others = await Promise.all([subject.open(), subject.open()]);
      await expectOneWinner([store, ...others], keys('race:apart', 60));
      await Promise.all(others.map((other) => other.close()));
    });
  });

  describe('putting', () => {
    test('writes and replaces while a key is there, and not without it', async () => {
      const [record, told] = [key('put:record'), key('put:told')];
      expect(await store.put(told, 'early', record)).toBe(false);
      expect(await store.get(told)).toBeUndefined();
      await store.add(record, 1);
      expect(await store.put(told, 'first', record)).toBe(true);
      expect(await store.put(told, ':second', record)).toBe(true);
      expect(await store.get(told)).toBe(':second');
      await store.delete(record);
      expect(await store.put(told, 'late', record)).toBe(false);
      expect(await store.get(told)).toBe(':second');
    });

    test.skipIf(!subject.shared)('of two stores opened apart, none brings back what the other has erased', async () => {
      const other = await subject.open();
      const [record, told] = [key('put:apart'), key('put:apart:told')];
      await store.add(record, 1);
      await other.delete(record);
      expect(await store.put(told, 1, record)).toBe(false);
      await other.close();
    });
  });

  describe('many writes at once', () => {
    test('each has its own outcome, whatever the others’ is', async () => {
      const all = keys('together', 100);
      await store.add(all[7]!, 'there');
      const [there, missing] = [key('together:there'), key('together:missing')];
      await store.add(there, 1);
      const adds = all.map((each, n) =>
        store.add(each, { n }, n % 3 === 0 ? undefined : n % 3 === 1 ? there : missing),
      );
      const won = await Promise.all(adds);
      expect(won).toEqual(all.map((_, n) => n !== 7 && n % 3 !== 2));
      const values = await store.getMany(all);
      expect(values).toEqual(all.map((_, n) => (n === 7 ? 'there' : n % 3 === 2 ? undefined : { n })));
    });

    test('what follows another write of the same moment finds it there', async () => {
      const chain = keys('together:chain', 8);
      const adds = chain.map((each, n) => store.add(each, n, n === 0 ? undefined : chain[n - 1]));
      expect(await Promise.all(adds)).toEqual(chain.map(() => true));
    });

    test('puts and adds of one key keep their order', async () => {
      const [record, one] = [key('together:record'), key('together:one')];
      await store.add(record, 1);
      const writes = [store.put(one, 'a', record), store.add(one, 'b'), store.put(one, 'c', record)];
      expect(await Promise.all(writes)).toEqual([true, false, true]);
      expect(await store.get(one)).toBe('c');
    });

    test('the caller’s own JSON reads back like any other value', async () => {
      for (const [index, value] of VALUES.entries()) {
        expect(await store.add(key(`json:${index}`), value, undefined, JSON.stringify(value))).toBe(true);
        expect(await store.get(key(`json:${index}`))).toStrictEqual(value);
      }
    });
  });

  describe('listing keys', () => {
    test('gives all that begin so, and no other, however many and odd they are', async () => {
      const odd = ['list:a*b', 'list:a?b', 'list:a[b]', 'list:a%b', 'list:a_b', 'list:A', 'list:ü🎲'].map(key);
      const many = keys('list:many', 1_100);
      await setAll(store, [...odd, ...many, key('lisT:other'), key('list'), key('lists')]);
      expect((await listed(store, `${run}list:`)).toSorted()).toEqual([...odd, ...many].toSorted());
      for (const one of ['list:a*', 'list:a?', 'list:a[', 'list:a%', 'list:a_'].map((name) => `${run}${name}`)) {
        expect(await listed(store, one)).toEqual(odd.filter((each) => each.startsWith(one)));
      }
      expect(await listed(store, `${run}none:`)).toEqual([]);
    });

    test('while they are deleted misses none that stays', async () => {
      const [gone, staying] = [keys('list:gone', 700), keys('list:staying', 700)];
      await setAll(store, [...gone, ...staying]);
      const seen = new Set<string>();
      const going: Promise<unknown>[] = [];
      for await (const one of store.keys(`${run}list:`)) {
        seen.add(one);
        if (gone.includes(one)) going.push(store.delete(one));
        if (going.length === 50) await Promise.all(going.splice(0));
      }
      await Promise.all(going);
      expect(staying.filter((one) => !seen.has(one))).toEqual([]);
      expect((await listed(store, `${run}list:gone`)).filter((one) => seen.has(one))).toEqual([]);
    });
  });

  describe('refusing loudly', () => {
    test.each(UNFAITHFUL)('what JSON would change: %s', async (_, value) => {
      await expect(store.set(key('unfaithful'), value)).rejects.toThrow(TypeError);
      await expect(store.add(key('unfaithful'), { deep: [value] })).rejects.toThrow(TypeError);
      expect(await store.get(key('unfaithful'))).toBeUndefined();
    });

    test.each([
      ['too long', 'x'.repeat(LONGEST_KEY + 1)],
      ['far over 255', 'x'.repeat(1_000)],
      ['empty', ''],
      ['with the namespace, which Keyv would not put there again', 'umpire:r:1'],
      ['with NUL, which PostgreSQL refuses', 'a\0b'],
      ['with half a character, of which two keys would become one', 'a\ud800'],
    ])('a key %s', async (_, bad) => {
      await expect(store.get(bad)).rejects.toThrow(TypeError);
      await expect(store.getMany([key('good'), bad])).rejects.toThrow(TypeError);
      await expect(store.set(bad, 1)).rejects.toThrow(TypeError);
      await expect(store.add(bad, 1)).rejects.toThrow(TypeError);
      await expect(store.delete(bad)).rejects.toThrow(TypeError);
    });

    test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a ttl of %d', async (ttl) => {
      await expect(store.set(key('bad ttl'), 1, ttl)).rejects.toThrow(TypeError);
    });

    test('but not the longest key, nor odd ones', async () => {
      for (const odd of [run.padEnd(LONGEST_KEY, 'ü'), key("'; DROP TABLE keyv; --"), key('%_:*?🎲 \\'), key(' ')]) {
        used.add(odd);
        expect(await store.add(odd, odd)).toBe(true);
        expect(await store.get(odd)).toBe(odd);
        expect(await store.getMany([odd])).toEqual([odd]);
      }
    });
  });

  test('says which database it is, and its version', async () => {
    const { kind, version = 'none' } = await store.about();
    expect(['SQLite', 'PostgreSQL', 'Redis', 'memory']).toContain(kind);
    expect(version).toMatch(kind === 'memory' ? /^none$/ : /^\d+\.\d+/);
  });

  describe('closing', () => {
    test('finishes what is under way, and then refuses', async () => {
      const closing = await subject.open();
      const adding = keys('closing', 40).map((one) => closing.add(one, one));
      await Promise.all([closing.close(), closing.close()]);
      expect(await Promise.all(adding)).toEqual(adding.map(() => true));
      if (subject.shared) expect(await store.getMany(keys('closing', 40))).toEqual(keys('closing', 40));
      const refused = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('closed') };
      await expect(closing.get(key('closing:0'))).rejects.toMatchObject(refused);
      await expect(closing.add(key('closing:more'), 1)).rejects.toMatchObject(refused);
      await closing.close();
    });
  });
}

/** They are written together: one by one, each would wait for the disk. */
async function setAll(store: Store, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => store.add(key, 1)));
}

async function listed(store: Store, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.keys(prefix)) found.push(key);
  return found;
}

/** Eight adds of each key at once, from these stores in turn: one says yes, and its value is the one that stands. */
async function expectOneWinner(stores: readonly Store[], keys: readonly string[]): Promise<void> {
  const adders = Array.from({ length: 8 }, (_, adder) => adder);
  const won = await Promise.all(
    keys.map((key) => Promise.all(adders.map((adder) => stores[adder % stores.length]!.add(key, { adder })))),
  );
  const winners = won.map((answers) => adders.filter((adder) => answers[adder]));
  expect(winners.map((those) => those.length)).toEqual(keys.map(() => 1));
  expect(await stores[0]!.getMany(keys)).toEqual(winners.map(([adder]) => ({ adder })));
}
