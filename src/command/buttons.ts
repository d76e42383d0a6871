import { readPairs, writePair } from '../kernel/pairs.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { whyReply } from '../reply/ruling.ts';
import { run } from './call.ts';
import type { Answer, Command } from './command.ts';
import { commandNamed } from './find.ts';

/** Who presses a button, where, and by which interaction: the command follows from the button. */
export type Pressed = Omit<Asked, 'command' | 'given'>;

/** *Again*: the same options in a new ruling, under the name of the one who pressed. Throws as a command does. */
export async function again(
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  seq: number,
  log?: string,
): Promise<Answer> {
  const { record, ruled } = await referee.ruling(pressed.channel, seq, log);
  // What was agreed to was given by the one who asked.
  const agreed = record.events.find((event) => event.type === 'agreed');
  const typedIn = agreed ? await referee.commandOf(pressed.channel, agreed.ask) : record.command;
  const typed: Record<string, string> = readPairs(typedIn.replace(/^\/\S+/, ''));
  // Dice thrown at the table are thrown again by whoever wants them, not repeated.
  const { faces: _, ...options } = typed;
  const given = { ...options, rules: ruled.rules };
  const pairs = Object.entries(given).map(([name, value]) => writePair(name, value));
  const command = [`/${ruled.verb}`, ...pairs].join(' ');
  return run(referee, commandNamed(ruled.verb, commands), { ...pressed, command, given }, commands);
}

/** *Why?*: the steps in full with the words of every rule cited, to the one who asks. */
export async function why(referee: Referee, channel: string, seq: number, log?: string): Promise<Answer> {
  const told = await referee.ruling(channel, seq, log);
  return { document: whyReply(told), json: { data: { seq } } };
}
