import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { breathing } from '../../../src/campaign/breath.ts';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { canAct } from '../../../src/referee/acts/able.ts';
import { openGame } from '../../../src/referee/games/games.ts';
import { raiseSquad } from '../../../src/referee/units/roster.ts';
import { landser } from '../../../src/rules/landser/index.ts';

/** Two sides with tanks and men, in the turn of the first. */
function facing(): Campaign {
  let campaign: Campaign = nothingYet;
  const write = (events: readonly LogEvent[]) => {
    const game = events.reduce(evolveGame, campaign.game);
    campaign = { ...campaign, ...(game ? { game } : {}) };
  };
  write(openGame(campaign, { user: 'ute' }, { name: 'Facing', rules: 'landser', sides: ['red', 'blue'] }));
  for (const side of ['red', 'blue'])
    for (const squad of ['squad', 'sherman', 'tiger', 'hmg-team'])
      write(raiseSquad(campaign, 'ute', landser, { squad, called: `${side} ${squad}`, side }));
  const game = { ...campaign.game!, table: { ...campaign.game!.table, first: 'red' } };
  return { ...campaign, game: { ...game, at: { turn: 1, step: 'first-side', side: 'red' } } };
}

/** A pause that's always taken, and how many had their turn meanwhile. */
function pausing() {
  let others = 0;
  const breathe = async () => {
    await setImmediate();
    others += 1;
  };
  return { breathe, others: () => others };
}

test('whether each unit of a side can act is asked with a pause before it, in which others have their turn', async () => {
  const campaign = facing();
  const own = Object.values(campaign.game!.units).filter(({ side }) => side === 'red');
  const { breathe, others } = pausing();
  for (const [asked, unit] of own.entries()) {
    await canAct(campaign, landser, unit, breathe);
    expect(others()).toBe(asked + 1);
  }
});

test('a pause is taken once four milliseconds are used up, and not before', async () => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(100);
  const breathe = breathing();
  clock.mockReturnValue(103.9);
  expect(breathe()).toBeUndefined();
  clock.mockReturnValue(104);
  const pause = breathe();
  expect(pause).toBeInstanceOf(Promise);
  await pause;
  expect(breathe()).toBeUndefined();
});
