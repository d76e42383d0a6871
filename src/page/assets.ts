import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The script and the style of the page, under names that change with what's in them. */
export interface Assets {
  readonly script: string;
  readonly style: string;
  /** A page with another version loads itself again. */
  readonly version: string;
  readonly files: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
}

/** `npm run build` puts them beside the program. From its sources they're built here and now. */
export async function assetsOf(): Promise<Assets> {
  const [script, style] = import.meta.url.endsWith('.ts') ? await built() : await beside();
  const version = createHash('sha256').update(script).update(style).digest('hex').slice(0, 12);
  const paths = { script: `/assets/${version}.js`, style: `/assets/${version}.css` };
  return {
    ...paths,
    version,
    files: new Map([
      [paths.script, { type: 'text/javascript; charset=utf-8', text: script }],
      [paths.style, { type: 'text/css; charset=utf-8', text: style }],
    ]),
  };
}

function beside(): Promise<[string, string]> {
  const text = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  return Promise.all([text('./page-script.js'), text('./page-style.css')]);
}

async function built(): Promise<[string, string]> {
  const build = new URL('../../build.ts', import.meta.url).href;
  const { pageAssets } = (await import(build)) as { pageAssets(): Promise<[string, string]> };
  return pageAssets();
}
