import { describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

/** A campaign in its first turn, with Ute as umpire and one unit of Anna's, called Otto. */
async function withOtto(rules: string, profile: string): Promise<Playing> {
  const playing = await Playing.begin();
  await playing.says('ute', `/game new name:Caen rules:${rules} sides:"Axis, Allies"`);
  await playing.says('anna', '/game join side:axis');
  await playing.says('anna', `/unit add profile:${profile} name:Otto`);
  await playing.says('ute', '/turn end');
  return playing;
}

describe('an umpire who overrides is refused in words where there is nothing to do it with', () => {
  test('HP-CAP-01: nobody leaves a piece that he hasn’t got', async () => {
    const playing = await withOtto('hans-n-panzer', 'infantry');
    const said = await playing.fails('ute', '/weapon who:Otto action:leave override:true');
    expect(said).toContain('Otto');
  });

  test('LS-SNIP-04: nobody aims at no one', async () => {
    const playing = await withOtto('landser', 'sniper');
    expect(await playing.fails('ute', '/act who:Otto action:aim override:true')).toContain('target');
  });
});

test('a field that’s a part of a whole is set to nothing else', async () => {
  const playing = await withOtto('hans-n-panzer', 'infantry');
  expect(await playing.fails('ute', '/unit edit unit:Otto fields:"move-used:most"')).toContain('isn’t a fraction');
  await playing.says('ute', '/unit edit unit:Otto fields:"move-used:1/3"');
  expect((await playing.unit('Otto')).fields['move-used']).toBe('1/3');
});
