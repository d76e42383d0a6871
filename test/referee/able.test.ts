import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from './playing.ts';

describe('what a unit can do now', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
    await table.says('anna', '/unit squad name:Red');
    await table.says('ben', '/unit squad name:Blue');
    await table.says('ute', '/turn end');
  });

  test('is shown in commands, and why not the rest', async () => {
    const shown = await table.hears('anna', '/unit show unit:"Red Rifleman 1"');
    expect(shown).toContain('Can do now:');
    expect(shown).toContain('/move who:"Red Rifleman 1" action:sneak');
    expect(shown).toMatch(/\/fire who:"Red Rifleman 1" .*range:…/);
    const waiting = await table.hears('ben', '/unit show unit:"Blue Rifleman 1"');
    expect(waiting).toContain('it’s Axis’ turn');
    expect(waiting).not.toContain('/fire who:"Blue Rifleman 1"');
  });

  test('goes when it is given as it is shown', async () => {
    await table.says('anna', '/move who:"Red Rifleman 1" action:sneak');
    const after = await table.hears('anna', '/unit show unit:"Red Rifleman 1"');
    expect(after).not.toContain('/move who:"Red Rifleman 1" action:sneak');
  });

  test('for a side: those who can still do something', async () => {
    const all = await table.hears('anna', '/unit list can:true side:axis');
    expect(all).toContain('Red Rifleman 1: ');
    expect(await table.hears('ben', '/unit list can:true side:allies')).not.toContain('/move');
  });
});
