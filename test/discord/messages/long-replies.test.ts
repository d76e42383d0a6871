import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { markdownLine } from '../../../src/discord/messages/markdown.ts';
import { render } from '../../../src/discord/messages/render.ts';
import { code, heading, line, quiet, step, strong } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { textOf } from '../rendered.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const MOST = 4000;

// A hit, and twenty figures of whom each is seriously wounded.
const FACES = ['3', ...Array.from({ length: 20 }, (_, i) => `6 ${(i % 6) + 1}`)].join(' ');
const BURST = { weapon: 'gpmg', range: 8, auto: true, figures: 20, faces: FACES };

describe('a ruling on twenty figures', () => {
  test('is one message with every die', async () => {
    const reply = await club.fire({ channel: club.channel() }, BURST).reply();
    assert.isAtMost(reply.text.length, MOST);
    assert.match(reply.text, /^\*\*Hit: /);
    const [hit, ...figures] = FACES.split(' ');
    assert.match(reply.text, new RegExp(`To hit: D6 ${hit}`));
    assert.include(reply.text.replaceAll(',', ''), figures.join(' '));
    assert.isEmpty(reply.files);
    assert.lengthOf(reply.buttons, 3);
  });

  test('is so in the answer to Why? as well', async () => {
    const reply = await club.fire({ channel: club.channel() }, BURST).reply();
    const why = await club.discord.click({ message: reply, label: 'Why?' }).reply();
    assert.isAtMost(why.text.length, MOST);
    assert.equal([...why.text.matchAll(/D6 \d/g)].length, 41);
  });
});

describe('long words of players', () => {
  test('in `more`, as long as Discord lets them be, are answered', async () => {
    const more = `x${'*'.repeat(5990)}:1`;
    const reply = await club.fire({}, { weapon: 'rifle', range: 8, more }).reply();
    assert.isAtMost(reply.text.length, MOST);
    assert.isTrue(reply.ephemeral);
    // All of it comes back to be copied, but not in the message.
    assert.isBelow(reply.text.length, 600);
    assert.deepEqual(
      reply.files.map(({ name }) => name),
      ['text.txt'],
    );
  });

  test('in commands make a log that is whole in its file', async () => {
    const channel = club.channel();
    const faces = `1${' '.repeat(4000)}1`;
    for (let i = 0; i < 4; i++) await club.fire({ channel }, { weapon: 'rifle', range: 8, faces }).reply();
    const page = await club.discord.command({ name: 'log', channel }).reply();
    assert.isAtMost(page.text.length, MOST);
    assert.equal(page.files[0]?.name, 'log.txt');
    assert.lengthOf(page.files[0]!.text.match(/^#\d /gm) ?? [], 4);
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    for (const { command } of records) assert.include(page.files[0]!.text, command);
  });
});

describe('a document as Markdown', () => {
  test('has no links, times, guides or quotes of users', () => {
    for (const [typed, shown] of [
      ['see https://evil.example/a_b', 'see https\\://evil.example/a\\_b'],
      ['steam://run', 'steam\\://run'],
      ['discord.gg/abc', 'discord.gg\\/abc'],
      ['<t:123:R> <id:customize>', '\\<t:123:R> \\<id:customize>'],
      ['> quoted', '\\> quoted'],
      ['>>> all of it', '\\>>> all of it'],
      ['2 > 1', '2 > 1'],
    ] as const) {
      assert.equal(markdownLine(line(typed)), shown);
    }
    // Somebody at the terminal has a name and no ID.
    assert.equal(markdownLine(line({ user: 'anna_x' })), '@anna\\_x');
    assert.equal(markdownLine(line({ user: '123456789012345678' })), '<@123456789012345678>');
  });

  test('keeps its text as text', () => {
    const sly = line('# a', ' *b* _c_ ~~d~~ ||e|| `f` [g](h) <@1> <#2> </i:3>');
    const shown = markdownLine(sly);
    for (const bare of [/^# /, /(?<!\\)\*/, /(?<!\\)~~/, /(?<!\\)\|/, /(?<!\\)`/, /(?<!\\)</])
      assert.notMatch(shown, bare);
  });

  test('shows headings, steps, small print, and code that nothing breaks out of', () => {
    assert.equal(markdownLine(heading('Log')), '**Log**');
    assert.equal(markdownLine(step('To hit: ', strong('6'))), '- To hit: **6**');
    assert.equal(markdownLine(line(quiet('#1'))), '-# #1');
    assert.equal(markdownLine(line('a ', quiet('b'))), 'a b');
    const inside = markdownLine(line(code('a`` ``b\nc'))).slice(2, -2);
    assert.notMatch(inside, /`|\n/);
  });

  test('is cut at a line so that it just fits', () => {
    const lines = (length: number) => [line('a'.repeat(400)), line('b'.repeat(length))];
    assert.isEmpty(render(english, { lines: lines(3590) }).files);
    const cut = render(english, { lines: [...lines(3000), line('c'.repeat(600))], file: 'x.txt' });
    assert.match(textOf(cut), /^a{400}\nb{3000}\n-# All of it, with every die, is in x\.txt\.$/);
    assert.lengthOf(cut.files, 1);
    for (const start of ['', 'a']) {
      const one = render(english, { lines: [line(start + '🎲'.repeat(2500))] });
      assert.isAtMost(textOf(one).length, MOST);
      assert.doesNotThrow(() => encodeURIComponent(textOf(one)));
    }
  });

  test('in words of its own, since it pings somebody, is cut likewise', () => {
    const pings = ['123456789012345678'];
    const lines = (length: number) => [line('a'.repeat(1000)), line('b'.repeat(length))];
    assert.lengthOf(render(english, { lines: lines(999), pings }).content, 2000);
    const cut = render(english, { lines: lines(1000), pings, file: 'x.txt' });
    assert.match(cut.content, /^a{1000}\n-# All of it, with every die, is in x\.txt\.$/);
    assert.lengthOf(cut.files, 1);
  });
});
