import { describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

/** A battle in its first turn, with Ute as umpire and the first player's units as said. @param steps ended before, from the first */
async function playing(rules: string, units: readonly string[], steps = 0): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('ute', `/game new name:T rules:${rules}`);
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  for (const unit of units) await table.says('ute', unit);
  for (let i = 0; i <= steps; i++) await table.says('ute', '/turn end');
  return table;
}

const ADD = (profile: string, side = 'axis') => `/unit add profile:${profile} name:Otto side:${side}`;

/** Commands that would pass if they named nobody. */
const CASES = [
  ['HP-GUN-01', 'hans-n-panzer', [ADD('57mm')], '/weapon who:Otto action:set-up'],
  ['LS-TURN-02', 'landser', [ADD('rifleman')], '/act who:Otto action:covering-fire'],
  ['LS-TURN-02', 'landser', [ADD('rifleman')], '/act who:Otto action:hide'],
  ['LS-SQD-04', 'landser', [ADD('machine-gunner')], '/weapon who:Otto'],
  ['LC-TURN-02', 'landser-classic', [ADD('rifleman')], '/act who:Otto action:nothing'],
  ['LC-SQD-04', 'landser-classic', [ADD('machine-gunner')], '/weapon who:Otto'],
  ['PT-REUSE-01', 'panzertroops', [ADD('bar-man')], '/weapon who:Otto action:abandon'],
  ['WS-TURN-02', 'ww2-skirmish', [ADD('rifle-team')], '/act who:Otto action:disperse'],
  ['WS-TURN-02', 'ww2-skirmish', [ADD('rifle-team')], '/act who:Otto action:surrender'],
] as const;

describe.each(CASES)('%s, %s: nobody is his own target or helper', (_rule, rules, units, command) => {
  test(`${command} is refused with oneself as its target, and passes without`, async () => {
    const table = await playing(rules, units);
    expect(await table.fails('anna', `${command} target:Otto`)).toMatch(
      /^Otto can’t be the target of its own \/\w+\. Name somebody else, or leave target out\./,
    );
    expect((await table.says('anna', command)).json.ok ?? true).toBe(true);
  });
});
