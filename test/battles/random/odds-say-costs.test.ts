import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { openSession } from '../../../docs/generate/session.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { InputError, NotAllowed, Refusal } from '../../../src/kernel/refusal.ts';
import { oddsSoon } from '../../../src/odds/odds.ts';
import { abilitiesOf } from '../../../src/referee/acts/able.ts';
import { readAction } from '../../../src/referee/rulings/action.ts';
import { ruleOn } from '../../../src/referee/rulings/rule-on.ts';
import { type Sure, sureOf } from '../../../src/referee/rulings/sure.ts';
import { someDice } from '../../../src/referee/rulings/trying.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { runs } from '../../nightly.ts';
import { linesOf } from '../discord.ts';

/** So many states of each battle are looked at, and each act is thrown so often in each. */
const STATES = runs(1, 30);
const THROWS = runs(4, 40);
/** Of the acts of a unit, every n-th is tried. */
const EVERY = runs(3, 1);

const BATTLES = ['landser-classic', 'landser', 'hans-n-panzer', 'panzertroops', 'ww2-skirmish'];

async function* states(book: string): AsyncGenerator<Campaign> {
  const lines = linesOf(await readFile(new URL(`../${book}.txt`, import.meta.url), 'utf8'));
  const session = await openSession(book);
  const every = Math.max(1, Math.floor(lines.length / (STATES + 1)));
  for (const [i, { user, command }] of lines.entries()) {
    if (i > every * STATES) break;
    await session.hear(`@${user} ${command}`);
    const campaign = await session.campaign('table');
    if (i % every === every - 1 && campaign.game?.phase === 'open' && !campaign.game.over) yield campaign;
  }
  await session.close();
}

/** What the odds of something say for certain, and a ruling on the same. */
interface Both {
  readonly says: string;
  readonly sure: Sure;
  rules(dice: number): ReturnType<typeof ruleOn>;
}

async function* everyAct(campaign: Campaign): AsyncGenerator<Both> {
  const game = campaign.game!;
  for (const unit of Object.values(game.units).filter(({ gone }) => !gone)) {
    const user = game.sides[unit.side ?? '']?.players[0];
    if (user === undefined) continue;
    const { can } = await abilitiesOf(campaign, rulesetOf(game.rules), unit);
    for (const { verb, given } of can.filter((_, i) => i % EVERY === 0)) {
      const rules = (dice: number) =>
        ruleOn(campaign, { verb, given, user, defaultRules: '', source: someDice(1 + dice * 577_215) });
      try {
        rules(0);
        const action = readAction(verb, given, campaign, '');
        const sure = await sureOf(action, campaign, await oddsSoon(action, 20_000));
        if (sure) yield { says: `/${verb} ${JSON.stringify(given)}`, sure, rules };
      } catch (error) {
        // What can't be given now, and what has too many outcomes to say its odds.
        if (![InputError, NotAllowed, Refusal].some((kind) => error instanceof kind)) throw error;
      }
    }
  }
}

test.each(BATTLES)(
  'what odds say that it costs in any case, every ruling takes: %s',
  { timeout: 300_000 },
  async (book) => {
    const untrue: string[] = [];
    let said = 0;
    for await (const campaign of states(book)) {
      for await (const { says, sure, rules } of everyAct(campaign)) {
        said += sure.costs.length;
        for (let i = 0; i < THROWS; i++) {
          const took = rules(i).flatMap((event) => (event.type === 'ruled' ? event.effects : []));
          const missing = sure.costs.filter((cost) => !took.some((effect) => isDeepStrictEqual(effect, cost)));
          if (missing.length > 0) untrue.push(`${says} with ${i}: ${JSON.stringify(missing)}`);
        }
      }
    }
    expect(untrue.slice(0, 5)).toEqual([]);
    expect(said).toBeGreaterThan(runs(2, 5));
  },
);
