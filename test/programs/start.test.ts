import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { assert, expect, test } from 'vitest';
import { PROGRAMS } from '../../build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The sources that a program loads before it does anything, and the packages. */
async function loadedBy(program: string): Promise<{ readonly sources: string[]; readonly packages: string[] }> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { ...PROGRAMS },
    outdir: 'dist/src',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === program)!;
  const files = [...statically(metafile, entry)];
  return {
    sources: files.flatMap((file) => Object.keys(metafile.outputs[file]!.inputs)),
    packages: files.flatMap((file) => metafile.outputs[file]!.imports.filter(isPackage).map(({ path }) => path)),
  };
}

function isPackage({ external, kind, path }: Metafile['outputs'][string]['imports'][number]): boolean {
  return external === true && kind === 'import-statement' && !path.startsWith('node:');
}

function statically({ outputs }: Metafile, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind, external } of outputs[file]!.imports)
    if (kind === 'import-statement' && !external) statically({ outputs } as Metafile, path, found);
  return found;
}

test('--help and --version load hardly anything', async () => {
  const { sources, packages } = await loadedBy('src/main.ts');
  const all = [...sources, ...packages];
  assert.isAtMost(all.length, 10, all.join(', '));
});

test('the terminal loads no library that draws, answers Discord or talks to a database', async () => {
  const { packages } = await loadedBy('src/start.ts');
  const late = ['@resvg/resvg-js', '@napi-rs/image', 'discord.js', '@keyv/sqlite', '@keyv/postgres', '@keyv/redis'];
  expect(packages.filter((each) => late.includes(each))).toEqual([]);
});
