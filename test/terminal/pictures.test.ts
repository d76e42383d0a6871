import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../src/reply/english/index.ts';
import { Desk } from '../../src/terminal/desk.ts';
import { Trouble } from '../../src/terminal/trouble.ts';
import { refereeOn } from '../referee/table.ts';
import { jsonFor, memory } from './table.ts';

const SALVO = '/barrage rules:hans-n-panzer weapon:artillery figures:4';

const deskWith = async (pictures?: string) =>
  new Desk(english, refereeOn(await memory()), false, new Trouble('silent'), tmpdir(), pictures);
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'umpire-pictures-'));

test('with --pictures what would be shown is written into the folder, and the reply says where and what it is', async () => {
  const folder = join(emptyFolder(), 'of', 'mine');
  const desk = await deskWith(folder);
  const { text, pictures } = await jsonFor(desk, SALVO);
  const file = join(folder, 'template.png');
  expect(pictures).toEqual([{ file, alt: expect.stringContaining('Five rectangles') }]);
  expect(text).toContain(`Picture: ${file} (Five rectangles`);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  await jsonFor(desk, SALVO);
  expect(readdirSync(folder).toSorted()).toEqual(['template-2.png', 'template.png']);
});

test('without it nothing is drawn', async () => {
  const { text, pictures } = await jsonFor(await deskWith(), SALVO);
  expect(pictures).toBeUndefined();
  expect(text).not.toContain('Picture');
});

test('a folder that cannot be costs the picture, not the ruling', async () => {
  const taken = join(emptyFolder(), 'file');
  writeFileSync(taken, '');
  const desk = await deskWith(taken);
  expect(await jsonFor(desk, SALVO)).toMatchObject({ ok: true, seq: 1 });
  expect(await jsonFor(desk, SALVO)).toMatchObject({ ok: true, seq: 2 });
});
