import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { withReplies } from './guide.ts';
import { rulingPicture } from './picture.ts';

/** A document that is generated, whole or in part. */
export interface Generated {
  /** Within `docs/`. */
  readonly path: string;
  content(): Promise<string>;
}

const DOCS = new URL('../', import.meta.url);

/** Every document that is generated. */
export async function generated(): Promise<Generated[]> {
  return [...(await guides()), { path: 'ruling.svg', content: rulingPicture }];
}

/** The guides for players, in which people write all but the replies. */
export async function guides(): Promise<Generated[]> {
  const names = (await readdir(new URL('guides/', DOCS))).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => {
    const path = `guides/${name}`;
    return { path, content: async () => withReplies(parse(name).name, await documentAt(path)) };
  });
}

/** What stands in a document now. @throws if it is not there */
export function documentAt(path: string): Promise<string> {
  return readFile(new URL(path, DOCS), 'utf8');
}
