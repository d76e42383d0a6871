import { test } from 'vitest';
import { giveAll } from '../lines.ts';
import { Playing } from '../playing.ts';

test('players mix their own words into the dice, and a book that can run a side says what that takes', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/fair mix words:" "', 'Which words? (words:"rain over Caen")'],
    ['anna', '/fair mix words:" rain over Caen "', [{ type: 'words-mixed', user: 'anna', words: 'rain over Caen' }]],
    ['ben', '/fair mix words:"and snow"', [{ type: 'words-mixed', user: 'ben', words: 'and snow' }]],
    [
      'zoe',
      '/fair mix words:mine',
      'There’s a campaign here, so only its players and umpires can throw its dice. /game join lets you in.',
    ],
    [
      'zoe',
      '/fair reveal',
      'There’s a campaign here, so only its players and umpires can throw its dice. /game join lets you in.',
    ],
    ['zoe', '/solo', 'Only players and umpires of this game can do that. /game join lets you in.'],
    [
      'ute',
      '/solo',
      'Umpire doesn’t run a side here. Before the first turn, /game house toggle:borrowed-solo on:true changes that. For a single throw on the solo tables, choose another task.',
    ],
  ]);
});
