import { describe, expect, test } from 'vitest';
import { documentAt, drawn, guides } from '../../docs/generate/files.ts';
import { withReplies } from '../../docs/generate/guide.ts';
import { rulingPicture } from '../../docs/generate/picture.ts';

const block = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n');
const RIFLE = '/fire weapon:rifle range:8 faces:2';

describe('the guides', async () => {
  test.each(await guides())('$path has the replies that the referee gives', async ({ path, content }) => {
    expect(await content(), 'npm run docs brings it up to date').toBe(await documentAt(path));
  });
});

test("README's picture shows the rulings that the referee gives", async () => {
  expect(await rulingPicture()).toBe(await documentAt('ruling.svg'));
});

test.each(drawn)("README's $path is the picture that players get", async ({ path, content }) => {
  expect(await content(), 'npm run docs draws it again').toBe(await documentAt(path));
});

describe('a guide', () => {
  test('gets the reply to each command, in place of what stood there', async () => {
    const text = await withReplies('any', block('console', '> /game house', 'Something old', '', `> ${RIFLE}`));
    const [first, second] = text.split('\n\n');
    expect(first).toMatch(/^```console\n> \/game house\n(?!Something old)./);
    expect(second).toMatch(/^> \/fire .*\nMissed/);
    expect(await withReplies('any', text), 'filled in again').toBe(text);
  });

  test('keeps whatever is no console block, and other blocks that show one', async () => {
    const text = [
      '# A guide',
      '',
      block('sh', '> /fire'),
      '',
      ['````md', block('console', '> /fire'), '````'].join('\n'),
    ];
    expect(await withReplies('any', text.join('\n'))).toBe(text.join('\n'));
  });

  test('is one session, on an empty store, with dice of its name', async () => {
    const text = `${block('console quiet', '> @anna #caen /game new rules:landser')}\n\n${block('console', '> @anna #caen /fire weapon:rifle range:8')}`;
    const filled = await withReplies('any', text);
    expect(filled).toMatch(/^```console quiet\n> @anna [^\n]*\n```/);
    expect(filled).toMatch(/To hit: D6 \d/);
    expect(await withReplies('any', text)).toBe(filled);
    expect(await withReplies('another', text)).not.toBe(filled);
  });

  test('may have a block in a list', async () => {
    const text = await withReplies('any', `1. So:\n\n   \`\`\`console\n   > ${RIFLE}\n   \`\`\``);
    expect(text.split('\n').filter((line) => line !== '' && !/^(1\.| {3})/.test(line))).toEqual([]);
    expect(await withReplies('any', text)).toBe(text);
  });

  test('says where a command failed, and why', async () => {
    const text = `# A\n\n${block('console', `> ${RIFLE}`, '> /fire weapon:rifel range:8')}`;
    await expect(withReplies('any', text)).rejects.toThrow(/^docs\/guides\/any\.md, line 5: .*rifel.*\n.*rifle/s);
  });

  test('has refusals where they are meant', async () => {
    const refused = block('console', '>! /fire weapon:gpmg moved:true range:9');
    expect(await withReplies('any', refused)).toMatch(/^```console\n>! [^\n]*\n[^\n]*\w/);
    await expect(withReplies('any', block('console', `>! ${RIFLE}`))).rejects.toThrow('line 2: ');
  });

  test.each([
    ['a block that is not closed', '```console\n> /log'],
    ['another kind of console', block('console loud', '> /log')],
  ])('may not have %s', async (_, text) => {
    await expect(withReplies('any', text)).rejects.toThrow('docs/guides/any.md, line 1: ');
  });
});
