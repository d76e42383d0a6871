import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { Answer, Command } from '../command/command.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked, AttachedFile } from '../referee/asked.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { line } from '../reply/document.ts';

const MOST_NAMES = 1000;

/** Where files of these names go. */
export type Where = (names: readonly string[]) => Promise<string | undefined>;

/**
 * The files given to a command, read from the paths in its options.
 * @throws {InputError} for a path without a file
 */
export async function filesGiven({ options = {} }: Command, given: Asked['given']): Promise<Pick<Asked, 'files'>> {
  const names = Object.keys(given).filter((name) => Object.hasOwn(options, name) && options[name]!.type === 'file');
  if (names.length === 0) return {};
  const files = await Promise.all(names.map(async (name) => [name, await fileAt(String(given[name]))] as const));
  return { files: Object.fromEntries(files) };
}

async function fileAt(path: string): Promise<AttachedFile> {
  const none = () => new InputError('no-such-file', { file: path });
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw none();
  const bytes = () =>
    readFile(path).catch(() => {
      throw none();
    });
  return { name: basename(path), size: found.size, bytes };
}

/**
 * Writes the files that came with an answer to a folder, each under a name that isn't taken.
 * @param where the folder for files of these names, or `undefined` if nobody wants them
 * @returns the answer, with the paths of the files
 * @throws {InputError} if they can't be written there
 */
export async function filesKept(words: Catalogue, answer: Answer, where: Where): Promise<Answer> {
  const { attached = [], ...document } = answer.document;
  if (attached.length === 0) return answer;
  const names = attached.map(({ name }) => basename(name));
  const folder = await where(names);
  if (folder === undefined) {
    return { ...answer, document: { ...document, lines: [...document.lines, line(words.terminal.notWritten(names))] } };
  }
  const paths: string[] = [];
  for (const { name, bytes } of attached) paths.push(await written(folder, basename(name), bytes));
  const lines = [...document.lines, ...paths.map((path) => line(words.terminal.written(path)))];
  return { document: { ...document, lines }, json: { ...answer.json, files: paths } };
}

/** Writes a file under a name that isn't taken. @throws {InputError} if it can't */
export async function written(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const { name: stem, ext } = parse(name);
  for (let n = 1; n <= MOST_NAMES; n++) {
    const path = join(folder, n === 1 ? name : `${stem}-${n}${ext}`);
    try {
      // Fails if something is there already, including a link to another place.
      await writeFile(path, bytes, { flag: 'wx' });
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') break;
    }
  }
  throw new InputError('file-not-written', { file: name, folder });
}
