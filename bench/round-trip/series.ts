import type { Act } from './acts.ts';
import type { MeasuredBot } from './bot.ts';

/** What one act took. */
export interface Taken {
  /** The median, and the time that one in a hundred exceeds, from Discord's event to the answer, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** How many a second. */
  readonly rate: number;
  /** The time that the bot's process worked for each, in milliseconds. */
  readonly cpu: number;
}

/** Does something so many times, with this many under way at once. @param from the number of the first */
export async function series(bot: MeasuredBot, act: Act, count: number, flight: number, from: number): Promise<Taken> {
  const times: number[] = [];
  let next = from;
  const [cpu, begun] = [bot.cpu, performance.now()];
  await Promise.all(
    Array.from({ length: flight }, async () => {
      while (next < from + count) {
        const at = performance.now();
        await act.once(bot, next++);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!;
  return { p50: at(0.5), p99: at(0.99), rate: count / seconds, cpu: (bot.cpu - cpu) / count };
}

/** The median of several runs, and how far they lie apart: half of them lie within this share of the median. */
export function typical(values: readonly number[]): { readonly value: number; readonly noise: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  const value = at(0.5);
  return { value, noise: (at(0.75) - at(0.25)) / 2 / value };
}
