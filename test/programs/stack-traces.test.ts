import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('a stack trace names files and lines of the sources, though they’re bundled', () => {
  const trace = execFileSync(process.execPath, [join(inject('programs'), 'failing.js')], { encoding: 'utf8' });
  expect(trace).toMatch(/^Error: on purpose\n {4}at fails \(file:.*\/test\/programs\/failing\.child\.ts:7:9\)\n/);
  expect(trace).toMatch(/at file:.*\/test\/programs\/failing\.child\.ts:11:3/);
});

test('no bundled file has a letter beyond ASCII: one would double the memory of the whole text', () => {
  const folder = inject('programs');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const beyond = files.filter((file) => /[^\0-\x7f]/.test(readFileSync(join(folder, file), 'utf8')));
  expect({ files: files.length > 10, beyond }).toEqual({ files: true, beyond: [] });
});
