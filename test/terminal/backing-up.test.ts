import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/campaign/store/open.ts';
import { english } from '../../src/reply/english/index.ts';
import { backUp, moveOver, restoreFrom } from '../../src/terminal/host/backing-up.ts';
import { refereeOn, shoot } from '../referee/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-backing-up-'));
const at = (name: string) => join(folder, name);
const db = (name: string) => `sqlite://${at(name)}`;

beforeAll(async () => {
  writeFileSync(at('phrase.txt'), 'an MG42 on the ridge\n');
  writeFileSync(at('short.txt'), 'MG42\n');
  await shootIn(db('first.sqlite'));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function shootIn(url: string): Promise<number> {
  const store = await openStore(url);
  const referee = refereeOn(store);
  const { record } = await shoot(referee);
  await referee.settle();
  await store.close();
  return record.seq;
}

async function said(command: typeof backUp, ...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  const status = await command({ words: english, args, usual: () => db('first.sqlite'), output });
  return [status, lines.join('')];
}

test('a backup under a passphrase is restored elsewhere, and the battle goes on', async () => {
  const [status, text] = await said(backUp, at('whole'), '--passphrase-file', at('phrase.txt'));
  expect([status, text]).toEqual([
    0,
    expect.stringMatching(/whole: \d+ rows, \d of them secrets under your passphrase\./),
  ]);
  const [restored, how] = await said(
    restoreFrom,
    at('whole'),
    '--passphrase-file',
    at('phrase.txt'),
    '--db',
    db('second.sqlite'),
  );
  expect([restored, how]).toEqual([
    0,
    expect.stringMatching(/^\d+ rows restored from the backup of .*read each one back\.\n$/),
  ]);
  expect(await shootIn(db('second.sqlite'))).toBe(2);
});

test('a backup without secrets goes on with new seeds, and says so', async () => {
  expect((await said(backUp, at('open'), '--without-secrets'))[0]).toBe(0);
  const [status, text] = await said(restoreFrom, at('open'), '--db', db('third.sqlite'));
  expect(status).toBe(0);
  expect(text).toContain(
    '1 log goes on with a new seed, and each log says so. The dice from before can’t be checked any more.',
  );
  // The new seed is an entry of its own.
  expect(await shootIn(db('third.sqlite'))).toBe(3);
});

test('a move says which database comes next', async () => {
  const [status, text] = await said(moveOver, '--from', db('first.sqlite'), '--to', db('fourth.sqlite'));
  expect([status, text]).toEqual([0, expect.stringContaining('Set DATABASE_URL to the new database')]);
  expect(await shootIn(db('fourth.sqlite'))).toBe(2);
  expect(await said(moveOver, '--from', db('first.sqlite'), '--to', db('first.sqlite'))).toEqual([
    1,
    'That’s the same database twice.\n',
  ]);
});

test('what can’t be done is refused with words, and nothing is half done', async () => {
  expect(await said(backUp, at('short'), '--passphrase-file', at('short.txt'))).toEqual([
    1,
    expect.stringContaining('8 letters or more'),
  ]);
  writeFileSync(at('there'), '');
  expect(await said(backUp, at('there'), '--without-secrets')).toEqual([
    1,
    expect.stringContaining('There’s already a file'),
  ]);
  expect(await said(restoreFrom, at('there'), '--db', db('fifth.sqlite'))).toEqual([
    1,
    expect.stringContaining('damaged'),
  ]);
  expect(await said(restoreFrom, at('phrase.txt'), '--db', db('fifth.sqlite'))).toEqual([
    1,
    expect.stringContaining('isn’t an Umpire backup'),
  ]);
});

test.each([
  ['a backup that doesn’t say what becomes of the secrets', backUp, ['file']],
  ['a backup that says both', backUp, ['file', '--without-secrets', '--passphrase-file', 'x']],
  ['a backup to nowhere', backUp, ['--without-secrets']],
  ['two files', restoreFrom, ['one', 'two']],
  ['no file', restoreFrom, []],
  ['a flag that there isn’t', restoreFrom, ['one', '--force']],
  ['a move to nowhere', moveOver, ['--from', 'memory:']],
])('%s: says how it’s called', async (_, command, args) => {
  expect(await said(command, ...args)).toEqual([2, expect.stringMatching(/^Usage: npx umpire/)]);
});
