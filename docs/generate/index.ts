import { mkdir, writeFile } from 'node:fs/promises';
import { documentAt, type Generated, generated } from './files.ts';

/** Brings every generated document up to date (`npm run docs`), and says which have changed and what is wrong with others. */
for (const document of await generated()) {
  await update(document).catch((error: Error) => {
    process.stderr.write(`${error.message}\n\n`);
    process.exitCode = 1;
  });
}

async function update({ path, content }: Generated): Promise<void> {
  const text = await content();
  if (text === (await documentAt(path).catch(() => undefined))) return;
  const file = new URL(`../${path}`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(`docs/${path}\n`);
}
