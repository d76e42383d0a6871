import { expect, test } from 'vitest';
import { breathing } from '../../src/campaign/breath.ts';
import { type Campaign, nothingYet } from '../../src/campaign/campaign.ts';
import { evolveGame } from '../../src/campaign/evolve.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import { canAct } from '../../src/referee/acts/able.ts';
import { openGame } from '../../src/referee/games/games.ts';
import { raiseSquad } from '../../src/referee/units/roster.ts';
import { landser } from '../../src/rules/landser/index.ts';

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

test('trying all that the units of a side might do lets others have their turn meanwhile', async () => {
  const campaign = facing();
  const own = Object.values(campaign.game!.units).filter(({ side }) => side === 'red');
  const idle: string[] = [];
  let others = 0;
  const turn = () => {
    others += 1;
    waiting = setImmediate(turn);
  };
  let waiting = setImmediate(turn);
  const breathe = breathing();
  for (const unit of own) if (!(await canAct(campaign, landser, unit, breathe))) idle.push(unit.name);
  clearImmediate(waiting);
  // A unit that can do nothing is tried with everything: for several of them that takes far longer than one stretch.
  expect(idle.length).toBeGreaterThan(2);
  expect(others).toBeGreaterThan(3);
});
