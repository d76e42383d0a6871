import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { describe, expect, test, vi } from 'vitest';
import { english } from '../../src/reply/english/index.ts';
import { greetingIn } from '../../src/terminal/greeting.ts';
import { runPrompt } from '../../src/terminal/prompt.ts';
import { desk, jsonFor, Keyboard, Page, you } from './table.ts';

const UP = '\u001b[A';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** Somebody at the prompt. */
async function sitting() {
  const at = await desk();
  const keyboard = new Keyboard();
  const page = new Page();
  const stopping = new AbortController();
  const historyFile = join(mkdtempSync(join(tmpdir(), 'umpire-prompt-')), 'history');
  let over = false;
  const colours = pc.createColors(false);
  const settings = { input: keyboard, output: page, historyFile, speaker: you, colours, asksWhere: true };
  const ended = runPrompt(at, { ...settings, stop: stopping.signal }).then(() => {
    over = true;
  });
  /** Types, and waits for what must appear after it. */
  async function types(keys: string, then: string | RegExp): Promise<string> {
    const before = page.text.length;
    keyboard.write(keys);
    await vi.waitFor(() => expect(page.text.slice(before)).toMatch(then), { timeout: 5000, interval: 5 });
    return page.text.slice(before);
  }
  await types('', 'table> ');
  return { at, page, types, keyboard, stopping, ended, historyFile, isOver: () => over };
}

test('it greets in three lines that say how to begin, and leaves on exit', async () => {
  const { page, keyboard, ended } = await sitting();
  const greeting = page.text.split('\n\n')[0]!;
  expect(greeting.split('\n')).toHaveLength(3);
  for (const command of ['/fire', '/quickstart', '/help']) expect(greeting).toContain(command);
  keyboard.write('exit\n');
  await ended;
});

test('in a campaign it greets with that, and how it stands', async () => {
  const at = await desk();
  await jsonFor(at, '/game new name:Vianden rules:landser sides:"Germans, Americans"');
  expect(await greetingIn(english, at.referee, 'table')).toContain(
    'Welcome back: Vianden, Landser (expanded), not begun yet.',
  );
  for (const line of ['/game join side:germans', '/unit squad name:Red', '/initiative faces:"6 1"', '/turn end']) {
    await jsonFor(at, line);
  }
  const [first] = await greetingIn(english, at.referee, 'table');
  expect(first).toBe('Welcome back: Vianden, Landser (expanded), turn 1, Germans to play.');
  await jsonFor(at, '/game pause');
  expect((await greetingIn(english, at.referee, 'table'))[0]).toContain('Vianden, Landser (expanded), paused.');
});

test('quickstart is answered by numbers, and by nothing else', async () => {
  const { types, keyboard, ended } = await sitting();
  expect(await types('/quickstart\r', 'Type a number, 1 to 5.')).toContain('2. Landser (expanded)');
  await types('2\r', /1\. .*\n2\. .*Type a number/s);
  await types('/log\r', 'The log is empty');
  expect(await types('1\r', 'slash')).not.toContain('Type a number');
  await types('quickstart\r', 'Type a number, 1 to 5.');
  expect(await types('9\r', 'slash')).not.toContain('Type a number');
  keyboard.write('exit\r');
  await ended;
});

test('files are written into the folder that somebody names when asked, and nowhere without one', async () => {
  const { types, keyboard, ended } = await sitting();
  const folder = mkdtempSync(join(tmpdir(), 'umpire-where-'));
  await types('/game new name:Caen\r', 'Join a side');
  for (const command of ['/data export', '/game export']) {
    expect(await types(`${command}\r`, 'or - to write nothing: ')).toMatch(/Which folder is \S+\.json for\?/);
    expect(await types('-\r', 'Not written: ')).not.toContain('Written: ');
    await types(`${command}\r`, 'or - to write nothing: ');
    await types(`${folder}\r`, `Written: ${folder}`);
  }
  expect(readdirSync(folder)).toHaveLength(2);
  keyboard.write('exit\r');
  await ended;
});

test.each([CTRL_D, CTRL_C + CTRL_C])('%j leaves', async (keys) => {
  const { keyboard, ended } = await sitting();
  keyboard.write(keys);
  await ended;
});

test('Ctrl-C clears the line and keeps the prompt', async () => {
  const { types, keyboard, ended, isOver } = await sitting();
  await types('/fire weapon', '/fire weapon');
  keyboard.write(CTRL_C);
  await types('/log\r', 'The log is empty');
  expect(isOver()).toBe(false);
  keyboard.write('quit\r');
  await ended;
});

test('a signal leaves', async () => {
  const { stopping, ended } = await sitting();
  stopping.abort();
  await ended;
});

test('commands, with or without a slash, and what the buttons do', async () => {
  const { at, types } = await sitting();
  await types('why\r', 'There’s no ruling here yet');
  await types('/fire weapon:rifle range:8\r', '#1');
  await types('help fire\r', /weapon The weapon that fires/i);
  const told = await types('why\r', 'LC-FIRE-10');
  expect(told).toMatch(/LC-FIRE-10.*LC-FIRE-10/s);
  await types('again\r', '#2');
  await types('@anna again 1\r', '#3');
  await types('why 9\r', 'no number 9');
  const { log } = await jsonFor(at, '/log');
  expect((log as { by: string }[]).map(({ by }) => by)).toEqual(['you', 'you', 'anna']);
});

test('what is pasted is answered line by line', async () => {
  const { types } = await sitting();
  const told = await types('/fire weapon:rifle range:8\r/fire weapon:smg range:4\r/log\r', 'Campaign log');
  expect(told).toMatch(/#1.*#2.*Campaign log/s);
});

test('Tab completes', async () => {
  const { at, types } = await sitting();
  await types('/fi\t', '/fire ');
  await types('wea\t', 'weapon:');
  await types('ri\t', 'rifle ');
  await types('range:8\r', '#1');
  expect((await jsonFor(at, '/log')).log).toMatchObject([{ command: '/fire weapon:rifle range:8' }]);
});

describe('dice from the table', () => {
  test('are asked for one after the other, and stay out of the history', async () => {
    const { at, types, historyFile, keyboard, ended } = await sitting();
    await types('/fire weapon:rifle range:8 faces:\r', 'D6, or an empty line');
    await types('4\r', /to hit.*D6, or an empty line/is);
    await types('9\r', /can’t show 9.*D6, or an empty line/s);
    await types('1\r', '#1');
    expect((await jsonFor(at, '/log')).log).toMatchObject([
      { command: '/fire weapon:rifle range:8 faces:"4 1"', events: [{}, { dice: 'table', facts: { hit: true } }] },
    ]);
    expect(await types(UP, '/fire')).toContain('/fire weapon:rifle range:8 faces:');
    keyboard.write(CTRL_C);
    keyboard.write('exit\r');
    await ended;
    expect(readFileSync(historyFile, 'utf8')).toBe('/fire weapon:rifle range:8 faces:\n');
  });

  test('may be left', async () => {
    const { at, types } = await sitting();
    await types('/fire weapon:rifle range:8 faces:\r', 'D6, or an empty line');
    await types('\r', 'Nothing has been written');
    expect((await jsonFor(at, '/log')).log).toEqual([]);
  });
});

test('after a ruling the history goes on where it was', async () => {
  const { types } = await sitting();
  await types('/fire weapon:rifle range:8\r', '#1');
  await types('/help\r', '/help command:… also shows a group');
  expect(await types(UP + UP, 'range:8')).toContain('/fire weapon:rifle range:8');
  await types('\r', '#2');
});

test('WS-SOLO-06: a question of the enemy is answered by numbers, and Enter keeps what was told before', async () => {
  const { types, keyboard, ended } = await sitting();
  for (const line of [
    '/game new name:Alone rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    '/game join side:paras',
    '/unit add profile:rifle-team name:Hale',
    '/unit add profile:hmg-team name:Kruse side:germans',
    '/turn end',
    '/move who:Hale moves:1 cover:soft',
  ]) {
    await types(`${line}\r`, /#\d+\s*\n|Join a side|to play/);
  }
  await types('/turn end\r', /nearest \(1 Hale, 2 none\)/);
  await types('1\r', /range: /);
  await types('70\r', /target cover \(1 open, 2 soft, 3 hard\): /);
  await types('2\r', /cover \(1 open, 2 soft, 3 hard\) \[open\]: /);
  await types('\r', /factors [^\n]*\[none\]: /);
  await types('\r', /The players say: nearest Hale, range 70, target cover soft\./);
  await types('/turn status\r', /Turn 2/);
  await types('/move who:Hale moves:1 cover:soft\r', /Hale moves 6″/);
  await types('/turn end\r', /As before: nearest Hale, range 70/);
  await types('\r', /The players say: as before\.[\s\S]*Turn 3/);
  keyboard.write('exit\n');
  await ended;
});
