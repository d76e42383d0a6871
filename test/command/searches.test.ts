import { expect, test } from 'vitest';
import { type Calls, callsOf } from '../../bench/calls.ts';
import { commands } from '../../commands/index.ts';
import { others } from '../../src/command/buttons.ts';
import type { Answer } from '../../src/command/command.ts';
import { formFor, isWhole } from '../../src/command/forms/form-for.ts';
import { panelOf } from '../../src/command/panel/panel.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { abilitiesOf } from '../../src/referee/acts/able.ts';
import { ruleOn } from '../../src/referee/rulings/rule-on.ts';
import { someDice } from '../../src/referee/rulings/trying.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { runs } from '../nightly.ts';
import { Playing } from '../referee/playing.ts';

/** Two squads a side, in the first step in which somebody can attack, and the attack. */
async function battle(rules: string): Promise<{ table: Playing; user: string; attack: string }> {
  const table = await Playing.begin();
  await table.says('ute', `/game new rules:${rules}`);
  const squads = Object.keys(rulesetOf(rules).squads);
  for (const [user, side] of [
    ['anna', 'axis'],
    ['ben', 'allies'],
  ]) {
    await table.says(user!, `/game join side:${side}`);
    for (const n of [0, 1]) await table.says(user!, `/unit squad squad:${squads[n] ?? squads[0]} name:${side}${n}`);
  }
  const ruleset = rulesetOf(rules);
  for (let step = 0; step < 12; step++) {
    const campaign = await table.referee.campaign('caen');
    const { at, units } = campaign.game!;
    const own = Object.values(units).filter(({ side }) => at && (!at.side || side === at.side));
    for (const unit of own) {
      const { can } = await abilitiesOf(campaign, ruleset, unit);
      const able = can.find(({ verb }) => ruleset.verbs[verb]?.kind === 'attack');
      if (!able) continue;
      const enemy = Object.values(units).find(({ side }) => side !== unit.side)!;
      const said = Object.entries({ target: enemy.name, ...able.given }).map(([name, value]) => ` ${name}:"${value}"`);
      const user = unit.side === 'axis' ? 'anna' : 'ben';
      return { table, user, attack: `/${able.verb}${said.join('')}` };
    }
    await table.says('ute', '/turn end');
  }
  throw new Error(`nobody can attack by ${rules}`);
}

/**
 * The most checks that are run for whom else an attack can be given for. What the dice leave of the units decides how many there are
 * to try. Those who could shoot at one target after another are looked for, too.
 */
const MOST: Readonly<Record<string, number>> = {
  'landser-classic': 1600,
  landser: 1300,
  'hans-n-panzer': 700,
  'ww2-skirmish': 600,
  panzertroops: 900,
};

/** Counting calls is slow: two of the books, and all of them by night. */
const SOME = Object.entries(MOST).filter((_, i) => i % runs(5, 1) === 0);

const searchesIn = ({ of }: Calls) => of('referee/acts/search.ts', 'Search');
const checksIn = ({ of }: Calls) => of('referee/acts/judge.ts', 'run');

test.each(SOME)(
  '%s: an attack’s buttons search for nothing, and what the menu of others has searched for isn’t searched for again by the panel',
  async (id, most) => {
    const { table, user, attack } = await battle(id);
    let answer: Answer | undefined;
    expect(searchesIn(await callsOf(async () => (answer = await table.says(user, attack))))).toBe(0);
    const buttons = await callsOf(() => answer!.offers!());
    expect(searchesIn(buttons)).toBe(0);
    const campaign = await table.referee.campaign('caen');
    const { log, campaign: now } = (await table.referee.ruling('caen', campaign.seq))!;
    const asks = () => others(english, table.referee, { channel: 'caen', user }, now.seq, log);
    const menu = await callsOf(asks);
    expect(checksIn(menu)).toBeGreaterThan(0);
    expect(checksIn(menu)).toBeLessThanOrEqual(most);
    const panel = () => panelOf(english, campaign, user, {});
    const after = searchesIn(await callsOf(panel));
    const alone = await callsOf(() => panelOf(english, { ...campaign, game: { ...campaign.game! } }, user, {}));
    expect(after).toBeLessThan(searchesIn(alone));
    expect(searchesIn(await callsOf(panel))).toBe(0);
    expect(searchesIn(await callsOf(asks))).toBe(0);
  },
);

test.each(SOME.map(([id]) => id))(
  '%s: a command is read once for its form and its ruling, and hidden dice leave nothing in the record',
  async (id) => {
    const { table, user, attack } = await battle(id);
    const { name: verb, given } = readCommand(attack);
    const campaign = await table.referee.campaign('caen');
    const rule = () => ruleOn(campaign, { verb, given, user, defaultRules: id, source: someDice() });
    const alone = rule();
    let after: ReturnType<typeof rule> | undefined;
    const { of } = await callsOf(() => {
      expect(isWhole(table.referee, commandNamed(verb, commands), { channel: 'caen', user, given })).toBe(true);
      after = rule();
    });
    expect(after).toEqual(alone);
    expect(of('rulings/action.ts', 'readSaid')).toBe(1);
  },
);

/** The most checks that are run for an attack's form, once its attacker is said. */
const MOST_IN_FORM: Readonly<Record<string, number>> = {
  'landser-classic': 1400,
  landser: 1400,
  'hans-n-panzer': 320,
  'ww2-skirmish': 500,
  panzertroops: 620,
};

test.each(runs(['ww2-skirmish'], Object.keys(MOST_IN_FORM)))(
  '%s: a form tries what its ticks come to at one target, where they go there',
  async (id) => {
    const { table, user, attack } = await battle(id);
    const { name: verb, given } = readCommand(attack);
    const { target: _, ...own } = given;
    const asked = { channel: 'caen', user, given: own };
    const form = await callsOf(() => formFor(english, table.referee, commandNamed(verb, commands), asked, 'open'));
    expect(checksIn(form)).toBeLessThanOrEqual(MOST_IN_FORM[id]!);
  },
);
