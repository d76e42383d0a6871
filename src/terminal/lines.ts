/**
 * The lines of a stream, one at a time: nothing more is read before they're taken. A byte order mark, CRLF and a missing last
 * newline are accepted.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // It removes the byte order mark by itself.
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield withoutReturn(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield withoutReturn(rest);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
