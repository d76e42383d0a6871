import { describe, expect, test } from 'vitest';
import { landser } from '../../../src/rules/landser/index.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { runs } from '../../nightly.ts';
import { Chance } from './chance.ts';
import { FieldOfBattle, type Muster } from './field-of-battle.ts';
import { RandomPlayer, type Ways } from './random-player.ts';

const BATTLES = runs(5, 200);

const TWO_SQUADS: readonly Muster[] = [
  { side: 'Germans', squad: 'squad', called: 'Red' },
  { side: 'British', squad: 'squad', called: 'Blue' },
];

/** In the expanded edition with everything else it puts on the table. */
const COMBINED: readonly (readonly Muster[])[] = [
  TWO_SQUADS,
  [
    ...TWO_SQUADS,
    { side: 'Germans', squad: 'tiger', called: 'Tiger' },
    { side: 'British', squad: 'sherman', called: 'Thunder' },
  ],
  [
    ...TWO_SQUADS,
    { side: 'Germans', squad: 'hmg-team', called: 'Heavy' },
    { side: 'British', squad: 'sniper-team', called: 'Hunters' },
    { side: 'British', profile: 'medic', called: 'Doc' },
    { side: 'Germans', profile: 'stuart', called: 'Booty' },
  ],
  [
    ...TWO_SQUADS,
    { side: 'Germans', squad: 'anti-tank-team', called: 'Ofenrohr' },
    { side: 'British', profile: 'sherman', called: 'Lone Sherman' },
    { side: 'Germans', profile: 'sticky-bomb-soldier', called: 'Bomber' },
  ],
];

const WAYS: Ways = {
  eager: { fire: 12, move: 3, act: 3, assault: 6, grenade: 4, tankhit: 3 },
  switching: 6,
  tries: 50,
  // With house rules that change all the time and shots into any cover, the last few men can miss each other for 300 turns.
  turns: 1000,
};

describe.each([landserClassic, landser])('$name: battles at random', (book) => {
  const musters = book === landser ? COMBINED : [TWO_SQUADS];
  const toggles = Object.keys(book.toggles);

  test.each(Array.from({ length: BATTLES }, (_, i) => i))('battle %i is fought to its end', (i) => {
    const chance = new Chance(`${book.id} ${i}`);
    const field = new FieldOfBattle(book, musters[i % musters.length]!, chance.die);
    // No house rules, each by itself, and any of them together.
    const on = toggles.filter((_, j) => (i < toggles.length + 1 ? j === i - 1 : chance.in(2)));
    for (const toggle of on) field.switches(toggle, true);
    expect(new RandomPlayer(field, chance, WAYS).plays()).toBeGreaterThan(0);
  });
});
