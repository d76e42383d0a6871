import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Commit, GroupCommit, type Row } from '../../../src/campaign/store/group-commit.ts';

/** A database that takes a while, knows which rows it has, and refuses every row whose text is "bad". */
function slow() {
  const statements: string[][] = [];
  const has = new Set<string>();
  const commit = async (rows: readonly Row[]) => {
    statements.push(rows.map(({ key }) => key));
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (rows.some(({ text }) => text === 'bad')) throw new Error('refused');
    if (rows.some(({ text }) => text === 'lost')) throw new Error('connection lost');
    const written = rows.filter(({ key, after }) => !has.has(key) && (after === undefined || has.has(after)));
    for (const { key } of written) has.add(key);
    return written.map(({ key }) => key);
  };
  const database: Commit = { add: commit, put: commit, refused: (error) => (error as Error).message === 'refused' };
  return { statements, group: new GroupCommit(database) };
}

test('a hundred writes at once take two statements: the first, and all that waited for it', async () => {
  const { group, statements } = slow();
  const keys = Array.from({ length: 100 }, (_, n) => `k${n}`);
  expect(await Promise.all(keys.map((key) => group.write('add', { key, text: '1' })))).toEqual(keys.map(() => true));
  expect(statements.map((rows) => rows.length)).toEqual([1, 99]);
});

test('the same key twice: one wins', async () => {
  const { group } = slow();
  const row = { key: 'k', text: '1' };
  expect(await Promise.all([group.write('add', row), group.write('add', row)])).toEqual([true, false]);
});

test('a row that the database refuses fails alone', async () => {
  const { group } = slow();
  const texts = ['1', '1', 'bad', '1'];
  const done = await Promise.allSettled(texts.map((text, n) => group.write('add', { key: `k${n}`, text })));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('if nobody knows what became of a statement, nobody is told that his row was written', async () => {
  const { group, statements } = slow();
  const texts = ['1', '1', 'lost', '1'];
  const done = await Promise.allSettled(texts.map((text, n) => group.write('add', { key: `k${n}`, text })));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect(statements).toHaveLength(2);
});

test('a very large row goes alone, and the small ones behind it together', async () => {
  const { group, statements } = slow();
  const texts = ['1', 'x'.repeat(2_000_000), '1', '1'];
  await Promise.all(texts.map((text, n) => group.write('add', { key: `k${n}`, text })));
  expect(statements).toEqual([['k0'], ['k1'], ['k2', 'k3']]);
});

test('records and notes about other records, in turns, take a statement for each kind and not for each row', async () => {
  const { group, statements } = slow();
  const write = (n: number) => group.write(n % 2 === 0 ? 'add' : 'put', { key: `k${n}`, text: '1' });
  await Promise.all(Array.from({ length: 100 }, (_, n) => write(n)));
  expect(statements.map((rows) => rows.length)).toEqual([1, 50, 49]);
});

test('a row that follows one which waits is written after it, though others go first', async () => {
  const { group, statements } = slow();
  const rows = [
    ['add', { key: 'first', text: '1' }],
    ['put', { key: 'log', text: '1' }],
    ['add', { key: 'record', text: '1', after: 'log' }],
    ['add', { key: 'other', text: '1' }],
  ] as const;
  expect(await Promise.all(rows.map(([how, row]) => group.write(how, row)))).toEqual([true, true, true, true]);
  expect(statements).toEqual([['first'], ['log'], ['record', 'other']]);
});

test('what is about the same key keeps its order, whatever overtakes it', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const other = fc.option(key, { nil: undefined });
  const row = fc.record({ how: fc.constantFrom('add', 'put'), key, after: other, unless: other });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 30 }), async (rows) => {
      const order: string[] = [];
      const note = (some: readonly Row[]) => {
        order.push(...some.map(({ text }) => text));
        return Promise.resolve(some.map((each) => each.key));
      };
      const group = new GroupCommit({ add: note, put: note, refused: () => false });
      await Promise.all(
        rows.map(({ how, ...each }, n) => group.write(how as 'add' | 'put', { ...each, text: String(n) })),
      );
      const at = (n: number) => order.indexOf(String(n));
      for (const [j, later] of rows.entries()) {
        for (const [i, earlier] of rows.slice(0, j).entries()) {
          const isSame = earlier.key === later.key;
          const follows = later.after === earlier.key || later.unless === earlier.key;
          const precedes = earlier.after === later.key || earlier.unless === later.key;
          if (isSame || follows || precedes) expect(at(i)).toBeLessThan(at(j));
        }
      }
    }),
  );
});

/** What goes together while the first one is under way. */
async function together(...rows: readonly (Row & { readonly how?: 'put' })[]): Promise<readonly number[]> {
  const { group, statements } = slow();
  const first = group.write('add', { key: 'first', text: '1' });
  await Promise.all([first, ...rows.map(({ how, ...row }) => group.write(how ?? 'add', row))]);
  return statements.slice(1).map(({ length }) => length);
}

const rows = (count: number, text = '1') => Array.from({ length: count }, (_, n): Row => ({ key: `k${n}`, text }));

test('two hundred rows go together, and one more by itself', async () => {
  expect(await together(...rows(200))).toEqual([200]);
  expect(await together(...rows(201))).toEqual([200, 1]);
});

test('so do as many letters as fit into a mebibyte', async () => {
  expect(await together(...rows(4, 'x'.repeat(256 * 1024)))).toEqual([4]);
  expect(await together(...rows(5, 'x'.repeat(256 * 1024)))).toEqual([4, 1]);
});

test('what depends on another row waits for it, and so does another kind of write', async () => {
  const [a, b] = rows(2) as [Row, Row];
  expect(await together(a, { ...b, after: a.key })).toEqual([1, 1]);
  expect(await together(a, { ...b, after: 'first' })).toEqual([2]);
  expect(await together(a, { ...b, how: 'put' })).toEqual([1, 1]);
  expect(await together(a, b, a)).toEqual([2, 1]);
});

test('a row that goes only if something isn’t there goes by itself', async () => {
  const [a, b, c] = rows(3) as [Row, Row, Row];
  expect(await together(a, { ...b, unless: 'x' }, c)).toEqual([2, 1]);
  expect(await together({ ...a, unless: 'x' }, b, c)).toEqual([1, 2]);
});
