import type { Command } from '../src/command/command.ts';

/**
 * A ruling: its options with a box of their own on Discord, the commonest first, and examples, of which each book shows those that it
 * accepts. All other options go through `more`.
 */
function ruling(
  name: Command['name'],
  primary: readonly string[],
  example: string,
  ...examples: readonly string[]
): Command {
  return { name, primary, example, examples, run: (call) => call.rule(name) };
}

// biome-ignore format: boxes in rows
export const rulings: readonly Command[] = [
  ruling('fire', [
    'attacker', 'target', 'weapon', 'range', 'aim', 'shots', 'cover', 'moved', 'target-fast', 'auto', 'split',
    'stance', 'phase', 'figures', 'shooters', 'same-target', 'suppressed-by', 'burst', 'modifier', 'odds', 'faces',
    'with', 'rules',
  ],
    '/fire weapon:rifle range:8 cover:half',
    '/fire weapon:smg range:4 auto:true figures:3',
    '/fire weapon:light-mg range:12 figures:4',
    '/fire weapon:mg range:20 cover:soft',
    '/fire weapon:medium-mortar range:20 indirect:true',
  ),
  ruling('move', [
    'who', 'target', 'task', 'action', 'mover', 'terrain', 'moves', 'difficult', 'half', 'wounds-a', 'unit', 'vehicle',
    'speed', 'path', 'boarding', 'drive-test', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/move action:move-fast', '/move vehicle:tiger path:road', '/move terrain:woods obstacles:1'),
  ruling('spot', [
    'who', 'target', 'range', 'cover', 'sight', 'attempts', 'state', 'observer-fast', 'night', 'bad-weather',
    'spotter', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/spot range:12 state:sneak-open'),
  ruling('effect', [
    'who', 'target', 'weapon', 'by', 'calibre', 'range', 'figures', 'cover', 'near', 'blast-cover', 'prone',
    'soft-ground', 'light-this-turn', 'serious-before', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/effect weapon:gpmg range:12'),
  ruling('grenade', [
    'who', 'target', 'weapon', 'at', 'drop', 'cover', 'range', 'figures', 'place', 'blast-cover', 'prone',
    'soft-ground', 'open-topped', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/grenade range:6 figures:2', '/grenade range:2', '/grenade weapon:rifle-grenade range:6'),
  ruling('barrage', [
    'who', 'target', 'weapon', 'calibre', 'range', 'figures', 'near', 'cover', 'modifier', 'odds', 'faces', 'with',
    'rules',
  ], '/barrage weapon:infantry-mortar range:30 figures:4 rules:hans-n-panzer'),
  ruling('smoke', [
    'who', 'target', 'weapon', 'range', 'indirect', 'limited', 'weather', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/smoke weapon:light-mortar range:20 rules:ww2-skirmish'),
  ruling('tankhit', [
    'attacker', 'target', 'weapon', 'range', 'vehicle', 'armour', 'facing', 'angle', 'cover', 'moved', 'target-fast',
    'same-target', 'open-topped', 'elevation', 'calibre', 'ammo', 'hull-down', 'crossing', 'passengers', 'modifier',
    'odds', 'faces', 'with', 'rules',
  ],
    '/tankhit weapon:bazooka range:8 armour:medium facing:side',
    '/tankhit weapon:bazooka range:4 vehicle:tiger facing:side',
    '/tankhit weapon:88mm range:20 target:sherman',
    '/tankhit weapon:gun calibre:75 range:20 vehicle:medium',
    '/tankhit weapon:panzerfaust range:4 armour:heavy facing:rear',
  ),
  ruling('demolish', [
    'who', 'target', 'task', 'weapon', 'calibre', 'range', 'hits', 'occupants', 'figures', 'shots', 'moved',
    'modifier', 'odds', 'faces', 'with', 'rules',
  ],
    '/demolish weapon:artillery target:small-house rules:hans-n-panzer',
    '/demolish weapon:gun calibre:75 range:20',
  ),
  ruling('bail', [
    'who', 'target', 'vehicle', 'crew', 'light', 'serious', 'riders', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/bail crew:4'),
  ruling('assault', [
    'who', 'target', 'actions', 'target-actions', 'attacker-weapon', 'defender-weapon', 'defender-state',
    'attacker-opponents', 'defender-opponents', 'attacker-difficult', 'defender-difficult', 'defender-wounded',
    'modifier', 'defender-modifier', 'odds', 'faces', 'with', 'rules',
  ], '/assault attacker-weapon:assault defender-weapon:pistol'),
  ruling('suppress', [
    'who', 'target', 'figures', 'area', 'actions', 'markers', 'attempts', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/suppress figures:3 area:"the bunker"'),
  ruling('morale', [
    'who', 'actions', 'figures', 'suppressed', 'in-action', 'out', 'troops', 'leader', 'immobilised', 'target',
    'cause', 'losses', 'command', 'officer', 'grade', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/morale in-action:8 out:2', '/morale losses:half officer:lost'),
  ruling('rally', [
    'who', 'target', 'kind', 'in-action', 'figures', 'original', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/rally kind:squad in-action:7'),
  ruling('wound', [
    'who', 'target', 'kind', 'treated', 'turn', 'stretcher', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/wound kind:medic'),
  ruling('weapon', [
    'who', 'target', 'work', 'action', 'weapon', 'turn', 'with', 'rules',
  ], '/weapon work:clear', '/weapon action:set-up weapon:88mm turn:2'),
  ruling('act', [
    'who', 'target', 'action', 'terrain', 'with', 'rules',
  ], '/act who:Schmidt action:hide', '/act action:covering-fire'),
  ruling('points', [
    'what', 'items', 'budget', 'vehicle', 'gun', 'mgs', 'speed', 'front', 'side', 'mm', 'hp', 'tons', 'squads',
    'actions', 'weapon', 'rounds', 'figures', 'with', 'rules',
  ],
    '/points squads:4 rules:landser',
    '/points what:vehicle vehicle:tiger',
    '/points what:force items:3*line+rifle,tiger',
  ),
  ruling('initiative', [
    'side-1', 'side-2', 'purpose', 'modifier', 'odds', 'faces', 'with', 'rules',
  ], '/initiative side-1:Axis side-2:Allies'),
];

export const visibility: Command = ruling(
  'visibility',
  ['odds', 'faces', 'with', 'rules'],
  '/visibility rules:hans-n-panzer',
);
