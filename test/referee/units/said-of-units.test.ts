import { test } from 'vitest';
import { giveAll } from '../lines.ts';
import { Playing } from '../playing.ts';

test('units are added by those who play their side, or by an umpire who names it', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    [
      'anna',
      '/unit add profile:riflemen',
      '"riflemen" isn’t a profile. Did you mean rifleman? It can be squad-leader, second-in-command, machine-gunner, loader or rifleman.',
    ],
    ['ute', '/unit add profile:rifleman', 'Which side? You don’t play for one, so name it: side:axis or allies.'],
    [
      'zoe',
      '/unit add profile:rifleman side:axis',
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    ],
    [
      'anna',
      '/unit add profile:rifleman side:allies',
      'You don’t play for the Allies. Only their players can do that, or an umpire who plays no side.',
    ],
    ['anna', '/unit add profile:rifleman count:0', '0 is too low for count. It can be 1 to 50.'],
    ['anna', '/unit add profile:rifleman count:51', '51 is too high for count. It can be 1 to 50.'],
    [
      'anna',
      '/unit add profile:rifleman count:2 name:Bell',
      [
        {
          type: 'units-added',
          units: [
            {
              id: 'u1',
              name: 'Bell 1',
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
            {
              id: 'u2',
              name: 'Bell 2',
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
      ],
    ],
    ['anna', '/unit add profile:rifleman name:"bell 2"', 'There’s already a unit called bell 2. Choose another name.'],
    [
      'anna',
      '/unit add profile:rifleman name:all',
      'A unit can’t be called all, because that means every unit of a side. Choose another name.',
    ],
    [
      'anna',
      '/unit add profile:rifleman name:"a,b"',
      '"a,b" can’t be a name. Names have 1 to 60 letters, and no commas, quotes, @ or #.',
    ],
    ['anna', '/unit add profile:rifleman name:Cole fields:"weapon:pistol"', 'Only an umpire can set weapon by hand.'],
    [
      'ute',
      '/unit add profile:rifleman name:Cole side:axis fields:"weapon:pistol"',
      [
        {
          type: 'units-added',
          units: [
            {
              id: 'u3',
              name: 'Cole',
              side: 'axis',
              profile: 'rifleman',
              fields: {
                weapon: 'pistol',
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
      ],
    ],
    [
      'ute',
      '/unit add profile:rifleman name:Dunn side:axis fields:"wepon:pistol"',
      'Landser (original) has no field called "wepon". Did you mean weapon? That takes a word.',
    ],
    ['anna', '/unit squad squad:squat name:Red', '"squat" isn’t a squad. Did you mean squad? It can only be squad.'],
    ['anna', '/unit squad squad:squad name:Red'],
    [
      'anna',
      '/unit squad squad:squad name:Red',
      'There’s already a unit called Red Squad leader. Choose another name.',
    ],
  ]);
});

test('units are renamed, edited and removed: before the battle by their side, and in it by an umpire', async () => {
  const table = await Playing.caen();
  await giveAll(table, [
    [
      'anna',
      '/unit add profile:rifleman name:Cole',
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
      ],
    ],
    [
      'anna',
      '/unit add profile:rifleman name:Bell',
      [
        {
          type: 'units-added',
          units: [
            {
              id: 'u2',
              name: 'Bell',
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
      ],
    ],
    [
      'ben',
      '/unit add profile:rifleman name:Miller',
      [
        {
          type: 'units-added',
          units: [
            {
              id: 'u3',
              name: 'Miller',
              side: 'allies',
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
      ],
    ],
    ['anna', '/unit rename unit:Cole to:Bell', 'There’s already a unit called Bell. Choose another name.'],
    ['anna', '/unit rename unit:Col to:Kurt', 'There’s no unit called "Col" here. Did you mean Cole?'],
    ['anna', '/unit rename unit:Cole to:" Kurt "', [{ type: 'unit-renamed', unit: 'u1', name: 'Kurt', was: 'Cole' }]],
    [
      'anna',
      '/unit rename unit:Miller to:Tom',
      'You don’t play for the Allies. Only their players can do that, or an umpire who plays no side.',
    ],
    ['anna', '/unit edit unit:Kurt fields:"weapon:smg"', 'Only an umpire can set weapon by hand.'],
    [
      'ute',
      '/unit edit unit:Kurt fields:"weapon:smg"',
      [
        {
          type: 'unit-edited',
          unit: 'u1',
          was: 'Kurt',
          fields: { weapon: 'smg' },
          effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'weapon', value: 'smg', rule: 'LC-ACT-01' }],
        },
      ],
    ],
    ['ute', '/unit edit unit:Kurt fields:""', 'Which fields? (fields:"weapon:smg serious-wounds:")'],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:two"',
      '"two" isn’t a number. Write one, like serious-wounds:8.',
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:1.5"',
      '1.5 isn’t a whole number, and serious-wounds needs one.',
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:-1"',
      '-1 is too low for serious-wounds. It can be 0 or more.',
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"medic:maybe"',
      '"maybe" isn’t true or false. Write medic:true or medic:false.',
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:1 weapon:rifle"',
      [
        {
          type: 'unit-edited',
          unit: 'u1',
          was: 'Kurt',
          fields: { 'serious-wounds': 1, weapon: 'rifle' },
          effects: [
            { effect: 'set', of: { unit: 'u1' }, field: 'serious-wounds', value: 1, rule: 'LC-WND-01' },
            { effect: 'set', of: { unit: 'u1' }, field: 'weapon', value: 'rifle', rule: 'LC-ACT-01' },
          ],
        },
      ],
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:1, weapon:rifle"',
      'Put a space between two fields, not a comma: serious-wounds:1,',
    ],
    [
      'ute',
      '/unit edit unit:Kurt fields:"serious-wounds:"',
      [
        {
          type: 'unit-edited',
          unit: 'u1',
          was: 'Kurt',
          fields: { 'serious-wounds': null },
          effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'serious-wounds', value: null, rule: 'LC-WND-01' }],
        },
      ],
    ],
    [
      'anna',
      '/unit edit unit:Miller fields:"weapon:smg"',
      'You don’t play for the Allies. Only their players can do that, or an umpire who plays no side.',
    ],
    [
      'anna',
      '/unit remove unit:Miller',
      'You don’t play for the Allies. Only their players can do that, or an umpire who plays no side.',
    ],
    ['anna', '/unit remove unit:Kurt', [{ type: 'unit-removed', unit: 'u1', was: 'Kurt' }]],
    ['anna', '/unit remove unit:Kurt', 'There’s no unit called "Kurt" here. /unit list shows them all.'],
    ['ute', '/turn end'],
    ['anna', '/unit remove unit:Bell', 'The battle has begun, so only an umpire can take Bell out.'],
    ['ben', '/unit edit unit:Miller fields:"serious-wounds:1"', 'Only an umpire can set serious-wounds by hand.'],
    [
      'ute',
      '/unit edit unit:Miller fields:"action:fire"',
      [
        {
          type: 'unit-edited',
          unit: 'u3',
          was: 'Miller',
          fields: { action: 'fire' },
          effects: [
            {
              effect: 'set',
              of: { unit: 'u3' },
              field: 'action',
              value: 'fire',
              until: { turn: 1, side: 'axis', step: 'first-side', edge: 'end' },
              rule: 'LC-TURN-02',
            },
          ],
        },
      ],
    ],
    [
      'ute',
      '/unit edit unit:Miller fields:"serious-wounds:1"',
      [
        {
          type: 'unit-edited',
          unit: 'u3',
          was: 'Miller',
          fields: { 'serious-wounds': 1 },
          effects: [{ effect: 'set', of: { unit: 'u3' }, field: 'serious-wounds', value: 1, rule: 'LC-WND-01' }],
        },
      ],
    ],
    ['ute', '/unit remove unit:Miller', [{ type: 'unit-removed', unit: 'u3', was: 'Miller' }]],
    [
      'zoe',
      '/unit remove unit:Bell',
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    ],
  ]);
});
