import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../build.ts';
import type { Measured } from './measure.ts';
import { MeasuredBot } from './round-trip/bot.ts';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'dist/src/main.js');
/** Where the bare bot is built to: it needs the packages above it. */
const BARE = join(ROOT, 'node_modules/.cache/bare-bot');
/** How often each is started, in turns. The median counts. */
const TIMES = 9;

/** The most that `--help`, the terminal's first ruling, and a connection later than the bare bot's may take, in milliseconds. */
const TARGETS = { help: 150, ruling: 500, later: 400 } as const;
const SHOT = '/fire rules:landser-classic weapon:rifle range:8\n';
const RULED = /\bhits?\b|\bmiss(es|ed)?\b/i;

/** `npm run bench -- --only start`: how long the built programs (`npm run build`) take until they do what they're started for. */
export async function startFigures(): Promise<Measured[]> {
  await bundle({ 'bare-bot': 'bench/round-trip/bare-bot.ts' }, BARE);
  const folder = await mkdtemp(join(tmpdir(), 'umpire-start-'));
  const starts = {
    nothing: () => said(['-e', 'console.log(1)'], folder),
    help: () => said([MAIN, '--help'], folder),
    version: () => said([MAIN, '--version'], folder),
    ruling: () => said([MAIN], folder, SHOT, RULED),
    bare: () => connected(join(BARE, 'bare-bot.js')),
    bot: () => connected(MAIN),
  };
  const taken: Record<string, number[]> = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
  for (let round = 0; round < TIMES; round += 1)
    for (const [name, start] of Object.entries(starts)) taken[name]!.push(await start());
  await rm(folder, { recursive: true });
  const of = (name: keyof typeof starts) => taken[name]!.toSorted((one, other) => one - other)[TIMES >> 1]!;
  const line = (what: keyof typeof starts, beside: keyof typeof starts, target?: number): Measured => ({
    ...{ what, ms: of(what), ratio: of(what) / of(beside), baseline: beside },
    ...(target === undefined ? {} : { target }),
  });
  return [
    line('help', 'nothing', TARGETS.help),
    line('version', 'nothing', TARGETS.help),
    line('ruling', 'nothing', TARGETS.ruling),
    line('bot', 'bare', of('bare') + TARGETS.later),
  ];
}

/** Until a program says what it's asked for, in milliseconds. */
async function said(program: readonly string[], cwd: string, input = '', what = /./): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, [...program], { cwd, env: { PATH: process.env.PATH } });
  child.stdin.write(input);
  const answer = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text) => what.test(String(text)) && resolve(performance.now() - from));
    child.once('exit', () => reject(new Error(`${program.join(' ')} said nothing`)));
  });
  child.stdin.end();
  child.kill();
  return answer;
}

/** Until a bot's session with Discord is open, in milliseconds. */
async function connected(program: string): Promise<number> {
  const bot = await MeasuredBot.start([program], 'sqlite');
  await bot.stop();
  return bot.startedIn;
}
