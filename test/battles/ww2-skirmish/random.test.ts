import { expect, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { RandomBattle } from './random-play.ts';

const BATTLES = runs(2, 200);

test(`${BATTLES} battles of random legal acts find no dead end, and end`, { timeout: 1_200_000 }, () => {
  const turns = Array.from({ length: BATTLES }, (_, i) => new RandomBattle(i + 1).play(150));
  // Nobody wins before anyone has acted, and no battle goes on for ever.
  expect(Math.max(...turns)).toBeGreaterThan(2);
  expect(turns).toHaveLength(BATTLES);
});
