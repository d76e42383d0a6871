import { expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../src/campaign/campaign.ts';
import type { Game } from '../../src/campaign/game.ts';
import { questionOffer } from '../../src/command/forms/questioning.ts';
import { someGame } from '../campaign/some-game.ts';
import { record, ruled } from '../referee/some-records.ts';

const of = { log: 'a', seq: 4 } as never;
const shot = ruled({ who: 'u1', targets: ['u2'] });

/** How many buttons a ruling of Anna's gets for it. */
function offered(game: Partial<Game> | undefined, given = shot): number {
  const campaign: Campaign = game ? { ...nothingYet, game: someGame(game) } : nothingYet;
  return questionOffer(campaign, record(4, [given]), given, of).length;
}

test('a ruling that rests on what somebody saw can be questioned by the other side, once', () => {
  expect(offered({})).toBe(1);
  const question = { id: 5, seq: 4, by: 'ben', side: 'allies', user: 'anna', of: 'axis' };
  expect(offered({ questions: [question] })).toBe(0);
  expect(offered({ questions: [{ ...question, seq: 3 }] })).toBe(1);
});

test('and by nobody if no other side has players, once the campaign is over, or without one', () => {
  const { axis } = someGame().sides;
  expect(offered({ sides: { axis: axis!, allies: { name: 'Allies', players: [], fields: {} } } })).toBe(0);
  expect(offered({ phase: 'ended' })).toBe(0);
  expect(offered(undefined)).toBe(0);
});

test('what rests on no eyes can’t be questioned', () => {
  const thrown = { verb: 'initiative', options: {} } as const;
  expect(offered({}, { ...shot, ...thrown })).toBe(0);
});
