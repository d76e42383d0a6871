import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { attachedTo, sayOver } from '../commands/club-table.ts';
import { reportedBattle } from '../commands/reported-battle.ts';
import { NIGHTLY, runs } from '../nightly.ts';
import { inChromium } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A small phone of today, in CSS pixels. */
const PHONE = { width: 360, height: 740 };

declare const axe: { run(): Promise<AxeResults> };

inChromium('the report as a page', (opened) => {
  let html: string;

  beforeAll(async () => {
    const store = await openMemory({ answerWithin: 10_000 });
    const say = sayOver(store);
    await reportedBattle(say);
    html = new TextDecoder().decode(attachedTo(await say('/report')).bytes);
    await store.close();
  });

  test.each(runs(['dark'] as const, ['light', 'dark'] as const))(
    'axe finds nothing wrong with it: %s',
    async (colorScheme) => {
      const { page } = opened();
      await page.emulateMedia({ colorScheme });
      // axe is a script, and the page lets none run: it is looked at without its own policy.
      await page.setContent(html.replace(/<meta http-equiv[^>]*>/, ''));
      await page.addScriptTag({ content: AXE });
      const { violations, passes } = await page.evaluate(() => axe.run());
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
    },
  );

  test('it needs no script and no network, and shows its pictures', async () => {
    const { page, asked } = opened();
    await page.setContent(html);
    expect(html).not.toMatch(/<script|https?:|javascript:/i);
    expect(asked).toEqual([]);
    const widths: number[] = await page.evaluate('[...document.images].map((each) => each.naturalWidth)');
    expect(widths).toHaveLength(1);
    expect(widths[0]).toBeGreaterThan(300);
    expect(await page.getByText('<script>alert(1)</script>').count()).toBe(1);
  });

  test.runIf(NIGHTLY)('nothing on it is wider than a phone', async () => {
    const { page } = opened();
    await page.setViewportSize(PHONE);
    await page.setContent(html);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  });

  test.runIf(NIGHTLY)('it prints', async () => {
    const { page } = opened();
    await page.setContent(html);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
