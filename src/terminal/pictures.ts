import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Answer } from '../command/command.ts';
import { line } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import type { Picture } from '../reply/pictures/sheet.ts';
import { written } from './files.ts';

/**
 * Puts the pictures of an answer into a folder, each under a name that nothing has yet.
 * @returns the answer, which says where they are, in `pictures` with their alt texts
 * @throws {InputError} if they cannot be written there
 */
export async function picturesKept(answer: Answer, folder: string): Promise<Answer> {
  const { pictures = [] } = answer.document;
  if (pictures.length === 0) return answer;
  await mkdir(folder, { recursive: true });
  const kept: { readonly file: string; readonly alt: string }[] = [];
  for (const picture of pictures) kept.push({ file: await drawnInto(folder, picture), alt: picture.alt });
  const lines = kept.map(({ file, alt }) => line(english.terminal.drawn(file, alt)));
  const document = { ...answer.document, lines: [...answer.document.lines, ...lines] };
  return { document, json: { ...answer.json, pictures: kept } };
}

async function drawnInto(folder: string, picture: Picture): Promise<string> {
  // What draws is loaded when something is to be drawn: most sessions have nothing.
  const { pngOf } = await import('../reply/pictures/png.ts');
  return written(folder, basename(picture.name), await pngOf(picture));
}
