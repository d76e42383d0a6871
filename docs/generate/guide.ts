import pc from 'picocolors';
import { plainText } from '../../src/reply/plain-text.ts';
import type { Heard } from '../../src/terminal/desk.ts';
import { replyTo as rendered } from '../../src/terminal/render.ts';
import { type ConsoleBlock, type Entered, enteredIn, partsOf } from './console-blocks.ts';
import { openSession, type Session } from './session.ts';

const PLAIN = pc.createColors(false);

/**
 * A guide with the referee's replies to the commands in its `console` blocks, which are one session on an
 * empty store. Earlier replies are replaced.
 * @param name of the guide, which its dice come from
 * @throws for a command that fails but isn't written `>! `, or the other way round: with guide, line and message
 */
export async function withReplies(name: string, markdown: string): Promise<string> {
  const session = await openSession(name);
  try {
    const lines: string[] = [];
    for (const part of partsOf(markdown)) {
      lines.push(...(part.kind === 'console' ? await transcript(part, session) : part.lines));
    }
    return lines.join('\n');
  } catch (error) {
    throw new Error(`docs/guides/${name}.md, ${(error as Error).message}`, { cause: error });
  } finally {
    await session.close();
  }
}

/** Each command with its reply, separated by blank lines. */
async function transcript({ entered, quiet, fences, indent }: ConsoleBlock, session: Session): Promise<string[]> {
  const lines: string[] = [];
  for (const each of entered) {
    if (lines.length > 0 && !quiet) lines.push('');
    lines.push(`>${each.refused ? '!' : ''} ${each.command}`);
    const reply = replyOf(each, await session.hear(each.command));
    if (!quiet) lines.push(...reply);
  }
  return [fences[0], ...lines.map((line) => (line === '' ? '' : indent + line)), fences[1]];
}

function replyOf({ line, command, refused }: Entered, heard: Heard): string[] {
  try {
    return replyTo({ command, refused }, heard);
  } catch (error) {
    throw new Error(`line ${line}: ${(error as Error).message}`, { cause: error });
  }
}

/** The reply in plain lines. @throws with the message, if a command fails that shouldn't, or the other way round */
export function replyTo(
  { command, refused = false }: Pick<Entered, 'command'> & { refused?: boolean },
  heard: Heard,
): string[] {
  const { outcome } = heard;
  const mistake = (what: string) => new Error(`${command}\n${what}`);
  if (!outcome.ok) {
    const message = plainText(outcome.problem.document);
    if (outcome.problem.kind === 'fault') throw mistake(`${message}\n${(outcome.error as Error).stack}`);
    if (!refused) throw mistake(message);
  } else if (refused) throw mistake('was to be refused, but was not');
  const reply = rendered(heard, PLAIN).split('\n');
  const astray = reply.find((each) => enteredIn(each) || /^\s*(```|~~~)/.test(each));
  if (astray !== undefined) throw mistake(`a line of its reply would be read as a command or a fence: ${astray}`);
  return reply;
}
