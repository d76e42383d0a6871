import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import packageJson from './package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** What Node runs: the programs, and the workers that they start beside themselves. */
export const PROGRAMS = {
  main: 'src/main.ts',
  'check-logs': 'src/check-logs.ts',
  misses: 'src/misses.ts',
  healthcheck: 'src/healthcheck.ts',
  worker: 'src/referee/arrival/worker.ts',
  'dice-worker': 'src/referee/rolls/dice-worker.ts',
  'rounds-worker': 'src/referee/fairness/rounds-worker.ts',
  'odds-worker': 'src/odds/odds-worker.ts',
} as const;

/**
 * Packages that become part of the bundle: each is many small modules, or one of which we need a small part. What has parts outside
 * JavaScript, starts workers, or must be there only once for other packages stays where it is, and so does what's written in CommonJS.
 */
const BUNDLED = [
  'd3-scale',
  'd3-shape',
  'flatbush',
  'flatqueue',
  'hast-util-to-html',
  'hastscript',
  'lru-cache',
  'minisearch',
  'p-queue',
  'point-in-polygon-hao',
  'pure-rand',
  'temporal-polyfill',
  'xastscript',
  'zod',
];

/**
 * Bundles programs, each with what it shares with the others in files of their own: reading thirteen hundred modules one by one
 * takes longer than all that they do at the start.
 * @param programs the sources by the names of the programs @param outdir a folder
 */
export async function bundle(programs: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...programs },
    outdir,
    bundle: true,
    splitting: true,
    external: Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }).filter(isLeftOut),
    platform: 'node',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    minifyWhitespace: true,
    plugins: [ascii],
  });
}

function isLeftOut(name: string): boolean {
  return !BUNDLED.includes(name);
}

/**
 * Letters beyond ASCII are escaped where esbuild leaves them, in regular expressions: a single one doubles the memory that V8 takes
 * for the text of a whole file, which is 5 MB.
 */
const ascii: Plugin = {
  name: 'ascii',
  setup(the) {
    the.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { loader: 'ts', contents: text.replace(/[^\0-\x7f]/g, escaped) };
    });
  },
};

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The script and the style of the live page, for browsers: of our own, no more than plain geometry, drawing and words. */
export async function pageAssets(): Promise<[script: string, style: string]> {
  const of = async (entry: string) => {
    const { outputFiles } = await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      ...{ bundle: true, write: false, minify: true, charset: 'ascii', legalComments: 'none' },
      ...{ format: 'iife', platform: 'browser', target: 'es2022' },
    });
    return outputFiles[0]!.text;
  };
  return Promise.all([of('src/page-script.ts'), of('src/page/browser/page.css')]);
}

/** Reading the index over all rules takes a tenth of the time that making it takes, which somebody would wait for. */
async function writeRuleIndex(file: URL): Promise<void> {
  const { RuleIndex } = await import('./src/lookup/finding/rule-index.ts');
  const { rulesById } = await import('./src/lookup/rules-by-id.ts');
  await writeFile(file, JSON.stringify(new RuleIndex(rulesById()).kept()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });
  await bundle(PROGRAMS, fileURLToPath(new URL('dist/src', import.meta.url)));
  const [script, style] = await pageAssets();
  await writeFile(new URL('dist/src/page-script.js', import.meta.url), script);
  await writeFile(new URL('dist/src/page-style.css', import.meta.url), style);
  await writeRuleIndex(new URL('dist/src/rule-index.json', import.meta.url));
}
