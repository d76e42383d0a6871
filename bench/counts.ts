import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { panelOf } from '../src/command/panel/panel.ts';
import { abilitiesOf } from '../src/referee/acts/able.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesetOf, rulesets } from '../src/rules/index.ts';
import { type Battle, battleOf, PLAYERS } from './battle.ts';
import { type Calls, callsOf } from './calls.ts';

const UNITS = 74;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Of one book, the functions called most are named. */
const MOST_NAMED = 40;

/**
 * Prints how many functions an attack between tracked units, its buttons and panels enter, and how often, in each book.
 * @param only a book, of which the functions called most are named
 */
export async function counts(print: (text: string) => void, only?: string): Promise<void> {
  print(`functions entered and calls made, ${UNITS} units`);
  for (const id of only === undefined ? Object.keys(rulesets) : [only]) {
    const battle = await battleOf(id, UNITS);
    const shot = await firstShot(battle);
    if (!shot) continue;
    // The first time, what's kept for good is worked out as well.
    await (await battle.says(shot.user, shot.command)).offers?.();
    await battle.says('carla', '/undo');
    const counted: Record<string, Calls> = {};
    const countFresh = async (when: string) => {
      const campaign = await battle.campaign();
      for (const user of PLAYERS) {
        const fresh = { ...campaign, game: { ...campaign.game! } };
        const whose = user === shot.user ? 'the attacker' : 'the other side';
        const panel = () => panelOf(english, fresh, user, {});
        counted[`a panel of ${whose} with nothing known, ${when}`] = await callsOf(panel);
      }
    };
    await countFresh('before it');
    let answer: Awaited<ReturnType<Battle['says']>>;
    counted[shot.command] = await callsOf(async () => {
      answer = await battle.says(shot.user, shot.command);
    });
    counted['its buttons and menu'] = await callsOf(() => answer.offers?.());
    const campaign = await battle.campaign();
    counted['the panel after it'] = await callsOf(() => panelOf(english, campaign, shot.user, {}));
    await countFresh('after it');
    for (const [what, { functions, calls, most }] of Object.entries(counted)) {
      print([id.padEnd(16), what.padEnd(60), String(functions).padStart(6), String(calls).padStart(9)].join('  '));
      for (const { path, name, count } of only === undefined ? [] : most.slice(0, MOST_NAMED))
        print(`${String(count).padStart(9)}  ${name || '(unnamed)'}  ${relative(ROOT, path)}`);
    }
  }
}

const MOST_STEPS = 12;

/** An attack at an enemy as the book first allows one, step by step. */
export async function firstShot(
  battle: Battle,
): Promise<{ readonly user: string; readonly command: string } | undefined> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const campaign = await battle.campaign();
    const { at, rules, units } = campaign.game!;
    const ruleset = rulesetOf(rules);
    for (const unit of Object.values(units).filter(({ side }) => !at?.side || side === at.side)) {
      const { can } = await abilitiesOf(campaign, ruleset, unit);
      const able = can.find(({ verb }) => ruleset.verbs[verb]?.kind === 'attack');
      if (!able) continue;
      const enemy = Object.values(units).find(({ side }) => side !== unit.side)!;
      const said = Object.entries({ target: enemy.name, ...able.given }).map(([name, value]) => ` ${name}:"${value}"`);
      return { user: unit.side === 'axis' ? 'anna' : 'ben', command: `/${able.verb}${said.join('')}` };
    }
    await battle.says('carla', '/turn end').catch(() => undefined);
  }
  return undefined;
}
