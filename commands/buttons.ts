import { readPairs, writePair } from '../src/kernel/pairs.ts';
import type { Asked } from '../src/referee/asked.ts';
import type { Referee } from '../src/referee/referee.ts';
import { whyReply } from '../src/reply/ruling.ts';
import type { Answer } from './command.ts';
import { commandNamed } from './find.ts';
import { commands, run } from './index.ts';

/** Who presses a button, where, and by which interaction: the command follows from the button. */
export type Pressed = Omit<Asked, 'command' | 'given'>;

/** *Again*: the same options in a new ruling, under the name of the one who pressed. Throws as a command does. */
export async function again(referee: Referee, pressed: Pressed, seq: number, log?: string): Promise<Answer> {
  const { record, ruled } = await referee.ruling(pressed.channel, seq, log);
  const typed: Record<string, string> = readPairs(record.command.replace(/^\/\S+/, ''));
  // Dice thrown at the table are thrown again by whoever wants them, not repeated.
  const { faces: _, ...options } = typed;
  const given = { ...options, rules: ruled.rules };
  const pairs = Object.entries(given).map(([name, value]) => writePair(name, value));
  const command = [`/${ruled.verb}`, ...pairs].join(' ');
  return run(referee, commandNamed(ruled.verb, commands), { ...pressed, command, given });
}

/** *Why?*: the steps in full with the words of every rule cited, to the one who asks. */
export async function why(referee: Referee, channel: string, seq: number, log?: string): Promise<Answer> {
  const told = await referee.ruling(channel, seq, log);
  return { document: whyReply(told), json: { data: { seq } } };
}
