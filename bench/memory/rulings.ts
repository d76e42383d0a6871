import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { ACTS } from '../round-trip/acts.ts';
import { MeasuredBot } from '../round-trip/bot.ts';
import { series } from '../round-trip/series.ts';
import { COLLECTING, inUse, memoryOf } from './process.ts';

/** After so many rulings the bot is left alone, and looked at. */
const EVERY = 10_000;
/** How many are under way at once. */
const FLIGHT = 50;
/** How long the bot is left idle before its memory is read, in milliseconds: what can wait after answers is done by then. */
const QUIET = 15_000;

/**
 * `npm run bench -- --only memory[/RULINGS]`: the memory of the built bot (`npm run build`) while 100 channels give that many rulings.
 * It should grow by the cache of campaigns, and then no more.
 * @param most how many rulings; 200,000 take half an hour on a quiet machine
 */
export async function memoryOfRulings(most: number, print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-memory-'));
  const file = join(folder, 'heap');
  const bot = await MeasuredBot.start([...COLLECTING, join(import.meta.dirname, '../../dist/src/main.js')], 'sqlite', {
    HEAP_FILE: file,
  });
  const fire = ACTS.find(({ name }) => name === 'fire')!;
  try {
    for (let given = 0; ; given += EVERY) {
      await passed(QUIET);
      const { now, most: peak } = await memoryOf(bot.pid);
      const heap = await inUse(bot.pid, file);
      print(`${given} rulings: ${now} MB resident, at most ${peak} MB so far; ${heap.toFixed(1)} MB in use`);
      if (given >= most) return;
      await series(bot, fire, EVERY, FLIGHT, given);
      // The Discord of the bench mustn't fill the machine's memory itself.
      (bot.discord.requests as unknown[]).splice(0);
    }
  } finally {
    await bot.stop();
    await rm(folder, { recursive: true });
  }
}
