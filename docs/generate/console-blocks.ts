/** A part of a guide: lines that stay as they are, or a console block, whose replies are generated. */
export type Part = { readonly kind: 'text'; readonly lines: readonly string[] } | ConsoleBlock;

export interface ConsoleBlock {
  readonly kind: 'console';
  /** Its replies aren't printed. */
  readonly quiet: boolean;
  /** Its opening and closing fence, as written. */
  readonly fences: readonly [string, string];
  /** The indentation of its lines: it may be part of a list. */
  readonly indent: string;
  readonly entered: readonly Entered[];
}

/** A command in a console block. */
export interface Entered {
  /** Number of its line in the guide, from 1. */
  readonly line: number;
  readonly command: string;
  /** Written `>! `: it's expected to be refused, or to be an error. */
  readonly refused: boolean;
}

const OPENING = /^( *)(`{3,}|~{3,})([^`]*)$/;
const ENTERED = /^>(!?) (.*)$/;

/**
 * The parts of a guide, in order.
 * @throws if a fence isn't closed, or a console block is neither `console` nor `console quiet`
 */
export function partsOf(markdown: string): Part[] {
  const lines = markdown.split('\n');
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; ) {
    const [opening, indent = '', fence = '', info = ''] = OPENING.exec(lines[at]!) ?? [];
    if (opening === undefined) {
      parts.push({ kind: 'text', lines: [lines[at++]!] });
      continue;
    }
    const end = lines.findIndex((line, i) => i > at && closes(line, fence));
    if (end < 0) throw new Error(`line ${at + 1}: the block is not closed`);
    const block = lines.slice(at, end + 1);
    parts.push(isConsole(info, at) ? consoleBlock(block, indent, info, at) : { kind: 'text', lines: block });
    at = end + 1;
  }
  return parts;
}

/** The command on a line of a console block, unless the line belongs to a reply. */
export function enteredIn(line: string): Pick<Entered, 'command' | 'refused'> | undefined {
  const [entered, refused, command = ''] = ENTERED.exec(line) ?? [];
  return entered === undefined ? undefined : { command, refused: refused === '!' };
}

function closes(line: string, fence: string): boolean {
  const closing = line.trim();
  return closing.startsWith(fence) && closing === fence[0]!.repeat(closing.length);
}

function isConsole(info: string, at: number): boolean {
  const [language, ...more] = info.trim().split(/\s+/);
  if (language !== 'console') return false;
  if (more.length === 0 || more.join(' ') === 'quiet') return true;
  throw new Error(`line ${at + 1}: a console block is \`console\` or \`console quiet\``);
}

function consoleBlock(block: readonly string[], indent: string, info: string, at: number): ConsoleBlock {
  const entered = block.flatMap((text, i) => {
    const command = enteredIn(text.slice(indent.length));
    return command ? [{ line: at + 1 + i, ...command }] : [];
  });
  return { kind: 'console', quiet: info.includes('quiet'), fences: [block[0]!, block.at(-1)!], indent, entered };
}
