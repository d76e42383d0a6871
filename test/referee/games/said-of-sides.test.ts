import { test } from 'vitest';
import { giveAll } from '../lines.ts';
import { Playing } from '../playing.ts';

test('who sets up a channel says what’s played in it, and opens a campaign there', async () => {
  const table = await Playing.begin();
  await giveAll(table, [
    ['ute', '/game rules rules:landser', [{ type: 'rules-chosen', rules: 'landser' }]],
    [
      'anna',
      '/game rules rules:landser',
      'Somebody else set this channel up. Only they can do that, or an umpire of its campaigns, or somebody who manages the channel.',
    ],
    [
      'anna',
      '/game house toggle:snow on:true',
      'Landser (expanded) has no house rule called "snow". It has impossible-excess-only, listed-jams-only, natural-six-spots, soft-and-prone-add, borrowed-solo and more. /game house lists them.',
    ],
    [
      'anna',
      '/game house toggle:natural-six-spots on:true',
      'Somebody else set this channel up. Only they can do that, or an umpire of its campaigns, or somebody who manages the channel.',
    ],
    [
      'ute',
      '/game house toggle:natural-six-spots on:true',
      [{ type: 'house-set', toggle: 'natural-six-spots', on: true }],
    ],
    [
      'ute',
      '/game new name:" Caen " rules:landser-classic sides:"Germans, Allied Forces"',
      [
        {
          type: 'game-opened',
          name: 'Caen',
          rules: 'landser-classic',
          sides: [
            { id: 'germans', name: 'Germans' },
            { id: 'allied-forces', name: 'Allied Forces' },
          ],
          umpire: 'ute',
        },
      ],
    ],
    [
      'ute',
      '/game rules rules:landser',
      'There’s already a campaign in this channel: Caen. /game status shows it, and /game end ends it.',
    ],
    ['ute', '/note text:"  Fog.  "', [{ type: 'noted', text: 'Fog.' }]],
  ]);
});

test('players join, hand their side over and leave it', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/game join side:axi', '"axi" isn’t a side. Did you mean axis? It can be axis or allies.'],
    ['anna', '/game join side:Axis', 'You already play for the Axis.'],
    ['ben', '/game hand-over to:ben', 'They already play for the Allies.'],
    [
      'ben',
      '/game hand-over to:dora',
      [
        {
          type: 'asked',
          id: 4,
          by: 'ben',
          about: 'hand-over',
          sides: [],
          users: ['dora'],
          umpire: false,
          on: { user: 'ben' },
          was: '[1,false,[],["allies",false],null,null]',
          proposes: [
            { type: 'player-left', user: 'ben' },
            { type: 'player-joined', user: 'dora', side: 'allies' },
          ],
        },
      ],
    ],
    ['anna', '/agree', 'Only the person it’s offered to can accept this.'],
    [
      'dora',
      '/agree',
      [
        { type: 'agreed', ask: 4, by: 'ben', about: 'hand-over' },
        { type: 'player-left', user: 'ben' },
        { type: 'player-joined', user: 'dora', side: 'allies' },
      ],
    ],
    ['carla', '/game hand-over to:dora', 'You haven’t joined a side yet. /game join lets you in.'],
    ['carla', '/game leave', 'You haven’t joined a side yet. /game join lets you in.'],
    [
      'anna',
      '/game hand-over to:dora',
      [
        {
          type: 'asked',
          id: 6,
          by: 'anna',
          about: 'hand-over',
          sides: [],
          users: ['dora'],
          umpire: false,
          on: { user: 'anna' },
          was: '[1,false,[],["axis",false],null,null]',
          proposes: [
            { type: 'player-left', user: 'anna' },
            { type: 'player-joined', user: 'dora', side: 'axis' },
          ],
        },
      ],
    ],
    [
      'dora',
      '/agree',
      [
        { type: 'agreed', ask: 6, by: 'anna', about: 'hand-over' },
        { type: 'player-left', user: 'anna' },
        { type: 'player-joined', user: 'dora', side: 'axis' },
      ],
    ],
    ['dora', '/game leave', [{ type: 'player-left', user: 'dora' }]],
    ['anna', '/game leave', 'You haven’t joined a side yet. /game join lets you in.'],
  ]);
});

test('umpires are named and dismissed, but not the last', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['ute', '/game umpire to:ute', 'They’re already an umpire.'],
    [
      'anna',
      '/game umpire to:anna',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    [
      'ute',
      '/game umpire to:anna',
      [
        {
          type: 'asked',
          id: 4,
          by: 'ute',
          about: 'umpire',
          sides: [],
          users: ['anna'],
          umpire: false,
          on: { user: 'anna' },
          was: '[1,false,[],["axis",false],null,null]',
          proposes: [{ type: 'umpire-named', user: 'anna' }],
        },
      ],
    ],
    ['ben', '/agree', 'Only the person it’s offered to can accept this.'],
    [
      'anna',
      '/agree',
      [
        { type: 'agreed', ask: 4, by: 'ute', about: 'umpire' },
        { type: 'umpire-named', user: 'anna' },
      ],
    ],
    ['anna', '/game dismiss-umpire to:carla', 'They aren’t an umpire here.'],
    [
      'anna',
      '/game dismiss-umpire to:ute',
      [
        {
          type: 'asked',
          id: 6,
          by: 'anna',
          about: 'dismiss-umpire',
          sides: ['allies'],
          users: ['ute'],
          umpire: true,
          on: { user: 'ute' },
          was: '[1,false,[],[null,true],null,null]',
          proposes: [{ type: 'umpire-dismissed', user: 'ute' }],
        },
      ],
    ],
    ['carla', '/agree', 'Only the other side, or an umpire who plays no side, can agree to this.'],
    [
      'ute',
      '/agree',
      [
        { type: 'agreed', ask: 6, by: 'anna', about: 'dismiss-umpire' },
        { type: 'umpire-dismissed', user: 'ute' },
      ],
    ],
    ['anna', '/game dismiss-umpire to:anna', 'They’re the only umpire left. Name another with /game umpire first.'],
    [
      'ute',
      '/game dismiss-umpire to:anna',
      'Only an umpire can do that here. Ask anna, who can also make you one with /game umpire.',
    ],
  ]);
});

test('an umpire closes the sides, opens them again, and takes players out', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    [
      'anna',
      '/game sides lock:true',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game sides lock:false', 'The sides are already open.'],
    ['ute', '/game sides lock:true', [{ type: 'sides-locked', on: true }]],
    ['ute', '/game sides lock:true', 'The sides are already closed.'],
    [
      'zoe',
      '/game join side:axis',
      [
        {
          type: 'asked',
          id: 5,
          by: 'zoe',
          about: 'join',
          sides: ['axis'],
          users: ['ute'],
          umpire: true,
          on: { user: 'zoe' },
          was: '[1,false,[],[null,false],null,null]',
          proposes: [{ type: 'player-joined', user: 'zoe', side: 'axis' }],
        },
      ],
    ],
    ['zoe', '/game join side:axis', 'You’ve already asked for that (#5). It’s waiting for an answer.'],
    ['ben', '/agree', 'Only that side’s players, or an umpire who plays no side, can agree to this.'],
    [
      'anna',
      '/agree',
      [
        { type: 'agreed', ask: 5, by: 'zoe', about: 'join' },
        { type: 'player-joined', user: 'zoe', side: 'axis' },
      ],
    ],
    ['ute', '/game remove-player to:zed', 'They don’t play for a side.'],
    [
      'anna',
      '/game remove-player to:ben',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game remove-player to:ben', [{ type: 'player-removed', user: 'ben' }]],
    ['ute', '/game sides lock:false', [{ type: 'sides-locked', on: false }]],
    ['ben', '/game join side:allies', [{ type: 'player-joined', user: 'ben', side: 'allies' }]],
  ]);
});
