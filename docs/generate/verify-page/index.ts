import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Where the page has the part that's built: it says so itself. */
const BUILT = /(<script id="signatures">\n\/\/ biome-ignore-all lint: built\n)[\s\S]*?(\n<\/script>)/;

/** The page that checks dice, with what checks signatures built anew. Everything else in it is written by hand. */
export async function withSignatures(page: string): Promise<string> {
  const {
    outputFiles: [built],
  } = await build({
    entryPoints: [fileURLToPath(new URL('signatures.ts', import.meta.url))],
    ...{ bundle: true, write: false, minify: true, charset: 'ascii', legalComments: 'none' },
    ...{ format: 'iife', globalName: 'signatures', platform: 'browser', target: 'es2022' },
  });
  const script = built!.text.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error('What checks signatures would end its own script');
  return page.replace(BUILT, (_, before: string, after: string) => `${before}${script}${after}`);
}
