import { commands } from '../../../commands/index.ts';

/** A command as a clickable mention on Discord; `undefined` if it can't be used there. */
export type Mention = (command: string) => string | undefined;

/** For files, and wherever it isn't known which commands are registered. */
export const noMention: Mention = () => undefined;

/** Commands with a box named `attacker` and none for `who`, which means the same. */
const SHOOTING: ReadonlySet<string> = new Set(
  commands
    .filter(({ primary = [] }) => primary.includes('attacker') && !primary.includes('who'))
    .map(({ name }) => name),
);

const NAMES: ReadonlySet<string> = new Set(commands.map(({ name }) => name));

/** Something in a text that may be a command, with the next word, which may be its subcommand. */
const NAMED = /(?<![\p{L}\p{N}/.:<*_-])\/([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/gu;

/**
 * Clickable mentions of commands, as Discord writes them.
 * @param idOf the ID of what's registered under a name, the first word of a command's name
 */
export function mentioning(idOf: (name: string) => string | undefined): Mention {
  return (command) => {
    const id = idOf(command.split(' ', 1)[0]!);
    return id === undefined ? undefined : `</${command}:${id}>`;
  };
}

/** The length of a text as it's read: of a mention, only the name is seen. */
export function lengthSeen(text: string): number {
  return text.includes('</') ? text.replaceAll(/<\/([a-z -]+):\d+>/g, '/$1').length : text.length;
}

/** A text with each command in it replaced by a mention. @param other shows the rest of the text */
export function withMentions(typed: string, mention: Mention, other: (text: string) => string): string {
  if (!typed.includes('/')) return other(typed);
  const text = mention === noMention ? typed : withBoxes(typed);
  let shown = '';
  let from = 0;
  for (const found of text.matchAll(NAMED)) {
    const command = commandIn(found);
    const mentioned = command === undefined ? undefined : mention(command);
    if (command === undefined || mentioned === undefined) continue;
    shown += other(text.slice(from, found.index)) + mentioned;
    from = found.index + 1 + command.length;
  }
  return shown + other(text.slice(from));
}

/** Options by the names of their boxes. */
function withBoxes(text: string): string {
  return text.replaceAll(/(?<=\/([a-z]+)) who:/g, (who, name: string) => (SHOOTING.has(name) ? ' attacker:' : who));
}

function commandIn([, first = '', second]: RegExpMatchArray): string | undefined {
  const whole = `${first} ${second ?? ''}`;
  if (second !== undefined && NAMES.has(whole)) return whole;
  return NAMES.has(first) ? first : undefined;
}
