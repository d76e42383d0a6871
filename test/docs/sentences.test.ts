import { expect, test } from 'vitest';
import { documentAt } from '../../docs/generate/files.ts';
import { sentencePages } from '../../docs/generate/sentences.ts';

test.each(sentencePages)('the page of sentences $path has every sentence as it is now', async ({ path, content }) => {
  expect(await content(), 'npm run docs brings it up to date').toBe(await documentAt(path));
});
