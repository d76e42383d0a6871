import type { Line, Span } from '../../src/reply/document.ts';
import { plainTime } from '../../src/reply/plain-text.ts';
import { openSession } from './session.ts';

/** The README's picture shows these commands. */
const SHOWN = [
  '/fire rules:landser-classic weapon:rifle range:8 cover:half',
  '/fire rules:landser-classic weapon:gpmg range:12 auto figures:5',
];
const WIDTH = 104;
const LINE = 21;
const COLOURS = { text: '#d8dee9', strong: '#ffffff', quiet: '#8f9bb3', prompt: '#a3be8c' } as const;

/** Real rulings as SVG, with the dice of `--seed caen`. */
export async function rulingPicture(): Promise<string> {
  const session = await openSession('caen');
  try {
    const rows: string[] = [];
    for (const command of SHOWN) {
      const { outcome } = await session.hear(command);
      if (!outcome.ok) throw outcome.error;
      rows.push(tspan(`> ${command}`, COLOURS.prompt), ...outcome.answer.document.lines.flatMap(drawn), '');
    }
    return picture(rows.slice(0, -1));
  } finally {
    await session.close();
  }
}
function drawn({ kind, spans }: Line): string[] {
  const indent = kind === 'step' ? '  ' : '';
  return wrapped(spans).map((row, i) => tspan(indent + (i > 0 ? '  ' : ''), COLOURS.text) + row);
}

/** Breaks a line between words where it would exceed the width. */
function wrapped(spans: readonly Span[]): string[] {
  const lines: string[] = [''];
  let length = 0;
  for (const span of spans) {
    const [text, colour] = typeof span === 'string' ? [span, COLOURS.text] : styled(span);
    for (const word of text.split(/(?<= )/)) {
      if (length + word.length > WIDTH) {
        lines.push('');
        length = 0;
      }
      lines[lines.length - 1] += tspan(word, colour);
      length += word.length;
    }
  }
  return lines;
}

function styled(span: Exclude<Span, string>): [string, string] {
  if ('user' in span) return [span.user, COLOURS.text];
  if ('channel' in span) return [`#${span.channel}`, COLOURS.text];
  if ('time' in span) return [plainTime(span.time), COLOURS.quiet];
  if ('link' in span) return [span.label, COLOURS.text];
  return [span.text, span.style === 'strong' ? COLOURS.strong : span.style === 'quiet' ? COLOURS.quiet : COLOURS.text];
}

function tspan(text: string, colour: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<tspan fill="${colour}">${safe}</tspan>`;
}

function picture(lines: readonly string[]): string {
  const height = lines.length * LINE + 36;
  const text = lines.map((row, i) => `<text x="20" y="${34 + i * LINE}" xml:space="preserve">${row}</text>`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="920" height="${height}" role="img" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14">
<title>Two rulings at the terminal, with every die, modifier and rule</title>
<rect width="100%" height="100%" rx="10" fill="#1e2430"/>
${text}
</svg>
`;
}
