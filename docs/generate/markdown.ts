/** A table; a cell that is empty stays so. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function code(text: string | number | boolean): string {
  return `\`${text}\``;
}

/** Words as they are, none of them read as Markdown or HTML. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_<[\]]/g, '\\$&');
}

export function block(info: string, ...lines: readonly string[]): string {
  return [`\`\`\`${info}`, ...lines, '```'].join('\n');
}

/** What GitHub makes of a heading, to link to: `/game new` is `game-new`. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** A document: its blocks with a blank line between, those that are empty left out. */
export function page(...blocks: readonly string[]): string {
  return `${blocks.filter((each) => each !== '').join('\n\n')}\n`;
}
