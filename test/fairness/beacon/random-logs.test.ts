import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import type { LoggedRecord } from '../../../src/fairness/logged.ts';
import { checkedIn, shownSeeds } from '../../../src/fairness/whole-log.ts';
import { sayOver } from '../../commands/club-table.ts';
import { runs } from '../../nightly.ts';
import { memory } from '../../referee/table.ts';
import { inThePage, thePage } from '../the-page.ts';
import { ownChain } from './own-chain.ts';
import { act, change, changed, logOf } from './random-logs.ts';

// Two verifiers, the program's and the page's, each written from checking-dice.md, over logs that nobody has thought of.

const page = thePage();
let base: CampaignExport;

beforeAll(async () => {
  const say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
});

/** What each of the two says of the first fault, and how many dice they worked out again. */
function verdicts(file: CampaignExport) {
  const records = file.records as readonly LoggedRecord[];
  const shown = shownSeeds(records);
  const found = [
    ...checkedIn(
      records,
      [{ log: file.log, last: records.length }],
      ({ commitment }) => shown.get(commitment),
      ownChain,
    ),
  ];
  const fault = found.find((each) => each.fault);
  const upTo = fault ? found.slice(0, found.indexOf(fault)) : found;
  const { wrong, why, fromRounds } = page.check(JSON.parse(JSON.stringify(file)), [], { chain: inThePage(ownChain) });
  const ours = [
    fault?.seq,
    fault?.fault,
    upTo.reduce((sum, { dice, round }) => sum + (round === undefined ? 0 : dice.length), 0),
  ];
  return { ours, pages: [wrong, why, fromRounds] };
}

test('both find honest logs right, and every die of them', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 8 }), (acts) => {
      const dice = acts.reduce((sum, each) => sum + (each.act === 'roll' ? each.sides.length : 0), 0);
      const { ours, pages } = verdicts(logOf(base, acts));
      expect([ours, pages]).toEqual([
        [undefined, undefined, dice],
        [undefined, undefined, dice],
      ]);
    }),
    { numRuns: runs(3, 100), seed: 43 },
  );
});

test('both find the same fault first, whatever somebody changes in what was announced', () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 2, maxLength: 5 }), change, (acts, at) => {
      const file = changed(logOf(base, acts), at);
      if (!file) return;
      tried += 1;
      const { ours, pages } = verdicts(file);
      expect(pages.slice(0, 2)).toEqual(ours.slice(0, 2));
    }),
    { numRuns: runs(10, 600), seed: 43 },
  );
  expect(tried).toBeGreaterThan(runs(2, 5));
});
