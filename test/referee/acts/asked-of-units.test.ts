import { expect, test } from 'vitest';
import { battleOf, PLAYERS } from '../../../bench/battle.ts';
import { callsOf } from '../../../bench/calls.ts';
import { breathing } from '../../../src/campaign/breath.ts';
import { panelOf } from '../../../src/command/panel/panel.ts';
import { canAct } from '../../../src/referee/acts/able.ts';
import { Act } from '../../../src/referee/acts/act.ts';
import { Search } from '../../../src/referee/acts/search.ts';
import { canEndStep } from '../../../src/referee/turns/turn-end.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { runs } from '../../nightly.ts';
import { Playing } from '../playing.ts';

/** A battle by a book in its first turn, Anna with these squads against Ben's. */
async function begun(rules: string, squads: readonly [string, string]) {
  const table = await Playing.begin();
  await table.says('ute', `/game new rules:${rules}`);
  for (const [i, [user, side]] of [['anna', 'axis'] as const, ['ben', 'allies'] as const].entries()) {
    await table.says(user, `/game join side:${side}`);
    await table.says(user, `/unit squad squad:${squads[i]} name:${side}`);
  }
  await table.says('ute', '/turn end');
  return table.referee.campaign('caen');
}

test('whoever is aboard is hardly asked what he can do (LS-CREW-01), nor anybody what no rule gives him cause for', async () => {
  const campaign = await begun('landser', ['panther', 'sherman']);
  const ruleset = rulesetOf('landser');
  const [first, second] = Object.values(campaign.game!.units).filter(({ profile }) => profile === 'crewman');
  expect(await canAct(campaign, ruleset, first!, breathing())).toBe(false);
  let can: boolean | undefined;
  const { of } = await callsOf(async () => (can = await canAct(campaign, ruleset, second!, breathing())));
  expect(can).toBe(false);
  expect(of('referee/acts/search.ts', 'Search')).toBeLessThanOrEqual(1);
});

test('what has to be said isn’t left alone while whatever else is tried: a shot is found at once (HP-INF-02)', async () => {
  const campaign = await begun('hans-n-panzer', ['mounted-platoon', 'mounted-platoon']);
  const ruleset = rulesetOf('hans-n-panzer');
  const halfTrack = Object.values(campaign.game!.units).find(({ profile }) => profile === 'half-track')!;
  const inFire = { ...campaign, game: { ...campaign.game!, at: { turn: 1, step: 'fire' } } };
  const search = new Search(new Act(inFire, ruleset, 'fire', halfTrack));
  expect(search.finish().said).toBeDefined();
  expect(search.judge.runs).toBeLessThanOrEqual(30);
});

test('a man under no template has none of his enemies to be behind cover from (LC-AUTO-07)', async () => {
  const campaign = await begun('landser-classic', ['squad', 'squad']);
  const [unit] = Object.values(campaign.game!.units).filter(({ side }) => side === campaign.game!.at!.side);
  const search = new Search(new Act(campaign, rulesetOf('landser-classic'), 'act', unit));
  expect(search.with({ action: 'behind-cover' }, () => search.finish()).wrong).toBeDefined();
  expect(search.judge.runs).toBeLessThanOrEqual(12);
});

test('whoever owes something has to give it first, whomever he might fire at (WS-MOR-01)', async () => {
  const { game, ...campaign } = await begun('ww2-skirmish', ['platoon', 'platoon']);
  const [unit] = Object.values(game!.units).filter(({ side }) => side === game!.at!.side);
  const owed = {
    verb: 'morale',
    options: {},
    unit: unit!.id,
    at: { turn: 1, edge: 'start' },
    rule: 'WS-MOR-01',
  } as const;
  const owing = { ...campaign, game: { ...game!, due: [{ ...owed, id: 'd1', blocks: ['unit', 'target'] as const }] } };
  const search = new Search(new Act(owing, rulesetOf('ww2-skirmish'), 'fire', unit));
  expect(search.finish().wrong!.why.says).toBe('owed-first');
  expect(search.judge.runs).toBeLessThanOrEqual(8);
});

/** The most checks that are run for a side's panel among 74 units with nothing known of them, as their first step begins. */
const MOST_CHECKS: Readonly<Record<string, number>> = {
  landser: 450,
  'landser-classic': 600,
  'hans-n-panzer': 520,
  'ww2-skirmish': 1020,
  panzertroops: 740,
};

/**
 * A fifth of what a panel once called is 47,000, as `npm run bench -- --only counts` has it. Under vitest each use of what another module
 * exports is a call, too: up to a fifth more.
 */
const MOST_CALLS = 56_000;

test.each(runs(['landser'], Object.keys(MOST_CHECKS)))(
  '%s: a panel of 74 units runs few checks, and neither side’s calls much',
  async (id) => {
    const campaign = await (await battleOf(id, 74)).campaign();
    // The first time, what's kept for good is worked out as well.
    for (const user of PLAYERS) await panelOf(english, campaign, user, {});
    for (const user of PLAYERS) {
      const fresh = { ...campaign, game: { ...campaign.game! } };
      const { calls, of } = await callsOf(() => panelOf(english, fresh, user, {}));
      expect(of('referee/acts/judge.ts', 'run')).toBeLessThanOrEqual(MOST_CHECKS[id]!);
      expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    }
  },
);

test('whether a step may be ended is known without working out the next', async () => {
  const campaign = await begun('panzertroops', ['german-infantry-squad', 'us-infantry-squad']);
  let may: boolean | undefined;
  const { of } = await callsOf(() => (may = canEndStep(campaign, rulesetOf('panzertroops'), 'anna')));
  expect(may).toBe(true);
  expect(of('referee/turns/turns.ts', 'nextStep')).toBe(0);
});
