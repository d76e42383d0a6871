import { beforeEach, describe, expect, test } from 'vitest';
import { laidUnder, pointOfPhoto } from '../../../src/referee/battlefield/photo-under.ts';
import { Playing } from '../playing.ts';
import { aPhoto } from '../some-photos.ts';

const PHOTO = { hash: 'a'.repeat(64), width: 1600, height: 1000 };

describe('two points of a photograph, where they belong on the table', () => {
  const laid = (points: [string, string], places: [[number, number], [number, number]]) => {
    const size = [PHOTO.width, PHOTO.height] as const;
    return laidUnder(PHOTO, { points: [pointOfPhoto(points[0], size), pointOfPhoto(points[1], size)], places });
  };

  test('set its scale: 1,400 pixels that are 70″ make 20 pixels an inch', () => {
    expect(
      laid(
        ['100,900', '1500,900'],
        [
          [0, 0],
          [70, 0],
        ],
      ),
    ).toMatchObject({ left: [-5, 45], right: [75, 45] });
  });

  test('turn it: what was to the right in the picture is up the table', () => {
    expect(
      laid(
        ['0%,100%', '100%,100%'],
        [
          [50, 0],
          [50, 80],
        ],
      ),
    ).toMatchObject({ left: [0, 0], right: [0, 80] });
  });

  test('are typed in pixels or per cent, and lie on it', () => {
    expect(pointOfPhoto('8%, 92%', [1600, 1000])).toEqual([0.08, 0.92]);
    expect(pointOfPhoto('800 500', [1600, 1000])).toEqual([0.5, 0.5]);
    for (const wrong of ['1700,10', '8%,92', 'AC17', '-1,5', '101%,5%'])
      expect(() => pointOfPhoto(wrong, [1600, 1000])).toThrow();
  });

  test('have to lie apart, or they’d turn it at random', () => {
    expect(() =>
      laid(
        ['100,900', '150,900'],
        [
          [0, 0],
          [70, 0],
        ],
      ),
    ).toThrow();
    expect(() =>
      laid(
        ['100,900', '1500,900'],
        [
          [0, 0],
          [3, 0],
        ],
      ),
    ).toThrow();
  });
});

describe('/battlefield photo', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
    await table.says('ute', '/battlefield new size:60x40');
  });

  const lays = async (who: string, options = '') =>
    table.says(who, `/battlefield photo file:x ${options}`.trim(), { files: { file: await aPhoto() } });

  test('lies under the table, as wide as it is, stays when a table is traced over it, and goes', async () => {
    await lays('ute');
    expect((await table.game()).battlefield?.photo).toMatchObject({
      width: 60,
      height: 40,
      left: [0, 40],
      right: [60, 40],
    });
    await table.says('ute', '/battlefield import json:"table 60x40; wood wood-1 at 20,20 radius 4"');
    expect((await table.game()).battlefield).toMatchObject({ pieces: [{ id: 'wood-1' }], photo: { width: 60 } });
    await table.says('ute', '/battlefield photo off:true');
    expect((await table.game()).battlefield?.photo).toBeUndefined();
    await table.says('ute', '/undo');
    expect((await table.game()).battlefield?.photo).toMatchObject({ left: [0, 40] });
    await table.says('ute', '/battlefield new');
    expect((await table.game()).battlefield?.photo).toBeUndefined();
  });

  test('can be laid elsewhere without being given again', async () => {
    await lays('ute');
    await table.says('ute', '/battlefield photo first:0,40 second:60,40 at:10,0 inches:30');
    expect((await table.game()).battlefield?.photo).toMatchObject({ left: [10, 20], right: [40, 20] });
  });

  test('of a player waits for the other side’s word', async () => {
    await lays('anna');
    expect((await table.game()).battlefield?.photo).toBeUndefined();
    await table.says('ben', '/agree');
    expect((await table.game()).battlefield?.photo).toMatchObject({ right: [60, 40] });
  });

  test('needs a photo, points of it, and a table', async () => {
    expect(await table.fails('ute', '/battlefield photo first:0,40 second:60,40')).toContain('file');
    expect(await table.fails('ute', '/battlefield photo off:true')).toContain('No photo lies under this table');
    await lays('ute');
    expect(await table.fails('ute', '/battlefield photo first:0,41')).toContain('60 × 40 pixels');
    expect(await table.fails('ute', '/battlefield photo first:0,0 second:3,0')).toContain('too close together');
  });
});
