/** A piece of a line of Discord's Markdown. */
export interface Run {
  readonly text: string;
  readonly style?: 'strong' | 'code' | 'struck' | 'mention';
}

/** A line, and what kind of line it is. */
export interface Row {
  readonly kind: 'text' | 'bullet' | 'small' | 'block';
  readonly runs: readonly Run[];
}

/** Reads back the Discord Markdown that the bot writes: bold, code, struck out, mentions, times, lists, small print, blocks. */
export function rowsOf(content: string): readonly Row[] {
  const rows: Row[] = [];
  let inBlock = false;
  for (const line of content.split('\n')) {
    if (line.startsWith('```')) inBlock = !inBlock;
    else if (inBlock) rows.push({ kind: 'block', runs: [{ text: line }] });
    else if (line.startsWith('-# ')) rows.push({ kind: 'small', runs: runsOf(line.slice(3)) });
    else if (line.startsWith('- ')) rows.push({ kind: 'bullet', runs: runsOf(line.slice(2)) });
    else rows.push({ kind: 'text', runs: runsOf(line) });
  }
  return rows;
}

const TOKENS = /\*\*(.+?)\*\*|~~(.+?)~~|``(.+?)``|<(@\d+|#\d+|\/[^:>]+):?\d*>|<t:(\d+):[a-zA-Z]>/gs;

function runsOf(line: string): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of line.matchAll(TOKENS)) {
    if (found.index > at) runs.push({ text: bare(line.slice(at, found.index)) });
    const [, strong, struck, code, mention, time] = found;
    if (strong !== undefined) runs.push({ text: bare(strong), style: 'strong' });
    else if (struck !== undefined) runs.push({ text: bare(struck), style: 'struck' });
    else if (code !== undefined) runs.push({ text: code, style: 'code' });
    else if (mention !== undefined) runs.push({ text: mention, style: 'mention' });
    else runs.push({ text: new Date(Number(time) * 1000).toISOString().slice(0, 16).replace('T', ' ') });
    at = found.index + found[0].length;
  }
  return at < line.length ? [...runs, { text: bare(line.slice(at)) }] : runs;
}

/** Removes the backslashes that escape what users typed. */
function bare(text: string): string {
  return text.replaceAll(/\\([^\w\s])/g, '$1');
}
