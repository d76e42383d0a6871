import { test } from 'vitest';
import { giveAll } from '../lines.ts';
import { Playing } from '../playing.ts';

test('what’s undone is the player’s own, or agreed to by those whom it concerns', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    [
      'anna',
      '/undo',
      [
        {
          type: 'asked',
          id: 4,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [3] }],
        },
      ],
    ],
    ['anna', '/redo', 'There’s nothing to redo: the last entry isn’t an undo.'],
    ['zoe', '/undo', 'Number 3 isn’t yours, and you aren’t in this game. Only the person who gave it can undo it.'],
    [
      'ute',
      '/unit add profile:rifleman name:Cole side:axis',
      [
        {
          type: 'units-added',
          units: [
            {
              id: 'u1',
              name: 'Cole',
              side: 'axis',
              profile: 'rifleman',
              fields: {
                weapon: 'rifle',
                actions: [
                  'move',
                  'move-fast',
                  'move-and-fire',
                  'sneak',
                  'assault',
                  'fire',
                  'hide',
                  'covering-fire',
                  'weapon-work',
                ],
              },
            },
          ],
        },
        { type: 'lapsed', ask: 4, by: 'anna', about: 'undo' },
      ],
    ],
    ['anna', '/redo', 'There’s nothing to redo: the last entry isn’t an undo.'],
    [
      'anna',
      '/undo',
      [
        {
          type: 'asked',
          id: 6,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ute', 'ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [5] }],
        },
      ],
    ],
    ['anna', '/undo', 'You’ve already asked for that (#6). It’s waiting for an answer.'],
    [
      'ben',
      '/agree',
      [
        { type: 'agreed', ask: 6, by: 'anna', about: 'undo' },
        { type: 'undone', strikes: [5] },
      ],
    ],
    ['anna', '/decline', 'There are no requests here.'],
    ['ute', '/undo to:99', 'The log here has no number 99. /log shows what it has.'],
    ['ute', '/undo', [{ type: 'undone', strikes: [3] }]],
    ['ben', '/redo', 'Somebody else undid number 8. Only they or an umpire can redo it.'],
    ['anna', '/redo', 'Somebody else undid number 8. Only they or an umpire can redo it.'],
    ['ute', '/redo', [{ type: 'redone', lifts: [3] }]],
    ['ute', '/redo', [{ type: 'redone', lifts: [5] }]],
  ]);
});

test('a ruling is corrected by whoever gave it, with what the table showed', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/unit add profile:rifleman name:Bell'],
    ['ben', '/unit add profile:rifleman name:Miller'],
    ['ben', '/unit add profile:rifleman name:Moss'],
    [
      'anna',
      '/correct range:12',
      'I can’t find a recent ruling of yours. Which one do you mean? /log shows the numbers: /correct number:12 range:14',
    ],
    ['ute', '/turn end'],
    ['anna', '/fire who:Bell target:Miller range:8 faces:"2"'],
    [
      'ben',
      '/correct number:9 range:12',
      [
        {
          type: 'asked',
          id: 10,
          by: 'ben',
          about: 'correct',
          sides: [],
          users: [],
          needs: [{ sides: ['axis'], users: ['anna'] }],
          umpire: true,
          runs: { command: 'correct', given: { range: '12', number: 9, later: 'leave' } },
          on: { units: ['u1', 'u2'], standing: true },
          was: '[1,false,[{"id":"u1","name":"Bell","side":"axis","profile":"rifleman","fields":{"weapon":"rifle","actions":["move","move-fast","move-and-fire","sneak","assault","fire","hide","covering-fire","weapon-work"],"action":"fire","fired":true,"aware":["u2"],"shots":2,"last-target":"u2","last-shot":1}},{"id":"u2","name":"Miller","side":"allies","profile":"rifleman","fields":{"weapon":"rifle","actions":["move","move-fast","move-and-fire","sneak","assault","fire","hide","covering-fire","weapon-work"]}}],null,null,null]',
          proposes: [],
        },
      ],
    ],
    ['anna', '/correct number:99 range:12', 'The log here has no number 99. /log shows what it has.'],
    ['anna', '/correct number:4 range:12', 'Number 4 of the log isn’t a ruling.'],
    ['anna', '/correct number:9', 'What should it be? Say it like this: /correct number:9 range:14'],
    ['anna', '/correct range:8', '#9 already says that.'],
    ['anna', '/correct rang:8', '/correct has no option "rang". Did you mean range:8?'],
    [
      'anna',
      '/correct faces:"6"',
      'You can’t correct faces. The dice and the rulebook stay as they were, but /undo takes back the whole ruling.',
    ],
    ['zoe', '/correct number:9 cover:half', '#9 isn’t yours, and you aren’t in this game. /game join lets you in.'],
    ['zoe', '/undo', 'Number 9 isn’t yours, and you aren’t in this game. Only the person who gave it can undo it.'],
    [
      'anna',
      '/correct range:12',
      [
        {
          type: 'asked',
          id: 11,
          by: 'anna',
          about: 'correct',
          sides: [],
          users: [],
          needs: [{ sides: ['allies'], users: ['ben'] }],
          umpire: true,
          runs: { command: 'correct', given: { range: '12', number: 9, later: 'leave' } },
          on: { units: ['u1', 'u2'], standing: true },
          was: '[1,false,[{"id":"u1","name":"Bell","side":"axis","profile":"rifleman","fields":{"weapon":"rifle","actions":["move","move-fast","move-and-fire","sneak","assault","fire","hide","covering-fire","weapon-work"],"action":"fire","fired":true,"aware":["u2"],"shots":2,"last-target":"u2","last-shot":1}},{"id":"u2","name":"Miller","side":"allies","profile":"rifleman","fields":{"weapon":"rifle","actions":["move","move-fast","move-and-fire","sneak","assault","fire","hide","covering-fire","weapon-work"]}}],null,null,null]',
          proposes: [],
        },
      ],
    ],
    [
      'anna',
      '/correct range:12 confirm:10',
      'The log has changed since you asked. Check /log, then give the command again.',
    ],
    ['anna', '/correct number:9 range:12', 'You’ve already asked for that (#11). It’s waiting for an answer.'],
    ['ute', '/correct number:9 target:Moss later:leave', []],
  ]);
});

test('a ruling is questioned by the other side, once, and the question is settled when it’s corrected', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/unit add profile:rifleman name:Bell'],
    ['ben', '/unit add profile:rifleman name:Miller'],
    ['ben', '/unit add profile:rifleman name:Moss'],
    [
      'ben',
      '/question',
      'There’s no ruling of another side to question here. Name one by its number: /question number:12.',
    ],
    ['ute', '/turn end'],
    ['anna', '/fire who:Bell target:Miller range:8 faces:"2"'],
    [
      'zoe',
      '/question number:9',
      'Only somebody who plays a side can question a ruling. An umpire can put it right with /correct.',
    ],
    [
      'ute',
      '/question number:9',
      'Only somebody who plays a side can question a ruling. An umpire can put it right with /correct.',
    ],
    [
      'anna',
      '/question number:9',
      '#9 is your own side’s ruling, so you can’t question it. If something’s wrong with it, use /correct number:9.',
    ],
    ['ben', '/question number:99', 'The log here has no number 99. /log shows what it has.'],
    ['ben', '/question number:4', 'Number 4 of the log isn’t a ruling.'],
    [
      'ben',
      '/question why:"He was in the woods"',
      [
        {
          type: 'questioned',
          id: 10,
          seq: 9,
          by: 'ben',
          side: 'allies',
          user: 'anna',
          of: 'axis',
          why: 'He was in the woods',
        },
      ],
    ],
    ['ben', '/question number:9', '#9 is questioned already (#10). Add a picture to it with /photo number:10.'],
    ['anna', '/correct number:9 range:12'],
  ]);
});

test('what’s asked for is agreed to or declined by those whom it concerns, by its number', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/unit add profile:rifleman name:Bell'],
    ['ben', '/unit add profile:rifleman name:Miller'],
    ['ben', '/unit add profile:rifleman name:Moss'],
    ['ute', '/turn end'],
    ['anna', '/fire who:Bell target:Miller range:8 faces:"2"'],
    ['anna', '/undo to:99', 'The log here has no number 99. /log shows what it has.'],
    [
      'anna',
      '/undo',
      [
        {
          type: 'asked',
          id: 10,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [9] }],
        },
      ],
    ],
    ['anna', '/undo', 'You’ve already asked for that (#10). It’s waiting for an answer.'],
    ['anna', '/agree', 'Only the other side, or an umpire who plays no side, can agree to this.'],
    [
      'zoe',
      '/agree number:9',
      'Number 9 isn’t a request that’s waiting for an answer. /turn status shows those that are.',
    ],
    [
      'ben',
      '/agree number:8',
      'Number 8 isn’t a request that’s waiting for an answer. /turn status shows those that are.',
    ],
    ['ben', '/decline', [{ type: 'declined', ask: 10, by: 'anna', about: 'undo' }]],
    [
      'anna',
      '/undo',
      [
        {
          type: 'asked',
          id: 12,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [9] }],
        },
      ],
    ],
    [
      'ben',
      '/agree',
      [
        { type: 'agreed', ask: 12, by: 'anna', about: 'undo' },
        { type: 'undone', strikes: [9] },
      ],
    ],
    [
      'anna',
      '/undo to:8',
      [
        {
          type: 'asked',
          id: 14,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ute', 'ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [8] }],
        },
      ],
    ],
    [
      'anna',
      '/redo',
      [
        {
          type: 'asked',
          id: 15,
          by: 'anna',
          about: 'redo',
          sides: ['allies'],
          users: [],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'redone', lifts: [9] }],
        },
      ],
    ],
    [
      'anna',
      '/decline number:12',
      'Number 12 isn’t a request that’s waiting for an answer. /turn status shows those that are.',
    ],
    ['anna', '/redo', 'You’ve already asked for that (#15). It’s waiting for an answer.'],
    ['ben', '/agree', 'More than one request is waiting for you. Which one: number:14 or number:15?'],
    [
      'ben',
      '/agree number:15',
      [
        { type: 'agreed', ask: 15, by: 'anna', about: 'redo' },
        { type: 'redone', lifts: [9] },
        { type: 'lapsed', ask: 14, by: 'anna', about: 'undo' },
      ],
    ],
    [
      'anna',
      '/undo',
      [
        {
          type: 'asked',
          id: 17,
          by: 'anna',
          about: 'undo',
          sides: [],
          users: ['ben'],
          umpire: true,
          on: { all: true },
          was: '[1,false,[],null,null,null]',
          proposes: [{ type: 'undone', strikes: [9] }],
        },
      ],
    ],
    ['anna', '/decline', [{ type: 'declined', ask: 17, by: 'anna', about: 'undo' }]],
  ]);
});

test('a command says whom it’s for, and names those who are there', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    ['anna', '/unit add profile:rifleman name:Bell'],
    ['ben', '/unit add profile:rifleman name:Miller'],
    [
      'anna',
      '/fire who:Bell target:Miller range:8',
      'The battle hasn’t begun, so Bell can’t /fire. Begin the first turn with /turn end. LC-TURN-01',
    ],
    ['ute', '/turn end'],
    ['anna', '/fire who:Bel target:Miller range:8', 'There’s no unit called "Bel" here. Did you mean Bell?'],
    [
      'anna',
      '/fire who:Miller target:Bell range:8',
      'You don’t play for the Allies. Only their players can do that, or an umpire who plays no side.',
    ],
    ['anna', '/fire who:Bell target:Bell range:8', 'Bell can’t be his own target. Name an enemy. LC-FIRE-01'],
    [
      'anna',
      '/fire target:Miller range:8 faces:"9"',
      'Which weapon? rifle, smg, smg-soviet, pistol, lmg, gpmg. (weapon:rifle)',
    ],
    ['anna', '/fire who:Bell target:Miller range:8 weapon:smg', 'Bell has no SMG. Use a weapon he carries. LC-ACT-01'],
    ['anna', '/fire who:Bell attacker:Bell target:Miller range:8', 'You gave who twice. Once is enough.'],
    ['anna', '/fire who:"Bell, Bell" target:Miller range:8', 'You gave Bell twice. Once is enough.'],
    ['anna', '/fire who:Bell target:Miller range:8 faces:"7"', 'Die 1 is a D6, so it can’t show 7.'],
    [
      'anna',
      '/fire who:Bell target:Miller range:8 faces:"x"',
      'Die 1 can’t be "x". Faces are whole numbers, like faces:"5 6".',
    ],
    [
      'anna',
      '/fire who:Bell target:Miller range:8 faces:"2 3 4 5 6 1 1"',
      'That’s too many dice: this takes 1. Nothing has happened. Leave out die 2 (3).',
    ],
    ['anna', '/fire who:Bell target:Miller', 'How far is it? (range:8)'],
    [
      'zoe',
      '/fire who:Bell target:Miller range:8',
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    ],
    [
      'ben',
      '/fire who:Bell target:Miller range:8',
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    ],
    [
      'anna',
      '/tankhit who:Bell target:Miller',
      'Landser (original) has no /tankhit. There are no tanks in this edition. Landser (expanded) has them. Landser (expanded), Hans ’n’ Panzer, WW2 Skirmish and Panzer Troops have /tankhit.',
    ],
    ['anna', '/again', 'You have no recent ruling here to repeat. Give the whole command.'],
    ['anna', '/turn end to:nowhere', '"nowhere" isn’t a step of the turn. It can be first side or second side.'],
    [
      'ben',
      '/turn end',
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    ],
    [
      'ben',
      '/initiative faces:"3 4"',
      'You only throw initiative once a game, before the first turn, and you’ve done that. LC-TURN-02',
    ],
    ['ben', '/game move-to channel:caen', 'That’s this channel. Name another one.'],
    ['ben', '/log page:9', 'There’s no page 9: the log has 1 page.'],
    ['ben', '/log unit:Mille', 'There’s no unit called "Mille" here. Did you mean Miller?'],
    ['ben', '/log side:axi', '"axi" isn’t a side. Did you mean axis? It can be axis or allies.'],
  ]);
});
