import { commands } from '../../commands/index.ts';
import { exampleOf } from '../../commands/prefilled.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';

/** A command that shows a verb at work, and what stands on the table before it. */
export interface Example {
  readonly command: string;
  /** Commands given before. */
  readonly before: readonly string[];
}

/** In place of the verb's example where the book reads that otherwise, or has something better to show. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hans-n-panzer': {
    move: '/move unit:tiger path:"road:4,off-road"',
    fire: '/fire weapon:rifle range:5 shooters:6 cover:soft',
    effect: '/effect weapon:artillery figures:4 near:1 cover:wall',
    grenade: '/grenade range:1 figures:4',
    tankhit: '/tankhit weapon:88mm range:20 target:t34 cover:hull-down',
    morale: '/morale cause:losses-25 command:in-sight',
    weapon: '/weapon action:set-up weapon:infantry-mortar turn:3',
  },
  'ww2-skirmish': {
    fire: '/fire weapon:rifle range:14 aim:aimed cover:soft',
    effect: '/effect by:mortar figures:4 cover:soft',
    grenade: '/grenade range:6 figures:2 at:trench',
    barrage: '/barrage weapon:mortar range:30 figures:4 cover:soft',
    spot: '/spot range:22 attempts:4 cover:soft',
    morale: '/morale actions:6 figures:4',
    rally: '/rally figures:3 original:5',
    suppress: '/suppress actions:7 figures:4 markers:1 attempts:2',
    tankhit: '/tankhit weapon:bazooka range:8 vehicle:medium facing:side',
    demolish: '/demolish task:explosive weapon:bazooka range:10',
    move: '/move mover:foot terrain:rough moves:2',
    assault: '/assault actions:2 target-actions:3 extra:1',
    points: '/points actions:2 weapon:smg rounds:2 figures:5',
    act: '/act who:"Able Rifle team 1" action:detach',
  },
  panzertroops: {
    fire: '/fire weapon:lmg range:8 target-type:infantry cover:soft',
    grenade: '/grenade range:2 cover:hard',
    tankhit: '/tankhit weapon:bazooka range:3 vehicle:panther-g facing:side',
    bail: '/bail vehicle:afv riders:2 crew:4',
    morale: '/morale troops:veteran leader:true with:morale',
    barrage: '/barrage modifier:1',
    smoke: '/smoke weapon:medium-mortar range:20',
    move: '/move mover:infantry-run path:"open=4"',
    points: '/points what:force items:"german-platoon,2*tiger" budget:500',
    weapon: '/weapon action:crew unit:Schmidt from:Huber',
  },
};

/** What an example needs on the table, by the verb that has it. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  panzertroops: {
    weapon: ['/unit add profile:rifleman name:Schmidt', '/unit add profile:lmg-team name:Huber fields:"crew:1 lost:1"'],
  },
  'landser-classic': { act: ['/unit add profile:rifleman name:Schmidt'] },
  landser: { act: ['/unit add profile:rifleman name:Schmidt'] },
  'ww2-skirmish': { act: ['/unit squad squad:platoon name:Able'] },
};

/** An example of a verb that the book can read, as somebody in a channel of that book types it. */
export function exampleIn(book: Ruleset, verb: string): Example {
  const command = OWN[book.id]?.[verb] ?? exampleOf(book, verb, commands) ?? `/${verb}`;
  const needed = BEFORE[book.id]?.[verb];
  if (!needed) return { command, before: [`/game rules rules:${book.id}`] };
  return {
    command,
    before: [`/game new rules:${book.id} sides:"Axis, Allies"`, '/game join side:axis', ...needed, '/turn end'],
  };
}
