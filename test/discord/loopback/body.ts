/** A file as it was uploaded. */
export interface SentFile {
  /** The part it came in: `files[0]`. */
  readonly field: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The bytes read as UTF-8. */
  readonly text: string;
}

/** A request's body, whatever way it was sent. */
export interface ReadBody {
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

/** Reads a JSON or multipart body; a multipart one has its JSON in the part `payload_json`. */
export async function readBody(contentType: string | undefined, raw: Buffer): Promise<ReadBody> {
  if (!contentType?.startsWith('multipart/form-data')) {
    return { body: raw.length ? JSON.parse(raw.toString()) : undefined, files: [] };
  }
  const form = await new Response(raw, { headers: { 'content-type': contentType } }).formData();
  const files: SentFile[] = [];
  let body: unknown = {};
  for (const [field, part] of form) {
    if (typeof part !== 'string') files.push(await sentFile(field, part));
    else if (field === 'payload_json') body = JSON.parse(part);
  }
  return { body, files };
}

async function sentFile(field: string, part: File): Promise<SentFile> {
  const bytes = Buffer.from(await part.arrayBuffer());
  return { field, name: part.name, contentType: part.type, bytes, text: bytes.toString() };
}
