import { commands } from '../../commands/index.ts';

/** A command as Discord shows it to be clicked, where one can be used; `undefined` where it cannot. */
export type Mention = (command: string) => string | undefined;

/** None of them: in files, and wherever it is not known what is registered. */
export const noMention: Mention = () => undefined;

/** Commands that have a box for the one who shoots, under that name, and none for `who`, which means the same. */
const SHOOTING: ReadonlySet<string> = new Set(
  commands.filter(({ primary = {} }) => 'attacker' in primary && !('who' in primary)).map(({ name }) => name),
);

const NAMES: ReadonlySet<string> = new Set(commands.map(({ name }) => name));

/** What may be a command in a text, with the word after it, which is a part of it where there are several. */
const NAMED = /(?<![\p{L}\p{N}/.:<*_-])\/([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/gu;

/**
 * Mentions by which commands are clicked, as Discord writes them.
 * @param idOf the ID of what is registered under a name, the first word of a command's
 */
export function mentioning(idOf: (name: string) => string | undefined): Mention {
  return (command) => {
    const id = idOf(command.split(' ', 1)[0]!);
    return id === undefined ? undefined : `</${command}:${id}>`;
  };
}

/** How long a text is where it is read: of a mention, the name alone is seen. */
export function lengthSeen(text: string): number {
  return text.replaceAll(/<\/([a-z -]+):\d+>/g, '/$1').length;
}

/** A text with a mention in place of every command that it names. @param other the rest of it, as it is shown */
export function withMentions(typed: string, mention: Mention, other: (text: string) => string): string {
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

/** Options as they are called where they have boxes. */
function withBoxes(text: string): string {
  return text.replaceAll(/(?<=\/([a-z]+)) who:/g, (who, name: string) => (SHOOTING.has(name) ? ' attacker:' : who));
}

function commandIn([, first = '', second]: RegExpMatchArray): string | undefined {
  const whole = `${first} ${second ?? ''}`;
  if (second !== undefined && NAMES.has(whole)) return whole;
  return NAMES.has(first) ? first : undefined;
}
