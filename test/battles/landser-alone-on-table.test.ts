import { describe, expect, test } from 'vitest';
import { runs } from '../nightly.ts';
import { illegalIn } from './landser/legal-alone.ts';
import { Battle, type Edition, type Preset } from './landser-alone-on-table.ts';

const PRESETS: readonly Preset[] = ['village', 'hills', 'bocage'];
const EDITIONS: readonly Edition[] = ['landser', 'landser-classic'];
const battles = Array.from(
  { length: runs(2, 50) },
  (_, i) => [`alone-${i + 1}`, EDITIONS[i % 2]!, PRESETS[i % 3]!] as const,
);

/** Battles that were fought to their end, by their seeds. */
const fought = new Map<string, { readonly battle: Battle; readonly ends: boolean }>();

async function foughtOut(...of: Parameters<typeof Battle.begin>) {
  const [seed] = of;
  if (!fought.has(seed)) {
    const battle = await Battle.begin(...of);
    fought.set(seed, { battle, ends: await battle.fights() });
  }
  return fought.get(seed)!;
}

describe('R-66: whole battles of Landser against the enemy that it borrows, on a drawn table', () => {
  test.each(battles)(
    '%s of %s in a %s ends; the player is asked nothing, and each of the enemy’s acts is legal',
    async (seed, edition, preset) => {
      const { battle, ends } = await foughtOut(seed, edition, preset);
      expect(battle.asked).toEqual([]);
      const events = await battle.events();
      expect(illegalIn(events, { shotsLookedAt: runs(2, 10) })).toEqual([]);
      expect(ends).toBe(true);
      const acts = events.filter((event) => event.type === 'ruled' && event.solo);
      expect(acts.length).toBeGreaterThan(10);
      // What a measure can tell is told by one.
      const answers = events.filter((event) => event.type === 'solo-answered');
      expect(answers.length).toBeGreaterThan(5);
      expect(answers.every((event) => event.measured === true)).toBe(true);
      expect(events.some(({ type }) => type === 'solo-asked')).toBe(false);
    },
    120_000,
  );

  test('the check finds what isn’t legal: a move too far, a second action, a shot whose range is wrong', async () => {
    const { battle } = await foughtOut('alone-1', 'landser', 'village');
    const events = await battle.events();
    const isBy = (verb: string) => (event: (typeof events)[number]) =>
      event.type === 'ruled' && event.solo === true && event.verb === verb;
    const moved = events.findIndex((event) => isBy('move')(event) && JSON.stringify(event).includes('"at"'));
    const shot = events.findIndex(isBy('fire'));
    const further = JSON.parse(JSON.stringify(events[moved]).replace(/"value":"[\d.]+,([\d.]+)"/, '"value":"1,$1"'));
    const nearer = { ...events[shot]!, filled: { ...(events[shot] as { filled?: object }).filled, range: 1 } };
    const found = (changed: unknown[]) => illegalIn(changed as typeof events, { shotsLookedAt: 0 }).join('\n');
    expect(found(events.with(moved, further))).toContain('went');
    expect(found(events.toSpliced(moved + 1, 0, events[moved]!))).toContain('already');
    expect(found(events.with(shot, nearer as never))).toContain('at 1');
  });
});
