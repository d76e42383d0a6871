import { describe, expect, test } from 'vitest';
import { whoCan } from '../../src/referee/acts/able.ts';
import { gameIn } from '../../src/referee/games/games.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { type CompletionContext, knownValues } from '../../src/suggestions/known-values.ts';
import { jsonOf } from '../../src/terminal/json.ts';
import { desk } from '../terminal/table.ts';

const CHANNEL = 'table';
const END = '@carla /turn end';

/** A battle by these rules: Anna's units, by profile, in this order; then what's said. */
async function battle(rules: string, profiles: readonly string[], lines: readonly string[]) {
  const at = await desk();
  const says = async (line: string) => {
    const [, user = '', command = ''] = /^@(\w+) (.*)$/.exec(line)!;
    expect(JSON.parse(jsonOf(await at.hear({ user, channel: CHANNEL, command }), 1)), line).toMatchObject({ ok: true });
  };
  await says(`@carla /game new rules:${rules}`);
  await says('@anna /game join side:axis');
  await says('@ben /game join side:allies');
  for (const [i, profile] of profiles.entries()) await says(`@anna /unit add profile:${profile} name:Unit${i}`);
  await says(`@ben /unit add profile:${profiles[0]} name:Enemy`);
  for (const line of lines) await says(line);
  return at.referee.campaign(CHANNEL);
}

/** What completion offers for an option of a ruling, where there's time enough to find out who can. */
async function offered(campaign: Awaited<ReturnType<typeof battle>>, rules: string, verb: string, option: string) {
  const book = rulesets[rules]!;
  const game = gameIn(campaign);
  const can = whoCan(campaign, book, verb);
  const known: CompletionContext = { ruleset: book, commands: [], game, user: 'anna', verb: { name: verb, book }, can };
  return knownValues(english, option, known)!;
}

const HP_SET_UP = '@anna /weapon who:Unit2 action:set-up';
const MEN = ['rifleman', 'rifleman'];

describe('completion has first who can do it', () => {
  test.each([
    ['hans-n-panzer', 'barrage', ['infantry', 'infantry', 'infantry-mortar'], [HP_SET_UP, END, END]],
    ['panzertroops', 'smoke', [...MEN, 'mortar-team'], [END, END, END]],
    ['ww2-skirmish', 'barrage', ['rifle-team', 'sniper', 'mortar-team'], [END]],
  ] as const)('%s: /%s', async (rules, verb, profiles, lines) => {
    const campaign = await battle(rules, profiles, lines);
    const [first, second] = await offered(campaign, rules, verb, 'who');
    expect(first?.text).toBe('Unit2');
    expect(first?.hint).not.toMatch(/can’t do it now/);
    expect(second?.hint).toMatch(/^can’t do it now · /);
  });

  test('panzertroops: /barrage, /bail', async () => {
    const lines = [
      '@anna /unit squad squad:observer-team name:Eyes',
      '@anna /unit add profile:art-medium-gun name:Battery count:2 fields:off-table:true',
      '@ben /unit add profile:panzer-4h name:Kurt',
      '@anna /move who:Unit2 target:Unit1',
      END,
    ];
    const profiles = [...MEN, 'm3-half-track'];
    const calling = await offered(await battle('panzertroops', profiles, lines), 'panzertroops', 'barrage', 'who');
    expect(calling[0]?.text).toBe('Eyes Forward observer');
    const hit = '@ben /tankhit attacker:Kurt target:Unit2 range:24 facing:front faces:"5 3"';
    const burning = await battle('panzertroops', profiles, [...lines, END, hit]);
    const bailing = await offered(burning, 'panzertroops', 'bail', 'who');
    expect(bailing[0]?.text).toBe('Unit2');
  });

  test('landser: /wound, and whom it’s for', async () => {
    const campaign = await battle(
      'landser',
      [...MEN, 'rifleman'],
      [
        '@carla /game house toggle:alternative-wounds on:true',
        '@carla /game house toggle:fixed-initiative on:true',
        '@carla /unit edit unit:Unit2 fields:medic:true',
        '@carla /initiative faces:"1 6"',
        END,
        '@ben /fire attacker:Enemy target:Unit1 weapon:rifle range:8 faces:"4 4"',
        END,
        '@anna /move who:Unit2 target:Unit1',
        END,
        END,
      ],
    );
    const [who] = await offered(campaign, 'landser', 'wound', 'who');
    expect(who?.text).toBe('Unit2');
    const [whom] = await offered(campaign, 'landser', 'wound', 'target');
    expect(whom?.text).toBe('Unit1');
  });
});
