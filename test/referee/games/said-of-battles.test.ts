import { test } from 'vitest';
import { giveAll } from '../lines.ts';
import { Playing } from '../playing.ts';

test('objectives are named, and held by a side or by nobody', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['ute', '/battle objective name:" "', 'What is it called? (name:"The bridge")'],
    ['ute', '/battle objective name:Farm', [{ type: 'objective-set', name: 'Farm' }]],
    ['anna', '/battle objective name:Farm held:axis', [{ type: 'objective-set', name: 'Farm', held: 'axis' }]],
    ['ute', '/battle objective name:Farm held:allies', [{ type: 'objective-set', name: 'Farm', held: 'allies' }]],
    ['ute', '/battle objective name:Farm held:nobody', [{ type: 'objective-set', name: 'Farm' }]],
    [
      'ute',
      '/battle objective name:Farm held:Axes',
      '"Axes" isn’t a side. Did you mean axis? It can be axis or allies.',
    ],
    [
      'zoe',
      '/battle objective name:Mill',
      'Only players and umpires of this game can do that. /game join lets you in.',
    ],
  ]);
});

test('a battle is ended by agreement, and the next one begins', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['ute', '/battle end why:Night', 'There’s no battle to end: it hasn’t begun, or it’s already over.'],
    ['ute', '/turn end'],
    ['ute', '/battle end why:" "', 'Why? (why:"The bridge has fallen")'],
    [
      'ute',
      '/battle end winner:axis why:"Night falls"',
      [
        {
          type: 'battle-ended',
          effects: [{ winner: 'axis', why: 'agreed', values: { text: 'Night falls' }, effect: 'ended' }],
        },
      ],
    ],
    ['ute', '/battle end why:Again', 'There’s no battle to end: it hasn’t begun, or it’s already over.'],
    [
      'ute',
      '/turn end',
      'The battle is over, so there’s no /turn end any more. /game battle begins the next one. LC-TURN-02',
    ],
    ['ute', '/game losses battle:2', 'There’s no battle 2. This campaign is still in its first.'],
    [
      'ute',
      '/game battle',
      [
        {
          type: 'battle-begun',
          battle: 2,
          effects: [
            { effect: 'set', of: { side: 'axis' }, field: 'began', value: null, rule: 'LC-TURN-02' },
            { effect: 'set', of: { side: 'allies' }, field: 'began', value: null, rule: 'LC-TURN-02' },
            { effect: 'set', of: { table: true }, field: 'initiative', value: null, rule: 'LC-TURN-02' },
          ],
        },
      ],
    ],
    ['ute', '/game losses battle:3', 'There’s no battle 3. This campaign is in battle 2.'],
    ['ute', '/game losses battle:1', []],
  ]);
});

test('an umpire who plays breaks off or ends a battle only if the other side agrees', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['ute', '/game join side:axis', [{ type: 'player-joined', user: 'ute', side: 'axis' }]],
    ['ute', '/turn end'],
    [
      'ute',
      '/game battle',
      [
        {
          type: 'asked',
          id: 7,
          by: 'ute',
          about: 'battle',
          sides: ['allies'],
          users: [],
          umpire: true,
          runs: { command: 'game battle', given: {} },
          on: { position: true },
          was: '[1,false,[],null,null,{"turn":1,"step":"first-side","side":"axis"}]',
          proposes: [],
        },
      ],
    ],
    ['ute', '/game battle', 'You’ve already asked for that (#7). It’s waiting for an answer.'],
    ['anna', '/agree', 'Only the other side, or an umpire who plays no side, can agree to this.'],
    [
      'ben',
      '/agree',
      [
        { type: 'agreed', ask: 7, by: 'ute', about: 'battle' },
        {
          type: 'battle-begun',
          battle: 2,
          effects: [
            { effect: 'set', of: { side: 'axis' }, field: 'began', value: null, rule: 'LC-TURN-02' },
            { effect: 'set', of: { side: 'allies' }, field: 'began', value: null, rule: 'LC-TURN-02' },
            { effect: 'set', of: { table: true }, field: 'initiative', value: null, rule: 'LC-TURN-02' },
          ],
        },
      ],
    ],
    ['ute', '/turn end'],
    [
      'anna',
      '/battle end why:Night winner:axis',
      [
        {
          type: 'asked',
          id: 11,
          by: 'anna',
          about: 'battle-end',
          sides: ['allies'],
          users: [],
          umpire: true,
          on: { position: true },
          was: '[2,false,[],null,null,{"turn":1,"step":"first-side","side":"axis"}]',
          proposes: [
            {
              type: 'battle-ended',
              effects: [{ winner: 'axis', why: 'agreed', values: { text: 'Night' }, effect: 'ended' }],
            },
          ],
        },
      ],
    ],
    ['ben', '/decline', [{ type: 'declined', ask: 11, by: 'anna', about: 'battle-end' }]],
    [
      'ute',
      '/battle end why:Night winner:axis',
      [
        {
          type: 'asked',
          id: 13,
          by: 'ute',
          about: 'battle-end',
          sides: ['allies'],
          users: [],
          umpire: true,
          on: { position: true },
          was: '[2,false,[],null,null,{"turn":1,"step":"first-side","side":"axis"}]',
          proposes: [
            {
              type: 'battle-ended',
              effects: [{ winner: 'axis', why: 'agreed', values: { text: 'Night' }, effect: 'ended' }],
            },
          ],
        },
      ],
    ],
    ['anna', '/agree', 'Only the other side, or an umpire who plays no side, can agree to this.'],
    [
      'ben',
      '/agree',
      [
        { type: 'agreed', ask: 13, by: 'ute', about: 'battle-end' },
        {
          type: 'battle-ended',
          effects: [{ winner: 'axis', why: 'agreed', values: { text: 'Night' }, effect: 'ended' }],
        },
      ],
    ],
  ]);
});

test('how rules are enforced, dice are thrown and time is counted is the umpire’s to say', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    [
      'anna',
      '/game enforcement how:off',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game enforcement how:off', [{ type: 'enforcement-set', enforcement: 'off' }]],
    ['ute', '/game enforcement how:mild', '"mild" isn’t a value for how. It can be strict, remind or off.'],
    [
      'anna',
      '/game dice table:off',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game dice table:off', [{ type: 'dice-set', how: 'off' }]],
    [
      'anna',
      '/fire weapon:rifle range:8 faces:2',
      'This campaign doesn’t use dice from the table. Leave out faces, and Umpire throws.',
    ],
    ['ute', '/game dice table:confirmed', [{ type: 'dice-set', how: 'confirmed' }]],
    [
      'anna',
      '/game house toggle:dogs-chance on:false',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    [
      'ute',
      '/game house toggle:dogs-chanc on:true',
      'Landser (original) has no house rule called "dogs-chanc". Did you mean dogs-chance? /game house lists them.',
    ],
    ['ute', '/game house toggle:dogs-chance on:true', [{ type: 'house-set', toggle: 'dogs-chance', on: true }]],
    [
      'anna',
      '/game clock every:1h',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game clock every:24h', [{ type: 'clock-set', pace: { every: 1440, grace: 720, after: 'nudge' } }]],
    [
      'ute',
      '/game clock every:1h grace:30m then:umpire',
      [{ type: 'clock-set', pace: { every: 60, grace: 30, after: 'umpire' } }],
    ],
    ['ute', '/game clock every:soon', 'I don’t understand the time "soon". Try every:24h, every:2d or every:90m.'],
    ['ute', '/game settings rulings:full', [{ type: 'settings-changed', rulings: 'full' }]],
    ['ute', '/game resume', 'The game isn’t paused.'],
    ['ute', '/game pause', [{ type: 'game-paused' }]],
    ['ute', '/game pause', 'The game is paused. /game resume starts it again.'],
    ['ute', '/turn end', 'The game is paused. /game resume starts it again.'],
    ['ute', '/game resume', [{ type: 'game-resumed' }]],
    ['anna', '/game end', 'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.'],
    ['ute', '/game end confirm:true', [{ type: 'game-ended' }]],
    ['ute', '/game end confirm:true', 'There’s no campaign in this channel. /game new opens one.'],
  ]);
});
