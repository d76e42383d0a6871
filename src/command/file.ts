import { InputError } from '../kernel/refusal.ts';
import type { Call } from './command.ts';

/**
 * The contents of a file that came with a command.
 * @param most the largest file to read, in bytes
 * @throws {InputError} if there is none, or it is larger
 */
export async function fileGiven(call: Call, option: string, most: number): Promise<Uint8Array> {
  const file = call.asked.files?.[option];
  if (!file) throw new InputError('missing-options', { missing: [option] });
  const tooLarge = new InputError('file-too-large', { name: file.name, most: sized(most) });
  if (file.size > most) throw tooLarge;
  const bytes = await file.bytes();
  if (bytes.length > most) throw tooLarge;
  return bytes;
}

function sized(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`;
}
