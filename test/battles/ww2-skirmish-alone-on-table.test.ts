import { describe, expect, test } from 'vitest';
import { NIGHTLY, runs } from '../nightly.ts';
import { illegalIn } from './legal-by-measure.ts';
import { Battle } from './ww2-skirmish-alone-on-table.ts';

const PRESETS = ['village', 'bocage', 'hills'] as const;
// Every fifth battle has armour on both sides.
const battles = Array.from({ length: runs(5, 50) }, (_, i) => {
  return [`battle-${i + 1}`, PRESETS[i % 3]!, i % 5 === 4 ? 'armour' : 'men'] as const;
}).filter((_, i) => NIGHTLY || i === 4);

describe('WS-SOLO-01: whole battles against the enemy on a drawn table', () => {
  test.each(battles)(
    '%s in a %s of %s ends; the player is asked nothing, and each of the enemy’s acts is legal',
    async (seed, preset, force) => {
      const battle = await Battle.begin(seed, preset, force);
      const ends = await battle.fights();
      expect(battle.asked).toEqual([]);
      expect(illegalIn(await battle.events(), { shotsLookedAt: runs(1, 10) })).toEqual([]);
      expect(ends).toBe(true);
    },
    120_000,
  );
});
