import { test } from 'vitest';
import { giveAll } from './lines.ts';
import { Playing } from './playing.ts';

test('players mix their own words into the dice, and only a book that can run a side has a command for it', async () => {
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
    [
      'zoe',
      '/solo',
      'Landser (original) has no /solo. This book can’t run a side by itself, so somebody has to play each side. WW2 Skirmish has /solo.',
    ],
    [
      'ute',
      '/solo',
      'Landser (original) has no /solo. This book can’t run a side by itself, so somebody has to play each side. WW2 Skirmish has /solo.',
    ],
  ]);
});
