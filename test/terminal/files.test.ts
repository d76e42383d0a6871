import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { english } from '../../src/reply/english/index.ts';
import { Desk } from '../../src/terminal/desk.ts';
import { Trouble } from '../../src/terminal/trouble.ts';
import { refereeOn } from '../referee/table.ts';
import { jsonFor, memory } from './table.ts';

let folder: string;
let desk: Desk;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-files-'));
  desk = new Desk(english, refereeOn(await memory()), false, new Trouble('silent'), folder);
  await jsonFor(desk, '/game new name:Caen');
});

test('an export is written into the folder, and the reply says where', async () => {
  const { data, text, files } = await jsonFor(desk, '/game export');
  const [name] = readdirSync(folder);
  expect(name).toMatch(/^caen-.*\.json$/);
  expect(files).toEqual([join(folder, name!)]);
  expect(text).toContain(`Written: ${join(folder, name!)}`);
  expect(JSON.parse(readFileSync(join(folder, name!), 'utf8'))).toEqual((data as { export: unknown }).export);
});

test('it never takes the place of a file', async () => {
  for (let i = 0; i < 3; i++) await jsonFor(desk, '/game export');
  const names = readdirSync(folder).toSorted();
  expect(names).toHaveLength(3);
  expect(names.map((name) => /(-\d)?\.json$/.exec(name)![0])).toEqual(['-2.json', '-3.json', '.json']);
});

test('a file is read by its path', async () => {
  const { files } = await jsonFor(desk, '/game export');
  const { ok } = await jsonFor(desk, `/game import file:"${(files as string[])[0]}"`);
  expect(ok).toBe(false);
  await jsonFor(desk, '/game end confirm:true');
  expect(await jsonFor(desk, `/game import file:"${(files as string[])[0]}" confirm:true`)).toMatchObject({ ok: true });
  expect(await jsonFor(desk, '/game status')).toMatchObject({ data: { game: { phase: 'open' } } });
});

test.each(['none.json', '.'])('what is no file is an input error: %s', async (path) => {
  writeFileSync(join(folder, 'x'), '');
  const { error } = await jsonFor(desk, `/game import file:${path}`);
  expect(error).toEqual({ message: `I can't read a file called ${path} here.` });
});

test('a folder that cannot be written is an input error', async () => {
  const nowhere = new Desk(english, desk.referee, false, new Trouble('silent'), join(folder, 'gone'));
  const { ok, error } = await jsonFor(nowhere, '/game export');
  expect({ ok, error }).toEqual({ ok: false, error: { message: expect.stringContaining("I couldn't write") } });
});
