import type { Effect } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer, does, hit, missed, struck } from '../ruling/naming.ts';
import { begins, type Declared, type InNews, type Telling, type Verdicts, valuesOf } from '../ruling/verdict-words.ts';
import { losses, several } from './losses.ts';
import { soloTellings, soloVerdicts } from './solo-verdicts.ts';
import { vehicleVerdicts } from './vehicle-verdicts.ts';

/** How an action in WW2 Skirmish ended. */
export const verdicts: Verdicts = {
  fire,
  effect: (facts, declared) => `${about(struck(declared), losses(facts))}.`,
  grenade,
  barrage: (facts, declared) => `${facts.hit ? hit(declared, losses(facts)) : missed(declared)}.`,
  smoke,
  spot,
  morale: ({ result, inches }, declared) => {
    // How a known team goes has a line of its own.
    if (result === 'retires' && declared.names?.who !== undefined) return theTeam(declared, 'retires');
    return theTeam(declared, MORALE[String(result)] ?? `falls back ${inches}″`);
  },
  rally: ({ rallied }, declared) => theTeam(declared, rallied ? 'rallies' : 'keeps running'),
  suppress: ({ removed }, declared) =>
    `${about(doer(declared), removed === 0 ? 'the suppression stays' : `${several(removed, 'suppression')} lifted`)}.`,
  act: ({ action }, declared) => {
    const figures = OF_FIGURES[String(action)];
    return figures === undefined ? theTeam(declared, ACTS[String(action)]!) : `${about(doer(declared), figures)}.`;
  },
  ...vehicleVerdicts,
  ...soloVerdicts,
};

export const inNews: InNews = {
  options: { act: ['action'], move: ['task', 'cause'], demolish: ['task'] },
  steps: [
    'replaces-crew',
    'leaves-as-scout',
    'rejoins',
    'mounts',
    'dismounts',
    'disperses',
    'closes-up',
    'into-bunker',
    'out-of-bunker',
    'leaves-table',
    'surrenders',
    'crashes-on',
  ],
  by: { attacker: 'who', defender: 'at' },
  changes: {
    act: { dispersed: ends('told') },
    fire: { 'hull-hits': 'better' },
    morale: {
      'below-half': 'better',
      // Where something stops it, it goes less far than the verdict says.
      'falls-back': (change) => (valuesOf(change).of === undefined ? 'better' : undefined),
      retiring: 'better',
      routs: 'better',
      suppressed: 'better',
    },
    move: {
      crashes: (change) => (valuesOf(change).inches === 0 ? undefined : 'better'),
      stuck: ends('better'),
    },
    rally: { routed: ends('told') },
    solo: soloTellings,
  },
};

/** Of a field that loses its value. */
function ends(telling: Telling) {
  return (change: Effect) => (begins(change) ? undefined : telling);
}

function theTeam(declared: Declared, what: string): string {
  return `${does(doer(declared), what, 'The team')}.`;
}

function fire(facts: Facts, declared: Declared): string {
  const { options, names: { who, at } = {} } = declared;
  const most = facts['shots-max'];
  if (most !== undefined) return `${about(struck(declared), `${several(most, 'shot')} at most`)}.`;
  const hits = several(facts.hits, 'hit');
  // /tankhit says what a hit on a vehicle's hull does.
  if (options?.hull === true && facts.hits !== 0)
    return at === undefined ? `${about(who, `${hits} on the vehicle`)}.` : `${hits} on ${at}.`;
  if (facts.hits === 0) return at === undefined ? `${about(who, 'no hit')}.` : `${missed(declared)}.`;
  if (at === undefined) return `${about(who, hits, losses(facts))}.`;
  return who === undefined ? `${hits} on ${at}: ${losses(facts)}.` : `${hit(declared, losses(facts))}.`;
}

function spot({ spotted }: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  if (who !== undefined && at !== undefined) return `${who} ${spotted ? 'spots' : 'doesn’t spot'} ${at}.`;
  return `${about(doer(declared), spotted ? 'spotted' : 'not spotted')}.`;
}

function grenade(facts: Facts, declared: Declared): string {
  if (!facts.hit) return `${missed(declared)}.`;
  const there = landsBy(declared);
  return facts.exploded === false ? `${there}, but it’s a dud.` : `${there}: ${losses(facts)}.`;
}

function landsBy({ names: { who, at } = {} }: Declared): string {
  if (at !== undefined) return `The grenade lands by ${at}`;
  return `${who === undefined ? 'It' : `${who}’s grenade`} lands there`;
}

function smoke(facts: Facts, declared: Declared): string {
  const name = doer(declared);
  if (!facts.placed) return `${does(name, 'misses the point, so there’s no smoke')}.`;
  return `${about(name, 'the smoke is down', facts.suppressed === undefined ? undefined : losses(facts))}.`;
}

/** Morale results that the dice give without inches. */
const MORALE: Readonly<Record<string, string>> = {
  holds: 'holds',
  retires: 'retires to the nearest cover to the rear (/move)',
  suppressed: 'is suppressed',
  routs: 'routs',
};

/** What a team does without dice. */
const ACTS: Readonly<Record<string, string>> = {
  mount: 'mounts',
  dismount: 'dismounts',
  disperse: 'spreads out',
  'close-up': 'closes up',
  bunker: 'goes into the bunker',
  out: 'comes out of the bunker',
  surrender: 'surrenders',
  leave: 'leaves the table by its own edge',
};

/** What some of its figures do. */
const OF_FIGURES: Readonly<Record<string, string>> = {
  replace: 'a figure replaces lost crew',
  detach: 'a figure leaves as a scout',
  rejoin: 'a scout rejoins his team',
};
