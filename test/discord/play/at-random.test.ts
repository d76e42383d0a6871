import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../../src/rules/index.ts';
import { Chance } from '../../battles/random/chance.ts';
import { runs } from '../../nightly.ts';
import { WhateverIsShown } from '../at-random/whatever-is-shown.ts';
import { Club } from '../club.ts';

const BATTLES = runs(1, 10);
const STEPS = runs(25, 150);

const played = Object.keys(rulesets).flatMap((id) => Array.from({ length: BATTLES }, (_, i) => [id, i] as const));

describe('people who press whatever they are shown', () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open();
  });

  // Requests that Discord would refuse, mentions of nothing and pings of anybody else fail here.
  afterAll(() => club.close());

  test.each(played)(
    '%s, battle %i: all is answered, once and in time; nothing breaks, and nothing is refused that was offered',
    async (id, i) => {
      const play = new WhateverIsShown(club, rulesets[id]!, new Chance(`shown ${id} ${process.env.SEED ?? ''}${i}`));
      await play.plays(STEPS);
      expect(play.judge.faults).toEqual([]);
      expect(play.judge.interactions).toBeGreaterThan(STEPS / 2);
    },
    600_000,
  );
});
