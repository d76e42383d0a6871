import { expect, test } from 'vitest';
import { discordPicture } from '../../docs/generate/discord/picture.ts';
import { documentAt } from '../../docs/generate/files.ts';

test.each(['light', 'dark'] as const)(
  'what players see at Discord, %s, is drawn as the bot sends it now',
  async (theme) => {
    const drawn = await discordPicture(theme);
    expect(drawn === (await documentAt(`discord-${theme}.svg`)), 'npm run docs draws it anew').toBe(true);
  },
);
