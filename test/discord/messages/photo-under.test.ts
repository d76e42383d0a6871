import { Transformer } from '@napi-rs/image';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

/** A photograph that's all red. */
async function red(): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 120 * 80 }, () => [200, 30, 30, 255]).flat());
  return Transformer.fromRgbaPixels(pixels, 120, 80).jpeg(95);
}

/** Whether the middle of a picture is as red as the photograph. */
async function isRed(png: Uint8Array): Promise<boolean> {
  const { width, height } = await new Transformer(Buffer.from(png)).metadata();
  const pixels = await new Transformer(Buffer.from(png)).rawPixels();
  const at = (Math.floor(height / 2 - 7) * width + Math.floor(width / 2 - 7)) * (pixels.length / (width * height));
  return pixels[at]! > 150 && pixels[at + 1]! < 80;
}

describe('a photograph under the table', () => {
  test('is seen by whoever has to agree, and then lies in every picture until it’s erased', async () => {
    const { channel, say } = await fighting(club);
    const shown = async () => (await say('anna', 'battlefield show')).files[0]!.bytes;
    await say('anna', 'battlefield new');
    await say('ben', 'agree');
    assert.isFalse(await isRed(await shown()));
    const options = { file: { name: 'IMG_7.jpg', content: await red() } };
    const asked = await club.discord.command({ name: 'battlefield photo', options, channel, user: 'anna' }).settled();
    assert.match(asked.files[0]!.name, /^photo-\d+\.jpg$/);
    assert.isFalse(await isRed(await shown()));
    await say('ben', 'agree');
    assert.isTrue(await isRed(await shown()));
    const { log } = (await pointerOf(club.store, club.discord.channel(channel).id))!;
    for await (const key of club.store.keys(keys.photo(log, ''))) await club.store.delete(key);
    assert.isFalse(await isRed(await shown()));
  });
});
