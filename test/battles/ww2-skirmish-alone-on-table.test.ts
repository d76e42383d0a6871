import { describe, expect, test } from 'vitest';
import { runs } from '../nightly.ts';
import { illegalIn } from './legal-by-measure.ts';
import { Battle } from './ww2-skirmish-alone-on-table.ts';

const PRESETS = ['village', 'bocage', 'hills'] as const;
const battles = Array.from({ length: runs(3, 50) }, (_, i) => [`battle-${i + 1}`, PRESETS[i % 3]!] as const);

describe('WS-SOLO-01: whole battles against the enemy on a drawn table', () => {
  test.each(battles)(
    '%s in a %s ends; the player is asked nothing, and each of the enemy’s acts is legal',
    async (seed, preset) => {
      const battle = await Battle.begin(seed, preset);
      const ends = await battle.fights();
      expect(battle.asked).toEqual([]);
      expect(illegalIn(await battle.events(), { shotsLookedAt: runs(2, 10) })).toEqual([]);
      expect(ends).toBe(true);
    },
    120_000,
  );
});
