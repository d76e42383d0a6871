import { breathing } from '../breath.ts';

/** Lists within lists are written item by item down to this depth. */
const DEPTH = 4;

/** A value as JSON, written piece by piece so that a large one keeps nobody waiting, with each list item on its own line. */
export async function jsonBytes(value: unknown): Promise<Uint8Array> {
  const breathe = breathing();
  const pieces: Buffer[] = [];
  const write = async (part: unknown, depth: number): Promise<void> => {
    await breathe();
    if (depth === 0 || typeof part !== 'object' || part === null) pieces.push(Buffer.from(JSON.stringify(part)));
    else if (Array.isArray(part))
      await writeList(
        '[',
        ']',
        part.map((item) => ['', item] as const),
        depth,
      );
    else {
      const entries = Object.entries(part).filter(([, item]) => item !== undefined);
      await writeList(
        '{',
        '}',
        entries.map(([name, item]) => [`${JSON.stringify(name)}: `, item] as const),
        depth,
      );
    }
  };
  const writeList = async (
    open: string,
    close: string,
    items: readonly (readonly [string, unknown])[],
    depth: number,
  ): Promise<void> => {
    pieces.push(Buffer.from(open));
    for (const [i, [name, item]] of items.entries()) {
      pieces.push(Buffer.from(`${i > 0 ? ',' : ''}\n${name}`));
      await write(item, depth - 1);
    }
    pieces.push(Buffer.from(`\n${close}`));
  };
  await write(value, DEPTH);
  return Buffer.concat([...pieces, Buffer.from('\n')]);
}
