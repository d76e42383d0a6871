import { commands } from '../../commands/index.ts';
import { again, why } from '../command/buttons.ts';
import { isGroup } from '../command/typing/groups.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Referee } from '../referee/referee.ts';
import type { Desk, Heard } from './desk.ts';
import type { Typed } from './line.ts';

/** What can be typed at the prompt, apart from commands. */
export const WORDS: readonly string[] = ['why', 'again', 'help', 'exit', 'quit'];

/** How many records to look through at a time for the newest ruling. */
const AT_ONCE = 50;

/** Whether this leaves the prompt. */
export function isLeaving(text: string): boolean {
  return /^\s*(exit|quit)\s*$/i.test(text);
}

/** Runs what was typed at the prompt: a command, `why` or `again` with or without a number, `help` without its slash. */
export function hearAtPrompt(desk: Desk, typed: Typed): Promise<Heard> {
  const [, button, number] = /^(why|again)(?:\s+#?(\d+))?$/i.exec(typed.command) ?? [];
  if (button === undefined) return desk.hear({ ...typed, command: withSlash(typed.command) });
  return desk.attempt(typed, async (pressed) => {
    const seq = number === undefined ? await newestRuling(desk.referee, typed.channel) : Number(number);
    if (button.toLowerCase() === 'again') return again(desk.words, desk.referee, commands, pressed, seq);
    return why(desk.words, desk.referee, typed.channel, seq);
  });
}

/** When a person types it, a command's name is clear enough without the slash. */
function withSlash(command: string): string {
  const [first = ''] = command.split(/\s/, 1);
  return isGroup(first) || commands.some(({ name }) => name === first)
    ? `/${command.replace(/^help\s+\/?(?!command:)/, 'help command:')}`
    : command;
}

/** @throws {InputError} if the channel's log has no rulings */
async function newestRuling(referee: Referee, channel: string): Promise<number> {
  for (let page = 1; ; page++) {
    const { records, pages } = await referee.log(channel, page, AT_ONCE);
    const newest = records.findLast(({ events }) => events.some(({ type }) => type === 'ruled'));
    if (newest) return newest.seq;
    if (page >= pages) throw new InputError('no-ruling-yet');
  }
}
