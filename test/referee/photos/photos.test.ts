import { randomBytes } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { describe, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import type { Asked, AttachedFile } from '../../../src/referee/asked.ts';
import { checked } from '../../../src/referee/log/check-logs.ts';
import { MOST_PHOTOS } from '../../../src/referee/photos/photos.ts';
import { MOST_KEPT, prepared } from '../../../src/referee/photos/prepared.ts';
import { sizeOfImage } from '../../../src/referee/photos/size-of-image.ts';
import { Playing } from '../playing.ts';
import { thrownBy } from '../table.ts';

const picture = (width: number, height: number, pixels = Buffer.alloc(width * height * 4, 150)) =>
  Transformer.fromRgbaPixels(pixels, width, height);

function fileOf(content: Uint8Array, name = 'table.jpg'): AttachedFile {
  return { name, size: content.length, bytes: async () => content };
}

async function attached(option = 'file', grey = 150): Promise<Partial<Asked>> {
  return { files: { [option]: fileOf(await picture(60, 40, Buffer.alloc(60 * 40 * 4, grey)).jpeg(90)) } };
}

const logOf = async (table: Playing) => (await pointerOf(table.store, 'caen'))!.log;
const keptIn = async (table: Playing) => {
  const found: string[] = [];
  for await (const key of table.store.keys(keys.photo(await logOf(table), ''))) found.push(key);
  return found;
};

test('a picture that stands as it was taken is as wide and as high as its file says', async () => {
  const { given, width, height } = await prepared(fileOf(await picture(60, 40).jpeg(90)));
  expect([given, width, height]).toEqual([[60, 40], 60, 40]);
});

describe('the size of a picture by its first bytes', () => {
  test.each([
    ['PNG', () => picture(31, 17).png()],
    ['JPEG', () => picture(31, 17).jpeg(80)],
    ['WebP', () => picture(31, 17).webp(80)],
    ['lossless WebP', () => picture(31, 17).webpLossless()],
  ])('is read of a %s', async (_what, made) => {
    expect(sizeOfImage(await made())).toMatchObject({ width: 31, height: 17 });
  });

  test('is none of anything else, however it begins', async () => {
    const jpeg = await picture(31, 17).jpeg(80);
    for (const bytes of [
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
      jpeg.subarray(0, 8),
      Buffer.from('<svg/>'),
      randomBytes(64),
    ])
      expect(sizeOfImage(bytes)).toBeUndefined();
  });
});

describe('a picture that comes with a command', () => {
  test('is made small enough to be kept, whatever is on it', async () => {
    const noise = await picture(1400, 1100, randomBytes(1400 * 1100 * 4)).jpeg(85);
    const { kept, posted, width, height } = await prepared(fileOf(noise));
    expect(kept.length).toBeLessThanOrEqual(MOST_KEPT);
    expect(sizeOfImage(kept)).toEqual({ format: 'jpeg', width, height });
    expect(sizeOfImage(posted)).toMatchObject({ width: 1400, height: 1100 });
  });

  test('of which a program says that it’s turned in a way that there isn’t stands as it is', async () => {
    const plain = await picture(60, 40).jpeg(90);
    const nowhere = 'ffe1002245786966000049492a0008000000010012010300010000000000000000000000';
    const { given, width } = await prepared(
      fileOf(Buffer.concat([plain.subarray(0, 2), Buffer.from(nowhere, 'hex'), plain.subarray(2)])),
    );
    expect([given, width]).toEqual([[60, 40], 60]);
  });

  test('stands upright, and says no more where and by what it was taken', async () => {
    const plain = await picture(60, 30).jpeg(90);
    const turned = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';
    const photo = Buffer.concat([plain.subarray(0, 2), Buffer.from(turned, 'hex'), plain.subarray(2)]);
    const made = await prepared(fileOf(photo));
    expect([made.width, made.height]).toEqual([30, 60]);
    expect(Buffer.from(made.kept).includes('Exif')).toBe(false);
    expect(Buffer.from(made.posted).includes('Exif')).toBe(false);
  });

  test('is refused where it is none, too large, or would unpack to too much', async () => {
    const says = async (file: AttachedFile) => ((await thrownBy(() => prepared(file))) as { says?: string }).says;
    expect(await says(fileOf(Buffer.from('%PDF-1.7')))).toBe('not-a-picture');
    const cut = (await picture(300, 300, randomBytes(300 * 300 * 4)).png()).subarray(0, 200);
    expect(await says(fileOf(cut))).toBe('not-a-picture');
    // A decoder would take it, and paint the rest grey. The small picture that a camera puts into it has an end of its own.
    const whole = await picture(300, 300, randomBytes(300 * 300 * 4)).jpeg(80);
    const small = await picture(16, 16).jpeg(80);
    const header = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff]);
    const withSmall = Buffer.concat([whole.subarray(0, 2), header, small, whole.subarray(2)]);
    for (const photo of [whole, withSmall]) {
      expect((await prepared(fileOf(photo))).width).toBe(300);
      expect((await prepared(fileOf(Buffer.concat([photo, Buffer.from('more')])))).width).toBe(300);
      expect(await says(fileOf(photo.subarray(0, photo.length - 2000)))).toBe('picture-cut-off');
    }
    expect(await says({ ...fileOf(Buffer.alloc(1)), size: 9 * 1024 * 1024 })).toBe('file-too-large');
    const bomb = await picture(10, 10).png();
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    expect(await says(fileOf(bomb))).toBe('picture-too-large');
  });
});

describe('/photo', () => {
  test('stands in the log at its moment, with its bytes beside it, and is in the report', async () => {
    const table = await Playing.caen();
    const { json, document } = await table.says('anna', '/photo file:table.jpg caption:"The farm"', await attached());
    expect(document.photos).toMatchObject([{ alt: 'The farm', name: `photo-${String(json.seq)}.jpg` }]);
    expect(await keptIn(table)).toHaveLength(1);
    expect(await table.hears('ben', '/log')).toContain('Photo: The farm');
    await table.referee.photos.posted('caen', Number(json.seq), 'https://discord.com/channels/1/2/3');
    const page = await table.says('ben', '/report as:page');
    const html = Buffer.from(page.document.attached![0]!.bytes).toString();
    expect(html).toMatch(/<figure><img src="data:image\/jpeg;base64,[^"]+" alt="The farm" width="60" height="40">/);
    const post = await table.says('ben', '/report');
    expect(post.document.photos).toHaveLength(1);
    const text = await table.says('ben', '/report as:markdown');
    expect(Buffer.from(text.document.attached![0]!.bytes).toString()).toContain(
      '[See it on Discord](<https://discord.com/channels/1/2/3>)',
    );
  });

  test('is for those who play or are umpires, in a campaign', async () => {
    const table = await Playing.caen();
    const unread = { files: { file: { ...fileOf(Buffer.alloc(1)), bytes: () => Promise.reject(new Error('read')) } } };
    expect(await table.fails('dora', '/photo file:table.jpg', unread)).toContain('Only players and umpires');
    const empty = await Playing.begin();
    expect(await empty.fails('dora', '/photo file:table.jpg', unread)).toContain('There’s no campaign in this channel');
  });

  test('shows an open question, which says so', async () => {
    const table = await Playing.caen();
    await table.says('anna', '/unit add profile:rifleman name:Bell');
    await table.says('ben', '/unit add profile:rifleman name:Miller');
    await table.says('ute', '/turn end');
    await table.says('anna', '/fire who:Bell target:Miller range:8 faces:"2"');
    const { json } = await table.says('ben', '/question photo:table.jpg', await attached('photo'));
    const { json: more } = await table.says(
      'ben',
      `/photo file:table.jpg number:${String(json.seq)}`,
      await attached('file', 90),
    );
    const [question] = (await table.game()).questions!;
    expect(question?.photos).toEqual([json.seq, more.seq]);
    expect(await table.hears('anna', '/turn status')).toContain(
      `with a photo (#${String(json.seq)} and #${String(more.seq)})`,
    );
    expect(await table.fails('ben', '/photo file:table.jpg number:1', await attached())).toContain('isn’t a ruling');
  });

  test('is undone by whoever took it, and keeps nobody from undoing what came before', async () => {
    const table = await Playing.caen();
    await table.says('anna', '/unit add profile:rifleman name:Bell');
    await table.says('ben', '/photo file:table.jpg', await attached());
    expect((await table.says('anna', '/undo')).json.struck).toHaveLength(1);
    expect((await table.says('ben', '/undo')).json.struck).toHaveLength(1);
    const page = await table.says('ben', '/report as:page');
    expect(Buffer.from(page.document.attached![0]!.bytes).toString()).not.toContain('image/jpeg');
  });

  test('is kept as long as there is room in the campaign, and says when there is none', async () => {
    const table = await Playing.caen();
    for (let i = 0; i < MOST_PHOTOS; i++) await table.says('anna', '/photo file:table.jpg', await attached('file', i));
    const { document } = await table.says('anna', '/photo file:table.jpg caption:Late', await attached());
    expect(document.lines.some(({ spans }) => spans.join('').includes(`I keep up to ${MOST_PHOTOS} pictures`))).toBe(
      true,
    );
    expect(await table.newest()).toMatchObject({ type: 'photo-taken', kept: false });
    expect(await keptIn(table)).toHaveLength(MOST_PHOTOS);
    const page = await table.says('ben', '/report as:page');
    const html = Buffer.from(page.document.attached![0]!.bytes).toString();
    expect(html).toContain('The picture isn’t stored here.');
    expect(html).toContain('Photo: Late');
  });

  test('makes room for another when it has been undone, unless it stands elsewhere', async () => {
    const table = await Playing.caen();
    for (let i = 0; i < MOST_PHOTOS; i++) await table.says('anna', '/photo file:table.jpg', await attached('file', i));
    await table.says('anna', '/photo file:table.jpg', await attached('file', 0));
    await table.says('anna', '/undo');
    await table.says('anna', '/photo file:table.jpg', await attached('file', 200));
    expect(await table.newest()).toMatchObject({ type: 'photo-taken', kept: false });
    await table.says('anna', '/undo');
    await table.says('anna', '/undo');
    const before = await keptIn(table);
    await table.says('anna', '/photo file:table.jpg', await attached('file', 200));
    expect(await table.newest()).toMatchObject({ type: 'photo-taken', kept: true });
    const after = await keptIn(table);
    expect(after).toHaveLength(MOST_PHOTOS);
    expect(before.filter((key) => !after.includes(key))).toHaveLength(1);
  });

  test('goes with whoever took it, and with the log; and nothing is wrong with a store that has it', async () => {
    const table = await Playing.caen();
    await table.says('anna', '/photo file:table.jpg', await attached());
    const faults: unknown[] = [];
    for await (const each of checked(table.store)) faults.push('faults' in each ? each.faults : each);
    expect(faults.flat()).toEqual([]);
    const { json } = await table.says('anna', '/data export');
    expect((json.data as { export: { photos: unknown[] } }).export.photos).toHaveLength(1);
    await table.says('ben', '/photo file:table.jpg', await attached('file', 30));
    await table.says('anna', '/data delete confirm:true');
    expect(await keptIn(table)).toHaveLength(1);
    const log = await logOf(table);
    await table.referee.personal.erase('caen');
    const left: string[] = [];
    for await (const key of table.store.keys(`${log}:`)) left.push(key);
    expect(left).toEqual([]);
  });
});
