import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { History, historyFile, MOST_KEPT } from '../../src/terminal/history.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-history-'));

test('it stands in the state directory', () => {
  expect(historyFile({ XDG_STATE_HOME: '/state' })).toBe('/state/umpire/history');
  expect(historyFile({ XDG_STATE_HOME: '' })).toMatch(/\/\.local\/state\/umpire\/history$/);
});

test('what is added is there next time, the newest first, for nobody else to read', async () => {
  const file = join(folder, 'new', 'history');
  const history = new History(file);
  expect(await history.load()).toEqual([]);
  history.add('/fire weapon:rifle');
  history.add('/log');
  await history.settle();
  expect(await new History(file).load()).toEqual(['/log', '/fire weapon:rifle']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('it is cut to the newest', async () => {
  const file = join(folder, 'long');
  writeFileSync(file, Array.from({ length: MOST_KEPT + 5 }, (_, i) => `/log page:${i}\n`).join(''));
  const history = new History(file);
  const kept = await history.load();
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_KEPT, `/log page:${MOST_KEPT + 4}`, '/log page:5']);
  await history.settle();
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(MOST_KEPT + 1);
});

test('where it cannot be kept, nothing is said', async () => {
  const history = new History('/dev/null/umpire/history');
  history.add('/log');
  await history.settle();
  expect(await history.load()).toEqual([]);
});
