/**
 * The lines of a stream, one at a time: no more of it is read before they are taken. A byte order mark, CRLF and a
 * missing last newline are let pass.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // It drops the byte order mark by itself.
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
