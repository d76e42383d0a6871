import { randomUUID } from 'node:crypto';
import type { RawFile } from 'discord.js';

/** The kinds of files that Discord shows; any other is only downloaded. */
const KINDS: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/** A request's body in one piece, and what it is. */
export interface WholeBody {
  readonly body: Buffer;
  readonly type: string;
}

/**
 * A request's JSON and its files in one piece. discord.js would make streams of them, which takes longer than working out what they
 * show, and sends each part by itself.
 * @see https://docs.discord.com/developers/reference#uploading-files
 */
export function multipart(json: unknown, files: readonly RawFile[]): WholeBody {
  const boundary = `umpire-${randomUUID()}`;
  const begins = (disposition: string, type: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`);
  const ends = Buffer.from('\r\n');
  const parts = files.flatMap(({ name, data, key, contentType }, i) => [
    begins(`name="${quotable(key ?? `files[${i}]`)}"; filename="${quotable(name)}"`, contentType ?? kindOf(name)),
    typeof data === 'object' ? data : Buffer.from(String(data)),
    ends,
  ]);
  const said = json == null ? [] : [begins('name="payload_json"', 'application/json'), textOf(json), ends];
  return {
    body: Buffer.concat([...said, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

function textOf(json: unknown): Buffer {
  return Buffer.from(JSON.stringify(json));
}

function kindOf(name: string): string {
  return KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** As browsers write it: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function quotable(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
