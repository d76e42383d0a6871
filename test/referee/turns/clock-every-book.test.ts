import { expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import { THE_CLOCK } from '../../../src/campaign/the-clock.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import { english } from '../../../src/reply/english/index.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

const BOOKS = ['landser', 'landser-classic', 'hans-n-panzer', 'ww2-skirmish', 'panzertroops'];

test.each(BOOKS)('%s: while both sides sleep, the clock passes every step and turn', async (rules) => {
  const { store } = await memory();
  let now = Date.parse('2026-06-06T12:00:00Z');
  const referee = refereeOn(store, { now: () => new Date(now) });
  const says = async (user: string, command: string) => {
    const { name, given } = readCommand(command);
    await run(english, referee, commandNamed(name, commands), { user, channel: 'caen', command, given });
  };
  await says('ute', `/game new name:Caen rules:${rules}`);
  await says('anna', '/game join side:axis');
  await says('ben', '/game join side:allies');
  await says('anna', '/unit squad name:Red');
  await says('ben', '/unit squad name:Blue');
  if (rules.startsWith('landser')) await says('anna', '/initiative');
  await says('ute', '/turn end');
  const seen: string[] = [];
  for (let i = 0; i < 40; i++) {
    // It wouldn't play on alone for ever: somebody sets it again.
    if (i % 3 === 0) await says('ute', '/game clock every:24h grace:12h then:pass');
    const { plan, campaign } = (await referee.clock.planFor('caen'))!;
    seen.push(`${campaign.game!.at!.turn} ${campaign.game!.at!.step}`);
    if (campaign.game!.at!.turn >= 4) break;
    const [expiry] = plan.expiries;
    expect(expiry, seen.join(', ')).toMatchObject({ does: 'pass' });
    now = expiry!.at;
    expect(await referee.clock.expire('caen', expiry!), seen.join(', ')).not.toEqual([]);
  }
  expect(seen.at(-1)).toMatch(/^4 /);
  const begun = (await recordsOf(store)).filter(({ events }) => events.some(({ type }) => type === 'turn-begun'));
  expect(begun.slice(1).every(({ by }) => by === THE_CLOCK)).toBe(true);
});
