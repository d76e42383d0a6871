import type { Desk, Heard } from './desk.ts';
import { isPassedOver, readLine, type Speaker } from './line.ts';
import { linesOf } from './lines.ts';
import type { Output } from './output.ts';

/** How a line and what came of it are printed. */
export type Form = (heard: Heard, line: number) => string;

export interface Script {
  readonly input: AsyncIterable<Uint8Array> & { destroy(): unknown };
  readonly output: Output;
  readonly form: Form;
  readonly speaker: Speaker;
  /** Ends it after the command that is under way. */
  readonly stop: AbortSignal;
}

/**
 * Runs the commands on standard input, one after the other, until it ends or nobody reads the output any more.
 * @returns whether none of them was an error or refused
 */
export async function runScript(desk: Desk, { input, output, form, speaker, stop }: Script): Promise<boolean> {
  const inForm = formed(desk, form);
  let well = true;
  let line = 0;
  for await (const text of untilStopped(input, stop)) {
    line++;
    if (isPassedOver(text)) continue;
    const told = inForm(await desk.hear(readLine(text, speaker)), line);
    well &&= told.ok;
    if (!(await output.line(told.text)) || stop.aborted) break;
  }
  return well;
}

/** The lines up to where it is told to stop, also while none comes. */
async function* untilStopped(input: Script['input'], stop: AbortSignal): AsyncGenerator<string> {
  stop.addEventListener('abort', () => input.destroy(), { once: true });
  try {
    yield* linesOf(input);
  } catch (error) {
    // Destroyed while it was being read.
    if (!stop.aborted) throw error;
  }
}

/** An answer that cannot be printed is a fault like any other. */
function formed(desk: Desk, form: Form): (heard: Heard, line: number) => { ok: boolean; text: string } {
  return (heard, line) => {
    try {
      return { ok: heard.outcome.ok, text: form(heard, line) };
    } catch (error) {
      return { ok: false, text: form(desk.failed(heard.typed, error), line) };
    }
  };
}
