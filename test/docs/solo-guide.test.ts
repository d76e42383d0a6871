import { expect, test } from 'vitest';
import { partsOf } from '../../docs/generate/console-blocks.ts';
import { documentAt } from '../../docs/generate/files.ts';
import { openSession, type Session } from '../../docs/generate/session.ts';

/** What's asked because of a hit: there's no more of that than of hits. */
const OF_HITS = ['facing', 'crossing', 'caught', 'friends'];
const MOST = 0.7;

interface Stop {
  readonly waits?: string;
  readonly asked?: { readonly question: string };
}

async function stopOf(session: Session): Promise<Stop | undefined> {
  const { outcome } = await session.hear('/turn status');
  return outcome.ok ? (outcome.answer.json as { readonly data?: Stop }).data : undefined;
}

test('WS-SOLO-06: an evening alone takes at most 0.7 of the referee’s commands for each of the player’s own, over ten turns', async () => {
  const parts = partsOf(await documentAt('guides/ww2-skirmish-solo.md'));
  const commands = parts.flatMap((part) =>
    part.kind === 'console' ? part.entered.filter(({ refused }) => !refused).map(({ command }) => command) : [],
  );
  const session = await openSession('ww2-skirmish-solo');
  let own = 0;
  let referees = 0;
  let ended = 0;
  for (const command of commands) {
    const stop = /^\/(solo|move|morale)/.test(command) ? await stopOf(session) : undefined;
    const { outcome } = await session.hear(command);
    expect(outcome.ok, command).toBe(true);
    // The first /turn end begins the battle.
    if (command === '/turn end') ended++;
    if (ended === 0 || (ended === 1 && command === '/turn end')) continue;
    if (stop?.waits === 'owed' || OF_HITS.includes(stop?.asked?.question ?? '')) continue;
    if (/^\/(solo task:(answer|turn)|turn end)\b/.test(command)) referees++;
    else if (/^\/(move|fire|suppress|barrage|grenade|rally)\b/.test(command)) own++;
  }
  await session.close();
  expect(ended).toBe(11);
  expect(own).toBeGreaterThanOrEqual(29);
  expect(referees / own).toBeLessThanOrEqual(MOST);
});
