import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/**
 * From now on, the stack traces of errors name the lines of the sources, which are bundled. Node can do that as well, but it keeps all
 * source maps in memory from the start, which takes 10 MB. Here they're read when something first goes wrong.
 */
export function nameSources(): void {
  Error.prepareStackTrace = (error, calls) => {
    const title = Error.prototype.toString.call(error);
    return [title, ...calls.map((call) => `    at ${inSource(call)}`)].join('\n');
  };
}

function inSource(call: NodeJS.CallSite): string {
  const [file, line, column] = [call.getFileName(), call.getLineNumber(), call.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return String(call);
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return String(call);
  const { originalSource, originalLine, originalColumn } = entry;
  const source = new URL(originalSource, file).href;
  return String(call).replace(`${file}:${line}:${column}`, `${source}:${originalLine + 1}:${originalColumn + 1}`);
}

const maps = new Map<string, SourceMap | undefined>();

/** The source map beside a bundled file, if it has one. */
function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, read(file));
  return maps.get(file);
}

function read(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // A package's file has none, and a trace without it is better than none.
    return undefined;
  }
}
