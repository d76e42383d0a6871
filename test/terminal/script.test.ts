import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { jsonOf } from '../../src/terminal/json.ts';
import { Output } from '../../src/terminal/output.ts';
import { runScript } from '../../src/terminal/script.ts';
import { desk, Page, you } from './table.ts';

const never = new AbortController().signal;

/** Input of one line a chunk, which counts how many were taken. */
function input(lines: Iterable<string>) {
  const taken = { count: 0 };
  async function* chunks() {
    for (const line of lines) {
      taken.count++;
      yield Buffer.from(`${line}\n`);
    }
  }
  return { taken, stream: Readable.from(chunks(), { objectMode: true, highWaterMark: 1 }) };
}

test('lines are answered in order, in the names of those who speak', async () => {
  const page = new Page();
  const { stream } = input(['@anna #caen /fire weapon:rifle range:8', '', '// note', '#caen @ben /undo', '#caen /log']);
  const script = { input: stream, output: new Output(page), form: jsonOf, speaker: you, stop: never };
  expect(await runScript(await desk(), script)).toBe(false);
  const told = page.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.map(({ line, user, channel, ok }) => [line, user, channel, ok])).toEqual([
    [1, 'anna', 'caen', true],
    [4, 'ben', 'caen', false],
    [5, 'you', 'caen', true],
  ]);
  expect(told[2].log).toHaveLength(1);
});

test('no more is read than is answered, while the output is slow', async () => {
  const { taken, stream } = input(new Array(100).fill('/help'));
  let written = 0;
  let ahead = 0;
  const slow = new Writable({
    write(_chunk, _encoding, done) {
      written++;
      ahead = Math.max(ahead, taken.count - written);
      setTimeout(done, 1);
    },
  });
  const script = { input: stream, output: new Output(slow), form: jsonOf, speaker: you, stop: never };
  expect(await runScript(await desk(), script)).toBe(true);
  expect(written).toBe(100);
  // What the stream itself holds.
  expect(ahead).toBeLessThan(5);
});

test('it ends quietly when nobody reads on', async () => {
  const { taken, stream } = input(new Array(100).fill('/help'));
  let written = 0;
  const broken = new Writable({
    write(_chunk, _encoding, done) {
      done(++written === 3 ? Object.assign(new Error('broken pipe'), { code: 'EPIPE' }) : null);
    },
  });
  const script = { input: stream, output: new Output(broken), form: jsonOf, speaker: you, stop: never };
  await runScript(await desk(), script);
  expect(written).toBe(3);
  expect(taken.count).toBeLessThan(10);
});

test('told to stop, it finishes the command that is under way', async () => {
  const { stream } = input(new Array(100).fill('/help'));
  const stopping = new AbortController();
  let written = 0;
  const output = new Writable({
    write(_chunk, _encoding, done) {
      if (++written === 2) stopping.abort();
      done();
    },
  });
  const script = { input: stream, output: new Output(output), form: jsonOf, speaker: you, stop: stopping.signal };
  await runScript(await desk(), script);
  expect(written).toBe(2);
});

test('told to stop while no line comes, it stops', async () => {
  const stopping = new AbortController();
  const silent = new Readable({ read() {} });
  setTimeout(() => stopping.abort(), 20);
  const script = { input: silent, output: new Output(new Page()), form: jsonOf, speaker: you, stop: stopping.signal };
  expect(await runScript(await desk(), script)).toBe(true);
});

test('an answer that cannot be printed is a fault, and the script goes on', async () => {
  const page = new Page();
  let first = true;
  const form: typeof jsonOf = (heard, line) => {
    if (heard.outcome.ok && first) {
      first = false;
      throw new TypeError('Do not know how to serialize a BigInt');
    }
    return jsonOf(heard, line);
  };
  const { stream } = input(['/help', '/help']);
  const script = { input: stream, output: new Output(page), form, speaker: you, stop: never };
  expect(await runScript(await desk(), script)).toBe(false);
  const told = page.text.trimEnd().split('\n');
  expect(told.map((line) => JSON.parse(line).ok)).toEqual([false, true]);
});
