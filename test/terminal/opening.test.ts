import pc from 'picocolors';
import { expect, test } from 'vitest';
import { replyTo } from '../../src/terminal/render.ts';
import { Playing } from '../referee/playing.ts';
import { desk, typed } from './table.ts';

test('what is said of the seed as a campaign opens holds: --seed is never shown, any other is', async () => {
  const at = await desk();
  const told = async (command: string) => replyTo(await at.hear(typed(command)), pc.createColors(false));
  expect(await told('/game new')).toContain('These dice come from --seed, so they’re the same every time.');
  expect(await told('/fair status')).toContain('no secret to show at the end');
  expect(await told('/fair reveal')).toContain('there’s no secret to show');
  expect(await told('/game end confirm')).not.toContain('The seed was ');

  const playing = await Playing.begin();
  expect(await playing.hears('ute', '/game new')).toContain('I’ll show the seed when the battle ends');
  expect(await playing.hears('ute', '/fair status')).toContain('stays secret until /fair reveal');
  expect(await playing.hears('ute', '/game end confirm')).toContain('The seed was ');
});
