import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Answer } from '../command/command.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { line } from '../reply/document.ts';
import type { Picture } from '../reply/pictures/sheet.ts';
import { written } from './files.ts';

/**
 * Writes the pictures of an answer to a folder, each under a name that isn't taken.
 * @param photoOf finds the photograph under a drawn table by its hash
 * @returns the answer, with their paths and descriptions in `pictures`
 * @throws {InputError} if they can't be written there
 */
export async function picturesKept(
  words: Catalogue,
  answer: Answer,
  folder: string,
  photoOf: PhotoOf,
): Promise<Answer> {
  const { pictures = [], photos = [] } = answer.document;
  if (pictures.length + photos.length === 0) return answer;
  await mkdir(folder, { recursive: true });
  const kept: { readonly file: string; readonly alt: string }[] = [];
  for (const picture of pictures) kept.push({ file: await drawnInto(folder, picture, photoOf), alt: picture.alt });
  for (const { name, alt, bytes } of photos) kept.push({ file: await written(folder, basename(name), bytes), alt });
  const lines = kept.map(({ file, alt }) => line(words.terminal.drawn(file, alt)));
  const document = { ...answer.document, lines: [...answer.document.lines, ...lines] };
  return { document, json: { ...answer.json, pictures: kept } };
}

type PhotoOf = (hash: string) => Promise<Uint8Array | undefined>;

async function drawnInto(folder: string, picture: Picture, photoOf: PhotoOf): Promise<string> {
  // The drawing code is loaded when there's something to draw, which most sessions don't have.
  const { pngOf } = await import('../reply/pictures/png.ts');
  const photo = picture.photo === undefined ? undefined : await photoOf(picture.photo);
  return written(folder, basename(picture.name), await pngOf(picture, { photo }));
}
