import type { Attachment } from 'discord.js';
import { InputError } from '../../kernel/refusal.ts';
import type { AttachedFile } from '../../referee/asked.ts';

/** The largest file to read, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Discord's own file hosts. */
const HOSTS: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];

/** How long a download may take, in milliseconds. */
const PATIENCE = 10_000;

type Received = Pick<Attachment, 'name' | 'size' | 'url'>;

/**
 * A file that came with a command and hasn't been read yet.
 * @param api an address of Discord's API other than the real one: its host has the files then
 * @throws {InputError} if it's too large, or isn't on one of Discord's hosts
 */
export function attachedFile({ name, size, url }: Received, api: string | undefined): AttachedFile {
  if (size > MOST_BYTES) throw tooLarge(name);
  if (!isDiscords(url, api)) throw new InputError('file-not-at-discord', { name });
  return { name, size, bytes: () => download(name, url) };
}

/** A file made of the text typed into a form. */
export function typedFile(name: string, text: string): AttachedFile {
  const bytes = Buffer.from(text, 'utf8');
  return { name, size: bytes.length, bytes: () => Promise.resolve(bytes) };
}

function isDiscords(url: string, api: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  if (api !== undefined) return host === new URL(api).host;
  return protocol === 'https:' && HOSTS.includes(host);
}

async function download(name: string, url: string): Promise<Uint8Array> {
  const unread = (cause: unknown) => new InputError('file-not-read', { name, cause: String(cause) });
  // A redirection could lead away from Discord.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) }).catch((error) => {
    throw unread(error);
  });
  if (!response.ok || !response.body) throw unread(response.status);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body) {
      length += chunk.length;
      // Checked again here, whatever size Discord gave before.
      if (length > MOST_BYTES) throw tooLarge(name);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof InputError ? error : unread(error);
  }
  return Buffer.concat(chunks);
}

function tooLarge(name: string): InputError {
  return new InputError('file-too-large', { name, most: '8 MB' });
}
