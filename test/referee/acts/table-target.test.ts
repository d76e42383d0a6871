import { describe, expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { Playing } from '../playing.ts';

const AT_A_SHERMAN = '/tankhit rules:hans-n-panzer weapon:75mm-long range:12 target:sherman';

describe('a target that stands in the rulebook', () => {
  test('needs no unit, and no campaign', async () => {
    const playing = await Playing.begin();
    const heard = await playing.hears('anna', `${AT_A_SHERMAN} faces:"3 3"`);
    expect(heard).toContain('Sherman');
    expect((await playing.newest()) as Ruled).toMatchObject({ options: { target: 'sherman' }, facts: { hit: false } });
  });

  test('is read as the book has it, and an unknown one is said with the nearest', async () => {
    const playing = await Playing.begin();
    expect(await playing.fails('anna', AT_A_SHERMAN.replace('sherman', 'shermann'))).toContain('Did you mean sherman?');
    expect(await playing.fails('anna', AT_A_SHERMAN.replace(' target:sherman', ''))).toContain('target');
  });

  test('is the same in a campaign, where no unit has that name', async () => {
    const playing = await Playing.caen();
    await playing.says('anna', `${AT_A_SHERMAN} faces:"3 3"`);
    expect((await playing.newest()) as Ruled).not.toHaveProperty('targets');
  });

  test('is nothing to a verb that declares none: there it is a unit', async () => {
    const playing = await Playing.begin();
    expect(await playing.fails('anna', '/fire weapon:rifle range:8 target:sherman')).toContain(
      'There’s no unit called "sherman"',
    );
  });
});
