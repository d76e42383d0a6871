import type { Desk, Heard } from './desk.ts';
import { isPassedOver, readLine, type Speaker } from './line.ts';
import { linesOf } from './lines.ts';
import type { Output } from './output.ts';

/** How to print a line and its outcome. */
export type Form = (heard: Heard, line: number) => string;

export interface Script {
  readonly input: AsyncIterable<Uint8Array> & { destroy(): unknown };
  readonly output: Output;
  readonly form: Form;
  readonly speaker: Speaker;
  /** Ends it after the command under way. */
  readonly stop: AbortSignal;
}

/**
 * Runs the commands on standard input one by one, until the input ends or nobody reads the output any more.
 * @returns whether none of them was refused or had an error
 */
export async function runScript(desk: Desk, { input, output, form, speaker, stop }: Script): Promise<boolean> {
  const inForm = formed(desk, form);
  let well = true;
  let line = 0;
  for await (const text of untilStopped(input, stop)) {
    line++;
    if (isPassedOver(text)) continue;
    const reply = inForm(await desk.hear(readLine(text, speaker)), line);
    well &&= reply.ok;
    if (!(await output.line(reply.text)) || stop.aborted) break;
  }
  return well;
}

/** The lines until it's told to stop, which works even while no line arrives. */
async function* untilStopped(input: Script['input'], stop: AbortSignal): AsyncGenerator<string> {
  stop.addEventListener('abort', () => input.destroy(), { once: true });
  try {
    yield* linesOf(input);
  } catch (error) {
    // The stream was destroyed while being read.
    if (!stop.aborted) throw error;
  }
}

/** An answer that can't be printed is a fault like any other. */
function formed(desk: Desk, form: Form): (heard: Heard, line: number) => { ok: boolean; text: string } {
  return (heard, line) => {
    try {
      return { ok: heard.outcome.ok, text: form(heard, line) };
    } catch (error) {
      return { ok: false, text: form(desk.failed(heard.typed, error), line) };
    }
  };
}
