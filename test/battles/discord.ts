import { readCommand } from '../../src/terminal/line.ts';
import type { Club } from '../discord/club.ts';

/** One line of a battle's script: who says what. */
export interface Said {
  readonly user: string;
  readonly command: string;
}

/** The lines of a script, as the terminal reads them. */
export function linesOf(script: string): Said[] {
  return script
    .split('\n')
    .filter((line) => line.startsWith('@'))
    .map((line) => {
      const [, user = '', command = ''] = /^@(\S+) (.*)$/.exec(line) ?? [];
      return { user, command };
    });
}

/** What a form asks for at Discord stands in the line of a script. */
const FORMS: Readonly<Record<string, string>> = { order: 'text' };

/** A user gives the command at Discord: values without an option go through `more`, and a secret through its form. */
export async function say(club: Club, channel: string, { user, command }: Said, faces?: readonly number[]) {
  const { name, given } = readCommand(command);
  const asked = FORMS[name];
  const text = asked === undefined ? undefined : given[asked];
  if (asked !== undefined && text !== undefined) {
    const rest = Object.fromEntries(Object.entries(given).filter(([option]) => option !== asked));
    const opened = club.discord.command({ name, options: nativeOnly(club, name, rest), user, channel });
    return club.discord.submit({ modal: await opened.modal(), fields: { [asked]: text } }).settled();
  }
  const options = { ...given, ...(faces ? { faces: faces.join(' ') } : {}) };
  return club.discord.command({ name, options: nativeOnly(club, name, options), user, channel }).settled();
}

/** The options that the registration has, with their types, and `more` for the rest. */
function nativeOnly(club: Club, name: string, given: Readonly<Record<string, string>>) {
  const [first, second] = name.split(' ');
  const command = club.discord.commands.ofGuild.find((each) => each.name === first);
  const declared = (second ? command?.options?.find((each) => each.name === second) : command) as Declared | undefined;
  const options: Record<string, string | number | boolean> = {};
  const more: string[] = [];
  for (const [option, value] of Object.entries(given)) {
    const native = declared?.options?.find((each) => each.name === option);
    if (native) options[option] = typed(value, native.type);
    else more.push(`${option}:${/\s/.test(value) ? `"${value}"` : value}`);
  }
  return more.length > 0 ? { ...options, more: more.join(' ') } : options;
}

interface Declared {
  readonly options?: readonly { readonly name: string; readonly type: number }[];
}

const BOOLEAN = 5;
const INTEGER = 4;
const NUMBER = 10;

function typed(value: string, type: number): string | number | boolean {
  if (type === BOOLEAN) return value === 'true';
  return type === INTEGER || type === NUMBER ? Number(value) : value;
}
