import { expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../src/campaign/campaign.ts';
import type { Game } from '../../src/campaign/game.ts';
import { askedNow } from '../../src/command/forms/asked-now.ts';
import { standing } from '../../src/command/standing.ts';
import { hansNPanzer } from '../../src/rules/hans-n-panzer/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { someGame } from '../campaign/some-game.ts';

const at = { turn: 2, step: 'first-side', side: 'axis' } as const;
const campaign = (given: Partial<Game> = {}): Campaign => ({ ...nothingYet, game: someGame(given) });
const of = (user: string, given: Partial<Game> = { at }) => standing(landserClassic, campaign(given), user);

test('machines are told whose turn it is, and which of one’s own units haven’t acted in it', () => {
  expect(of('anna')).toMatchObject({ campaign: 'Caen', side: 'axis', umpire: false, at, yetToAct: ['Rifleman u1'] });
  expect(of('ben')).toMatchObject({ side: 'allies', yetToAct: [] });
  expect(of('ute')).toMatchObject({ umpire: true, yetToAct: [] });
  expect(of('ute')).not.toHaveProperty('side');
  // A step of both sides waits for no unit.
  expect(of('anna', { at: { turn: 2, step: 'both' } })).toMatchObject({ yetToAct: [] });
  expect(of('anna').verbs).toContain('fire');
});

test('before the first turn nobody acts, and without a campaign there’s only the book', () => {
  const before = of('anna', {});
  expect(before).toMatchObject({ phase: 'open', yetToAct: [] });
  for (const none of ['at', 'verbs']) expect(before).not.toHaveProperty(none);
  expect(of('carla', {})).not.toHaveProperty('side');
  expect(standing(landserClassic, nothingYet, 'anna')).toEqual({ rules: 'landser-classic' });
});

test('HP-MOVE a form asks for no way before the first turn of its own book', () => {
  const { options } = hansNPanzer.verbs.move!;
  const asks = (given: Partial<Game>, ruleset = hansNPanzer) =>
    Object.keys(askedNow(options, 'move', campaign({ rules: 'hans-n-panzer', ...given }), ruleset));
  const ways = ['path', 'part', 'exit'];
  expect(asks({ at })).toEqual(Object.keys(options));
  expect(asks({})).toEqual(Object.keys(options).filter((name) => !ways.includes(name)));
  // Somebody asks about another book than the one that's played, or there's no campaign at all.
  expect(asks({}, landserClassic as never)).toEqual(Object.keys(options));
  expect(Object.keys(askedNow(options, 'move', nothingYet, hansNPanzer))).toEqual(Object.keys(options));
});
