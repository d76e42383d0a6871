import { type ComponentUse, checkComponents } from './components.ts';
import { type Form, isPresent, type Json, objects, size } from './form.ts';

export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32_768;

/** What a sender may ask for: no embeds, ephemeral, no notification, components v2. */
const SENDABLE_FLAGS = 4 | EPHEMERAL | 4096 | COMPONENTS_V2;

/** Files of a request and their limits, by name. */
export interface NamedFile {
  readonly name: string;
}

/** Checks the body of a message, new or edited, as far as it can be checked alone. */
export function checkMessage(form: Form, body: Json, files: readonly NamedFile[], path = ''): void {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  form.text(at('content'), body.content, 0, 2000);
  checkEmbeds(form, at('embeds'), body.embeds);
  const flags = typeof body.flags === 'number' ? body.flags : 0;
  if (flags & ~SENDABLE_FLAGS) form.refuse(at('flags'), `These flags cannot be set: ${flags & ~SENDABLE_FLAGS}`);
  const use: ComponentUse = { v2: Boolean(flags & COMPONENTS_V2), files: files.map((file) => file.name) };
  if (use.v2) checkLegacyFields(form, body, at);
  checkComponents(form, at('components'), body.components, use);
  checkMentions(form, at('allowed_mentions'), body.allowed_mentions);
  form.list(at('attachments'), body.attachments, 0, 10);
  if (files.length > 10) form.refuse(at('files'), 'At most 10 files');
}

function checkLegacyFields(form: Form, body: Json, at: (key: string) => string): void {
  if (size(body.content)) form.refuse(at('content'), 'Cannot be used with the flag IS_COMPONENTS_V2');
  if (objects(body.embeds).length) form.refuse(at('embeds'), 'Cannot be used with the flag IS_COMPONENTS_V2');
  if (isPresent(body.poll)) form.refuse(at('poll'), 'Cannot be used with the flag IS_COMPONENTS_V2');
}

function checkEmbeds(form: Form, path: string, value: unknown): void {
  let total = 0;
  for (const [index, embed] of form.list(path, value, 0, 10).entries()) {
    const at = `${path}[${index}]`;
    const before = form.issues.length;
    form.text(`${at}.title`, embed.title, 0, 256);
    form.text(`${at}.description`, embed.description, 0, 4096);
    form.text(`${at}.footer.text`, (embed.footer as Json | undefined)?.text, 0, 2048);
    form.text(`${at}.author.name`, (embed.author as Json | undefined)?.name, 0, 256);
    for (const [row, field] of form.list(`${at}.fields`, embed.fields, 0, 25).entries()) {
      form.text(`${at}.fields[${row}].name`, field.name, 1, 256);
      form.text(`${at}.fields[${row}].value`, field.value, 1, 1024);
    }
    total += embedSize(embed);
    if (form.issues.length === before && !embedSize(embed) && !embed.image && !embed.thumbnail) {
      form.refuse(at, 'An embed needs something in it');
    }
  }
  if (total > 6000) form.refuse(path, `Embed size exceeds maximum size of 6000 (it is ${total})`);
}

function embedSize(embed: Json): number {
  const fields = objects(embed.fields).reduce((sum, field) => sum + size(field.name) + size(field.value), 0);
  const footer = size((embed.footer as Json | undefined)?.text);
  const author = size((embed.author as Json | undefined)?.name);
  return size(embed.title) + size(embed.description) + footer + author + fields;
}

function checkMentions(form: Form, path: string, value: unknown): void {
  const mentions = (value ?? {}) as Json;
  const parse = Array.isArray(mentions.parse) ? mentions.parse : [];
  for (const kind of ['users', 'roles']) {
    form.list(`${path}.${kind}`, mentions[kind], 0, 100);
    const listed = Array.isArray(mentions[kind]) && (mentions[kind] as unknown[]).length > 0;
    if (listed && parse.includes(kind)) form.refuse(path, `parse:["${kind}"] and ${kind}: [ids...] exclude each other`);
  }
}
