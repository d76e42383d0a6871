import pc from 'picocolors';
import { plainText } from '../../src/reply/plain-text.ts';
import type { Heard } from '../../src/terminal/desk.ts';
import { replyTo } from '../../src/terminal/render.ts';
import type { Generated } from './files.ts';
import { battles } from './mistakes/battles.ts';
import { clumsy } from './mistakes/clumsy.ts';
import type { Mistakes } from './mistakes/mistake.ts';
import { understood, words } from './mistakes/words.ts';
import { openSession } from './session.ts';

/** The likeliest mistakes, and the reply to each. */
export const mistakesPage: Generated = { path: 'mistakes.md', content: page };

/** Every group of mistakes that the page has. */
export const mistakes: readonly Mistakes[] = [...words, ...battles, ...clumsy];

async function page(): Promise<string> {
  const many = mistakes.reduce((sum, { typed }) => sum + typed.length, 0);
  const parts: string[] = [];
  for (const group of [...mistakes, ...understood]) parts.push(await part(group));
  return `${[`# The ${many} likeliest mistakes`, INTRODUCTION, ...parts].join('\n\n')}\n`;
}

const INTRODUCTION = `What Umpire says to each of them at the terminal. \`npm run docs\` types them all and writes this page; a test holds it to what the
program says. A reply is good if it says what’s wrong, why, and what to type instead.`;

async function part({ title, before, typed, understood: fine = false }: Mistakes): Promise<string> {
  const session = await openSession(title);
  try {
    for (const line of before) accepted(line, await session.hear(line));
    const lines: string[] = [];
    for (const line of typed) lines.push(entry(line, told(line, await session.hear(line), fine)));
    const table = before.length > 0 ? [['```text', ...before, '```'].join('\n')] : [];
    return [`## ${title}`, ...table, lines.join('\n')].join('\n\n');
  } finally {
    await session.close();
  }
}

function accepted(line: string, { outcome }: Heard): void {
  if (!outcome.ok) throw new Error(`docs/mistakes.md: ${line}\n${plainText(outcome.problem.document)}`);
}

/** @throws for an entry that isn't a mistake, and for a bug */
function told(line: string, heard: Heard, fine: boolean): readonly string[] {
  const { outcome } = heard;
  if (outcome.ok !== fine)
    throw new Error(`docs/mistakes.md: ${line} was ${outcome.ok ? 'understood' : 'not understood'}`);
  if (!outcome.ok && outcome.problem.kind === 'fault') throw outcome.error;
  const [first = '', second, ...more] = replyTo(heard, PLAIN).split('\n');
  // If the input is understood, the beginning of the reply shows that.
  return fine
    ? [first, ...(second === undefined ? [] : [second])]
    : [first, ...(second === undefined ? [] : [second, ...more])];
}

const PLAIN = pc.createColors(false);

function entry(line: string, said: readonly string[]): string {
  const fence = line.includes('`') ? '``' : '`';
  return [`- ${fence}${line}${fence}`, ...said.map((each) => `  > ${escaped(each.trim())}  `)]
    .map((each) => each.trimEnd())
    .join('\n');
}

/** Escaped so that Markdown shows all of it. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
}
