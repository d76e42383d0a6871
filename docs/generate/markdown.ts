/** A table; empty cells stay empty. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function code(text: string | number | boolean): string {
  return `\`${text}\``;
}

/** Escapes text, so that none of it is read as Markdown or HTML. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_<[\]]/g, '\\$&');
}

export function block(info: string, ...lines: readonly string[]): string {
  return [`\`\`\`${info}`, ...lines, '```'].join('\n');
}

/** The anchor that GitHub makes from a heading: `/game new` becomes `game-new`. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** A document: its blocks separated by blank lines, without the empty ones. */
export function page(...blocks: readonly string[]): string {
  return `${blocks.filter((each) => each !== '').join('\n\n')}\n`;
}
