import type { APIAttachment } from 'discord.js';
import type { SentFile } from './body.ts';
import { snowflake } from './snowflake.ts';
import { objects } from './validate/form.ts';

/** A message's files, by attachment id. */
export type Attachments = Map<string, { attachment: APIAttachment; file: SentFile }>;

/**
 * A message's files after a request: without a list `attachments` the old ones and the new, with one those it names.
 * An entry names an old file by the attachment's id, a new one by the number in its part's name (`files[0]`).
 * @param url the address its files are served under
 */
export function keepOrAttach(old: Attachments, listed: unknown, files: readonly SentFile[], url: string): Attachments {
  const entries = objects(listed);
  const kept: Attachments = new Map(
    [...old].filter(([id]) => !Array.isArray(listed) || entries.some((entry) => String(entry.id) === id)),
  );
  for (const file of files) {
    const number = /^files\[(\d+)\]$/.exec(file.field)?.[1];
    const entry = entries.find(({ id }) => String(id) === number);
    const attachment = attach(file, url, typeof entry?.filename === 'string' ? entry.filename : file.name);
    if (typeof entry?.description === 'string') attachment.description = entry.description;
    kept.set(attachment.id, { attachment, file });
  }
  return kept;
}

/** A file as an attachment. */
export function attach(file: SentFile, url: string, name = file.name): APIAttachment {
  const id = snowflake();
  const address = `${url}/${id}/${encodeURIComponent(name)}`;
  const type = file.contentType ? { content_type: file.contentType } : {};
  return { id, filename: name, size: file.bytes.length, url: address, proxy_url: address, ...type };
}
