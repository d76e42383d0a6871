import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { discordPicture } from './discord/picture.ts';
import { drawnPicture } from './drawn-picture.ts';
import { withReplies } from './guide.ts';
import { mistakesPage } from './mistakes-page.ts';
import { rulingPicture } from './picture.ts';
import { reference } from './reference.ts';
import { sentencePages } from './sentences.ts';
import { withSignatures } from './verify-page/index.ts';

/** A document that is generated, completely or in part. */
export interface Generated {
  /** Its path within `docs/`. */
  readonly path: string;
  content(): Promise<string>;
}

/** A guide for players. People write all of it except the replies. */
export interface Guide extends Generated {
  readonly name: string;
  readonly title: string;
}

const DOCS = new URL('../', import.meta.url);

/** What a ruling and a panel look like on Discord, light and dark. */
const atDiscord: readonly Generated[] = (['light', 'dark'] as const).map((theme) => ({
  path: `discord-${theme}.svg`,
  content: () => discordPicture(theme),
}));

/** The guide whose battle provides two pictures for the README. */
const SHOWN = 'hans-n-panzer';

/**
 * Pictures that players get: a mortar's template with the men under it, what each side has lost, and two of drawn tables: as a side
 * sees it before its first move, and whom a unit sees.
 */
export const drawn: readonly Generated[] = [
  { path: 'template.svg', content: async () => drawnPicture('template.png', await textOf(SHOWN)) },
  { path: 'losses.svg', content: async () => drawnPicture('losses.png', await textOf(SHOWN), '@anna /game losses') },
  { path: 'battlefield.svg', content: async () => drawnPicture(TABLE, await textOf('table-by-post', '## Move'), SHOW) },
  {
    path: 'sees.svg',
    content: async () => drawnPicture(TABLE, await textOf('webcam', '## Measured'), `${SHOW} sees:Able`),
  },
];
const TABLE = 'battlefield.png';
const SHOW = '@ben /battlefield show';

/** A guide's name and text. @param until the heading where it's left off */
async function textOf(name: string, until?: string): Promise<{ readonly name: string; readonly text: string }> {
  const text = await documentAt(`guides/${name}.md`);
  return { name, text: until === undefined ? text : text.split(until, 1)[0]! };
}

/** The page that checks dice: only what checks signatures is built. */
export const verifyPage: Generated = {
  path: 'verify.html',
  content: async () => withSignatures(await documentAt('verify.html')),
};

/** Every document that is generated. */
export async function generated(): Promise<Generated[]> {
  const all = await guides();
  const ruling = { path: 'ruling.svg', content: rulingPicture };
  return [...all, ...reference(all), ruling, ...atDiscord, ...drawn, ...sentencePages, mistakesPage, verifyPage];
}

export async function guides(): Promise<Guide[]> {
  const files = (await readdir(new URL('guides/', DOCS))).filter((file) => file.endsWith('.md'));
  return Promise.all(files.toSorted().map((file) => guideIn(`guides/${file}`)));
}

async function guideIn(path: string): Promise<Guide> {
  const { name } = parse(path);
  const text = await documentAt(path);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
  return { name, title, path, content: () => withReplies(name, text) };
}

/** The current contents of a document. @throws if it doesn't exist */
export function documentAt(path: string): Promise<string> {
  return readFile(new URL(path, DOCS), 'utf8');
}
