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
