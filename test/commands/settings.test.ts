import { beforeEach, describe, expect, test } from 'vitest';
import { seenLines } from '../../src/reply/document.ts';
import { plainLine } from '../../src/reply/plain-text.ts';
import { Playing } from '../referee/playing.ts';

let playing: Playing;

/** What players see of a shot: its lines. */
async function shot(): Promise<readonly string[]> {
  const { document } = await playing.says('anna', '/fire weapon:rifle range:8 cover:half faces:"5 3"');
  return seenLines(document).map(plainLine);
}

beforeEach(async () => {
  playing = await Playing.begin();
  await playing.says('anna', '/game new rules:landser-classic name:Caen sides:"Axis, Allies"');
  await playing.says('anna', '/game join side:axis');
});

describe('/game settings', () => {
  test('shows rulings in three lines unless the channel wants every step, with its rule', async () => {
    expect((await shot()).join('\n')).not.toContain('LC-FIRE-10');
    const { document } = await playing.says('anna', '/game settings rulings:full');
    expect(document.lines.map(plainLine).join('\n')).toContain('every step');
    const inFull = (await shot()).join('\n');
    expect(inFull).toContain('LC-FIRE-10');
    expect(inFull).toContain('The chance to hit was');
    expect(inFull.match(/Half cover|half cover/g)?.length).toBeGreaterThan(0);
    await playing.says('anna', '/game settings rulings:brief');
    expect((await shot()).join('\n')).not.toContain('LC-FIRE-10');
  });

  test('is for whoever plays, and for nobody else', async () => {
    await expect(playing.says('zoe', '/game settings rulings:full')).rejects.toThrow(/no-part/);
    expect((await shot()).join('\n')).not.toContain('LC-FIRE-10');
  });

  test('an undo of the last shot leaves it as it is', async () => {
    await shot();
    await playing.says('anna', '/game settings rulings:full');
    await playing.says('anna', '/undo');
    expect((await shot()).join('\n')).toContain('LC-FIRE-10');
  });
});
